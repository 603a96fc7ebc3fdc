import { placeLabels } from '@groundsheet/logs'
import { EDGE } from './log-scale.ts'
import type { TextSize } from './text-sizes.ts'

/** Texts that belong to a depth, side by side in the cells of a column. */
export interface Block {
  readonly key: string
  /** Metres below ground level. */
  readonly at: number
  /** Lines of each cell. */
  readonly cells: readonly (readonly string[])[]
  /** A line is drawn above it, from the depth that it belongs to. */
  readonly ruled?: boolean
  /** Distance from the left of the cell, px. */
  readonly indent?: number
  /** Lines above it where it is carried over to a later sheet: from its first line, or what is left of it. */
  readonly carriedHeads?: { readonly whole: readonly string[]; readonly rest: readonly string[] }
  /** How many of its first lines are such a heading. */
  readonly headLines?: number
  /** Its first lines are on a sheet before. */
  readonly isRest?: true
  /** Other texts make way for it. */
  readonly hasPriority?: true
}

/** A block on a sheet, px from the top of the drawing. */
export interface PlacedBlock {
  readonly block: Block
  readonly y: number
  readonly height: number
}

interface Room {
  /** Px of a depth. */
  readonly y: (depth: number) => number
  /** Px. */
  readonly height: number
  readonly text: TextSize
}

/** Above the first text, so that it is below the line of the ground, and below each, px. */
const TOP = EDGE
const GAP = 3
/** Moving a text that has priority counts as much as moving so many others. */
const PRIORITY_WEIGHT = 100

const linesOf = ({ cells }: Block) => cells.reduce((most, { length }) => Math.max(most, length), 0)

export const blockHeight = (block: Block, { line }: TextSize): number => linesOf(block) * line + GAP

/** Height of blocks one below the other, px. */
export const blocksHeight = (blocks: readonly Block[], text: TextSize): number =>
  blocks.reduce((sum, block) => sum + blockHeight(block, text), TOP)

/** A block that had no room on a sheet, headed by the depths that it belongs to. */
export function carryOver(block: Block): Block {
  const { carriedHeads, headLines = 0, isRest = false } = block
  if (!carriedHeads) return block
  const heading = isRest ? carriedHeads.rest : carriedHeads.whole
  const cells = block.cells.map((lines) => [...heading, ...lines.slice(headLines)])
  return { ...block, cells, headLines: heading.length, ruled: false }
}

/** Blocks beside their depths, in order and none over another; what has no room is `rest`, for the next sheet. */
export function placeBlocks(
  blocks: readonly Block[],
  { y, height, text }: Room,
): { placed: PlacedBlock[]; rest: Block[] } {
  const { kept, rest } = splitBlocks(blocks, height - TOP, text)
  const sizes = kept.map((block) => blockHeight(block, text))
  const starts = placeLabels(
    kept.map(({ at, hasPriority }, index) => ({
      at: y(at),
      size: sizes[index] ?? 0,
      weight: hasPriority ? PRIORITY_WEIGHT : 1,
    })),
    TOP,
    height,
  )
  const placed = kept.map((block, index) => ({
    block,
    y: starts[index] ?? 0,
    height: sizes[index] ?? 0,
  }))
  return { placed, rest }
}

/** As many blocks as have room; the first that has none is divided between two lines. */
function splitBlocks(
  blocks: readonly Block[],
  room: number,
  text: TextSize,
): { kept: readonly Block[]; rest: Block[] } {
  let left = room
  for (const [index, block] of blocks.entries()) {
    const height = blockHeight(block, text)
    if (height > left) {
      const lines = Math.max(0, Math.floor((left - GAP) / text.line))
      const divided = lines > (block.headLines ?? 0) && block.cells.length === 1
      const head = { ...block, cells: block.cells.map((cell) => cell.slice(0, lines)) }
      const cells = block.cells.map((cell) => cell.slice(lines))
      const tail = { ...block, cells, ruled: false, headLines: 0, isRest: true as const }
      const before = blocks.slice(0, index)
      return divided
        ? { kept: [...before, head], rest: [tail, ...blocks.slice(index + 1)] }
        : { kept: before, rest: blocks.slice(index) }
    }
    left -= height
  }
  return { kept: blocks, rest: [] }
}
