/**
 * Length of `,"updatedAt":"2026-01-31T09:15:00.000Z"`, the end of every prepared body. The text before it is
 * content.
 */
export const UPDATED_AT_CHARACTERS = 39

export function updatedAtText(moment: string): string {
  return `,"updatedAt":"${moment}"`
}

export function contentOf(body: string): string {
  return body.slice(0, -UPDATED_AT_CHARACTERS)
}

/** An ancestor as in the API: its code, and the headings of the row that are its keys, with their codes. */
export interface ParentShape {
  readonly table: string
  readonly keys: readonly { heading: string; code: string }[]
}

/**
 * The part of the parents shared by all rows. The returned function takes a lookup of values by heading, as
 * JSON text.
 */
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
        // A heading that the row does not have is left out of the key.
        if (value !== undefined) members += (members === '' ? prefix : `,${prefix}`) + value
      }
      text += `${text === '' ? head : `,${head}`}${members}}}`
    }
    return `[${text}]`
  }
}

/** A row as prepared text without `updatedAt` and closing brace; `parents` and `data` are JSON. */
export function rowContent(row: {
  id: string
  table: string
  locationId: string
  parents: string
  data: string
}): string {
  const locationId = JSON.stringify(row.locationId)
  return (
    `{"id":"${row.id}","table":${JSON.stringify(row.table)},"locationId":${locationId},` +
    `"parents":${row.parents},"data":${row.data}`
  )
}

/** The name of the hole of a row, in a prepared body. */
export function locationIdOfBody(body: string): string {
  const { start, end } = locationIdPlace(body)
  return JSON.parse(body.slice(start, end)) as string
}

/** Whether a body has the name of a hole: those of the first release may lack it. */
export function hasLocationId(body: string): boolean {
  const { start, end } = locationIdPlace(body)
  return start >= LOCATION_ID.length && end > start
}

/** A prepared body with another name of the hole. */
export function withLocationId(body: string, locationId: string): string {
  const { start, end } = locationIdPlace(body)
  return body.slice(0, start) + JSON.stringify(locationId) + body.slice(end)
}

/** Quotes inside strings are escaped, so the marks are unambiguous. */
function locationIdPlace(body: string): { start: number; end: number } {
  const start = body.indexOf(LOCATION_ID) + LOCATION_ID.length
  return { start, end: body.indexOf(',"parents":', start) }
}

const LOCATION_ID = ',"locationId":'

/**
 * The text of `data` with its braces in a prepared body. Quotes inside strings are escaped, so the mark is
 * unambiguous.
 */
export function dataText(body: string): string {
  return body.slice(body.indexOf(',"data":{') + 8, -UPDATED_AT_CHARACTERS)
}
