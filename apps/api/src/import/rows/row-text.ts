/** Length of `,"updatedAt":"2026-01-31T09:15:00.000Z"`, the tail of every prepared body. What stands before it is content. */
export const UPDATED_AT_LENGTH = 39

export function updatedAtText(moment: string): string {
  return `,"updatedAt":"${moment}"`
}

export function contentOf(body: string): string {
  return body.slice(0, -UPDATED_AT_LENGTH)
}

/** An ancestor as the API shows it: its code, and which headings of the row are its keys, under which codes. */
export interface ParentShape {
  readonly table: string
  readonly keys: readonly { heading: string; code: string }[]
}

/** `valueText`: the value of a heading as JSON text, undefined where the row has no such heading. */
export function parentsText(
  parents: readonly ParentShape[],
  valueText: (heading: string) => string | undefined,
): string {
  const texts = parents.map(({ table, keys }) => {
    const members = keys.flatMap(({ heading, code }) => {
      const value = valueText(heading)
      return value === undefined ? [] : [`${JSON.stringify(code)}:${value}`]
    })
    return `{"table":${JSON.stringify(table)},"keys":{${members.join(',')}}}`
  })
  return `[${texts.join(',')}]`
}

/** A row as prepared text without `updatedAt` and closing brace; `data` is the text between its braces. */
export function rowContent(row: {
  id: string
  table: string
  locationId: string
  parents: string
  data: string
}): string {
  const locationId = JSON.stringify(row.locationId)
  return `{"id":"${row.id}","table":${JSON.stringify(row.table)},"locationId":${locationId},"parents":${row.parents},"data":{${row.data}}`
}

/** The text of `data` with its braces, out of a prepared body: quotes inside strings are escaped, so the mark is sure. */
export function dataText(body: string): string {
  return body.slice(body.indexOf(',"data":{') + 8, -UPDATED_AT_LENGTH)
}
