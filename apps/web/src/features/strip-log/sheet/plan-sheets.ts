import { type DepthWindow, type Mark } from '@groundsheet/logs'
import { printStrings } from '../../../ui/print-strings.ts'
import type { DepthScale } from '../depth-scale.ts'
import { EDGE, paperScale, pxPerMetre } from './log-scale.ts'
import {
  blockHeight,
  blocksHeight,
  carryOver,
  placeBlocks,
  type Block,
  type PlacedBlock,
} from './place-blocks.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { linesIn, type SheetTexts } from './sheet-texts.ts'
import type { TextSize } from './text-sizes.ts'

/** The texts of a column on a sheet. */
export interface PlacedTexts {
  readonly column: SheetColumn
  readonly text: TextSize
  readonly placed: readonly PlacedBlock[]
}

/** A sheet of a log: its depths, and the texts in its columns. */
export interface PlannedSheet {
  readonly scale: DepthScale
  readonly texts: readonly PlacedTexts[]
}

/** Sheets, and what none of them had room for. */
export interface SheetPlan {
  readonly sheets: readonly PlannedSheet[]
  readonly rest: readonly { readonly column: SheetColumn; readonly blocks: readonly Block[] }[]
  /** Every text is on the sheet of its depth. */
  readonly fits: boolean
  /** Height of all texts that are not on the sheet of their depth, each sheet that they pass counted, px. */
  readonly carriedHeight: number
  /** Mean distance of descriptions from their depths, of those on the sheet of their depth, px. */
  readonly displaced: number
}

interface Options {
  readonly texts: readonly SheetTexts[]
  readonly windows: readonly DepthWindow[]
  readonly scale: number
  /** Px for the columns on each sheet. */
  readonly body: number
}

/** The texts of a whole log on its sheets; what has no room on one goes on to the next. */
export function planSheets({ windows, ...options }: Options): SheetPlan {
  const planned: (Planned & PlannedSheet)[] = []
  for (const [index, window] of windows.entries()) {
    const place = { window, first: index === 0, last: index === windows.length - 1 }
    planned.push(planSheet(options, place, planned.at(-1)?.rest ?? new Map()))
  }
  const left = [...(planned.at(-1)?.rest ?? [])]
  const rest = left.flatMap(([{ column }, blocks]) =>
    blocks.length > 0 ? [{ column, blocks: blocks.map(carryOver) }] : [],
  )
  return {
    sheets: planned,
    rest,
    fits: planned.every(({ fits }) => fits) && rest.length === 0,
    carriedHeight: planned.reduce((sum, sheet) => sum + heightOf(sheet.rest), 0),
    displaced: meanDisplacement(planned),
  }
}

function meanDisplacement(sheets: readonly PlannedSheet[]): number {
  const distances = sheets.flatMap(({ scale, texts }) =>
    texts
      .filter(({ column }) => column.id === 'description')
      .flatMap(({ placed }) => placed.map(({ block, y }) => Math.abs(y - scale.y(block.at)))),
  )
  return distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length)
}

type Rest = ReadonlyMap<SheetTexts, readonly Block[]>

const heightOf = (rest: Rest): number =>
  [...rest].reduce(
    (sum, [{ text }, blocks]) => blocks.reduce((all, block) => all + blockHeight(block, text), sum),
    0,
  )

interface Planned {
  readonly rest: Rest
  readonly fits: boolean
}

function planSheet(
  { texts, scale, body }: Omit<Options, 'windows'>,
  place: Place,
  carried: Rest,
): Planned & PlannedSheet {
  const { window, last } = place
  const own = texts.map((each) => ({ each, blocks: blocksOn(each, place, carried.get(each) ?? []) }))
  const drawn = 2 * EDGE + (window.to - window.from) * pxPerMetre(scale)
  const heights = own.flatMap(({ each, blocks }) => [
    blocksHeight(blocks, each.text),
    ...(last ? [drawn - EDGE + heightAtEnd(blocks, each.text, window.to)] : []),
  ])
  const needed = Math.max(drawn, ...heights)
  const height = last ? Math.min(body, needed) : body
  const depths = paperScale(window, height, pxPerMetre(scale))
  const results = own.map(({ each, blocks }) => ({
    each,
    ...placeBlocks(blocks, { y: depths.y, height, text: each.text }),
  }))
  return {
    scale: depths,
    texts: results.map(({ each: { column, text }, placed }) => ({ column, text, placed })),
    rest: new Map(results.map(({ each, rest }) => [each, rest])),
    fits: needed <= body,
  }
}

/** Height of texts that belong to the end of the hole and so are below it, px. */
const heightAtEnd = (blocks: readonly Block[], text: TextSize, end: number): number =>
  blocks.filter(({ at }) => at >= end).reduce((sum, block) => sum + blockHeight(block, text), 0)

interface Place {
  readonly window: DepthWindow
  readonly first: boolean
  readonly last: boolean
}

/** What is written on a sheet: what the one before had no room for, what goes on from it, and what begins here. */
function blocksOn(
  { column, text, blocks, ends }: SheetTexts,
  { window: { from, to }, first, last }: Place,
  carried: readonly Block[],
): Block[] {
  const here = blocks.filter(({ at }) =>
    ends ? (at > from || (first && at === from)) && at <= to : at >= from && (at < to || (last && at <= to)),
  )
  const moved = carried.map((block) => ({ ...carryOver(block), at: from }))
  return [...moved, ...(moved.length > 0 ? [] : continued(column, text, from)), ...here]
}

/** A longer description is not repeated on the next sheet. */
const MAX_REPEATED_LINES = 6

/** Soils and rocks that a description names in capitals (BS 5930). */
const soilsOf = (label: string): string =>
  [...new Set(label.match(/\p{Lu}{3,}(?:\s+\p{Lu}{3,})*/gu))].join(', ')

/** The stratum that reaches from the sheet before onto this one. */
function continued(column: SheetColumn, text: TextSize, from: number): Block[] {
  if (column.id !== 'description') return []
  const isThere = ({ top, base, label }: Mark) => top < from && base > from && label !== ''
  const stratum = column.lanes.find(({ id }) => id === 'strata')?.marks.find(isThere)
  const width = column.cells[0]?.width ?? 0
  if (!stratum) return []
  const whole = linesIn(printStrings.log.continued(stratum.label), width, text)
  const names = linesIn(printStrings.log.continued(soilsOf(stratum.label)), width, text)
  const lines = whole.length <= MAX_REPEATED_LINES ? whole : names
  return [{ key: `${stratum.row.id} continued`, at: from, cells: [lines] }]
}
