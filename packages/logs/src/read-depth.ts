import type { TableRow } from '@groundsheet/contract'
import { isPossibleDepth, readNumber } from '@groundsheet/readings'
import type { Finding, Mark, Tables } from './log.ts'

/** The first stated value of several headings, trimmed; empty if there is none. */
export function readValue(row: TableRow, headings: readonly string[]): string {
  for (const heading of headings) {
    const value = row.data[heading]?.trim()
    if (value) return value
  }
  return ''
}

/** Metres below ground level; null if missing or impossible. */
export function readDepth(row: TableRow, headings: readonly string[]): number | null {
  const depth = readNumber(readValue(row, headings))
  return depth === null || !isPossibleDepth(depth) ? null : depth
}

/** The stated text for a depth that `readDepth` rejects, for a finding; nothing if none is stated. */
export function unreadDepth(row: TableRow, headings: readonly string[]): { readonly text?: string } {
  const text = readValue(row, headings)
  return text === '' || readDepth(row, headings) !== null ? {} : { text }
}

export const rowsOf = (tables: Tables, codes: readonly string[]): readonly TableRow[] =>
  codes.flatMap((code) => tables[code] ?? [])

type RangeHeadings = readonly [readonly string[], readonly string[]]

/** Some programs write a base of 0.00 for none: below a top above 0 it cannot be one. */
export const isNoBase = (base: number | null, top: number | null): boolean =>
  base === 0 && (top === null || top > 0)

/** Headings without those of the base, for a row whose base of 0 is none. */
export function withoutZeroBase(row: TableRow, [tops, bases]: RangeHeadings): RangeHeadings {
  return [tops, isNoBase(readDepth(row, bases), readDepth(row, tops)) ? [] : bases]
}

/** Where a mark is. */
export type Place = Pick<Mark, 'top' | 'base' | 'reversed'>

interface Range extends Place {
  /** No base was stated. */
  readonly point: boolean
}

/**
 * Their top is a key heading and their base is not, so that a base above the top is the wrong one of both.
 */
const KEY_TOP_TABLES: readonly string[] = ['SAMP', 'BKFL']

export const isKeyTop = ({ table }: Pick<TableRow, 'table'>): boolean => KEY_TOP_TABLES.includes(table)

/**
 * A reversed range is reported and swapped, or without its base if the top is the key. A row without a top is
 * reported and left out.
 */
export function readRange(
  row: TableRow,
  [tops, bases]: RangeHeadings,
  report: (finding: Finding) => void,
): Range | null {
  const [top, base] = [readDepth(row, tops), readDepth(row, bases)]
  if (top !== null && base !== null && base < top) {
    report({ kind: isKeyTop(row) ? 'base-unused' : 'reversed', table: row.table, top, base, row })
    if (isKeyTop(row)) return { top, base: top, point: true, reversed: true }
    return { top: base, base: top, point: false, reversed: true }
  }
  if (top === null) {
    const kind = base === null ? 'no-depth' : 'no-top'
    report({ kind, table: row.table, top, base, row, ...unreadDepth(row, tops) })
    return null
  }
  return { top, base: base ?? top, point: base === null }
}

/** Depths of a mark, of a range or of another mark. */
export const placeOf = ({ top, base, reversed }: Place): Place => ({
  top,
  base,
  ...(reversed && { reversed }),
})

/** A lane of rows that have a top and a base. Rows without a base are reported and left out. */
export function readRanges(
  tables: Tables,
  codes: readonly string[],
  headings: RangeHeadings,
  report: (finding: Finding) => void,
  describe: (row: TableRow) => Omit<Partial<Mark>, 'row' | 'top' | 'base' | 'reversed'>,
): Mark[] {
  return rowsOf(tables, codes).flatMap((row) => {
    const range = readRange(row, headings, report)
    if (!range) return []
    const { top, point } = range
    if (point && range.reversed) return []
    if (point) {
      report({ kind: 'no-base', table: row.table, top, base: null, row, ...unreadDepth(row, headings[1]) })
      return []
    }
    return [{ label: '', ...describe(row), row, ...placeOf(range) }]
  })
}
