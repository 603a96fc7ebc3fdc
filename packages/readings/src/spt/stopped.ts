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
 * drive (BS EN ISO 22476-3): if NVAL, MAIN and the text give the same N, increments may be missing instead,
 * and the N is on the safe side.
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
    (!statements.isDrivenOn && isStoppedByIncrements(drive))
  )
}

/**
 * A seating that could be stopped, and less than a main drive in total, unless heading and text state the N;
 * or, without increments, 25 blows in less than a seating drive.
 */
function isStoppedByTotal(statements: Statements, { blows, increments }: StatedDrive): boolean {
  const { seating, npen, nval, reports } = statements
  if (npen === null) return false
  const isNStatedTwice = nval === blows && reports.some(({ count }) => count === blows)
  const isHard = (seating?.blows ?? 0) >= MIN_REFUSAL_BLOWS && npen < MAIN_DRIVE_MM - TOLERANCE_MM
  return (
    (isHard && !isNStatedTwice) ||
    (increments === 0 && blows === MIN_REFUSAL_BLOWS && npen <= SEATING_DRIVE_MM)
  )
}

/** A last increment that is short. Whole increments without the last ones may not have been recorded. */
function isStoppedByIncrements({ source, penetration, increments }: StatedDrive): boolean {
  if (increments === 0 || source !== 'increments') return false
  const rest = penetration % INCREMENT_MM
  return rest > TOLERANCE_MM && rest < INCREMENT_MM - TOLERANCE_MM
}
