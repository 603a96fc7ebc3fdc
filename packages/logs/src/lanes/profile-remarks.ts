import type { TableRow } from '@groundsheet/contract'
import type { LaneDefinition, Mark } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'

/** Tables of cones and probes, with the depths of their rows. AGS 4, and AGS 3. */
const DEPTHS: Readonly<Record<string, readonly string[]>> = {
  SCPT: ['SCPT_DPTH'],
  STCN: ['STCN_DPTH'],
  DPRB: ['DPRB_DPTH'],
  DCPT: ['DCPG_DPTH'],
}

/** Tables of whole tests, by the table of their rows. AGS 4. */
const TEST_TABLES: Readonly<Record<string, string>> = { SCPT: 'SCPG', DPRB: 'DPRG', DCPT: 'DCPG' }

/**
 * Remarks on cones and probes: on a whole test at its first depth, and on its rows. Equal ones of consecutive
 * rows are one, from the first depth to the last.
 */
export const profileRemarks: LaneDefinition = {
  id: 'profile-remarks',
  kind: 'notes',
  tables: [...Object.keys(DEPTHS), ...Object.values(TEST_TABLES)],
  read: (tables) =>
    Object.entries(DEPTHS).flatMap(([table, depths]) => {
      const rows = rowsOf(tables, [table])
      const tests = rowsOf(tables, [TEST_TABLES[table] ?? ''])
      return [...readTests(tests, rows, depths), ...readTable(rows, depths)]
    }),
}

/** Remarks on whole tests that have rows with a depth; the number of each where there are several. */
function readTests(tests: readonly TableRow[], rows: readonly TableRow[], depths: readonly string[]): Mark[] {
  return tests.flatMap((row) => {
    const number = testOf(row)
    const text = readValue(row, [`${row.table}_REM`])
    const read = rows
      .filter((one) => tests.length === 1 || testOf(one) === number)
      .flatMap((one) => readDepth(one, depths) ?? [])
    const first = read.reduce((least, depth) => Math.min(least, depth), Infinity)
    if (text === '' || read.length === 0) return []
    return [{ row, top: first, base: first, label: tests.length > 1 ? `${number}: ${text}` : text }]
  })
}

const testOf = (row: TableRow): string => readValue(row, ['SCPG_TESN', 'DPRG_TESN', 'DCPG_TESN'])

function readTable(rows: readonly TableRow[], depths: readonly string[]): Mark[] {
  const placed = rows
    .flatMap((row) => {
      const depth = readDepth(row, depths)
      return depth === null ? [] : [{ row, depth, text: readValue(row, [`${row.table}_REM`]) }]
    })
    .toSorted((a, b) => a.depth - b.depth)
  const marks: Mark[] = []
  placed.forEach(({ row, depth, text }, index) => {
    const last = marks.at(-1)
    const continues = last?.label === text && placed[index - 1]?.text === text
    if (continues) marks[marks.length - 1] = { ...last, base: depth }
    else if (text !== '') marks.push({ row, top: depth, base: depth, label: text })
  })
  return marks
}
