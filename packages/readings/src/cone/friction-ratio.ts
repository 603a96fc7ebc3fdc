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

/** Allowed errors of fs and qc: an amount in MPa or a share of the value, whichever is more. */
const ALLOWED_ERRORS = { fs: { least: 0.015, share: 0.15 }, qc: { least: 0.1, share: 0.05 } } as const

const allowedError = (value: number, { least, share }: { least: number; share: number }): number =>
  Math.max(least, share * value)

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/**
 * fs/qc, %, where a stated friction ratio, %, is none of those that their errors of measurement allow; else
 * null. Source: BS EN ISO 22476-1:2012, table 2, application class 2.
 */
export function contradictingRatio(
  stated: Measure,
  fs: Measure | undefined,
  qc: Measure | undefined,
): number | null {
  const ratio = frictionRatio(fs, qc)
  if (stated.bound !== undefined || !fs || !qc || ratio === null) return null
  const fsError = allowedError(fs.value, ALLOWED_ERRORS.fs)
  const qcError = allowedError(qc.value, ALLOWED_ERRORS.qc)
  const rounding = 0.5 * 10 ** -decimalsOf(stated.value)
  const least = (100 * (fs.value - fsError)) / (qc.value + qcError)
  const most = qc.value > qcError ? (100 * (fs.value + fsError)) / (qc.value - qcError) : Infinity
  return stated.value < least - rounding || stated.value > most + rounding ? ratio : null
}
