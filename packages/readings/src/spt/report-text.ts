import { readNumber } from '../measure/read-number.ts'
import { MAIN_DRIVE_MM, MIN_REFUSAL_BLOWS, sumFigures, type Drive, type Figure } from './drive.ts'

/** What the text of ISPT_REP (or a text in ISPT_NVAL) states; every part may be missing. */
export interface ReportText {
  /** `N=25`, `25`. */
  readonly count: number | null
  /** `>50`, `N>50`, `50+`. */
  readonly atLeast: number | null
  /** `50/75 mm`, `50 for 75mm`, `N=50/280`. */
  readonly overall: Drive | null
  /** `25/0*`: the asterisk says that the test was stopped in the seating drive. */
  readonly stoppedInSeating: boolean
  /** The figures of the two drives are there, even if all are empty: `(,/,,,)`. */
  readonly hasDrives: boolean
  readonly seating: Drive | null
  readonly main: Drive | null
}

const NOTHING: ReportText = {
  count: null,
  atLeast: null,
  overall: null,
  stoppedInSeating: false,
  hasDrives: false,
  seating: null,
  main: null,
}

/**
 * Reads the text of a result. Forms: `N=25`, `N=25 (3,4/5,6,7,7)`, `50 (7,7/50 for 40mm)`, `50/75 mm`,
 * `50 for 285mm (13/11,12,12,15 for 60mm)`, `N>50 (…)`, `7,7/50 for 40mm`, `25/50 for 20mm`, `25/0*`.
 * `blows`: those of the main drive, where another heading states them; they tell `4/12` (seating and main
 * drive) from `50/75` (blows and millimetres). Null where a part cannot be read.
 */
export function readReportText(text: string, blows: number | null): ReportText | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const open = plain.indexOf('(')
  if (open !== -1) {
    const head = readHead(plain.slice(0, open).trim(), blows)
    const drives = readDrives(plain.slice(open + 1).replace(/\)? ?$/, ''))
    return head && drives ? { ...head, hasDrives: true, seating: drives.seating, main: drives.main } : null
  }
  // Without brackets, only figures in lists or with millimetres are certain to be those of two drives.
  return readHead(plain, blows) ?? (/,|for|in/i.test(plain) ? readDrives(plain) : null)
}

function readHead(text: string, known: number | null): ReportText | null {
  if (text === '') return NOTHING
  const bound = /^(?:N ?)?(?:[>≥] ?=? ?(\d{1,4})|(\d{1,4}) ?\+)$/i.exec(text)
  if (bound) return { ...NOTHING, atLeast: Number(bound[1] ?? bound[2]) }
  const count = /^(?:N ?=? ?)?(\d{1,4})$/i.exec(text)
  if (count) return { ...NOTHING, count: Number(count[1]) }
  const overall = /^(?:N ?= ?)?(\d{1,4}) ?(?:blows ?)?(\/|for|in) ?(\d{1,4}) ?(mm)? ?(\*?)$/i.exec(text)
  if (!overall) return null
  const [first, second] = [Number(overall[1]), Number(overall[3])]
  const isBare = overall[2] === '/' && overall[4] === undefined && overall[5] === ''
  if (isBare && second === known && first !== known) return seatingAndMain(first, second)
  if (isBare && first < MIN_REFUSAL_BLOWS) return null
  return {
    ...NOTHING,
    overall: { blows: first, penetration: second, measured: true },
    stoppedInSeating: overall[5] === '*',
  }
}

const seatingAndMain = (seating: number, main: number): ReportText => ({
  ...NOTHING,
  hasDrives: true,
  seating: { blows: seating, penetration: null, measured: false },
  main: { blows: main, penetration: MAIN_DRIVE_MM, measured: false },
})

/** `25 for 40mm/50 for 20mm`: the seating drive, and the main drive after the stroke. */
function readDrives(text: string): ReportText | null {
  const drives = text.split('/')
  if (drives.length !== 2) return null
  const [seating, main] = drives.map((drive) => drive.split(',').map(readFigure))
  if (!isWhole(seating) || !isWhole(main)) return null
  return { ...NOTHING, hasDrives: true, seating: sumFigures(seating, 2), main: sumFigures(main, 4) }
}

const isWhole = (figures: (Figure | null)[] | undefined): figures is Figure[] =>
  figures?.every((figure) => figure !== null) ?? false

function readFigure(text: string): Figure | null {
  const trimmed = text.trim()
  if (trimmed === '') return { blows: null, penetration: null }
  const [, blows = '', penetration = ''] =
    /^(\d{1,4})(?: ?(?:for|in) ?(\d{1,4}) ?(?:mm)?)?$/i.exec(trimmed) ?? []
  if (blows === '') return null
  return { blows: Number(blows), penetration: readNumber(penetration) }
}
