import {
  INCREMENT_MM,
  MAIN_DRIVE_MM,
  MIN_REFUSAL_BLOWS,
  REFUSAL_BLOWS,
  SEATING_DRIVE_MM,
  type Figure,
} from './drive.ts'
import { findBeyondDrive, isNCounted } from './excess-penetration.ts'
import { findShiftedPenetrations } from './complete-increments.ts'
import { findBlankIncrements, findBlankMain, findUncountedPenetration } from './blank-increments.ts'
import { findN60Contradiction } from './energy.ts'
import { countsOf, findDisagreement, isTotalAlone } from './find-disagreement.ts'
import { findRepeatedIncrements, numberOf, unreadableIncrements } from './increments.ts'
import { findExtrapolatedN } from './extrapolated-n.ts'
import { findLongSeating } from './long-seating.ts'
import { inMillimetres, statedInMetres } from './penetration-unit.ts'
import type { ReportText } from './report-text.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { SptReading, SptResult } from './spt-result.ts'
import { sptWords } from './spt-words.ts'
import { findShortSeating } from './short-seating.ts'
import { collectStatements, type StatedDrive, type Statements } from './statements.ts'
import { findConfirmedN, findSoundText } from './text-over-increments.ts'
import { isMainDriveWithoutSeating, isWholeInOneIncrement } from './incomplete-drive.ts'
import { extrapolatedFrom, isExtrapolated, MAX_SHORT_DRIVE_BLOWS } from './total-drive.ts'
import { findUnmeasuredEnd } from './unmeasured-end.ts'
import { findUnrecordedDrive } from './unrecorded-penetrations.ts'
import type { Values } from './row-values.ts'

/**
 * Reads a row of ISPT, of AGS 3 or 4, with any values. In order of reliability: increments and their
 * penetrations, ISPT_NVAL with ISPT_NPEN, the text of ISPT_REP.
 * Source: BS EN ISO 22476-3:2005+A1:2011; AGS 4.1.1, group ISPT.
 */
export function readSpt(row: Values): SptReading {
  const values = inMillimetres(row)
  const statements = collectStatements(values)
  const selfWeightMm = numberOf(values, 'ISPT_SWP') ?? 0
  const unrecorded = findUnrecordedDrive(values, statements)
  const read = unrecorded ? readUnrecorded(unrecorded) : readStatements(values, statements, selfWeightMm)
  const isZeroIgnored = statements.nval === null && numberOf(values, 'ISPT_NVAL') === 0
  const metres = statedInMetres(row)
  return {
    result: read.result,
    seating: statements.seating,
    main: read.main,
    selfWeight:
      selfWeightMm > 0 ? selfWeightMm : statements.reports.some(({ selfWeight }) => selfWeight) ? 0 : null,
    extrapolatedN: findExtrapolatedN(statements, read.result),
    isResultContradicted: read.disagreement.length > 0,
    disagreement: [
      ...(isZeroIgnored ? ['ISPT_NVAL 0'] : []),
      ...read.disagreement,
      ...findN60Contradiction(values, read.result),
      ...findShiftedPenetrations(values),
      ...(metres === null ? [] : [contradictionWords.readAsMetres(metres)]),
    ],
  }
}

type Read = Pick<SptReading, 'result' | 'main' | 'disagreement'>

/** Without penetrations only the blows are known: a bound. */
const readUnrecorded = ({ blows, increments }: { blows: number; increments: number }): Read => ({
  result: { kind: 'at-least', blows },
  main: { blows, penetration: null, measured: false, increments },
  disagreement: [contradictionWords.unrecorded(blows, increments)],
})

function readStatements(values: Values, statements: Statements, selfWeightMm: number): Read {
  const beyond = findBeyondDrive(statements, selfWeightMm)
  const isUnderOwnWeight = selfWeightMm > 0 || statements.reports.some(({ selfWeight }) => selfWeight)
  const undriven = findBlankMain(values, statements, isUnderOwnWeight)
  const hasNone = undriven.length > 0 || (beyond.length > 0 && !isNCounted(statements))
  const result = readResult(values, statements, { selfWeightMm, hasNone })
  return {
    result,
    main: findSoundText(values, statements)?.main ?? statements.drives[0] ?? null,
    disagreement: [
      ...new Set([
        ...(beyond.length > 0
          ? [
              ...countsOf(statements).filter((count) => !beyond.some((text) => text.startsWith(count))),
              ...beyond,
            ]
          : findDisagreement(statements, result)),
        ...findRepeated(values, statements),
        ...(undriven.length === 0 ? [] : [...countsOf(statements), ...undriven]),
        ...findBlankIncrements(values, statements),
        ...findUncountedPenetration(values, result),
        ...findShortSeating(values, statements),
        ...findLongSeating(values, statements, result),
        ...findUnmeasuredEnd(values, result),
      ]),
    ],
  }
}

