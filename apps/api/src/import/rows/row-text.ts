/** Length of `,"updatedAt":"2026-01-31T09:15:00.000Z"`, the tail of every prepared body. What stands before it is content. */
export const UPDATED_AT_LENGTH = 39

const ID_AT = '{"id":"'.length
const ID_LENGTH = 24

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

/** What is the same in the parents of every row. The function it returns asks for the value of a heading, as JSON text. */
export function prepareParents(
  parents: readonly ParentShape[],
): (valueText: (heading: string) => string | undefined) => string {
  const prepared = parents.map(({ table, keys }) => ({
    head: `{"table":${JSON.stringify(table)},"keys":{`,
    keys: keys.map(({ heading, code }) => ({ heading, prefix: `${JSON.stringify(code)}:` })),
  }))
  return (valueText) => {
    let text = ''
    for (const { head, keys } of prepared) {
      let members = ''
      for (const { heading, prefix } of keys) {
        const value = valueText(heading)
        // A heading that the row does not have is no key of it.
        if (value !== undefined) members += (members === '' ? prefix : `,${prefix}`) + value
      }
      text += `${text === '' ? head : `,${head}`}${members}}}`
    }
    return `[${text}]`
  }
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

/** The id out of a prepared body. */
export function idOf(body: string): string {
  return body.slice(ID_AT, ID_AT + ID_LENGTH)
}

/** The text of `data` with its braces, out of a prepared body: quotes inside strings are escaped, so the mark is sure. */
export function dataText(body: string): string {
  return body.slice(body.indexOf(',"data":{') + 8, -UPDATED_AT_LENGTH)
}
