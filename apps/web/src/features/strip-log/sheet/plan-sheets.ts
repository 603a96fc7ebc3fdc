import { type DepthWindow, type Mark } from '@groundsheet/logs'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import type { DepthScale } from '../depth-scale.ts'
import { EDGE_PX, paperScale, pxPerMetre } from './log-scale.ts'
import {
  blockHeight,
  blocksHeight,
  moveToNextSheet,
  placeBlocks,
  type Block,
  type PlacedBlock,
} from './place-blocks.ts'
import { placeThicknesses } from './place-thicknesses.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { linesIn, type SheetTexts } from './sheet-texts.ts'
import type { TextSize } from './text-sizes.ts'

export interface PlacedTexts {
  readonly column: SheetColumn
  readonly text: TextSize
  readonly placed: readonly PlacedBlock[]
}

/** Depths of a sheet, and the texts in its columns. */
export interface PlannedSheet {
  readonly scale: DepthScale
  readonly texts: readonly PlacedTexts[]
}

/** Sheets, and texts that fit on none of them. */
export interface SheetPlan {
  readonly sheets: readonly PlannedSheet[]
  readonly rest: readonly { readonly column: SheetColumn; readonly blocks: readonly Block[] }[]
  /** Every text is on the sheet of its depth. */
  readonly fits: boolean
  /** Total height of texts moved to the next sheet, px; added again for each sheet. */
  readonly carriedHeight: number
  /** Mean distance of descriptions from their depths, px; those on the sheet of their depth only. */
  readonly meanDisplacementPx: number
}

interface Options {
  readonly texts: readonly SheetTexts[]
  readonly windows: readonly DepthWindow[]
  readonly scale: number
  /** Height for the columns on each sheet, px. */
  readonly body: number
}

/** Places the texts of a log on its sheets; texts that do not fit are moved to the next sheet. */
export function planSheets({ windows, ...options }: Options): SheetPlan {
  const planned: (Planned & PlannedSheet)[] = []
  for (const [index, window] of windows.entries()) {
    const place = { window, first: index === 0, last: index === windows.length - 1 }
    planned.push(planSheet(options, place, planned.at(-1)?.rest ?? new Map()))
  }
  const unplaced = [...(planned.at(-1)?.rest ?? [])]
  const rest = unplaced.flatMap(([{ column }, blocks]) =>
    blocks.length > 0 ? [{ column, blocks: blocks.map(moveToNextSheet) }] : [],
  )
  return {
    sheets: planned,
    rest,
    fits: planned.every(({ fits }) => fits) && rest.length === 0,
    carriedHeight: planned.reduce((sum, sheet) => sum + heightOf(sheet.rest), 0),
    meanDisplacementPx: meanDisplacement(planned),
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
  place: SheetPosition,
  carriedOver: Rest,
): Planned & PlannedSheet {
  const { window, last } = place
  const columnBlocks = texts.map((each) => ({
    each,
    blocks: blocksOn(each, place, carriedOver.get(each) ?? []),
  }))
  const drawnHeight = 2 * EDGE_PX + (window.to - window.from) * pxPerMetre(scale)
  const heights = columnBlocks.flatMap(({ each, blocks }) => [
    blocksHeight(blocks, each.text),
    ...(last ? [drawnHeight - EDGE_PX + heightAtEnd(blocks, each.text, window.to)] : []),
  ])
  const needed = Math.max(drawnHeight, ...heights)
  const height = last ? Math.min(body, needed) : body
  const depths = paperScale(window, height, pxPerMetre(scale))
  const results = columnBlocks.map(({ each, blocks }) => ({
    each,
    ...placeBlocks(blocks, { y: depths.y, height, text: each.text }),
  }))
  return {
    scale: depths,
    texts: results.map(({ each: { column, text }, placed }) => {
      const thicknesses =
        column.id === 'boundary' ? placeThicknesses({ column, placed, scale: depths, text }) : []
      return { column, text, placed: [...placed, ...thicknesses].toSorted((a, b) => a.y - b.y) }
    }),
    rest: new Map(results.map(({ each, rest }) => [each, rest])),
    fits: needed <= body,
  }
}

/** Height of texts at the end of the hole, which are placed below it, px. */
const heightAtEnd = (blocks: readonly Block[], text: TextSize, end: number): number =>
  blocks.filter(({ at }) => at >= end).reduce((sum, block) => sum + blockHeight(block, text), 0)

interface SheetPosition {
  readonly window: DepthWindow
  readonly first: boolean
  readonly last: boolean
}

/**
 * Texts of a sheet: those moved from the previous sheet, otherwise the stratum continued from it, and its
 * own.
 */
function blocksOn(
  { column, text, blocks, belongsAbove }: SheetTexts,
  { window: { from, to }, first, last }: SheetPosition,
  carriedOver: readonly Block[],
): Block[] {
  const ownBlocks = blocks.filter(({ at }) =>
    belongsAbove
      ? (at > from || (first && at === from)) && at <= to
      : at >= from && (at < to || (last && at <= to)),
  )
  const moved = carriedOver.map((block) => ({ ...moveToNextSheet(block), at: from }))
  return [...moved, ...(moved.length > 0 ? [] : continuedStratum(column, text, from)), ...ownBlocks]
}

/** Of a longer description, only the soil names are repeated on the next sheet. */
const MAX_REPEATED_LINES = 6

/** Soils and rocks, in capitals in a description (BS 5930). */
const soilsOf = (label: string): string =>
  [...new Set(label.match(/\p{Lu}{3,}(?:\s+\p{Lu}{3,})*/gu))].join(', ')

/** Description of the stratum that continues from the previous sheet. */
function continuedStratum(column: SheetColumn, text: TextSize, from: number): Block[] {
  if (column.id !== 'description') return []
  const continuesHere = ({ top, base, label }: Mark) => top < from && base > from && label !== ''
  const stratum = column.lanes.find(({ id }) => id === 'strata')?.marks.find(continuesHere)
  const width = column.cells[0]?.width ?? 0
  if (!stratum) return []
  const whole = linesIn(printStrings.log.continued(stratum.label), width, text)
  const names = linesIn(printStrings.log.continued(soilsOf(stratum.label)), width, text)
  const lines = whole.length <= MAX_REPEATED_LINES ? whole : names
  return [{ key: `${stratum.row.id} continued`, at: from, cells: [lines] }]
}
