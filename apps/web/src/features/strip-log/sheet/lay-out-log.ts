import { reachedDepth, type DepthWindow, type Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { arrangementsOf } from './arrangements.ts'
import { presentColumns } from './present-columns.ts'
import { countSheets, SMALLEST_SCALE } from './log-scale.ts'
import type { LogSource } from './log-source.ts'
import { layOutColumns, type LaidColumns } from './sheet-columns.ts'
import type { SheetColumnId } from './sheet-layouts.ts'
import type { LogSheetPlan } from './add-notes.ts'
import { proposeSheets, sheetsAt } from './propose-sheets.ts'

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

/** A whole log as sheets: at one scale, each depth once, every text whole. */
export function layOutLog({ source, glossary, columns, room, scale, legend, maxSheets }: Options): LogLayout {
  // The frame has two lines.
  const width = room.width - 2
  const depths = drawnDepths(source.log)
  const arrangements = arrangementsOf({ source, glossary, columns, width, legend, drawnTo: depths.to })
  const body = room.height - HEADS - GAP
  // Fitting texts on hundreds of sheets takes seconds, and no array holds the sheets of 1e308 m.
  const smallest = scale ?? SMALLEST_SCALE
  const least = countSheets(depths, body, smallest)
  if (least > maxSheets) {
    const laid = layOutColumns(source.log, columns, presentColumns(source.log, source.tests), width)
    return { scale: smallest, laid, depths, sheets: [], sheetCount: least }
  }
  const paper = { arrangements, depths, body, width }
  const { sheets, arrangement, scale: used } = scale === null ? proposeSheets(paper) : sheetsAt(paper, scale)
  const sheetCount = sheets.length
  const { laid } = arrangement
  return { scale: used, laid, depths, sheets: sheetCount > maxSheets ? [] : sheets, sheetCount }
}

function drawnDepths(log: Log): DepthWindow {
  const { extent } = log
  const reached = reachedDepth(log)
  const stray = reached !== null && extent.to > reached * STRAY
  return { from: extent.from, to: stray ? reached : extent.to }
}
