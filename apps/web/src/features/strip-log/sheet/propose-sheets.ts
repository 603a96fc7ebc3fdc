import type { DepthWindow } from '@groundsheet/logs'
import { addNotes, type LogSheetPlan } from './add-notes.ts'
import {
  LOG_SCALES,
  SCALES,
  sheetSpans,
  sheetWindows,
  SINGLE_SHEET_SCALES,
  type ScaleLimit,
  type SheetSpan,
} from './log-scale.ts'
import type { NotePiece } from './note-pieces.ts'
import { planSheets, type SheetPlan } from './plan-sheets.ts'
import type { LaidColumns } from './sheet-columns.ts'
import type { SheetTexts } from './sheet-texts.ts'

/** Columns and texts of a log in one width and text size of its descriptions. */
export interface Arrangement {
  readonly laid: LaidColumns
  readonly texts: readonly SheetTexts[]
  /** What is below the columns of a log at a scale. */
  readonly footOf: (scale: number) => readonly NotePiece[]
}

/** What sheets are made of. */
interface Paper {
  /** The usual one, and those that leave descriptions more room; each is made when it is first needed. */
  readonly arrangements: readonly (() => Arrangement)[]
  readonly depths: DepthWindow
  /** Height for the columns of a sheet, and width of what is below them, px. */
  readonly body: number
  readonly width: number
}

/** A way to lay out a log. */
interface Proposal {
  /** 50 is 1:50. */
  readonly scale: number
  readonly arrangement: Arrangement
  readonly sheets: readonly LogSheetPlan[]
  /** Nothing is wrong with it. */
  readonly isGood: boolean
  /** In sheets; see `COSTS`. */
  readonly cost: number
}

/** What counts as one sheet more, or how many sheets something counts as. */
const COSTS = {
  /** Any text that is not on the sheet of its depth, and its height, px. */
  carried: 0.5,
  carriedPxOfSheet: 80,
  /** Mean distance of descriptions from their depths, px. */
  displacedPxOfSheet: 40,
  emptySheets: 1,
  shortLastSheet: 0.5,
  footAlone: 0.5,
  /** For each step from the usual arrangement. */
  arrangement: 0.3,
  smallerScale: 1,
} as const
/** Used for holes of usual depth only where it saves a sheet. */
const SMALLER_SCALE = 75
/** Mean distance of descriptions from their depths that is usual, px. */
const MAX_USUAL_DISPLACED = 40
/** A last sheet that is filled less is short. */
const MIN_LAST_SHEET = 1 / 3
/** Most sheets with depths of a log that is enlarged for its texts, in all and for each sheet at the usual scale. */
const MAX_SHEETS_FOR_TEXTS = 24
const MAX_TIMES_SHEETS = 2

/** The log at the usual scale, a larger one where texts need it, a smaller one where the hole is deep. */
export function proposeSheets(paper: Paper): Proposal {
  for (const scale of SINGLE_SHEET_SCALES) {
    const [first] = triesOf(paper, [[scale, 1]], USUAL)
    const single = first && layOutSheets(paper, first)
    if (single?.isGood) return single
  }
  for (const group of SCALES) {
    const usual = firstGood(paper, triesOf(paper, group, USUAL))
    if (usual) return usual.isGood ? usual : improve(paper, group, usual)
  }
  throw new Error('SCALES has no scale without a limit of sheets')
}

/** The log at a scale that the reader chose. */
export function sheetsAt(paper: Paper, scale: number): Proposal {
  const [usual, ...others] = ordersOf(paper).map((order) => triesOf(paper, [[scale, Infinity]], [order]))
  const best = firstGood(paper, usual ?? [])
  if (!best) throw new Error(`1:${scale} has no sheets`)
  return best.isGood ? best : cheapest(paper, best, others.flat())
}

