import type { DepthWindow } from '@groundsheet/logs'
import { addNotes, type LogSheetPlan } from './add-notes.ts'
import {
  LOG_SCALES,
  MULTI_SHEET_SCALES,
  sheetSpans,
  sheetWindows,
  SINGLE_SHEET_SCALES,
  SPARSE_SCALES,
  type ScaleLimit,
  type SheetSpan,
} from './log-scale.ts'
import type { NotePiece } from './note-pieces.ts'
import { planSheets, type SheetPlan } from './plan-sheets.ts'
import type { ColumnLayout } from './sheet-columns.ts'
import type { SheetTexts } from './sheet-texts.ts'

/** Columns and texts of a log for one width and text size of descriptions. */
export interface Arrangement {
  readonly columnLayout: ColumnLayout
  readonly texts: readonly SheetTexts[]
  /** Notes below the columns at a scale. */
  readonly footOf: (scale: number) => readonly NotePiece[]
}

interface Paper {
  /** The standard one, then those with more room for descriptions; each is computed when first called. */
  readonly arrangements: readonly (() => Arrangement)[]
  readonly depths: DepthWindow
  /** Height for the columns of a sheet, and width of the notes below them, px. */
  readonly body: number
  readonly width: number
}

/** A complete layout of a log. */
interface Proposal {
  /** 50 is 1:50. */
  readonly scale: number
  readonly arrangement: Arrangement
  readonly sheets: readonly LogSheetPlan[]
  /** It has no defects. */
  readonly isGood: boolean
  /** Texts stand far from their depths, or on another sheet. */
  readonly textsDrift: boolean
  /** Cost in sheets; see `LAYOUT_COSTS`. */
  readonly cost: number
}

/** Costs of defects in sheets; `PxPerSheet`: px that cost one sheet. */
const LAYOUT_COSTS = {
  /** Texts that are not on the sheet of their depth: a fixed cost, and a cost by height. */
  carried: 0.5,
  carriedPxPerSheet: 160,
  /** Mean distance of descriptions from their depths. */
  displacementPxPerSheet: 120,
  partlyFilledSheets: 1,
  shortLastSheet: 0.5,
  lastSheetWithoutDepths: 0.5,
  /** The last sheet has few depths; divided by the number of sheets before it. */
  shortLastRange: 0.75,
  /** For each step from the standard arrangement. */
  arrangement: 0.3,
  smallerScale: 1,
} as const
/** Used for holes of normal depth only if it saves a sheet, or one that would be mostly empty. */
const REDUCED_SCALE = 75
/** Mean distance of descriptions from their depths that is not a defect. */
const MAX_GOOD_DISPLACEMENT_PX = 40
/** A last sheet filled to a smaller share is short. */
const MIN_LAST_SHEET_SHARE = 1 / 3
/** A last depth range of a smaller share of the others is short. */
const MIN_LAST_RANGE_SHARE = 0.15
/**
 * Limits of sheets with depths of a log enlarged for its texts: total, and as a multiple of the standard
 * number.
 */
const MAX_SHEETS_FOR_TEXTS = 24
const MAX_SHEET_FACTOR = 2

/** The log at the standard scale, at a larger one if texts need it, or at a smaller one for a deep hole. */
export function proposeSheets(paper: Paper): Proposal {
  for (const scale of SINGLE_SHEET_SCALES) {
    const [first] = candidatesFor(paper, [[scale, 1]], STANDARD_ORDER)
    const single = first && layOutSheets(paper, first)
    if (single?.isGood) return single
  }
  for (const group of MULTI_SHEET_SCALES) {
    const standard = firstGood(paper, candidatesFor(paper, group, STANDARD_ORDER))
    if (standard)
      return onOneSheet(paper, condense(paper, standard.isGood ? standard : improve(paper, group, standard)))
  }
  throw new Error('SCALES has no scale without a limit of sheets')
}

/** Below this filled share the second of two sheets is mostly empty. */
const MIN_SECOND_SHEET_SHARE = 1 / 2

