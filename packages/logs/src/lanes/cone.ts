import type { LaneDefinition, Tables } from '../log.ts'
import { readSeries } from '../read-depth.ts'

const CODES = ['SCPT', 'STCN'] as const
const DEPTHS = ['SCPT_DPTH', 'STCN_DPTH'] as const

const curve = (id: string, headings: readonly string[], least: number): LaneDefinition => ({
  id,
  kind: 'curves',
  tables: CODES,
  least,
  read: (tables: Tables, report) =>
    // A cone's depths are written once; that one is missing is told of in the lane of its resistance.
    readSeries(tables, CODES, DEPTHS, { [id]: headings }, id === 'cone' ? report : () => undefined).sort(
      (a, b) => a.top - b.top,
    ),
})

/** Cone resistance, MN/m². */
export const cone = curve('cone', ['SCPT_RES', 'STCN_RES'], 5)
/** Local side friction, MN/m²; AGS 3 may have kN/m², as its UNIT says. */
export const friction = curve('friction', ['SCPT_FRES', 'STCN_FRES'], 0.1)
