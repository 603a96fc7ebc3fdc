import {
  INCREMENT_MM,
  MAIN_DRIVE_MM,
  MIN_REFUSAL_BLOWS,
  REFUSAL_BLOWS,
  SEATING_DRIVE_MM,
  TOLERANCE_MM,
} from './drive.ts'
import type { ReportText } from './report-text.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { SptResult } from './spt-result.ts'
import type { StatedDrive, Statements } from './statements.ts'
import { findExtrapolatedN } from './extrapolated-n.ts'
import { statesNoN } from './incomplete-drive.ts'
import { extrapolatedFrom } from './total-drive.ts'

interface Claim {
  readonly text: string
  readonly blows: number
  /** Millimetres; null where the statement has none. */
  readonly penetration: number | null
  /** The difference from which another penetration is not the same, mm. */
  readonly tolerance: number
}

/** All statements of the result, if one of them differs from it; empty if all agree. */
export function findDisagreement(statements: Statements, result: SptResult): string[] {
  const claims = claimsOf(statements, result.kind === 'n' || isNOfShortDrive(statements, result))
  if (isBelowBound(statements, result))
    return [...claims.map(({ text }) => text), reportName(statements)].filter(isFirst)
  const known = mainDriveOf(result)
  const isBound =
    extrapolatedFrom(statements) !== null || isTotalAlone(statements) || isNCapped(statements, result)
  if (result.kind === 'at-least' && isBound) return namesOf(claims)
  if (result.kind === 'seating' && (statements.nval || statements.main)) return namesOf(claims)
  if (!known) return []
  const extrapolated = findExtrapolatedN(statements, result)
  const differs = claims.some(
    ({ text, blows, penetration, tolerance }) =>
      (blows !== known.blows && !(blows === extrapolated && text === reportName(statements))) ||
      (penetration !== null &&
        Math.abs(Math.min(penetration, MAIN_DRIVE_MM) - known.penetration) >= tolerance),
  )
  const isUnlikely =
    result.kind === 'incomplete'
      ? isDoubtful(statements) || isNOfShortDrive(statements, result)
      : isShort(statements)
  const denial = result.kind === 'n' && statesNoN(statements) ? [reportName(statements)] : []
  const isContradicted = differs || isUnlikely || denial.length > 0
  return isContradicted ? [...claims.map(({ text }) => text), ...denial].filter(isFirst) : []
}

/** `>50` beside an N of 50 and more blows of a whole main drive. */
const isNCapped = ({ nval, drives: [drive] }: Statements, result: SptResult): boolean =>
  result.kind === 'at-least' &&
  nval === result.blows &&
  drive?.source === 'increments' &&
  drive.penetration >= MAIN_DRIVE_MM

const namesOf = (claims: readonly Claim[]): string[] => claims.map(({ text }) => text).filter(isFirst)

const isFirst = (text: string, index: number, all: readonly string[]) => all.indexOf(text) === index

/** `>50` beside a number of blows that is less. */
function isBelowBound({ reports, nval, main }: Statements, result: SptResult): boolean {
  const bound = Math.max(0, ...reports.map(({ atLeast }) => atLeast ?? 0))
  const n = result.kind === 'n' ? result.n : result.kind === 'incomplete' ? result.blows : null
  return [n, nval, main].some((blows) => blows !== null && blows > 0 && blows < bound)
}

/** The numbers of blows that the row states. */
export const countsOf = (statements: Statements): string[] =>
  claimsOf(statements, false)
    .filter(({ penetration }) => penetration === null)
    .map(({ text }) => text)
    .filter(isFirst)

const reportName = ({ texts }: Statements) => `ISPT_REP ${texts.join(' ')}`

/** An N beside a main drive that is stated as short. */
const isShort = ({ drives: [drive] }: Statements): boolean =>
  drive !== undefined && drive.penetration < MAIN_DRIVE_MM

/**
 * The penetration is that of ISPT_NPEN and nothing states the seating. AGS defines it as that of both drives;
 * some files state that of the main drive alone, and some each in one hole.
 */
