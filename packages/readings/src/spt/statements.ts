import { SEATING_DRIVE_MM, MAIN_DRIVE_MM, type Drive } from './drive.ts'
import { numberOf, statedMain, statedSeating, type Values } from './increments.ts'
import { readReportText, type ReportText } from './report-text.ts'

/** A main drive as one part of the row states it. Penetration in millimetres. */
export interface StatedDrive {
  readonly source: 'increments' | 'total' | 'text'
  readonly blows: number
  readonly penetration: number
  readonly measured: boolean
}

/** Everything that a row of ISPT states. Null: not stated, or no number. */
export interface Statements {
  readonly nval: number | null
  readonly main: number | null
  /** Texts of ISPT_REP, and of ISPT_NVAL where that is no number. */
  readonly texts: readonly string[]
  /** Those of the texts that can be read. */
  readonly reports: readonly ReportText[]
  readonly seating: Drive | null
  /** Total penetration of both drives. */
  readonly npen: number | null
  /** Main drives with blows or penetration, the most trusted first. */
  readonly drives: readonly StatedDrive[]
}

export function collectStatements(values: Values): Statements {
  const [nval, main, npen] = ['ISPT_NVAL', 'ISPT_MAIN', 'ISPT_NPEN'].map((name) => numberOf(values, name))
  const stated = { nval: nval ?? null, main: main ?? null, npen: npen ?? null }
  const texts = [values.ISPT_REP ?? '', stated.nval === null ? (values.ISPT_NVAL ?? '') : '']
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const blows = stated.nval ?? stated.main
  const reports = texts.flatMap((text) => readReportText(text, blows) ?? [])
  const seatings = [statedSeating(values), ...reports.map((report) => report.seating)]
  const known = seatings.filter((drive) => drive !== null)
  const seating = known.find(({ penetration }) => penetration !== null) ?? known[0] ?? null
  return {
    ...stated,
    texts,
    reports,
    seating,
    drives: [
      ...sourced('increments', statedMain(values)),
      ...sourced('total', totalDrive(blows, stated.npen, seating)),
      ...reports.flatMap(reportedDrives),
    ],
  }
}

function sourced(source: StatedDrive['source'], drive: Drive | null): StatedDrive[] {
  const { blows = 0, penetration = null, measured = false } = drive ?? {}
  const isEmpty = penetration === null || (blows === 0 && penetration === 0)
  return isEmpty ? [] : [{ source, blows, penetration, measured }]
}

/** ISPT_NPEN covers both drives; one no longer than a seating drive is taken for the main drive. */
function totalDrive(blows: number | null, npen: number | null, seating: Drive | null): Drive | null {
  if (blows === null || npen === null) return null
  const isSeated = seating?.blows !== 0 && npen > SEATING_DRIVE_MM
  const seated = seating?.penetration ?? (isSeated ? SEATING_DRIVE_MM : 0)
  const penetration = Math.max(0, npen - seated)
  // No blows in less than a whole drive: the test ended in the seating drive.
  if (blows === 0 && penetration < MAIN_DRIVE_MM) return null
  return { blows, penetration, measured: true }
}

function reportedDrives({ main, overall, stoppedInSeating }: ReportText): StatedDrive[] {
  if (stoppedInSeating) return []
  const notBegun = main !== null && main.blows === 0 && main.penetration === 0
  return [...sourced('text', main), ...sourced('text', notBegun ? null : overall)]
}
