import { isDepthHeading } from '../levels/depth-headings.ts'
import { mayBeginAboveGround } from '../levels/above-ground.ts'
import {
  isPlaceholderDepth,
  isPossibleLevel,
  MAX_DEPTH_M,
  MAX_LEVEL_M,
  MIN_DEPTH_M,
} from '../levels/possible-depths.ts'
import { isWithinLimits, READING_LIMITS, type ReadingLimits } from './reading-limits.ts'

/** What values of a heading can be, both ends included. */
export interface HeadingLimit extends ReadingLimits {
  readonly kind: 'depth' | 'level' | 'reading'
  /** Of both; empty: none. */
  readonly unit: string
  /** Whether a value outside the limits is one that was not filled in, or another way of writing. */
  readonly isAccepted?: (value: number) => boolean
  /** Whether a value within the limits is one that programs write for none. */
  readonly isPlaceholder?: (value: number) => boolean
}

const LEVEL: HeadingLimit = {
  ...{ kind: 'level', min: -MAX_LEVEL_M, max: MAX_LEVEL_M, unit: 'm' },
  isPlaceholder: (level) => !isPossibleLevel(level),
}
/** Pipes, water and casing may be above ground. */
const DEPTH: HeadingLimit = {
  ...{ kind: 'depth', min: MIN_DEPTH_M, max: MAX_DEPTH_M, unit: 'm' },
  isPlaceholder: isPlaceholderDepth,
}
const DEPTH_IN_GROUND: HeadingLimit = { ...DEPTH, min: 0 }

const reading = (limits: ReadingLimits, unit = ''): HeadingLimit => ({ kind: 'reading', ...limits, unit })
const MOISTURE = reading(READING_LIMITS.moisture, '%')
const DIAMETER = reading(READING_LIMITS.diameter, 'mm')
const CONE = reading(READING_LIMITS.coneMPa, 'MPa')
const SLEEVE = reading(READING_LIMITS.sleeveMPa, 'MPa')
const PORE_PRESSURE = reading(READING_LIMITS.porePressure, 'kPa')
const BULK_DENSITY = reading(READING_LIMITS.bulkDensity, 'Mg/m3')
const STRENGTH = reading(READING_LIMITS.strength, 'kPa')
/** Of an increment or a drive of a standard penetration test; 0 is one that was not filled in. */
const DRIVEN = reading({ ...READING_LIMITS.other, min: 0 }, 'mm')

const ENERGY_RATIO: HeadingLimit = {
  ...reading(READING_LIMITS.energyRatio, '%'),
  isAccepted: (value) => value === 0 || isWithinLimits(value * 100, READING_LIMITS.energyRatio),
}

const LIMITS: ReadonlyMap<string, HeadingLimit> = new Map<string, HeadingLimit>([
  ['LOCA_GL', LEVEL],
  ['HOLE_GL', LEVEL],
  ['LOCA_FDEP', DEPTH_IN_GROUND],
  ['HOLE_FDEP', DEPTH_IN_GROUND],
  ...['WSTD_POST', 'WSTK_POST', 'MONG_TRZ', 'MONG_BRZ', 'MONP_TRZ', 'MONP_BRZ', 'PREF_TRPS', 'PREF_BRPS'].map(
    (heading) => [heading, DEPTH] as const,
  ),
  ...['WSTG_CAS', 'WSTG_SEAL', 'WSTK_CAS', 'WSTK_SEAL', 'ISPT_CAS', 'ISPT_WAT', 'PTIM_CAS', 'PTIM_WAT'].map(
    (heading) => [heading, DEPTH] as const,
  ),
  ['ISPT_ERAT', ENERGY_RATIO],
  ['ISPT_NVAL', reading(READING_LIMITS.spt)],
  ...['NPEN', 'SWP', 'PEN1', 'PEN2', 'PEN3', 'PEN4', 'PEN5', 'PEN6'].map(
    (name) => [`ISPT_${name}`, DRIVEN] as const,
  ),
  ['DPRB_BLOW', reading(READING_LIMITS.probe)],
  ['DPRB_INC', reading(READING_LIMITS.probeIncrement, 'mm')],
  ['DPRB_TORQ', reading(READING_LIMITS.torque, 'Nm')],
  ['SCPT_RES', CONE],
  ['STCN_RES', CONE],
  ['SCPT_FRES', SLEEVE],
  ['STCN_FRES', SLEEVE],
  ['SCPT_PWP1', PORE_PRESSURE],
  ['SCPT_PWP2', PORE_PRESSURE],
  ['SCPT_PWP3', PORE_PRESSURE],
  ['IVAN_IVAN', STRENGTH],
  ['IVAN_IVAR', STRENGTH],
  ['IPEN_IPEN', STRENGTH],
  ...['TRIT_CU', 'TRET_CU', 'TRIX_CU', 'TRIG_CU', 'LVAN_VNPK', 'CLSS_VNPK', 'CLSS_HVP', 'LFCN_FCPK'].map(
    (heading) => [heading, STRENGTH] as const,
  ),
  ...['LDEN', 'TRIT', 'TRET', 'TRIX', 'CLSS', 'LUCT', 'PTST', 'CONG'].map(
    (table) => [`${table}_BDEN`, BULK_DENSITY] as const,
  ),
  ['IPID_RES', reading(READING_LIMITS.headspace, 'ppmv')],
  ['ICBR_ICBR', reading(READING_LIMITS.cbr, '%')],
  ['IDEN_IDEN', reading(READING_LIMITS.density, 'Mg/m3')],
  ['IPRM_IPRM', reading(READING_LIMITS.permeability, 'm/s')],
  ['IPRG_IPRM', reading(READING_LIMITS.permeability, 'm/s')],
  ['FRAC_FI', reading(READING_LIMITS.fractures)],
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

/**
 * What values of a heading can be, by `READING_LIMITS` and the possible depths and levels; null: nothing is
 * known.
 */
export function headingLimit(heading: string): HeadingLimit | null {
  const known = LIMITS.get(heading)
  if (known !== undefined || !isDepthHeading(heading)) return known ?? null
  return mayBeginAboveGround(heading.slice(0, heading.indexOf('_'))) ? DEPTH : DEPTH_IN_GROUND
}
