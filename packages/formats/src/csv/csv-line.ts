import { guardCell } from './guard-cell.ts'

/** One line of RFC 4180: CR LF at its end, quotes doubled, and quoted where it must be. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** A guarded cell is quoted as well, so that a comma or semicolon in it cannot begin another one. */
function writeCell(text: string): string {
  const guarded = guardCell(text)
  const isPlain = guarded === text && !/[",;\r\n]|^\s|\s$/.test(text)
  return isPlain ? text : `"${guarded.replaceAll('"', '""')}"`
}