const isTotalUnclear = ({ drives: [drive], seating }: Statements): boolean =>
  drive?.source === 'total' && seating === null

/**
 * An unclear ISPT_NPEN beside numbers of blows alone. From 151 to 300 mm it may be of either drive, so that
 * the row does not state the penetration of the main drive. Less is no whole seating drive: the blows took no
 * more than that.
 */
export const isTotalAlone = (statements: Statements): boolean => {
  const { reports, npen } = statements
  const isEither = npen !== null && npen > SEATING_DRIVE_MM && npen <= MAIN_DRIVE_MM
  return isTotalUnclear(statements) && reports.length === 0 && isEither
}

/** A refusal beside an N that was not measured or has too few blows to stop, or with an unclear ISPT_NPEN. */
function isDoubtful(statements: Statements): boolean {
  const {
    drives: [drive],
    nval,
    npen,
    seating,
  } = statements
  if (isTotalUnclear(statements)) return true
  if (!drive || nval === null) return false
  const isMainDriveWithoutSeating = npen === MAIN_DRIVE_MM
  const mayBeShort = seating !== null && !seating.measured && seating.blows >= MIN_REFUSAL_BLOWS
  const isUnclear = drive.source === 'total' && (isMainDriveWithoutSeating || mayBeShort)
  return drive.blows < REFUSAL_BLOWS || !drive.measured || isUnclear
}

function mainDriveOf(result: SptResult): { blows: number; penetration: number } | null {
  if (result.kind === 'n') return { blows: result.n, penetration: MAIN_DRIVE_MM }
  return result.kind === 'incomplete' ? result : null
}

/** An N is stated beside a main drive of the same blows that is short of 300 mm. */
const isNOfShortDrive = ({ nval, reports }: Statements, result: SptResult): boolean =>
  result.kind === 'incomplete' &&
  result.blows < REFUSAL_BLOWS &&
  (nval === result.blows || reports.some((report) => statesN(report, result.blows)))

/** Not where the text itself says that the drive was short: `23 (5,6/7,8,8,)`, `25 (8,25/25 for 5mm)`. */
const statesN = ({ count, main, figures }: ReportText, blows: number): boolean =>
  count === blows && !main?.measured && figures?.main.at(-1)?.blows !== null

/** `isN`: the row states an N, of 300 mm. */
function claimsOf(statements: Statements, isN: boolean): Claim[] {
  const { nval, main, npen, reports, drives } = statements
  const text = reportName(statements)
  const total = isTotalUnclear(statements) && !isN ? contradictionWords.eitherDrive : ''
  const counts: readonly (readonly [string, number | null])[] = [
    [`ISPT_NVAL ${nval ?? ''}`, nval],
    [`ISPT_MAIN ${main ?? ''}`, main],
    ...reports.map(({ count }) => [text, count] as const),
  ]
  const name = ({ source, blows, penetration, increments }: StatedDrive) =>
    ({
      increments: contradictionWords.incrementsIn(blows, penetration),
      total: `ISPT_NPEN ${npen ?? ''} mm${total}`,
      // The figures of a text may add up to another number than its N.
      text: increments > 0 ? contradictionWords.reportIncrements(blows, penetration) : text,
    })[source]
  const shortness = ({ source, penetration }: StatedDrive) => {
    if (!isN || penetration >= MAIN_DRIVE_MM) return ''
    return source === 'total' ? contradictionWords.shortTotal(penetration) : contradictionWords.short
  }
  return [
    ...counts.flatMap(([text, blows]) =>
      blows === null ? [] : [{ text, blows, penetration: null, tolerance: 0 }],
    ),
    ...drives.map((drive) => ({
      text: `${name(drive)}${shortness(drive)}`,
      blows: drive.blows,
      penetration: drive.penetration,
      // The last increment may be short if none has a stated penetration; a total is always stated.
      tolerance: drive.measured || drive.source === 'total' ? TOLERANCE_MM : INCREMENT_MM + 1,
    })),
  ]
}
