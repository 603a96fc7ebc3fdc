const HEADING = /^[A-Z][A-Z0-9_]*$/i
/** Tests of one specimen have equal keys in several tables, so the address includes the table. */
const TABLE = /^([A-Z][A-Z0-9_]*):/i

/**
 * `SAMP:SAMP_TOP=3.20&SAMP_REF=4`: keys of a row, which an address can name before the row has loaded. Empty:
 * no keys known.
 */
export function formatRowKeys(table: string, keys: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(keys).toString()
  return text && `${table}:${text}`
}

/** In place of a heading: the id of the row, where its keys are not known. No heading of AGS is this. */
export const ROW_ID = 'id'

/** `GEOL:id=65a1…`: a row of which the id is known only. */
export const formatRowId = (table: string, id: string): string => formatRowKeys(table, { [ROW_ID]: id })

/** Null if the text names no row. */
export function parseRowKeys(text: string | undefined): Record<string, string> | null {
  const keys = [...new URLSearchParams(text?.replace(TABLE, ''))]
  const isValid = keys.length > 0 && keys.every(([heading]) => HEADING.test(heading))
  return isValid ? Object.fromEntries(keys) : null
}
