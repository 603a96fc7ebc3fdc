import type { LaneDefinition } from '../log.ts'
import { readSeries, readValue } from '../read-depth.ts'
import { inUnit } from './stress.ts'

const CODES = ['SCPT', 'STCN'] as const
const DEPTHS = ['SCPT_DPTH', 'STCN_DPTH'] as const

const curve = (id: string, usual: Readonly<Record<string, string>>, least: number): LaneDefinition => ({
  id,
  kind: 'curves',
  tables: CODES,
  least,
  read(tables, report, unitOf) {
    const headings = Object.keys(usual)
    // A cone's depths are written once; that one is missing is told of in the lane of its resistance.
    const marks = readSeries(
      tables,
      CODES,
      DEPTHS,
      { [id]: headings },
      id === 'cone' ? report : () => undefined,
    )
    marks.sort((a, b) => a.top - b.top)
    return inUnit(marks, { headings, usual, unit: 'MPa' }, unitOf, report).map((mark) => ({
      ...mark,
      run: readValue(mark.row, ['SCPG_TESN', 'STCN_REF']),
    }))
  },
})

/** Cone resistance, MPa. */
export const cone = curve('cone', { SCPT_RES: 'MPa', STCN_RES: 'MN/m2' }, 5)
/** Local side friction, MPa; AGS 3 has kN/m². */
export const friction = curve('friction', { SCPT_FRES: 'MPa', STCN_FRES: 'kN/m2' }, 0.1)
