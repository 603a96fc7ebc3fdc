import type { DepthWindow, Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/glossary.ts'
import { strings } from '../../../ui/strings.ts'
import type { DepthScale } from '../depth-scale.ts'
import { layoutLanes, type Column } from '../lane-columns.ts'
import type { Description } from '../place-descriptions.ts'
import { LEAD } from '../lanes/text-lane.tsx'
import { cutLog, standsOn } from './cut-log.ts'
import { fillWidth } from './fill-width.ts'
import { flowNotes } from './flow-notes.ts'
import { legendOf, sampleTypes } from './log-legend.ts'
import { chooseLogScale, EDGE, metresOn, paperScale, pxPerMetre, sheetWindows } from './log-scale.ts'
import {
  descriptionPieces,
  headingPiece,
  legendPieces,
  paragraphPieces,
  type NotePiece,
} from './note-pieces.ts'
import { heightOfTexts, placeTexts, textsOf, type Note } from './place-texts.ts'
import { splitLanes, TEXT_WIDTH } from './split-lanes.ts'

/** A piece of a log with its columns, true to scale. */
interface LogPart {
  readonly log: Log
  readonly layout: ReturnType<typeof layoutLanes>
  readonly scale: DepthScale
  readonly descriptions: ReadonlyMap<Column, readonly Description[]>
}

/** What is on one sheet; a sheet without a part has only notes. */
export interface LogSheetPlan {
  readonly part: LogPart | null
  readonly notes: readonly NotePiece[]
}

interface Options {
  readonly log: Log
  readonly glossary: Glossary
  /** What the file says of the hole as a whole. */
  readonly remarks: readonly string[]
  /** Of the place for columns, notes and all, px. */
  readonly room: { readonly width: number; readonly height: number }
  /** 50 is 1:50; null: the one that suits. */
  readonly scale: number | null
}

/** Height of the heads of the columns with their line, px. */
const HEADS = 37
/** Between the columns and what is below them, px. */
const GAP = 10
/** What is deeper than so many final depths is a slip of the pen, told of but not drawn. */
const STRAY = 1.5

/** A whole log as sheets: at one scale, each depth once, every description in full somewhere. */
export function layOutLog({ log, glossary, remarks, room, scale: asked }: Options): {
  scale: number
  sheets: LogSheetPlan[]
} {
  const height = room.height
  // The frame has two lines.
  const width = room.width - 2
  const body = height - HEADS
  const depths = drawnDepths(log)
  const scale = asked ?? chooseLogScale(depths.to - depths.from, body)
  const windows = sheetWindows(depths, metresOn(scale, body))
  const notes: Note[] = []
  const parts = splitLanes(log, width).flatMap((lanes, group) =>
    windows.flatMap((window, index) => {
      const last = index === windows.length - 1
      // The first columns are the log itself; of others only what there is.
      const empty = !lanes.some(({ marks }) => marks.some((mark) => standsOn(mark, window, last)))
      if (group > 0 && empty) return []
      const part = layOutPart(
        { ...log, lanes },
        { window, last, body, width, scale, first: notes.length + 1 },
      )
      notes.push(...part.notes)
      return part
    }),
  )
  const pieces = [
    ...block(strings.print.remarks, [
      ...(log.finalDepth === null ? [] : paragraphPieces(strings.print.ends(log.finalDepth), width)),
      ...remarks.flatMap((text) => paragraphPieces(text, width)),
      ...(depths.to < log.extent.to ? paragraphPieces(strings.print.notDrawn(depths.to), width) : []),
      ...log.findings.flatMap((finding) => paragraphPieces(strings.log.finding(finding), width, '•')),
    ]),
    ...block(strings.print.inFull, descriptionPieces(notes, width)),
    ...block(strings.print.legend, [
      ...legendPieces(legendOf(log.lanes, glossary), width),
      ...paragraphPieces(sampleTypes(log.lanes, glossary), width),
    ]),
  ]
  const left = body - (parts.at(-1)?.scale.height ?? 0) - GAP
  const [beside = [], ...further] = flowNotes(pieces, left, height - GAP)
  const drawn = parts.map((part, index) => ({ part, notes: index === parts.length - 1 ? beside : [] }))
  return { scale, sheets: [...drawn, ...further.map((own) => ({ part: null, notes: own }))] }
}

const block = (title: string, pieces: readonly NotePiece[]): readonly NotePiece[] =>
  pieces.length === 0 ? [] : [headingPiece(title), ...pieces]

function drawnDepths({ extent, finalDepth }: Log): DepthWindow {
  const stray = finalDepth !== null && extent.to > finalDepth * STRAY
  return { from: extent.from, to: stray ? finalDepth : extent.to }
}

interface PartOptions {
  readonly window: DepthWindow
  readonly last: boolean
  readonly body: number
  readonly width: number
  readonly scale: number
  /** Number of its first note. */
  readonly first: number
}

function layOutPart(
  log: Log,
  { window, last, body, width, scale, first }: PartOptions,
): LogPart & { notes: Note[] } {
  const perMetre = pxPerMetre(scale)
  const layout = fillWidth(layoutLanes(log, width, { text: TEXT_WIDTH }), width)
  const written = layout.columns
    .filter(({ part, lane }) => part === 'text' || lane.kind === 'notes')
    .map((column) => {
      const room = column.width - LEAD - 6
      const options = {
        window,
        last,
        width: room,
        groundLevel: column.part === 'text' ? log.groundLevel : null,
      }
      return { column, room, texts: textsOf(column.lane.marks, options) }
    })
  const needed = Math.max(0, ...written.map(({ texts }) => heightOfTexts(texts)))
  const drawn = 2 * EDGE + (window.to - window.from) * perMetre
  const depthScale = paperScale(window, Math.max(drawn, Math.min(needed, body)), perMetre)
  const notes: Note[] = []
  const descriptions = new Map(
    written.map(({ column, room, texts }) => {
      const placed = placeTexts(texts, depthScale, room, first + notes.length)
      notes.push(...placed.notes)
      return [column, placed.descriptions] as const
    }),
  )
  const cut = cutLog(log, window, last)
  // Descriptions are placed by the whole marks; what is drawn is cut to the sheet.
  const columns = layout.columns.map((column) => {
    const lane = cut.lanes.find(({ id }) => id === column.lane.id) ?? column.lane
    return { whole: column, cut: { ...column, lane } }
  })
  return {
    log: cut,
    layout: { ...layout, columns: columns.map(({ cut: column }) => column) },
    scale: depthScale,
    descriptions: new Map(columns.map(({ whole, cut: column }) => [column, descriptions.get(whole) ?? []])),
    notes,
  }
}