/** Increments with more blows than the drive that they repeat, beside the stated blows of that drive. */
function findRepeated(values: Values, statements: Statements): string[] {
  const repeated = findRepeatedIncrements(values)
  return repeated.length === 0 ? [] : [...countsOf(statements), ...repeated]
}

function readResult(
  values: Values,
  statements: Statements,
  { selfWeightMm, hasNone }: { readonly selfWeightMm: number; readonly hasNone: boolean },
): SptResult {
  if (hasNone) return { kind: 'unread', text: statedText(statements) }
  const read =
    findSeatingStop(statements) ??
    readSoundText(values, statements) ??
    readDrives(statements) ??
    readStated(statements, selfWeightMm)
  return read.kind === 'unread' && read.text === '' ? { ...read, text: unreadableIncrements(values) } : read
}

/** What the row states of its result, where that is none. */
function statedText({ texts, nval, npen, drives }: Statements): string {
  const [drive] = drives
  return texts[0] ?? sptWords.blowsFor(nval ?? drive?.blows ?? '', npen ?? drive?.penetration ?? '')
}

/** A test that ended in its seating drive has no blows in the main drive. */
function findSeatingStop({ reports, seating, drives, nval, main, npen }: Statements): SptResult | null {
  // `25,25/50`: a main drive without a penetration is in no list of drives.
  if (nval || main || reports.some(({ main: drive }) => drive?.blows)) return null
  // Zeros behind blows that end a seating drive are increments that were not driven, never an N of 0.
  const isNotDriven = ({ source, blows, measured }: StatedDrive) =>
    source === 'increments' && blows === 0 && !measured
  const isEnded = seating !== null && seating.blows >= MIN_REFUSAL_BLOWS
  if (drives.some((drive) => !isEnded || !isNotDriven(drive))) return null
  const marked = reports.find(({ stoppedInSeating }) => stoppedInSeating)?.overall
  if (marked) return { kind: 'seating', blows: marked.blows, penetration: marked.penetration }
  if (!isEnded) return null
  const penetration = seating.measured ? seating.penetration : npen
  const isShort =
    penetration === null
      ? drives.length > 0 || seating.blows >= REFUSAL_BLOWS
      : penetration <= SEATING_DRIVE_MM
  return isShort ? { kind: 'seating', blows: seating.blows, penetration } : null
}

function readDrives(statements: Statements): SptResult | null {
  const { drives, nval, reports, seating } = statements
  const drive = drives[0]
  if (!drive) return null
  const short = findUndrivenIncrements(statements)
  if (short) return { kind: 'incomplete', blows: short.blows, penetration: short.penetration }
  const { source, blows, penetration } = drive
  if (isWhole(penetration)) return readWholeDrive(statements, drive)
  if (source === 'total' && blows > MAX_SHORT_DRIVE_BLOWS && !isCounted(statements, drive))
    return { kind: 'unread', text: totalText(statements) }
  if (
    source === 'total' &&
    penetration === 0 &&
    seating?.measured &&
    (seating.penetration ?? 0) < SEATING_DRIVE_MM
  )
    return { kind: 'seating', blows: seating.blows, penetration: seating.penetration }
  const count = firstOf(reports, (report) => (report.figures === null ? report.count : null))
  const n = nval ?? (count === blows ? count : null)
  if (n !== null && isContradicted(statements, drive, n)) return { kind: 'n', n }
  return isTotalAlone(statements) ? { kind: 'at-least', blows } : { kind: 'incomplete', blows, penetration }
}

function readSoundText(values: Values, statements: Statements): SptResult | null {
  const drive = findSoundText(values, statements)?.main
  if (!drive) return null
  const { blows, penetration } = drive
  return penetration === null || isWhole(penetration)
    ? { kind: 'n', n: blows }
    : { kind: 'incomplete', blows, penetration }
}

const readWholeDrive = (statements: Statements, drive: StatedDrive): SptResult =>
  isCapped(statements, drive)
    ? readCapped(statements, drive.blows)
    : {
        kind: 'n',
        n:
          findConfirmedN(statements, drive) ??
          statements.nval ??
          countOutside(statements, drive) ??
          drive.blows,
      }

/** An N of 50 beside more blows that were counted over a whole main drive: some programs write no more. */
const isCapped = ({ nval }: Statements, { source, measured, blows, penetration }: StatedDrive): boolean =>
  nval === REFUSAL_BLOWS && source === 'increments' && measured && isWhole(penetration) && blows > nval

/** The blows where the text states them too, otherwise more than 50. */
const readCapped = ({ reports }: Statements, blows: number): SptResult =>
  reports.some(({ count }) => count === blows)
    ? { kind: 'n', n: blows }
    : { kind: 'at-least', blows: REFUSAL_BLOWS }

/** Whether the increments add up to the same blows over the same penetration. */
const isCounted = ({ drives }: Statements, { blows, penetration }: StatedDrive): boolean =>
  drives.some(
    (drive) => drive.source === 'increments' && drive.blows === blows && drive.penetration === penetration,
  )

