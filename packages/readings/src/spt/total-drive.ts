import {
  MAIN_DRIVE_MM,
  MIN_REFUSAL_BLOWS,
  REFUSAL_BLOWS,
  SEATING_DRIVE_MM,
  TOLERANCE_MM,
  type Drive,
} from './drive.ts'
import type { ReportText } from './report-text.ts'

/** Statements of a row beside ISPT_NPEN. Blows are those of the main drive. */
interface Known {
  readonly nval: number | null
  readonly main: number | null
  readonly seating: Drive | null
  readonly reports: readonly ReportText[]
}

/** Higher blow counts in a short drive are extrapolated to 300 mm. */
export const MAX_SHORT_DRIVE_BLOWS = 2 * REFUSAL_BLOWS

/**
 * The main drive of `npen` (ISPT_NPEN, mm), which usually includes the seating. Null if it is blank, or
 * states no more than the text of the result.
 */
export function totalDrive(stated: number | null, npen: number | null, known: Known): Drive | null {
  const blows = extrapolatedFrom(known) ?? stated
  // Software writes 0 for a blank: a drive of few blows did not stop at once.
  if (blows === null || npen === null || (npen === 0 && blows < REFUSAL_BLOWS)) return null
  if (known.reports.some((report) => agrees(npen, blows, report, known))) return null
  const penetration = Math.max(0, npen - seatingOf(npen, known.seating))
  // No blows in less than a whole drive: the test ended in the seating drive.
  if (blows === 0 && penetration < MAIN_DRIVE_MM) return null
  return { blows, penetration, measured: true, increments: 0 }
}

/** The blows of an ISPT_MAIN that ended the drive, where the stated N is extrapolated from them. */
export function extrapolatedFrom({ nval, main, reports }: Omit<Known, 'seating'>): number | null {
  const n = nval ?? reports.find(({ count }) => count !== null)?.count ?? null
  return n !== null && main !== null && main >= REFUSAL_BLOWS && n > main ? main : null
}

/**
 * Millimetres of the seating within `npen`; a total no longer than a seating drive is of the main drive
 * alone.
 */
function seatingOf(npen: number, seating: Drive | null): number {
  if (seating?.measured) return seating.penetration ?? 0
  // Files state seatings of 0 blows for tests without one, and for seatings in very soft ground.
  if (seating?.blows === 0) return npen > MAIN_DRIVE_MM + TOLERANCE_MM ? SEATING_DRIVE_MM : 0
  return npen > SEATING_DRIVE_MM ? (seating?.penetration ?? SEATING_DRIVE_MM) : 0
}

/** Whether `npen` is the penetration of the text with a possible seating. */
function agrees(npen: number, blows: number, report: ReportText, known: Known): boolean {
  const rest = (penetration: number) => npen - penetration
  const isSeating = (mm: number) => mm >= -TOLERANCE_MM && mm <= SEATING_DRIVE_MM + TOLERANCE_MM
  for (const drive of [report.main, report.overall]) {
    if (!drive?.measured || drive.penetration === null) continue
    const isSame = drive.blows === blows || isExtrapolated(blows, drive.blows, drive.penetration)
    if (isSame && isSeating(rest(drive.penetration))) return true
  }
  const isWholeCount =
    report.count === blows &&
    blows < REFUSAL_BLOWS &&
    (report.main?.penetration ?? MAIN_DRIVE_MM) >= MAIN_DRIVE_MM
  return isWholeCount && isSeating(rest(MAIN_DRIVE_MM)) && isPossible(rest(MAIN_DRIVE_MM), known.seating)
}

/** A seating of fewer than 25 blows did not stop short: it is complete, or not in the total. */
function isPossible(seated: number, seating: Drive | null): boolean {
  if (seating === null || seating.blows === 0 || seating.blows >= MIN_REFUSAL_BLOWS) return true
  return [0, seating.penetration ?? SEATING_DRIVE_MM].some((mm) => Math.abs(seated - mm) <= TOLERANCE_MM)
}

/** Whether `n` is `blows` over `penetration` mm extrapolated to 300 mm. */
export const isExtrapolated = (n: number, blows: number, penetration: number): boolean =>
  Math.abs(n - Math.round((blows * MAIN_DRIVE_MM) / penetration)) <= 1
