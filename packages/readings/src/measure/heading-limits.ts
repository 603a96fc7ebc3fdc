import { isDepthHeading } from '../levels/depth-headings.ts'
import { MAX_DEPTH_M, MAX_LEVEL_M } from '../levels/possible-depths.ts'
import { MAX_READINGS } from './max-readings.ts'

/** What values of a heading can be, both ends included. */
export interface HeadingLimit {
  readonly kind: 'depth' | 'level' | 'reading'
  readonly min: number
  readonly max: number
  /** Of both; empty: none. */
  readonly unit: string
}

const LEVEL: HeadingLimit = { kind: 'level', min: -MAX_LEVEL_M, max: MAX_LEVEL_M, unit: 'm' }
/** Pipes, water and casing may stand above the ground. */
const DEPTH: HeadingLimit = { kind: 'depth', min: -MAX_DEPTH_M, max: MAX_DEPTH_M, unit: 'm' }
const DEPTH_IN_GROUND: HeadingLimit = { ...DEPTH, min: 0 }

const reading = (max: number, unit = ''): HeadingLimit => ({ kind: 'reading', min: 0, max, unit })
const MOISTURE = reading(MAX_READINGS.moisture, '%')
const DIAMETER = reading(MAX_READINGS.diameter, 'mm')
/** Cones state less than 0 where they were not zeroed. */
const CONE: HeadingLimit = { ...reading(MAX_READINGS.coneMPa, 'MPa'), min: -MAX_READINGS.coneMPa }

const LIMITS: ReadonlyMap<string, HeadingLimit> = new Map([
  ['LOCA_GL', LEVEL],
  ['HOLE_GL', LEVEL],
  ['LOCA_FDEP', DEPTH_IN_GROUND],
  ['HOLE_FDEP', DEPTH_IN_GROUND],
  ['GEOL_TOP', DEPTH_IN_GROUND],
  ['GEOL_BASE', DEPTH_IN_GROUND],
  ['ISPT_NVAL', reading(MAX_READINGS.spt)],
  ['DPRB_BLOW', reading(MAX_READINGS.probe)],
  ['DPRB_TORQ', reading(MAX_READINGS.torque, 'Nm')],
  ['SCPT_RES', CONE],
  ['STCN_RES', CONE],
  ['IVAN_IVAN', reading(MAX_READINGS.strength, 'kPa')],
  ['IPEN_IPEN', reading(MAX_READINGS.strength, 'kPa')],
  ['FRAC_FI', reading(MAX_READINGS.fractures)],
  ['LNMC_MC', MOISTURE],
  ['LLPL_LL', MOISTURE],
  ['LLPL_PL', MOISTURE],
  ['CLSS_NMC', MOISTURE],
  ['CLSS_LL', MOISTURE],
  ['CLSS_PL', MOISTURE],
  ['HDIA_DIAM', DIAMETER],
  ['CDIA_DIAM', DIAMETER],
  ['HDIA_HOLE', DIAMETER],
  ['CDIA_HOLE', DIAMETER],
])

/** What values of a heading can be, by `MAX_READINGS` and the possible depths and levels; null: nothing is known. */
export const headingLimit = (heading: string): HeadingLimit | null =>
  LIMITS.get(heading) ?? (isDepthHeading(heading) ? DEPTH : null)
