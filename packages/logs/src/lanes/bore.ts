import type { TableRow } from '@groundsheet/contract'
import { READING_LIMITS, readNumber } from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { readDepth, readValue, rowsOf, unreadDepth } from '../read-depth.ts'

/** AGS 3.1 before AGS 4: AGS 3 files have user headings under AGS 4 names, such as a top in `HDIA_DPTH`. */
const HOLE = { depth: ['HDIA_HDEP', 'HDIA_DPTH'], diameter: ['HDIA_HOLE', 'HDIA_DIAM'] } as const
const CASING = {
  depth: ['CDIA_CDEP', 'CDIA_DPTH', 'HDIA_CDEP'],
  diameter: ['CDIA_HOLE', 'CDIA_DIAM', 'HDIA_CASG'],
} as const

/** Diameters of the hole and of its casing, mm. A row states the base of its diameter, never the top. */
export const bore: LaneDefinition = {
  id: 'bore',
  kind: 'bore',
  tables: ['HDIA', 'CDIA'],
  minScaleEnd: 100,
  limits: READING_LIMITS.diameter,
  read: (tables, report) => [...readHole(tables, report), ...readCasing(tables, report)],
}

/** Each diameter of the hole begins where the one above it ends. */
function readHole(tables: Tables, report: (finding: Finding) => void): Mark[] {
  const marks = readDiameters(rowsOf(tables, ['HDIA']), HOLE, 'hole', report)
  marks.sort((a, b) => a.base - b.base)
  let above: Mark | undefined
  return marks.map((mark, index) => {
    const before = marks[index - 1]
    if (before && before.base < mark.base) above = before
    return above && above.base > mark.top ? { ...mark, top: above.base } : mark
  })
}

/** Casings are nested, each from the ground; AGS 3 may state one in the row of the hole's diameter. */
function readCasing(tables: Tables, report: (finding: Finding) => void): Mark[] {
  const ofHole = rowsOf(tables, ['HDIA']).filter((row) => readDepth(row, CASING.depth) !== null)
  return [
    ...readDiameters(rowsOf(tables, ['CDIA']), CASING, 'casing', report),
    ...readDiameters(ofHole, CASING, 'casing', report),
  ]
}

function readDiameters(
  rows: readonly TableRow[],
  headings: typeof HOLE | typeof CASING,
  series: 'hole' | 'casing',
  report: (finding: Finding) => void,
): Mark[] {
  return rows.flatMap((row): Mark[] => {
    const depth = readDepth(row, headings.depth)
    if (depth === null) {
      const text = unreadDepth(row, headings.depth)
      report({ kind: 'no-depth', table: row.table, top: null, base: null, row, ...text })
      return []
    }
    const label = readValue(row, headings.diameter)
    const value = readNumber(label)
    const mark = { row, top: Math.min(0, depth), base: Math.max(0, depth), label, series }
    return [value === null || value <= 0 ? mark : { ...mark, value }]
  })
}