/** Scales at which a log is put on one sheet, in order of preference. */
const ONE_SHEET_SCALES = [REDUCED_SCALE, 100]

/** A log whose second sheet is mostly empty on one sheet at a smaller scale, if that has no defects. */
function onOneSheet(paper: Paper, proposal: Proposal): Proposal {
  const [, second, third] = proposal.sheets
  if (!second || third || filledHeight(second) >= paper.body * MIN_SECOND_SHEET_SHARE) return proposal
  for (const scale of ONE_SHEET_SCALES) {
    const single = firstGood(paper, candidatesFor(paper, [[scale, 1]], STANDARD_ORDER))
    if (single?.isGood) return single
  }
  return proposal
}

/** With fewer marks for each sheet a log is sparse. */
const MIN_MARKS_PER_SHEET = 3

/** A sparse log on fewer sheets at a smaller scale without defects; otherwise the proposal itself. */
function condense(paper: Paper, standard: Proposal): Proposal {
  const sheetCount = standard.sheets.filter(({ part }) => part !== null).length
  const { columns } = standard.arrangement.columnLayout
  const lanes = new Set(columns.flatMap((column) => column.lanes))
  const marks = [...lanes].reduce((sum, lane) => sum + lane.marks.length, 0)
  if (marks >= MIN_MARKS_PER_SHEET * sheetCount) return standard
  for (const limit of SPARSE_SCALES) {
    const [scale, maxSheets] = limit
    if (scale <= standard.scale || sheetCount <= maxSheets) continue
    const smaller = firstGood(paper, candidatesFor(paper, [limit], STANDARD_ORDER))
    if (smaller?.isGood) return smaller
  }
  return standard
}

/** The log at a scale selected by the user. */
export function sheetsAt(paper: Paper, scale: number): Proposal {
  const [standard, ...others] = ordersOf(paper).map((order) =>
    candidatesFor(paper, [[scale, Infinity]], [order]),
  )
  const best = firstGood(paper, standard ?? [])
  if (!best) throw new Error(`1:${scale} has no sheets`)
  return best.isGood ? best : cheapest(paper, best, others.flat())
}

/** The proposal with the lowest cost of all arrangements, at the standard and larger scales. */
function improve(paper: Paper, group: readonly ScaleLimit[], standard: Proposal): Proposal {
  const maxSheets = Math.min(MAX_SHEETS_FOR_TEXTS, standard.sheets.length * MAX_SHEET_FACTOR)
  const largerScales = LOG_SCALES.filter((scale) => scale < standard.scale).toReversed()
  const limits = largerScales.map((scale): ScaleLimit => [scale, maxSheets])
  const smaller: ScaleLimit[] =
    standard.scale < REDUCED_SCALE ? [[REDUCED_SCALE, standard.sheets.length - 1]] : []
  return cheapest(paper, standard, candidatesFor(paper, [...group, ...limits, ...smaller], ordersOf(paper)))
}

const STANDARD_ORDER: readonly number[] = [0]
const ordersOf = ({ arrangements }: Paper): number[] => [...arrangements.keys()]

/** Parameters of a layout. `order`: index of its arrangement. */
interface Candidate {
  readonly scale: number
  readonly maxSheets: number
  readonly span: SheetSpan
  readonly order: number
}

/** All candidates in the order of arrangements and scales, but those that fill their sheets first. */
const candidatesFor = (
  { body }: Paper,
  scales: readonly ScaleLimit[],
  orders: readonly number[],
): Candidate[] =>
  orders
    .flatMap((order) =>
      scales.flatMap(([scale, maxSheets]) =>
        sheetSpans(body, scale).map((span) => ({ scale, maxSheets, span, order })),
      ),
    )
    .toSorted((a, b) => Number(b.span.isFull) - Number(a.span.isFull))

/** The first proposal without defects, otherwise the cheapest; null if all need too many sheets. */
function firstGood(paper: Paper, candidates: readonly Candidate[]): Proposal | null {
  let best: Proposal | null = null
  for (const candidate of candidates) {
    const proposal = layOutSheets(paper, candidate)
    if (proposal?.isGood) return proposal
    if (proposal && (best === null || proposal.cost < best.cost)) best = proposal
  }
  return best
}