/** The cheapest of all arrangements, at the usual scales and at larger ones. */
function improve(paper: Paper, group: readonly ScaleLimit[], usual: Proposal): Proposal {
  const maxSheets = Math.min(MAX_SHEETS_FOR_TEXTS, usual.sheets.length * MAX_TIMES_SHEETS)
  const larger = LOG_SCALES.filter((scale) => scale < usual.scale).toReversed()
  const limits = larger.map((scale): ScaleLimit => [scale, maxSheets])
  const smaller: ScaleLimit[] = usual.scale < SMALLER_SCALE ? [[SMALLER_SCALE, usual.sheets.length - 1]] : []
  return cheapest(paper, usual, triesOf(paper, [...group, ...limits, ...smaller], ordersOf(paper)))
}

const USUAL: readonly number[] = [0]
const ordersOf = ({ arrangements }: Paper): number[] => [...arrangements.keys()]

/** A way to lay out a log, before it is. `order`: of its arrangement. */
interface Try {
  readonly scale: number
  readonly maxSheets: number
  readonly span: SheetSpan
  readonly order: number
}

/** Spans that fill their sheets before others; else in the order of arrangements and scales. */
const triesOf = ({ body }: Paper, scales: readonly ScaleLimit[], orders: readonly number[]): Try[] =>
  orders
    .flatMap((order) =>
      scales.flatMap(([scale, maxSheets]) =>
        sheetSpans(body, scale).map((span) => ({ scale, maxSheets, span, order })),
      ),
    )
    .toSorted((a, b) => Number(b.span.isFull) - Number(a.span.isFull))

/** The first layout with nothing wrong, else the cheapest; null where all take too many sheets. */
function firstGood(paper: Paper, tries: readonly Try[]): Proposal | null {
  let best: Proposal | null = null
  for (const each of tries) {
    const one = layOutSheets(paper, each)
    if (one?.isGood) return one
    if (one && (best === null || one.cost < best.cost)) best = one
  }
  return best
}

/** The cheapest of a layout and others. */
const cheapest = (paper: Paper, first: Proposal, tries: readonly Try[]): Proposal =>
  tries.reduce((best, each) => {
    const one = layOutSheets(paper, each, best.cost)
    return one && one.cost < best.cost ? one : best
  }, first)

/** Null where it takes more sheets than are wanted, or is known to cost `maxCost` before it is laid out. */
function layOutSheets(paper: Paper, each: Try, maxCost = Infinity): Proposal | null {
  const { scale, maxSheets, span, order } = each
  const { depths, body } = paper
  const windows = sheetWindows(depths, span)
  const form = formCost(each, windows.length)
  if (windows.length > maxSheets || windows.length + form >= maxCost) return null
  const arrangement = paper.arrangements[order]?.()
  if (!arrangement) return null
  const plan = planSheets({ texts: arrangement.texts, windows, scale, body })
  const sheets = addNotes(plan, arrangement.footOf(scale), paper)
  if (maxSheets === 1 && sheets.length > 1) return null
  const end = endCost(sheets, body)
  const isFilled = span.isFull || windows.length === 1
  const isGood = plan.fits && plan.displaced <= MAX_USUAL_DISPLACED && end === 0 && isFilled
  return { scale, arrangement, sheets, isGood, cost: sheets.length + form + end + textCost(plan) }
}

/** Of the scale, the text size and widths, and sheets that are not filled. */
const formCost = ({ scale, span, order }: Try, sheets: number): number =>
  order * COSTS.arrangement +
  (scale < SMALLER_SCALE ? 0 : COSTS.smallerScale) +
  (span.isFull || sheets === 1 ? 0 : COSTS.emptySheets)

/** Of texts away from their depths. */
const textCost = ({ fits, carriedHeight, displaced }: SheetPlan): number =>
  (fits ? 0 : COSTS.carried + carriedHeight / COSTS.carriedPxOfSheet) + displaced / COSTS.displacedPxOfSheet

/** Of a last sheet that is short or has no depths. */
function endCost(sheets: readonly LogSheetPlan[], body: number): number {
  const last = sheets.at(-1)
  const notes = last?.notes.reduce((sum, { height }) => sum + height, 0) ?? 0
  const filled = (last?.part?.scale.height ?? 0) + notes
  return (
    (sheets.length > 1 && filled < body * MIN_LAST_SHEET ? COSTS.shortLastSheet : 0) +
    (last?.part === null ? COSTS.footAlone : 0)
  )
}