const totalText = ({ nval, main, npen }: Statements): string =>
  `${nval === null ? `ISPT_MAIN ${main ?? ''}` : `ISPT_NVAL ${nval}`}, ISPT_NPEN ${npen ?? ''} mm`

/**
 * `3 (1/1)` beside ISPT_MAIN 3: blows that heading and text state, where the figures of the text are not all
 * of them.
 */
function countOutside({ main, reports }: Statements, { source }: StatedDrive): number | null {
  const isStated = source === 'text' && main !== null && reports.some(({ count }) => count === main)
  return isStated ? main : null
}

/**
 * `23 (5,6/7,8,8,)` without ISPT_NVAL: the text leaves the last increments blank, so they were not driven,
 * whatever penetrations the other headings have. Null where any heading counts more blows.
 */
function findUndrivenIncrements({ nval, main, reports, drives }: Statements): StatedDrive | null {
  const text = firstOf(reports, ({ figures, main: drive }) =>
    figures && endsBlank(figures.main) ? drive : null,
  )
  if (nval !== null || text === null || isWhole(text.penetration ?? MAIN_DRIVE_MM)) return null
  const counts = [main, ...reports.map(({ count }) => count), ...drives.map(({ blows }) => blows)]
  if (counts.some((count) => count !== null && count !== text.blows)) return null
  return (
    drives.find(({ source, penetration }) => source === 'text' && penetration === text.penetration) ?? null
  )
}

const endsBlank = (figures: readonly Figure[]): boolean =>
  figures.at(-1)?.blows === null && figures.some(({ blows }) => (blows ?? 0) > 0)

/** Whether the stated N stands against a main drive that is stated as short. */
function isContradicted(statements: Statements, drive: StatedDrive, n: number): boolean {
  const { source, blows, penetration, measured } = drive
  if (!measured && n !== blows) return true
  if (
    measured &&
    statements.drives.some((other) => other.blows === n && contradictsShortDrive(other, penetration))
  )
    return true
  if (n === blows)
    return (
      isFourIncrements(drive) ||
      isMainDriveWithoutSeating(statements, drive) ||
      isWholeInOneIncrement(statements, drive)
    )
  return source === 'text' && !isExtrapolated(n, blows, penetration)
}

/** Blows in all four increments, of which one has no penetration: fewer than 50 do not stop the last one. */
const isFourIncrements = ({ blows, measured, increments }: StatedDrive) =>
  !measured && increments > 3 && blows < REFUSAL_BLOWS

/** Four increments without penetrations may have a short last one, but no more than that. */
const contradictsShortDrive = (other: StatedDrive, short: number) =>
  isWhole(other.penetration) &&
  (other.measured ||
    isFourIncrements(other) ||
    (other.increments > 3 && MAIN_DRIVE_MM - short > INCREMENT_MM))

const isWhole = (penetration: number) => penetration >= MAIN_DRIVE_MM

/** Results that are stated without a penetration. */
function readStated(statements: Statements, selfWeightMm: number): SptResult {
  const { nval, main, texts } = statements
  const bound = extrapolatedFrom(statements) ?? readBound(statements)
  if (bound !== null) return { kind: 'at-least', blows: bound }
  if (statements.reports.some(({ refusal }) => refusal)) {
    const blows = nval ?? statements.main ?? 0
    if (blows >= MIN_REFUSAL_BLOWS) return { kind: 'at-least', blows }
    if (blows === 0) return { kind: 'refusal' }
  }
  const n = readCount(statements, selfWeightMm)
  if (n !== null) return { kind: 'n', n }
  // Blows of the main drive without a penetration are no N: the drive may have stopped short.
  const blows = nval === null ? (main ? sptWords.mainOnly(main) : '') : String(nval)
  return { kind: 'unread', text: texts[0] ?? blows }
}

function readBound({ reports, nval, main }: Statements): number | null {
  const bound = firstOf(reports, ({ atLeast }) => atLeast)
  if (bound !== null) return Math.max(bound, nval ?? 0, main ?? 0)
  // A single figure that ends any drive: `50 (25/50)`.
  const lone = firstOf(reports, (report) => (report.main?.penetration === null ? report.main.blows : null))
  return lone !== null && (nval ?? lone) === lone ? lone : null
}

function readCount({ reports, nval }: Statements, selfWeightMm: number): number | null {
  const isZeroStated =
    selfWeightMm > 0 || reports.some(({ count, figures }) => count === 0 && figures === null)
  const counts = [nval, firstOf(reports, ({ count }) => count)]
  const count = counts.find((one) => one !== null && (one > 0 || isZeroStated))
  return count ?? (selfWeightMm >= SEATING_DRIVE_MM + MAIN_DRIVE_MM ? 0 : null)
}

function firstOf<T>(reports: readonly ReportText[], pick: (report: ReportText) => T | null): T | null {
  for (const report of reports) {
    const found = pick(report)
    if (found !== null) return found
  }
  return null
}