/** The proposal with the lowest cost; `first` if no candidate is cheaper. */
const cheapest = (paper: Paper, first: Proposal, candidates: readonly Candidate[]): Proposal =>
  candidates.reduce((best, candidate) => {
    const proposal = layOutSheets(paper, candidate, best.cost)
    return proposal && proposal.cost < best.cost ? proposal : best
  }, first)

/** Null if more than `maxSheets` are needed, or if the cost reaches `maxCost` before notes are added. */
function layOutSheets(paper: Paper, candidate: Candidate, maxCost = Infinity): Proposal | null {
  const { scale, maxSheets, span, order } = candidate
  const { depths, body } = paper
  const windows = sheetWindows(depths, span)
  const layoutCost = layoutCostOf(candidate, windows)
  if (windows.length > maxSheets || windows.length + layoutCost >= maxCost) return null
  const arrangement = paper.arrangements[order]?.()
  if (!arrangement) return null
  const plan = planSheets({ texts: arrangement.texts, windows, scale, body })
  const textsCost = textCost(plan)
  // Notes only add sheets, and wrapping texts that fit on none takes longest.
  if (windows.length + layoutCost + textsCost >= maxCost) return null
  const sheets = addNotes(plan, arrangement.footOf(scale), paper)
  if (maxSheets === 1 && sheets.length > 1) return null
  const end = endCost(sheets, body)
  const isFilled = span.isFull || windows.length === 1
  const textsDrift = !plan.fits || plan.meanDisplacementPx > MAX_GOOD_DISPLACEMENT_PX
  const isGood = !textsDrift && end === 0 && isFilled && !hasShortLastRange(windows)
  return {
    scale,
    arrangement,
    sheets,
    isGood,
    textsDrift,
    cost: sheets.length + layoutCost + end + textsCost,
  }
}

/** Cost of the scale, text size and widths, and of sheets that are not full or have few depths. */
const layoutCostOf = ({ scale, span, order }: Candidate, windows: readonly DepthWindow[]): number =>
  order * LAYOUT_COSTS.arrangement +
  (scale < REDUCED_SCALE ? 0 : LAYOUT_COSTS.smallerScale) +
  (span.isFull || windows.length === 1 ? 0 : LAYOUT_COSTS.partlyFilledSheets) +
  (hasShortLastRange(windows) ? LAYOUT_COSTS.shortLastRange / (windows.length - 1) : 0)

/** A hole is a little deeper than its full sheets. */
function hasShortLastRange(windows: readonly DepthWindow[]): boolean {
  const [previous, last] = [windows.at(-2), windows.at(-1)]
  return (
    previous !== undefined &&
    last !== undefined &&
    last.to - last.from < MIN_LAST_RANGE_SHARE * (previous.to - previous.from)
  )
}

/** Cost of texts away from their depths. */
const textCost = ({ fits, carriedHeight, meanDisplacementPx }: SheetPlan): number =>
  (fits ? 0 : LAYOUT_COSTS.carried + carriedHeight / LAYOUT_COSTS.carriedPxPerSheet) +
  meanDisplacementPx / LAYOUT_COSTS.displacementPxPerSheet

/** Cost of a last sheet that is short or has no depths. */
function endCost(sheets: readonly LogSheetPlan[], body: number): number {
  const last = sheets.at(-1)
  return (
    (last && sheets.length > 1 && filledHeight(last) < body * MIN_LAST_SHEET_SHARE
      ? LAYOUT_COSTS.shortLastSheet
      : 0) + (last?.part === null ? LAYOUT_COSTS.lastSheetWithoutDepths : 0)
  )
}

/** Height of the columns and notes of a sheet, px. */
const filledHeight = ({ part, notes }: LogSheetPlan): number =>
  notes.reduce((sum, { height }) => sum + height, part?.scale.height ?? 0)
