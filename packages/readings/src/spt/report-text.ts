import { readNumber } from '../measure/read-number.ts'
import { MIN_REFUSAL_BLOWS, REFUSAL_BLOWS, sumFigures, type Drive, type Figure } from './drive.ts'
import { placeAfterStoppedSeating } from './after-stopped-seating.ts'
import { takeReportType } from './report-type.ts'

/** Statements in the text of ISPT_REP (or a text in ISPT_NVAL); every part may be missing. */
export interface ReportText {
  /** `N=25`, `25`. */
  readonly count: number | null
  /** `>50`, `N>50`, `50+`. */
  readonly atLeast: number | null
  /** `50/75 mm`, `50 for 75mm`, `N=50/280`. */
  readonly overall: Drive | null
  /** `25/0*`: the asterisk marks a test stopped in the seating drive. */
  readonly stoppedInSeating: boolean
  /** `R`, `Refusal`: no number of blows is stated. */
  readonly refusal: boolean
  /** `N=0 SWP`: the rods sank under their own weight. */
  readonly selfWeight: boolean
  /** Figures of the two drives, also where all are empty: `(,/,,,)`. Null: the text has none. */
  readonly figures: { readonly seating: readonly Figure[]; readonly main: readonly Figure[] } | null
  /** The figures have the start of the main drive among those of the seating, and are put in their place. */
  readonly beginsInSeating: boolean
  /** The figures of each drive as one. */
  readonly seating: Drive | null
  readonly main: Drive | null
}

/** Blows of the two drives in other headings; null: not stated. */
export interface KnownBlows {
  readonly seating: number | null
  readonly main: number | null
}

const NOTHING: ReportText = {
  count: null,
  atLeast: null,
  overall: null,
  stoppedInSeating: false,
  refusal: false,
  selfWeight: false,
  figures: null,
  beginsInSeating: false,
  seating: null,
  main: null,
}

/** Allowed before a number: `N=25`, `N: 25`, `N 25`, `=50/75`. */
const SIGN = String.raw`(?:N ?[=:]? ?|= ?)?`
const BOUND = new RegExp(String.raw`^${SIGN}(?:[>≥] ?=? ?(\d{1,4})|(\d{1,4}) ?\+)$`, 'i')
const COUNT = new RegExp(String.raw`^${SIGN}(\d{1,4})$`, 'i')
const OVERALL = new RegExp(
  String.raw`^${SIGN}[>≥]? ?(\d{1,4}) ?(?:blows ?)?(\/|for|in) ?(\d{1,4}) ?(mm)? ?(\*?)$`,
  'i',
)
/** `60/0.075`: the penetration is in metres. */
const OVERALL_IN_METRES = new RegExp(
  String.raw`^${SIGN}[>≥]? ?(\d{1,4}) ?(?:blows ?)?(?:\/|for|in) ?(0?\.\d{1,4}) ?m?$`,
  'i',
)
// Before the result `=50/80`, the seating drive as `=25*/70`, where 0 mm is a blank.
const SEATED = /^= ?(\d{1,4}) ?\* ?\/ ?(\d{1,4}) ?(?==)/
const REFUSAL = /^(?:R|refusal|refused)$/i
const SANK = /^N ?[=:] ?0 ?\(?(?:SWP|self[- ]?weight(?: penetration)?)\)?$/i
/** Start of the result after the figures: `3,4/5,6,7,7 N=25`. */
const RESULT = /(?:N ?)?[=:]/i

/**
 * Reads the text of a result. Forms: `N=25`, `N: 25`, `N=20 (C)`, `N=25 (3,4/5,6,7,7)`, `3,4/5,6,7,7 N=25`,
 * `50 (7,7/50 for 40mm)`, `50/75 mm`, `50 for 285mm (13/11,12,12,15 for 60mm)`, `N>50 (…)`, `7,7/50 for
 * 40mm`, `25/50 for 20mm`, `50/0.075` (metres), `25/0*`, `Refusal`. `known` distinguishes `4/12` (seating
 * and main drive) from `50/75` (blows and millimetres). Null where a part cannot be read.
 */
export function readReportText(text: string, known: KnownBlows): ReportText | null {
  const plain = takeReportType(text.replaceAll('&', '/').replaceAll(/\s+/g, ' ').trim()).rest
  const open = plain.indexOf('(')
  if (open !== -1) return joinParts(plain.slice(0, open), plain.slice(open + 1).replace(/\)? ?$/, ''), known)
  const last = plain.search(RESULT)
  if (last > 0 && plain.slice(0, last).includes('/'))
    return joinParts(plain.slice(last), plain.slice(0, last), known)
  // Without brackets, only figures in lists or with millimetres certainly belong to two drives.
  return readHead(plain, known) ?? (/,|for|in/i.test(plain) ? readDrives(plain) : null)
}

function joinParts(result: string, figures: string, known: KnownBlows): ReportText | null {
  const { seating: seated, rest } = takeSeating(result.trim())
  const head = readHead(rest, known)
  const drives =
    readDrives(figures) ?? (head && readOneDrive(figures, head.count ?? head.overall?.blows ?? null))
  if (!head) return null
  // `229/225mm (12,12,17,198,14)`: the result is stated, whatever its figures are.
  if (!drives) return head.overall ? head : null
  const { beginsInSeating, seating, main } = drives
  return { ...head, figures: drives.figures, beginsInSeating, seating: seated ?? seating, main }
}

