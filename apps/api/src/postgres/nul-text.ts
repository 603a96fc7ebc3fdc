/**
 * Text in PostgreSQL cannot hold NUL, which files may hold: it is stored as this noncharacter and a letter.
 */
const ESCAPE = '\uFDD0'
const NUL = `${ESCAPE}0`
const OWN = `${ESCAPE}1`

export const encodeNul = (text: string): string =>
  text.includes('\0') || text.includes(ESCAPE) ? text.replaceAll(ESCAPE, OWN).replaceAll('\0', NUL) : text

export const decodeNul = (text: string): string =>
  text.includes(ESCAPE) ? text.replaceAll(NUL, '\0').replaceAll(OWN, ESCAPE) : text

/** SQL: the JSON text of a column, as JavaScript writes it. */
export const jsonOf = (column: string): string => `replace(to_json(${column})::text, '${NUL}', '\\u0000')`
