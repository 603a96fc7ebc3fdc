import {
  INCREMENT_MM,
  MAIN_DRIVE_MM,
  MIN_REFUSAL_BLOWS,
  REFUSAL_BLOWS,
  TOLERANCE_MM,
  type Figure,
} from './drive.ts'

interface Drives {
  readonly seating: readonly Figure[]
  readonly main: readonly Figure[]
}

/** Increments of a whole main drive. */
const MAIN_DRIVE_INCREMENTS = MAIN_DRIVE_MM / INCREMENT_MM

/**
 * A main drive of 50 blows that begins in the second increment, since 25 blows had ended the seating drive in
 * the first. So `25 for 65mm,42/8 for 5mm` is a seating of 25 blows and 50 blows in 80 mm. Any other drives
 * are returned as they are: of fewer blows, whole ones, and those without penetrations. So are those of more
 * than 50 blows where `isSeatingStated`, or where both increments of the seating are driven over their 75 mm.
 * Nothing shows then that the seating ended in the first.
 * Source: BS EN ISO 22476-3:2005+A1:2011, clause 5.
 */
export function placeAfterStoppedSeating<T extends Drives>(drives: T, isSeatingStated: boolean): T | Drives {
  const [first, second, ...others] = drives.seating
  const main = drives.main.slice(0, drives.main.findLastIndex(({ blows }) => (blows ?? 0) > 0) + 1)
  if (!first || !second || others.length > 0 || main.length >= MAIN_DRIVE_INCREMENTS) return drives
  const isSeatingEnded = (first.blows ?? 0) >= MIN_REFUSAL_BLOWS && (second.blows ?? 0) > 0
  const moved = [second, ...main]
  const blows = sum(moved)
  const isWhole = [first, second].every(
    ({ penetration }) => (penetration ?? 0) >= INCREMENT_MM - TOLERANCE_MM,
  )
  const isDrive = isSeatingStated || isWhole ? blows === REFUSAL_BLOWS : blows >= REFUSAL_BLOWS
  const isRest = sum(main) < REFUSAL_BLOWS && isDrive
  return isSeatingEnded && isRest && isMeasured(moved) ? { ...drives, seating: [first], main: moved } : drives
}

const sum = (figures: readonly Figure[]): number =>
  figures.reduce((total, { blows }) => total + (blows ?? 0), 0)

/** Software writes 0 mm for a blank; a last increment of 75 mm may go without its penetration. */
const isMeasured = (figures: readonly Figure[]): boolean =>
  figures.every(({ penetration }) => penetration === null || penetration > 0) &&
  (figures.at(-1)?.penetration ?? null) !== null &&
  figures.every(({ penetration }) => (penetration ?? 0) <= INCREMENT_MM + TOLERANCE_MM)
