import type { TableRow } from '@groundsheet/contract'
import { DEPTH_TOLERANCE_M as TOLERANCE, formatDepth } from '@groundsheet/readings'
import { OPTIONAL_DEPTHS } from './find-placeholder-depths.ts'
import { findingWords } from './finding-words.ts'
import type { Finding, Tables } from './log.ts'
import { readDepth, rowsOf } from './read-depth.ts'
import { FOOT_DEPTHS, TEST_DEPTHS } from './sheet/printed-depths.ts'

/** Depth of the hole when its water was measured. */
const PROGRESS_DEPTH = ['PTIM_DPTH', 'PTIM_DEP'] as const

/** Headings of a depth of each table that is printed only: lanes report the rows that they draw. */
const PRINTED_DEPTHS = Object.entries({ ...TEST_DEPTHS, ...FOOT_DEPTHS })

/**
 * Rows that are printed as stated although they contradict the hole. They are deeper than its end, as are
 * casing and water beside others; or water is below the hole of its time. `end`: the depth reached, metres;
 * null: unknown.
 */
export const findDeeperRows = (tables: Tables, end: number | null): Finding[] => [
  ...(end === null ? [] : [...findPrinted(tables, end), ...findDeeperOptional(tables, end)]),
  ...findWaterBelowHole(tables, end),
]

const findPrinted = (tables: Tables, end: number): Finding[] =>
  PRINTED_DEPTHS.flatMap(([table, headings]) =>
    rowsOf(tables, [table]).flatMap((row): Finding[] => {
      const depths = headings.flatMap((heading) => readDepth(row, [heading]) ?? [])
      const [top, base] = [Math.min(...depths), Math.max(...depths)]
      return base > end + TOLERANCE ? [{ kind: 'deeper', table, top, base, row }] : []
    }),
  )

const findDeeperOptional = (tables: Tables, end: number): Finding[] =>
  Object.entries(OPTIONAL_DEPTHS).flatMap(([table, headings]) =>
    rowsOf(tables, [table]).flatMap((row) =>
      headings.flatMap((heading): Finding[] => {
        const depth = readDepth(row, [heading])
        if (depth === null || depth <= end + TOLERANCE) return []
        return [
          printedAsStated(row, findingWords.deeperThanHole(heading, formatDepth(depth), formatDepth(end))),
        ]
      }),
    ),
  )

/** Water deeper than the end of the hole is reported as such. */
const findWaterBelowHole = (tables: Tables, end: number | null): Finding[] =>
  rowsOf(tables, ['PTIM']).flatMap((row): Finding[] => {
    const [depth, water] = [readDepth(row, PROGRESS_DEPTH), readDepth(row, ['PTIM_WAT'])]
    if (depth === null || water === null || water <= depth + TOLERANCE) return []
    if (end !== null && water > end + TOLERANCE) return []
    const text = findingWords.waterBelowHole(formatDepth(water), formatDepth(depth))
    return [printedAsStated(row, text)]
  })

/** A note on a row at its depth. */
function printedAsStated(row: TableRow, text: string): Finding {
  const top = readDepth(row, [...PROGRESS_DEPTH, 'ISPT_TOP', 'WSTG_DPTH', 'WSTK_DEP'])
  return { kind: 'impossible', table: row.table, top, base: top, row, text }
}
