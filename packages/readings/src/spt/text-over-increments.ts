import { MAIN_DRIVE_MM, MIN_REFUSAL_BLOWS, REFUSAL_BLOWS, TOLERANCE_MM, type Figure } from './drive.ts'
import { statedFigures } from './increments.ts'
import type { ReportText } from './report-text.ts'
import type { Values } from './row-values.ts'
import type { StatedDrive, Statements } from './statements.ts'

/** In a main drive that was not ended. BS EN ISO 22476-3. */
const MAIN_DRIVE_INCREMENTS = 4

/**
 * The text that states N as ISPT_NVAL does, with four increments that add up to it. ISPT_INC3 to INC6 do not:
 * they are of another test. Null where there is none.
 */
export function findAgreedText({ nval, drives, reports }: Statements): ReportText | null {
  const increments = drives.find(({ source }) => source === 'increments')
  if (nval === null || increments === undefined || increments.blows === nval) return null
  const holds = ({ count, main, figures }: ReportText) =>
    count === nval && main?.blows === nval && figures?.main.length === MAIN_DRIVE_INCREMENTS
  return reports.find(holds) ?? null
}

/**
 * The blows of a whole main drive that the increments, the figures of the text and its N all state. An
 * ISPT_NVAL that differs is then wrong. Null where they do not agree.
 */
export function findConfirmedN(
  { reports }: Statements,
  { source, blows, penetration, increments }: StatedDrive,
): number | null {
  const isWhole =
    source === 'increments' && increments === MAIN_DRIVE_INCREMENTS && penetration >= MAIN_DRIVE_MM
  const confirms = ({ count, main, figures }: ReportText) =>
    count === blows && main?.blows === blows && figures?.main.length === MAIN_DRIVE_INCREMENTS
  return isWhole && reports.some(confirms) ? blows : null
}

/**
 * The text that holds where the increments cannot be right. Their seating drive has 50 blows or more, or one
 * of them differs from a text that adds up. Example: `50 (25 for 35mm/32,18 for 25mm)` beside increments
 * 23,35/32,18,25, which have penetrations in the place of blows. Null where the increments hold, or the text
 * does not add up.
 */
export function findSoundText(values: Values, statements: Statements): ReportText | null {
  const { drives, reports, seating } = statements
  if (drives[0]?.source !== 'increments') return null
  if ((seating?.blows ?? 0) < REFUSAL_BLOWS) return findTextBesideMistypedIncrement(values, statements)
  const holds = ({ count, main, seating }: ReportText) =>
    main?.measured === true &&
    main.blows === count &&
    seating?.measured === true &&
    seating.blows <= MIN_REFUSAL_BLOWS
  return reports.find(holds) ?? null
}

/**
 * The text whose figures add up to its N, beside increments of which one alone differs and is mistyped.
 * Example: `51 (2,4/7,8,17,19 for 25mm)` beside 2,4/7,28,17,19. Either it has one digit more than in the
 * text, or ISPT_NVAL or ISPT_MAIN states the blows of the text too.
 */
function findTextBesideMistypedIncrement(
  values: Values,
  { nval, main, drives: [drive], reports }: Statements,
): ReportText | null {
  const stated = statedFigures(values)
  const counts = [nval, main].filter((blows) => blows !== null)
  const holds = ({ count, main: text, figures }: ReportText) => {
    if (count === null || text?.blows !== count || figures === null) return false
    const isSamePenetration = Math.abs((text.penetration ?? 0) - (drive?.penetration ?? 0)) <= TOLERANCE_MM
    if (!isSamePenetration || counts.some((blows) => blows !== count)) return false
    if (findDifferent(stated.seating, figures.seating)?.length !== 0) return false
    const [different, ...others] = findDifferent(stated.main, figures.main) ?? []
    return different !== undefined && others.length === 0 && (counts.length > 0 || hasStrayDigit(different))
  }
  return reports.find(holds) ?? null
}

/** Blows of an increment, and those of the text in its place. */
interface DifferentBlows {
  readonly stated: number
  readonly written: number
}

/** The increments that differ; null where one drive has more of them. */
function findDifferent(
  figures: readonly Figure[],
  texts: readonly Figure[],
): readonly DifferentBlows[] | null {
  if (figures.length !== texts.length) return null
  return figures
    .map(({ blows }, place) => ({ stated: blows ?? 0, written: texts[place]?.blows ?? 0 }))
    .filter(({ stated, written }) => stated !== written)
}

/** `28` for `8`, `81` for `8`. */
function hasStrayDigit({ stated, written }: DifferentBlows): boolean {
  const digits = Array.from(String(stated))
  return digits.some((_digit, place) => digits.toSpliced(place, 1).join('') === String(written))
}
