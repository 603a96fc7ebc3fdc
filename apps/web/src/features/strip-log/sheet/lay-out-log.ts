import { reachedDepth, type DepthWindow, type Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/glossary.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import { flowNotes } from './flow-notes.ts'
import { footPieces } from './log-foot.ts'
import { planSheets, type PlannedSheet, type SheetPlan } from './plan-sheets.ts'
import { presentColumns } from './present-columns.ts'
import { countSheets, SCALES, sheetWindows, SINGLE_SHEET_SCALES, SMALLEST_SCALE } from './log-scale.ts'
import type { LogSource } from './log-source.ts'
import { headingPiece, paragraphPieces, type NotePiece } from './note-pieces.ts'
import { layOutColumns, type LaidColumns } from './sheet-columns.ts'
import type { SheetColumnId } from './sheet-layouts.ts'
import { textsOfSheet, type SheetTexts } from './sheet-texts.ts'

/** What is on one sheet; a sheet without a part has only what is below the columns. */
export interface LogSheetPlan {
  readonly part: PlannedSheet | null
  /** The hole goes on on the next sheet. */
  readonly continues: boolean
  readonly notes: readonly NotePiece[]
}

export interface LogLayout {
  /** 50 is 1:50. */
  readonly scale: number
  readonly laid: LaidColumns
  /** Empty where more than `maxSheets` are needed. */
  readonly sheets: readonly LogSheetPlan[]
  /** How many sheets are needed; infinite where the depths are beyond any number. */
  readonly sheetCount: number
  readonly depths: DepthWindow
}

interface Options {
  readonly source: LogSource
  readonly glossary: Glossary
  readonly columns: readonly SheetColumnId[]
  /** Of the place for columns, tables and all, px. */
  readonly room: { readonly width: number; readonly height: number }
  /** 50 is 1:50; null: the one that suits. */
  readonly scale: number | null
  /** Whether the legend is below the columns; false: it is printed on a sheet of its own. */
  readonly legend: boolean
  /** A log that needs more sheets is counted, but not laid out. */
  readonly maxSheets: number
}

/** Height of the heads of the columns with their line, px. */
export const HEADS = 41
/** Between the columns and what is below them, px; room for the line that says that the hole goes on. */
const GAP = 14
/** What is deeper than so many times the depth that was reached is reported but not drawn. */
const STRAY = 1.5
/** More sheets than the least number are tried, so that texts fit. */
const EXTRA_SHEETS = [0, 1, 2] as const

/** A whole log as sheets: at one scale, each depth once, every text whole. */
export function layOutLog({ source, glossary, columns, room, scale, legend, maxSheets }: Options): LogLayout {
  const { log, tests } = source
  // The frame has two lines.
  const width = room.width - 2
  const depths = drawnDepths(log)
  const laid = layOutColumns(log, columns, presentColumns(log, tests), width)
  const foot = footPieces({ source, laid, glossary, width, legend, drawnTo: depths.to })
  const body = room.height - HEADS - GAP
  // Fitting texts on hundreds of sheets takes seconds, and no array holds the sheets of 1e308 m.
  const smallest = scale ?? SMALLEST_SCALE
  const least = countSheets(depths, { body, foot: heightOf(foot), scale: smallest })
  if (least > maxSheets) return { scale: smallest, laid, depths, sheets: [], sheetCount: least }
  const texts = textsOfSheet(laid, source)
  const attempt = (at: number, extra: number, most = Infinity) =>
    tryLayout({ texts, depths, scale: at, extra, maxSheets: most, body, foot })
  const best =
    scale === null
      ? proposeLayout(attempt)
      : firstFit(EXTRA_SHEETS.flatMap((extra) => attempt(scale, extra) ?? []))
  const sheets = flowSheets(best, room.height, foot, width)
  const sheetCount = sheets.length
  return { scale: best.scale, laid, depths, sheets: sheetCount > maxSheets ? [] : sheets, sheetCount }
}

const heightOf = (pieces: readonly NotePiece[]): number => pieces.reduce((sum, { height }) => sum + height, 0)

interface Attempt extends SheetPlan {
  readonly scale: number
  /** Of the last sheet, px below the columns. */
  readonly left: number
}

interface AttemptOptions {
  readonly texts: readonly SheetTexts[]
  readonly depths: DepthWindow
  readonly scale: number
  readonly extra: number
  readonly maxSheets: number
  readonly body: number
  readonly foot: readonly NotePiece[]
}

/** Null where it takes more sheets than are wanted. */
function tryLayout({ texts, depths, scale, extra, maxSheets, body, foot }: AttemptOptions): Attempt | null {
  const needed = heightOf(foot)
  const paper = { body, foot: needed, scale }
  const count = countSheets(depths, paper) + extra
  if (count > maxSheets) return null
  const windows = sheetWindows(depths, paper, count)
  // Where the foot needs sheets of its own, only its beginning is below the columns.
  const beside = windows.length < count ? 0 : Math.min(needed, body / 2)
  const plan = planSheets({ texts, windows, scale, body, lastBody: body - beside })
  const drawn = plan.sheets.at(-1)?.scale.height ?? 0
  const pages = windows.length + flowNotes(foot, body - drawn, body).length - 1
  return { ...plan, scale, left: body - drawn, fits: plan.fits && pages <= count }
}

/** The usual scale first; a larger one where texts need it, a smaller one where the hole is deep. */
function proposeLayout(
  attempt: (scale: number, extra: number, maxSheets?: number) => Attempt | null,
): Attempt {
  const single = SINGLE_SHEET_SCALES.flatMap((scale) => attempt(scale, 0, 1) ?? []).find(({ fits }) => fits)
  if (single) return single
  const several = SCALES.flatMap(([scale, maxSheets]) =>
    EXTRA_SHEETS.map((extra) => [scale, extra, maxSheets]),
  )
  let first: Attempt | null = null
  for (const [scale = 0, extra = 0, maxSheets] of several) {
    const one = attempt(scale, extra, maxSheets)
    if (one?.fits) return one
    first ??= one
  }
  return first ?? firstFit([])
}

function firstFit(attempts: readonly Attempt[]): Attempt {
  const best = attempts.find(({ fits }) => fits) ?? attempts[0]
  if (!best) throw new Error('no scale of LOG_SCALES has a limit of sheets that a hole can keep to')
  return best
}

/** The sheets, with what is below the columns on the last of them and on further ones. */
function flowSheets(
  { sheets, rest, left }: Attempt,
  height: number,
  foot: readonly NotePiece[],
  width: number,
): LogSheetPlan[] {
  const unplaced = rest.flatMap(({ blocks }) =>
    blocks.flatMap(({ cells }) => paragraphPieces(cells.map((lines) => lines.join(' ')).join('  '), width)),
  )
  const pieces = [
    ...(unplaced.length > 0 ? [headingPiece(printStrings.log.textsContinued), ...unplaced] : []),
    ...foot,
  ]
  const [beside = [], ...further] = flowNotes(pieces, left, height - GAP)
  return [
    ...sheets.map((part, index) => {
      const last = index === sheets.length - 1
      return { part, continues: !last, notes: last ? beside : [] }
    }),
    ...further.map((notes) => ({ part: null, continues: false, notes })),
  ]
}

function drawnDepths(log: Log): DepthWindow {
  const { extent } = log
  const reached = reachedDepth(log)
  const stray = reached !== null && extent.to > reached * STRAY
  return { from: extent.from, to: stray ? reached : extent.to }
}
