import { frictionRatio as ratioOf, type Measure } from '@groundsheet/readings'
import type { LaneDefinition, Mark } from '../log.ts'
import { readValue } from '../read-depth.ts'
import { readSeries } from '../read-series.ts'

const CODES = ['SCPT', 'STCN'] as const
const DEPTHS = ['SCPT_DPTH', 'STCN_DPTH'] as const

const RESISTANCE = ['SCPT_RES', 'STCN_RES'] as const
const FRICTION = ['SCPT_FRES', 'STCN_FRES'] as const
const STATED_RATIO = ['SCPT_FRR'] as const

interface Curve {
  readonly id: string
  readonly headings: readonly string[]
  readonly unit: string
  readonly least: number
}

const curve = ({ id, headings, unit, least }: Curve): LaneDefinition => ({
  id,
  kind: 'curves',
  tables: CODES,
  least,
  read(tables, report, unitOf) {
    const marks = readSeries(tables, CODES, DEPTHS, {
      series: { [id]: headings },
      unit,
      unitOf,
      // All curves read the same rows; a row without a depth is reported once.
      report: (finding) => (finding.kind === 'no-depth' && id !== 'cone' ? undefined : report(finding)),
    })
    return inRuns(marks)
  },
})

/** From the ground down, each with the test that it belongs to. */
const inRuns = (marks: readonly Mark[]): Mark[] =>
  marks
    .toSorted((a, b) => a.top - b.top)
    .map((mark) => ({ ...mark, run: readValue(mark.row, ['SCPG_TESN', 'STCN_REF']) }))

/** Cone resistance qc, MPa. */
export const cone = curve({ id: 'cone', headings: RESISTANCE, unit: 'MPa', least: 5 })
/** Sleeve friction fs, MPa; AGS 3 has kN/m2. */
export const friction = curve({
  id: 'friction',
  headings: FRICTION,
  unit: 'MPa',
  least: 0.1,
})
/** Pore pressure behind the cone u2, kPa; negative where the soil dilates. */
export const porePressure = curve({
  id: 'pore-pressure',
  headings: ['SCPT_PWP2', 'STCN_PWP2'],
  unit: 'kPa',
  least: 100,
})

/** Friction ratio Rf, %, as stated, else fs/qc of the row. Greater values end at the edge of the scale. */
export const frictionRatio: LaneDefinition = {
  id: 'friction-ratio',
  kind: 'curves',
  tables: CODES,
  least: 10,
  limit: 10,
  read(tables, report, unitOf) {
    const read = (headings: readonly string[], unit: string, isReported: boolean) =>
      readSeries(tables, CODES, DEPTHS, {
        series: { 'friction-ratio': headings },
        unit,
        unitOf,
        // Findings of fs, qc and depths are reported by their own lanes.
        report: (finding) => (isReported && finding.kind !== 'no-depth' ? report(finding) : undefined),
      })
    const stated = read(STATED_RATIO, '%', true)
    const known = new Set(stated.map(({ row }) => row))
    const resistance = new Map(read(RESISTANCE, 'MPa', false).map((mark) => [mark.row, mark]))
    const worked = read(FRICTION, 'MPa', false)
      .filter(({ row }) => !known.has(row))
      .flatMap((fs) => {
        const value = ratioOf(measureOf(fs), measureOf(resistance.get(fs.row)))
        return value === null ? [] : [{ ...fs, value, label: value.toFixed(2) }]
      })
    return inRuns([...stated, ...worked])
  },
}

const measureOf = (mark: Mark | undefined): Measure | undefined =>
  mark?.value === undefined
    ? undefined
    : { value: mark.value, ...(mark.bound !== undefined && { bound: mark.bound }) }
