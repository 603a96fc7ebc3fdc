import { isWithinLimits, READING_LIMITS } from '../measure/reading-limits.ts'
import type { Measure } from '../measure/read-measure.ts'

/**
 * Friction ratio Rf = 100 fs/qc, %, of a sleeve friction and a cone resistance in MPa. Null where either is
 * missing, a bound or impossible, qc is not positive or fs is negative. Source: BS EN ISO 22476-1.
 */
export function frictionRatio(fs: Measure | undefined, qc: Measure | undefined): number | null {
  if (!fs || !qc || fs.bound !== undefined || qc.bound !== undefined) return null
  if (!isWithinLimits(qc.value, READING_LIMITS.coneMPa)) return null
  if (!isWithinLimits(fs.value, READING_LIMITS.sleeveMPa)) return null
  return qc.value > 0 && fs.value >= 0 ? (100 * fs.value) / qc.value : null
}

/**
 * Whether a stated friction ratio, %, is possible: not negative, and not with a cone resistance that is zero
 * or negative or a negative sleeve friction. Either may be missing. Source: BS EN ISO 22476-1.
 */
export const isPossibleRatio = (stated: Measure, fs: Measure | undefined, qc: Measure | undefined): boolean =>
  stated.value >= 0 && (!fs || fs.value >= 0) && (!qc || qc.value > 0)
