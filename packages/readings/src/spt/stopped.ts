import {
  INCREMENT_MM,
  MAIN_DRIVE_MM,
  MIN_REFUSAL_BLOWS,
  REFUSAL_BLOWS,
  SEATING_DRIVE_MM,
  TOLERANCE_MM,
} from './drive.ts'
import type { StatedDrive, Statements } from './statements.ts'

/** `N*=33`, `N=652*`: an N extrapolated from a drive that stopped short, as a rule. */
const MARKED_N = /^N ?(?:\* ?[=:]? ?\d|[=:]? ?\d+ ?\*)/i

/** Whether the text states that the test has no N: a refusal, or an N marked as extrapolated. */
export const deniesN = ({ reports, texts }: Statements): boolean =>
  reports.some(({ refusal }) => refusal) || texts.some((text) => MARKED_N.test(text))

/**
 * Whether the row states that `drive`, stated as short, was stopped. Fewer than 50 blows do not stop a main
 * drive (BS EN ISO 22476-3): the penetration may be a typing error if NVAL, MAIN and the text give the same
 * N.
 */
export function isStopped(statements: Statements, drive: StatedDrive): boolean {
  const { main, reports, drives } = statements
  const counts = [main, ...reports.map(({ count }) => count)]
  const isDisputed = counts.some((count) => count !== null && count !== 0 && count !== drive.blows)
  const isStatedShort = drives.some(
    ({ source, measured, penetration }) => source === 'text' && measured && penetration < MAIN_DRIVE_MM,
  )
  return (
    drive.blows >= REFUSAL_BLOWS ||
    deniesN(statements) ||
    isStatedShort ||
    (drive.measured && isDisputed) ||
    isStoppedByTotal(statements, drive) ||
    isStoppedByIncrements(statements, drive)
  )
}

/**
 * A seating that could be stopped, and less than a main drive in total; or 25 blows in less than a seating
 * drive.
 */
function isStoppedByTotal({ seating, npen }: Statements, { blows }: StatedDrive): boolean {
  if (npen === null) return false
  const isHard = (seating?.blows ?? 0) >= MIN_REFUSAL_BLOWS && npen < MAIN_DRIVE_MM - TOLERANCE_MM
  return isHard || (blows === MIN_REFUSAL_BLOWS && npen <= SEATING_DRIVE_MM)
}

/** A last increment that is short, or after which one more like those before it would have passed 50 blows. */
function isStoppedByIncrements({ seating }: Statements, drive: StatedDrive): boolean {
  const { source, blows, penetration, increments } = drive
  if (increments === 0) return false
  const rest = penetration % INCREMENT_MM
  const isWithin = rest > TOLERANCE_MM && rest < INCREMENT_MM - TOLERANCE_MM
  // Some end any drive at the limit of a seating drive.
  if (source === 'increments' && (isWithin || blows === MIN_REFUSAL_BLOWS)) return true
  // A single figure without a seating is the sum of a drive whose increments are not stated.
  const isCounted = increments > 1 || (seating?.increments ?? 0) > 0
  return isCounted && blows + blows / increments >= REFUSAL_BLOWS
}
