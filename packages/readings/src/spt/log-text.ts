import { INCREMENT_MM, MAIN_DRIVE_MM, SEATING_DRIVE_MM, type Figure } from './drive.ts'
import { printedIncrements } from './complete-increments.ts'
import { withoutLeadingBlanks } from './driven-figures.ts'
import { statedFigures } from './increments.ts'
import { inMillimetres } from './penetration-unit.ts'
import { readSpt } from './read-spt.ts'
import { findAgreedText, findSoundText } from './text-over-increments.ts'
import { sptLabel, type SptReading } from './spt-result.ts'
import { sptWords } from './spt-words.ts'
import { collectStatements } from './statements.ts'
import type { Values } from './row-values.ts'

/**
 * A test as on printed logs: `N=25 (3,4/5,6,7,7)`, `50/75mm (9,16/50 for 75mm)`, `25/40mm seating (25 for
 * 40mm)`, `N=8 (1,0/0,0,3,5), 450 mm under own weight`. The blows of the increments and the penetration under
 * the weight of rods and hammer (ISPT_SWP) are written if the row states them.
 */
export function sptLogText(row: Values): string {
  const values = inMillimetres(row)
  const reading = readSpt(values)
  const result = resultText(reading)
  const increments = incrementsText(values, reading)
  const test = reading.result.kind === 'unread' || increments === '' ? result : `${result} (${increments})`
  return [test, reading.selfWeight ? sptWords.sank(reading.selfWeight) : ''].filter(Boolean).join(', ')
}

function resultText(reading: SptReading): string {
  const { result, selfWeight } = reading
  const isInWords = selfWeight === 0
  if (result.kind === 'n' && !(result.n === 0 && isInWords)) return `N=${result.n}`
  if (result.kind === 'at-least') return `N>${result.blows}`
  return result.kind === 'unread' ? result.text : sptLabel(reading).replace(/ mm\b/, 'mm')
}

/** A main drive that the rods sank through without a blow. */
const BLANK_MAIN_DRIVE = '-,-,-,-'

/** `3,4/5,6,7,7` of the headings of the increments, else of ISPT_REP or ISPT_NVAL; empty if none has them. */
function incrementsText(values: Values, { result }: SptReading): string {
  const statements = collectStatements(values)
  const { reports } = statements
  const reported = reports.flatMap(({ figures }) => figures ?? [])
  const agreed = result.kind === 'n' ? findAgreedText(statements) : null
  const sound = (findSoundText(values, statements) ?? agreed)?.figures ?? []
  const headings = statedFigures(printedIncrements(values, reports))
  for (const { seating, main } of [sound, headings, reported].flat()) {
    const isEnded = result.kind === 'seating'
    const seated = driveText(isEnded ? untilLastBlow(seating) : seating, SEATING_DRIVE_MM)
    const driven = driveText(isEnded ? untilLastBlow(main) : main, MAIN_DRIVE_MM)
    if (seated !== '' && driven !== '') return `${seated}/${driven}`
    if (seated !== '' && result.kind === 'seating') return seated
    if (seated !== '' && result.kind === 'n' && result.n === 0) return `${seated}/${BLANK_MAIN_DRIVE}`
  }
  return ''
}

/**
 * The increments of one drive: `3,4`, a blank among them as `-`. A single figure is written without the
 * blanks before it, and without its penetration if that is the whole drive. Empty if the row states no blows.
 */
function driveText(figures: readonly Figure[], wholeDrive: number): string {
  const reached = untilDriven(figures)
  if (reached.every(({ blows }) => blows === null)) return ''
  const [only, ...others] = withoutLeadingBlanks(reached)
  if (!only || others.length > 0) return reached.map((figure) => figureText(figure, INCREMENT_MM)).join(',')
  const isInOtherPlace = reached.length > 1
  const isWhole = isInOtherPlace || only.penetration === wholeDrive
  return figureText(only, isWhole ? wholeDrive : INCREMENT_MM)
}

/** Without the increments of 0 blows after those that ended a test. */
const untilLastBlow = (figures: readonly Figure[]): readonly Figure[] =>
  figures.slice(0, figures.findLastIndex(({ blows }) => (blows ?? 0) > 0) + 1)

/** Without the increments after the last driven one: empty ones, and those of 0 blows in 0 mm. */
function untilDriven(figures: readonly Figure[]): readonly Figure[] {
  const isDriven = ({ blows, penetration }: Figure) =>
    blows === null ? (penetration ?? 0) > 0 : blows > 0 || penetration !== 0
  return figures.slice(0, figures.findLastIndex(isDriven) + 1)
}

/** `usual`: the penetration that is not written, mm. A blank is never written as 0 blows. */
const figureText = ({ blows, penetration }: Figure, usual: number): string => {
  const count = blows === null ? '-' : String(blows)
  return penetration === null || penetration === usual ? count : sptWords.figure(count, penetration)
}