// Extracts the seating drive of a result such as `=25*/70=50/80`; null where the text has none.
function takeSeating(text: string): { readonly seating: Drive | null; readonly rest: string } {
  const [stated = '', blows, penetration] = SEATED.exec(text) ?? []
  if (stated === '') return { seating: null, rest: text }
  const millimetres = Number(penetration)
  const measured = millimetres > 0
  const drive = { blows: Number(blows), penetration: measured ? millimetres : null, measured, increments: 0 }
  return { seating: drive, rest: text.slice(stated.length) }
}

function readHead(text: string, known: KnownBlows): ReportText | null {
  if (text === '') return NOTHING
  if (REFUSAL.test(text)) return { ...NOTHING, refusal: true }
  if (SANK.test(text)) return { ...NOTHING, count: 0, selfWeight: true }
  const bound = BOUND.exec(text)
  if (bound) return { ...NOTHING, atLeast: Number(bound[1] ?? bound[2]) }
  const count = COUNT.exec(text)
  if (count) return { ...NOTHING, count: Number(count[1]) }
  const [, blows, metres] = OVERALL_IN_METRES.exec(text) ?? []
  if (blows !== undefined) return { ...NOTHING, overall: overallOf(blows, Math.round(Number(metres) * 1000)) }
  const overall = OVERALL.exec(text)
  if (!overall) return null
  const [first, second] = [Number(overall[1]), Number(overall[3])]
  const isBare = overall[2] === '/' && overall[4] === undefined && overall[5] === ''
  const isSeating = first === known.seating || first < MIN_REFUSAL_BLOWS
  if (isBare && second === known.main && first !== second && isSeating) return seatingAndMain(first, second)
  if (isBare && first < MIN_REFUSAL_BLOWS) return null
  return {
    ...NOTHING,
    overall: overallOf(first, second),
    stoppedInSeating: overall[5] === '*',
  }
}

/** `penetration` in millimetres. */
const overallOf = (blows: number | string, penetration: number): Drive => ({
  blows: Number(blows),
  penetration,
  measured: true,
  increments: 0,
})

const seatingAndMain = (seating: number, main: number): ReportText =>
  ofFigures([{ blows: seating, penetration: null }], [{ blows: main, penetration: null }])

function ofFigures(seating: readonly Figure[], main: readonly Figure[]): ReportText {
  const stated = { seating, main }
  // The stroke between the drives states which blows are of the seating.
  const figures = placeAfterStoppedSeating(stated, true)
  return {
    ...NOTHING,
    figures,
    beginsInSeating: figures !== stated,
    seating: sumFigures(figures.seating, 2),
    main: sumFigures(figures.main, 4),
  }
}

/** Increments of a seating drive. */
const SEATING_FIGURES = 2

/** `25 for 40mm/50 for 20mm`: the seating drive, and the main drive after the stroke. */
function readDrives(text: string): ReportText | null {
  const drives = splitDrives(text)
  if (drives.length !== 2) return null
  const [seating, main] = drives.map((drive) => drive.split(',').map(readFigure))
  if (!isWhole(seating) || !isWhole(main)) return null
  return ofFigures(seating, main)
}

/**
 * `50 (50 for 20mm)`, `50 (25,50 for 20mm)`: figures without a stroke whose last one is the result, of 50
 * blows or more. It is the main drive, after a seating drive that stopped short or was not driven.
 */
function readOneDrive(text: string, result: number | null): ReportText | null {
  const figures = text.split(',').map(readFigure)
  if (!isWhole(figures) || figures.length > 2) return null
  const main = figures.at(-1)
  const seating = figures.slice(0, -1)
  const isResult = main?.blows === result && (result ?? 0) >= REFUSAL_BLOWS
  return main && isResult ? ofFigures(seating, [main]) : null
}

/**
 * `3,4/20,30/50mm`: millimetres after a second stroke are the penetration of the last increment. So are those
 * after the only stroke of a list of both drives, `5,12,15,20,10,5/20`.
 */
function splitDrives(text: string): string[] {
  const [seating = '', main = '', last = '', ...more] = text.split('/')
  const figures = seating.split(',')
  if (
    text.split('/').length === 2 &&
    figures.length > SEATING_FIGURES &&
    /^ ?\d{1,2} ?(?:mm)? ?$/i.test(main)
  ) {
    const driven = figures.slice(SEATING_FIGURES).join(',').trim()
    return [figures.slice(0, SEATING_FIGURES).join(','), `${driven} for ${main.replace(/mm/i, '').trim()}`]
  }
  const isPenetration = more.length === 0 && /^ ?\d{1,2} ?mm ?$/i.test(last) && /\d ?$/.test(main)
  return isPenetration ? [seating, `${main.trim()} for ${last.trim()}`] : text.split('/')
}

const isWhole = (figures: (Figure | null)[] | undefined): figures is Figure[] =>
  figures?.every((figure) => figure !== null) ?? false

/** `15`, `4 for 10mm`, `50/20mm`; null for any other text. An empty text has no blows. */
export function readFigure(text: string): Figure | null {
  const trimmed = text.trim()
  if (trimmed === '') return { blows: null, penetration: null }
  const form = /^(\d{1,4})(?:\.0*)?(?: ?(?:for|in|\/) ?(\d{1,4}) ?(?:mm)?)?$/i
  const [, blows = '', penetration = ''] = form.exec(trimmed) ?? []
  if (blows === '') return null
  return { blows: Number(blows), penetration: readNumber(penetration) }
}
