import { INCREMENT_MM, MAIN_DRIVE_MM, REFUSAL_BLOWS, TOLERANCE_MM } from './drive.ts'
import type { StatedDrive, Statements } from './statements.ts'

/** `N*=33`, `N=652*`: an N extrapolated from a drive that stopped short, as a rule. */
export const MARKED_N = /^N ?(?:\* ?[=:]? ?\d|[=:]? ?\d+ ?\*)/i

/** Whether the text states that the test has no N: a refusal, or an N marked as extrapolated. */
export const statesNoN = ({ reports, texts }: Statements): boolean =>
  reports.some(({ refusal }) => refusal) || texts.some((text) => MARKED_N.test(text))

/**
 * Whether `drive`, short by ISPT_NPEN, may be a whole one. An ISPT_NPEN of 300 mm beside fewer than 50 blows
 * is that of a main drive without its seating. Any other drive of less than 300 mm has no N, since N is the
 * blows of 300 mm. Source: BS EN ISO 22476-3:2005+A1:2011, clauses 3 and 5.
 */
export function isMainDriveWithoutSeating(statements: Statements, { source, blows }: StatedDrive): boolean {
  const { npen, drives } = statements
  const isStatedShort = drives.some(
    ({ source: from, measured, penetration }) => from === 'text' && measured && penetration < MAIN_DRIVE_MM,
  )
  return (
    source === 'total' &&
    Math.abs((npen ?? 0) - MAIN_DRIVE_MM) <= TOLERANCE_MM &&
    blows < REFUSAL_BLOWS &&
    !isStatedShort &&
    !statesNoN(statements)
  )
}

/**
 * Whether the only increment of a test may hold the blows of its whole main drive. These are fewer than 50,
 * over the 75 mm of an increment, without a seating. ISPT_NVAL, ISPT_MAIN and the text all state them as N.
 * Fewer than 50 blows do not stop a drive. Source: BS EN ISO 22476-3:2005+A1:2011, clause 5.
 */
export function isWholeInOneIncrement(
  { nval, main, reports, seating }: Statements,
  { source, blows, penetration, increments }: StatedDrive,
): boolean {
  const isStatedByAll = nval === blows && main === blows && reports.some(({ count }) => count === blows)
  return (
    source === 'increments' &&
    increments === 1 &&
    penetration === INCREMENT_MM &&
    blows < REFUSAL_BLOWS &&
    (seating?.blows ?? 0) === 0 &&
    isStatedByAll
  )
}
