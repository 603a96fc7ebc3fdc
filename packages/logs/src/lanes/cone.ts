import type { LaneDefinition } from '../log.ts'
import { readValue } from '../read-depth.ts'
import { readSeries } from '../read-series.ts'

const CODES = ['SCPT', 'STCN'] as const
const DEPTHS = ['SCPT_DPTH', 'STCN_DPTH'] as const

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
    marks.sort((a, b) => a.top - b.top)
    return marks.map((mark) => ({ ...mark, run: readValue(mark.row, ['SCPG_TESN', 'STCN_REF']) }))
  },
})

/** Cone resistance qc, MPa. */
export const cone = curve({ id: 'cone', headings: ['SCPT_RES', 'STCN_RES'], unit: 'MPa', least: 5 })
/** Sleeve friction fs, MPa; AGS 3 has kN/m2. */
export const friction = curve({
  id: 'friction',
  headings: ['SCPT_FRES', 'STCN_FRES'],
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
