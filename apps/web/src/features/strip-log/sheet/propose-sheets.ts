import type { DepthWindow } from '@groundsheet/logs'
import { printStrings } from '../../../ui/print-strings.ts'
import { flowNotes } from './flow-notes.ts'
import {
  LOG_SCALES,
  SCALES,
  sheetSpans,
  sheetWindows,
  SINGLE_SHEET_SCALES,
  type SheetSpan,
} from './log-scale.ts'
import { headingPiece, paragraphPieces, type NotePiece } from './note-pieces.ts'
import { planSheets, type PlannedSheet, type SheetPlan } from './plan-sheets.ts'
import type { SheetTexts } from './sheet-texts.ts'

/** What is on one sheet; a sheet without a part has only what is below the columns. */
export interface LogSheetPlan {
  readonly part: PlannedSheet | null
  /** The hole goes on on the next sheet. */
  readonly continues: boolean
  readonly notes: readonly NotePiece[]
}

/** What sheets are made of. */
interface Paper {
  readonly texts: readonly SheetTexts[]
  readonly depths: DepthWindow
  /** Height for the columns of a sheet, and width of what is below them, px. */
  readonly body: number
  readonly width: number
  /** What is below the columns of a log at a scale. */
  readonly footOf: (scale: number) => readonly NotePiece[]
}

/** A way to lay out a log. */
interface Proposal {
  /** 50 is 1:50. */
  readonly scale: number
  readonly sheets: readonly LogSheetPlan[]
  /** 0: nothing is wrong with it; see `FAULTS`. */
  readonly faults: number
  /** Height of the texts that are not on the sheet of their depth, px. */
  readonly carriedHeight: number
}

/** Faults of a layout; a worse one outweighs all that follow it. */
const FAULTS = {
  textOnNextSheet: 8,
  emptySheets: 4,
  shortLastSheet: 2,
  footAlone: 1,
} as const
/** A last sheet that is filled less is short. */
const MIN_LAST_SHEET = 1 / 3
/** Most sheets with depths of a log that is enlarged for its texts, in all and for each sheet at the usual scale. */
const MAX_SHEETS_FOR_TEXTS = 24
const MAX_TIMES_SHEETS = 2

/** The log at the usual scale, a larger one where texts need it, a smaller one where the hole is deep. */
export function proposeSheets(paper: Paper): Proposal {
  for (const scale of SINGLE_SHEET_SCALES) {
    const [span] = sheetSpans(paper.body, scale)
    const single = span && layOutSheets(paper, scale, span, 1)
    if (single?.faults === 0) return single
  }
  for (const group of SCALES) {
    const best = bestOf(paper, group)
    if (best) return best.faults < FAULTS.textOnNextSheet ? best : enlarge(paper, best)
  }
  throw new Error('SCALES has no scale without a limit of sheets')
}

/** A larger scale at which texts are on the sheets of their depths, or the one that carries over the least. */
function enlarge(paper: Paper, usual: Proposal): Proposal {
  const maxSheets = Math.min(MAX_SHEETS_FOR_TEXTS, usual.sheets.length * MAX_TIMES_SHEETS)
  let best = usual
  for (const scale of LOG_SCALES.filter((one) => one < usual.scale).toReversed()) {
    const one = bestOf(paper, [[scale, maxSheets]])
    if (one && one.faults < FAULTS.textOnNextSheet) return one
    if (one && one.carriedHeight < best.carriedHeight) best = one
  }
  return best
}

/** The log at a scale that the reader chose. */
export const sheetsAt = (paper: Paper, scale: number): Proposal =>
  bestOf(paper, [[scale, Infinity]]) ?? { scale, sheets: [], faults: 0, carriedHeight: 0 }

/** The first layout without a fault, else the best; null where all take too many sheets. */
function bestOf(
  paper: Paper,
  scales: readonly (readonly [scale: number, maxSheets: number])[],
): Proposal | null {
  const tries = scales.flatMap(([scale, maxSheets]) =>
    sheetSpans(paper.body, scale).map((span) => ({ scale, maxSheets, span })),
  )
  let best: Proposal | null = null
  for (const { scale, maxSheets, span } of tries.toSorted(byFilling)) {
    const one = layOutSheets(paper, scale, span, maxSheets)
    if (one?.faults === 0) return one
    if (one && (best === null || isBetter(one, best))) best = one
  }
  return best
}

/** Fewer faults, or as many and fewer texts away from their depths. */
const isBetter = (one: Proposal, other: Proposal): boolean =>
  one.faults < other.faults || (one.faults === other.faults && one.carriedHeight < other.carriedHeight)

/** Spans that fill their sheets before others; else in their order. */
const byFilling = (a: { readonly span: SheetSpan }, b: { readonly span: SheetSpan }): number =>
  Number(b.span.isFull) - Number(a.span.isFull)

/** Null where it takes more sheets than are wanted. */
function layOutSheets(paper: Paper, scale: number, span: SheetSpan, maxSheets: number): Proposal | null {
  const { texts, depths, body } = paper
  const windows = sheetWindows(depths, span)
  if (windows.length > maxSheets) return null
  const plan = planSheets({ texts, windows, scale, body })
  const sheets = addNotes(plan, paper, scale)
  if (maxSheets === 1 && sheets.length > 1) return null
  return { scale, sheets, faults: faultsOf(plan, sheets, span, body), carriedHeight: plan.carriedHeight }
}

function faultsOf(plan: SheetPlan, sheets: readonly LogSheetPlan[], span: SheetSpan, body: number): number {
  const last = sheets.at(-1)
  const notes = last?.notes.reduce((sum, { height }) => sum + height, 0) ?? 0
  const filled = (last?.part?.scale.height ?? 0) + notes
  return (
    (plan.fits ? 0 : FAULTS.textOnNextSheet) +
    (span.isFull || plan.sheets.length === 1 ? 0 : FAULTS.emptySheets) +
    (sheets.length > 1 && filled < body * MIN_LAST_SHEET ? FAULTS.shortLastSheet : 0) +
    (last?.part === null ? FAULTS.footAlone : 0)
  )
}

/** The sheets, with what is below the columns on the last of them and on further ones. */
function addNotes(
  { sheets, rest }: SheetPlan,
  { body, width, footOf }: Paper,
  scale: number,
): LogSheetPlan[] {
  const unplaced = rest.flatMap(({ blocks }) =>
    blocks.flatMap(({ cells }) => paragraphPieces(cells.map((lines) => lines.join(' ')).join('  '), width)),
  )
  const pieces = [
    ...(unplaced.length > 0 ? [headingPiece(printStrings.log.textsContinued), ...unplaced] : []),
    ...footOf(scale),
  ]
  const left = body - (sheets.at(-1)?.scale.height ?? 0)
  const [beside = [], ...further] = flowNotes(pieces, left, body)
  return [
    ...sheets.map((part, index) => {
      const isLast = index === sheets.length - 1
      return { part, continues: !isLast, notes: isLast ? beside : [] }
    }),
    ...further.map((notes) => ({ part: null, continues: false, notes })),
  ]
}
