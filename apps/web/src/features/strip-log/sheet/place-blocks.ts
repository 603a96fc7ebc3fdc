import { placeLabels } from '@groundsheet/logs'
import { EDGE_PX } from './log-scale.ts'
import type { TextSize } from './text-sizes.ts'

/** Texts at a depth, side by side in the cells of a column. */
export interface Block {
  readonly key: string
  /** Metres below ground level. */
  readonly at: number
  /** Lines of each cell. */
  readonly cells: readonly (readonly string[])[]
  /** A line is drawn above the text, from its depth. */
  readonly ruled?: boolean
  /** Distance from the left of the cell, px. */
  readonly indent?: number
  /** Heading lines on a later sheet: for the whole text, or for the rest of a divided one. */
  readonly carriedHeads?: { readonly whole: readonly string[]; readonly rest: readonly string[] }
  /** Number of heading lines at its start. */
  readonly headLines?: number
  /** The first lines are on an earlier sheet. */
  readonly isRest?: true
  /** The text states its depth, so it needs no long leader line. */
  readonly statesDepth?: true
  /** It states no depth, so it has no leader line. */
  readonly withoutLeader?: true
  /** Other texts are moved rather than this one. */
  readonly hasPriority?: true
}

/** A block on a sheet, px from the top of the drawing. */
export interface PlacedBlock {
  readonly block: Block
  readonly y: number
  readonly height: number
}

interface Room {
  /** Position of a depth, px. */
  readonly y: (depth: number) => number
  /** Height of the drawing, px. */
  readonly height: number
  readonly text: TextSize
}

/** Space above the first text, which must be below the line at ground level. */
const TOP_PX = EDGE_PX
/** Space below each text. */
const GAP_PX = 3
/** Weight of moving a text with priority; other texts have 1. */
const PRIORITY_WEIGHT = 100

const linesOf = ({ cells }: Block) => cells.reduce((max, { length }) => Math.max(max, length), 0)

export const blockHeight = (block: Block, { lineHeight }: TextSize): number =>
  linesOf(block) * lineHeight + GAP_PX

/** Height of blocks one below the other, px. */
export const blocksHeight = (blocks: readonly Block[], text: TextSize): number =>
  blocks.reduce((sum, block) => sum + blockHeight(block, text), TOP_PX)

/** A block moved to the next sheet, with its depths as heading. */
export function moveToNextSheet(block: Block): Block {
  const { carriedHeads, headLines = 0, isRest = false } = block
  if (!carriedHeads) return block
  const heading = isRest ? carriedHeads.rest : carriedHeads.whole
  const cells = block.cells.map((lines) => [...heading, ...lines.slice(headLines)])
  return { ...block, cells, headLines: heading.length, ruled: false }
}

/**
 * Places blocks beside their depths, in order and without overlap; blocks that do not fit are returned as
 * `rest`.
 */
export function placeBlocks(
  blocks: readonly Block[],
  { y, height, text }: Room,
): { placed: PlacedBlock[]; rest: Block[] } {
  const { kept, rest } = splitBlocks(blocks, height - TOP_PX, text)
  const sizes = kept.map((block) => blockHeight(block, text))
  const starts = placeLabels(
    kept.map(({ at, hasPriority }, index) => ({
      at: y(at),
      size: sizes[index] ?? 0,
      weight: hasPriority ? PRIORITY_WEIGHT : 1,
    })),
    TOP_PX,
    height,
  )
  const placed = kept.map((block, index) => ({
    block,
    y: starts[index] ?? 0,
    height: sizes[index] ?? 0,
  }))
  return { placed, rest }
}

/** As many blocks as fit; the first that does not fit is divided between two lines. */
function splitBlocks(
  blocks: readonly Block[],
  room: number,
  text: TextSize,
): { kept: readonly Block[]; rest: Block[] } {
  let remaining = room
  for (const [index, block] of blocks.entries()) {
    const height = blockHeight(block, text)
    if (height > remaining) {
      const lines = Math.max(0, Math.floor((remaining - GAP_PX) / text.lineHeight))
      const isDivided = lines > (block.headLines ?? 0) && block.cells.length === 1
      const head = { ...block, cells: block.cells.map((cell) => cell.slice(0, lines)) }
      const cells = block.cells.map((cell) => cell.slice(lines))
      const remainder = { ...block, cells, ruled: false, headLines: 0, isRest: true as const }
      const before = blocks.slice(0, index)
      return isDivided
        ? { kept: [...before, head], rest: [remainder, ...blocks.slice(index + 1)] }
        : { kept: before, rest: blocks.slice(index) }
    }
    remaining -= height
  }
  return { kept: blocks, rest: [] }
}
