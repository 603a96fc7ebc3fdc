import { MAIN_DRIVE_MM, REFUSAL_BLOWS, SEATING_DRIVE_MM, TOLERANCE_MM, type Drive } from './drive.ts'
import { completeIncrements } from './complete-increments.ts'
import { millimetresOf, numberOf, statedMain, statedSeating } from './increments.ts'
import { readReportText, type ReportText } from './report-text.ts'
import { totalDrive } from './total-drive.ts'
import type { Values } from './row-values.ts'

/** A main drive as one part of the row states it. Penetration in millimetres. */
export interface StatedDrive {
  readonly source: 'increments' | 'total' | 'text'
  readonly blows: number
  readonly penetration: number
  readonly measured: boolean
  readonly increments: number
}

/** All statements of a row of ISPT. Null: not stated, or not a number. */
export interface Statements {
  readonly nval: number | null
  readonly main: number | null
  /** Texts of ISPT_REP, and of ISPT_NVAL if that is not a number. */
  readonly texts: readonly string[]
  /** The readable ones of these texts. */
  readonly reports: readonly ReportText[]
  readonly seating: Drive | null
  /** Total penetration of both drives. */
  readonly npen: number | null
  /** Main drives with blows or penetration: measured ones first, then in order of reliability. */
  readonly drives: readonly StatedDrive[]
}

export function collectStatements(row: Values): Statements {
  const stated = {
    nval: wholeNumberOf(row, 'ISPT_NVAL'),
    main: numberOf(row, 'ISPT_MAIN'),
    npen: millimetresOf(row, 'ISPT_NPEN'),
  }
  const texts = [row.ISPT_REP ?? '', stated.nval === null ? (row.ISPT_NVAL ?? '') : '']
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const stops = { seating: numberOf(row, 'ISPT_SEAT'), main: stated.nval ?? stated.main }
  const reports = texts.flatMap((text) => readReportText(text, stops) ?? [])
  const values = completeIncrements(row, reports)
  const increments = confirmedBy(reports, statedMain(values))
  const isDriven = [increments, ...reports.flatMap(({ main, overall }) => [main, overall])].some(
    (drive) => drive !== null && drive.blows > 0,
  )
  // Software writes 0 for a blank: beside blows of a main drive it is no result.
  if (stated.nval === 0 && (isDriven || reports.some(({ atLeast }) => atLeast))) stated.nval = null
  const blows = stated.nval ?? stated.main ?? increments?.blows ?? null
  const seatings = [statedSeating(values), ...reports.map((report) => report.seating)]
  const known = seatings.filter((drive) => drive !== null)
  const seating = known.find(({ penetration }) => penetration !== null) ?? known[0] ?? null
  return {
    ...stated,
    texts,
    reports,
    seating,
    drives: byMeasurement([
      ...sourced('increments', increments),
      ...sourced(
        'total',
        besideEnded(totalDrive(blows, stated.npen, { ...stated, seating, reports }), increments),
      ),
      ...reports.flatMap((report) => reportedDrives(report, increments ? null : seating, stated)),
    ]),
  }
}

/**
 * Increments without all penetrations count as measured where a text states the same blows in the same
 * penetration.
 */
function confirmedBy(reports: readonly ReportText[], increments: Drive | null): Drive | null {
  const { blows, penetration = null } = increments ?? {}
  const isConfirmed = reports.some(
    ({ main }) =>
      main?.measured === true &&
      main.blows === blows &&
      penetration !== null &&
      Math.abs((main.penetration ?? 0) - penetration) <= TOLERANCE_MM,
  )
  return increments && isConfirmed ? { ...increments, measured: true } : increments
}

/**
 * Programs fill in ISPT_NPEN 450 too where 50 blows ended the main drive. With the same blows in fewer
 * increments, a whole total is no measurement.
 */
function besideEnded(total: Drive | null, increments: Drive | null): Drive | null {
  const isEnded =
    increments !== null &&
    !increments.measured &&
    increments.blows >= REFUSAL_BLOWS &&
    increments.blows === total?.blows &&
    (increments.penetration ?? MAIN_DRIVE_MM) < MAIN_DRIVE_MM
  return total && isEnded && (total.penetration ?? 0) >= MAIN_DRIVE_MM ? { ...total, measured: false } : total
}

/** Stated penetrations come before those calculated from a number of increments. */
const byMeasurement = (drives: readonly StatedDrive[]) =>
  drives.toSorted((a, b) => Number(b.measured) - Number(a.measured))

function sourced(source: StatedDrive['source'], drive: Drive | null): StatedDrive[] {
  const { blows = 0, penetration = null, measured = false, increments = 0 } = drive ?? {}
  const isEmpty = penetration === null || (blows === 0 && penetration === 0)
  return isEmpty ? [] : [{ source, blows, penetration, measured, increments }]
}

/** `seating`: of a row whose increments have no main drive. */
function reportedDrives(
  { main, overall, stoppedInSeating }: ReportText,
  seating: Drive | null,
  stated: Pick<Statements, 'nval' | 'main' | 'npen'>,
): StatedDrive[] {
  // `25/75mm` beside ISPT_SEAT 25 and ISPT_NPEN 75 is the seating, and nothing states a main drive.
  const isAll = !stated.nval && !stated.main && (stated.npen ?? Infinity) <= SEATING_DRIVE_MM
  const seated = seating?.measured ? seating.penetration : isAll ? stated.npen : null
  const isOfSeating =
    main === null && overall !== null && seating?.blows === overall.blows && seated === overall.penetration
  if (stoppedInSeating || isOfSeating) return []
  const notBegun = main !== null && main.blows === 0 && main.penetration === 0
  return [...sourced('text', main), ...sourced('text', notBegun ? null : overall)]
}

/** Blows are counted: `25.5` is no number of them, and is read as a text. */
function wholeNumberOf(row: Values, heading: string): number | null {
  const number = numberOf(row, heading)
  return Number.isInteger(number) ? number : null
}
