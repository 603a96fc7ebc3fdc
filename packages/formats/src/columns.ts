import type { ExportHeading, ExportSource, ExportTable } from './source.ts'

/** A column of a written table: a heading, or what the codes of the heading before it mean. */
export interface Column {
  readonly title: string
  readonly unit: string
  readonly heading: ExportHeading
  /** What is written for a row. */
  readonly valueOf: (row: readonly string[]) => string
}

/** Several codes in one value are joined like this (TRAN_RCON). */
export const CODE_SEPARATOR = '+'

/** The columns of a table; with `meanings`, one more beside each heading that has a list of codes. */
export function columnsOf(
  table: ExportTable,
  source: Pick<ExportSource, 'codes'>,
  meanings: boolean,
): Column[] {
  return table.headings.flatMap((heading, place) => {
    const valueOf = (row: readonly string[]) => row[place] ?? ''
    const column: Column = { title: heading.heading, unit: heading.unit, heading, valueOf }
    const codes = meanings ? source.codes(heading.heading) : new Map<string, string>()
    if (codes.size === 0) return [column]
    const title = `${heading.heading} (meaning)`
    const isText = { ...heading, type: 'PA' }
    return [column, { title, unit: '', heading: isText, valueOf: (row) => meaningOf(valueOf(row), codes) }]
  })
}

/** Of a code, or of several in one value; '' where one of them has none. */
function meaningOf(value: string, codes: ReadonlyMap<string, string>): string {
  const whole = codes.get(value)
  if (whole !== undefined) return whole
  const parts = value.split(CODE_SEPARATOR).map((code) => codes.get(code.trim()))
  return parts.includes(undefined) ? '' : parts.join(' + ')
}
