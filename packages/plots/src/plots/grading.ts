import type { TableRow } from '@groundsheet/contract'
import { depthOfRow, readValue, type Tables } from '@groundsheet/logs'
import { headingFactor, readNumber, sampleLabel, type UnitOf } from '@groundsheet/readings'
import type { Doubt, LeftOut, ListedPlot, PlotPoint } from '../plot.ts'
import { plotWords } from '../plot-words.ts'

const SIZE_UNIT = 'mm'

/** AGS 4, and AGS 3. */
const SOURCES = [
  { table: 'GRAT', heading: 'GRAT_PERP', size: 'GRAT_SIZE' },
  { table: 'GRAD', heading: 'GRAD_PERP', size: 'GRAD_SIZE' },
] as const
type GradingSource = (typeof SOURCES)[number]

/** Percentage passing against particle size, a curve for each specimen. BS EN ISO 17892-4. */
export const grading: ListedPlot = {
  id: 'grading',
  kind: 'grading',
  unit: SIZE_UNIT,
  sources: SOURCES,
  scale: 'log',
  from: 0.001,
  minScaleEnd: 200,
  traced: ({ row }) => specimenOf(row),
  colourBy: ['line', 'stratum', 'hole'],
  read(tables: Tables, unitOf) {
    const read = SOURCES.flatMap((source) => readSource(source, tables, unitOf))
    const points = read.filter((item): item is PlotPoint => !('kind' in item))
    return {
      points,
      leftOut: read.filter((item): item is LeftOut => 'kind' in item),
      doubts: findGradingDoubts(points),
    }
  },
}

/** Name of the specimen within its hole: `B7 at 2.00 m`; with SAMP_ID if the sample has no number. */
function specimenOf(row: TableRow): string {
  const depth = readValue(row, ['SPEC_DPTH']) || readValue(row, ['SAMP_TOP'])
  const specimen = readValue(row, ['SPEC_REF'])
  return [sampleLabel(row.data), specimen, depth === '' ? '' : plotWords.at(depth)].filter(Boolean).join(' ')
}

function readSource(source: GradingSource, tables: Tables, unitOf: UnitOf): (PlotPoint | LeftOut)[] {
  const { table, heading, size } = source
  const factors = {
    size: headingFactor(size, unitOf(table, size), SIZE_UNIT),
    passing: headingFactor(heading, unitOf(table, heading), '%'),
  }
  return (tables[table] ?? []).flatMap((row) => readRow(row, source, factors) ?? [])
}

interface Factors {
  readonly size: number | null
  readonly passing: number | null
}

/** Null if the row has no percentage. */
function readRow(
  row: TableRow,
  { heading, size }: GradingSource,
  factors: Factors,
): PlotPoint | LeftOut | null {
  const passing = readValue(row, [heading])
  if (passing === '') return null
  const written = readValue(row, [size])
  const text = plotWords.grading.point(passing, written || '–')
  const leave = (kind: LeftOut['kind']): LeftOut => ({ kind, row, heading, text })
  if (factors.size === null || factors.passing === null) return leave('unit')
  const [opening, percent] = [readNumber(written), readNumber(passing)]
  if (opening === null || percent === null) return leave('no-number')
  const range = depthOfRow(row)
  if (!range) return leave('no-depth')
  const value = Number((opening * factors.size).toPrecision(9))
  const middle = (range.top + range.base) / 2
  const place = { top: middle, base: middle }
  return { row, ...place, value, index: percent * factors.passing, series: '', text }
}

/** Impossible percentages: outside 0 to 100, falling with size, or two for one size. */
function findGradingDoubts(points: readonly PlotPoint[]): Doubt[] {
  const specimens = Map.groupBy(points, ({ row }) => `${row.table} ${row.locationId} ${specimenOf(row)}`)
  return [...specimens.values()].flatMap((curve) => {
    const order = curve.toSorted((a, b) => a.value - b.value)
    return order.flatMap((point, at): Doubt[] => {
      const { row, index = 0, value } = point
      const heading = SOURCES.find(({ table }) => table === row.table)?.heading ?? ''
      if (index < 0 || index > 100) return [{ kind: 'impossible', row, heading, text: point.text }]
      const smaller = order[at - 1]
      if (smaller?.index === undefined) return []
      const isOrdered = smaller.value === value ? smaller.index === index : smaller.index <= index
      if (isOrdered) return []
      const text = plotWords.grading.falling(
        { percent: smaller.index, size: smaller.value },
        { percent: index, size: value },
      )
      return [{ kind: 'disagreement', row, heading, text }]
    })
  })
}
