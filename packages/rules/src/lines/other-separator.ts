/** What stands in place of the comma behind a data descriptor. */
const SEPARATOR = /^\s*"?(GROUP|HEADING|UNIT|TYPE|DATA)"? *([;|\t])/i

/** Bytes from the start of a line that show its separator. */
const SEPARATOR_BYTES = 64

/** A line that begins with a data descriptor, and its separator in words. */
export interface SeparatedLine {
  readonly descriptor: string
  readonly separator: string
}

/** Null where a comma follows, or there is no descriptor. */
export function separatedLine(bytes: Uint8Array, start: number, end: number): SeparatedLine | null {
  const line = String.fromCharCode(...bytes.subarray(start, Math.min(end, start + SEPARATOR_BYTES)))
  const [, descriptor, separator] = SEPARATOR.exec(line) ?? []
  if (descriptor === undefined || separator === undefined) return null
  return { descriptor, separator: separator === '\t' ? 'tabs' : separator }
}

/** The character itself, of a line of text. */
export const separatorOf = (text: string): string | null => SEPARATOR.exec(text)?.[2] ?? null

/** Rows as AGS 4 has them, whatever stands between their fields. */
const ROWS = [/^[\t "']{0,9}GROUP\b/m, /^[\t "']{0,9}(?:HEADING|DATA)\b/m]

/** Whether a text without a group that can be read has rows of AGS 4 all the same. */
export const hasRows = (pieces: readonly Uint8Array[]): boolean => {
  const decoder = new TextDecoder('windows-1252')
  const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('')
  return ROWS.every((row) => row.test(text))
}
