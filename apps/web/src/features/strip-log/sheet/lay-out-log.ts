import { reachedDepth, type DepthWindow } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { arrangementsOf } from './column-arrangements.ts'
import { presentColumns } from './present-columns.ts'
import { countSheets, MAX_SCALE_DENOMINATOR } from './log-scale.ts'
import type { LogSource } from './log-source.ts'
import { layOutColumns, type ColumnLayout } from './sheet-columns.ts'
import type { SheetColumnId } from './sheet-layouts.ts'
import type { LogSheetPlan } from './add-notes.ts'
import { proposeSheets, sheetsAt } from './propose-sheets.ts'

export interface LogLayout {
  /** 50 is 1:50. */
  readonly scale: number
  readonly columnLayout: ColumnLayout
  /** A larger scale whose texts are nearer to their depths than at the selected one; null: none is. */
  readonly nearerScale: number | null
  /** Empty if more than `maxSheets` are needed. */
  readonly sheets: readonly LogSheetPlan[]
  /** Number of sheets needed; infinite if the depths overflow. */
  readonly sheetCount: number
  readonly depths: DepthWindow
}

interface Options {
  readonly source: LogSource
  readonly glossary: Glossary
  readonly columns: readonly SheetColumnId[]
  /** Space for columns and notes on a sheet, px. */
  readonly room: { readonly width: number; readonly height: number }
  /** 50 is 1:50; null: automatic. */
  readonly scale: number | null
  /** True: the legend is below the columns; false: it is on a separate sheet. */
  readonly legend: boolean
  /** For a log that needs more sheets, only their number is returned. */
  readonly maxSheets: number
}

/** Height of the column heads with their border. */
export const HEADS_HEIGHT_PX = 41
/** Gap between columns and notes, with space for the line "continues on". */
const GAP_PX = 14
/** Data deeper than this multiple of the reached depth are reported but not drawn. */
const MAX_DRAWN_RATIO = 1.5

/** Lays out a log on sheets at one scale, with each depth once and no text truncated. */
export function layOutLog({ source, glossary, columns, room, scale, legend, maxSheets }: Options): LogLayout {
  // The frame has two borders.
  const width = room.width - 2
  const depths = drawnDepths(source)
  const arrangements = arrangementsOf({ source, glossary, columns, width, legend, drawnTo: depths.to })
  const body = room.height - HEADS_HEIGHT_PX - GAP_PX
  // Fitting texts on hundreds of sheets takes seconds, and no array holds the sheets of 1e308 m.
  const smallest = scale ?? MAX_SCALE_DENOMINATOR
  const minSheets = countSheets(depths, body, smallest)
  if (minSheets > maxSheets) {
    const columnLayout = layOutColumns(source.log, columns, presentColumns(source.log, source.tests), width)
    return { scale: smallest, nearerScale: null, columnLayout, depths, sheets: [], sheetCount: minSheets }
  }
  const paper = { arrangements, depths, body, width }
  const proposal = scale === null ? proposeSheets(paper) : sheetsAt(paper, scale)
  const { sheets, arrangement } = proposal
  const sheetCount = sheets.length
  const { columnLayout } = arrangement
  return {
    scale: proposal.scale,
    nearerScale: scale !== null && proposal.textsDrift ? nearerScale(paper, scale) : null,
    columnLayout,
    depths,
    sheets: sheetCount > maxSheets ? [] : sheets,
    sheetCount,
  }
}

/** The scale that would be proposed, if it is larger and its texts are near their depths. */
function nearerScale(paper: Parameters<typeof proposeSheets>[0], selected: number): number | null {
  const { scale, textsDrift } = proposeSheets(paper)
  return scale < selected && !textsDrift ? scale : null
}

/** To the deepest mark, or test without a column of its own. */
function drawnDepths({ log, tests }: LogSource): DepthWindow {
  const { extent } = log
  const reached = reachedDepth(log)
  const limit = reached === null ? Infinity : reached * MAX_DRAWN_RATIO
  const marksTo = reached !== null && extent.to > limit ? reached : extent.to
  const to = tests.reduce((deepest, { base }) => (base > limit ? deepest : Math.max(deepest, base)), marksTo)
  return { from: extent.from, to }
}
