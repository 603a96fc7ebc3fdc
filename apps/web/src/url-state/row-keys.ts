const HEADING = /^[A-Z][A-Z0-9_]*$/i
/** Tests of one specimen have the same keys in several tables, so an address names the table as well. */
const TABLE = /^([A-Z][A-Z0-9_]*):/i

/**
 * `SAMP:SAMP_TOP=3.20&SAMP_REF=4`: a row by its keys, so that an address can name one that has not come yet. Empty where
 * no keys are known.
 */
export function formatRowKeys(table: string, keys: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(keys).toString()
  return text && `${table}:${text}`
}

/** Null for what names no row. */
export function parseRowKeys(text: string | undefined): Record<string, string> | null {
  const keys = [...new URLSearchParams(text?.replace(TABLE, ''))]
  const sound = keys.length > 0 && keys.every(([heading]) => HEADING.test(heading))
  return sound ? Object.fromEntries(keys) : null
}
