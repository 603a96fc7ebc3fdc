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

/**
 * Remarks on rows of cones and probes. Equal ones of consecutive rows are one, from the first depth to the
 * last.
 */
export const profileRemarks: LaneDefinition = {
  id: 'profile-remarks',
  kind: 'notes',
  tables: Object.keys(DEPTHS),
  read: (tables) =>
    Object.entries(DEPTHS).flatMap(([table, depths]) => readTable(rowsOf(tables, [table]), depths)),
}

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
