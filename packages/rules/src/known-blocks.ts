import type { AgsBlock } from '@groundsheet/ags'

/** Blocks whose lines are kept; real files have some hundreds. */
const MAX_BLOCKS = 1 << 16
/** Blocks that are kept with their headings. */
const MAX_WHOLE_BLOCKS = 2000

/** The blocks of a file as the first pass found them. */
export interface KnownBlocks {
  /** To be called for each block of the first pass. */
  readonly note: (block: AgsBlock) => void
  /**
   * The line of the block that follows, in a pass that gets every block. Infinity behind the last one, and
   * 0 where it is not known.
   */
  readonly lineAfter: (block: AgsBlock) => number
  /** The same for the next block that is wanted, in a pass that may skip others. */
  readonly linesOfWanted: (isWanted: (block: AgsBlock) => boolean) => (block: AgsBlock) => number
}

export function createKnownBlocks(): KnownBlocks {
  const lines: number[] = []
  const blocks: AgsBlock[] = []

  const lineAfter = ({ index }: AgsBlock): number =>
    lines[index + 1] ?? (lines.length < MAX_BLOCKS ? Infinity : 0)

  return {
    note(block) {
      if (lines.length < MAX_BLOCKS) lines.push(block.line)
      // A copy, since names that are parts of the text would keep all of it in memory.
      if (blocks.length < MAX_WHOLE_BLOCKS) blocks.push(JSON.parse(JSON.stringify(block)) as AgsBlock)
    },
    lineAfter,
    linesOfWanted(isWanted) {
      if (lines.length > blocks.length) return lineAfter
      const wanted = blocks.filter(isWanted).map(({ line }) => line)
      return (block) => wanted.find((line) => line > block.line) ?? Infinity
    },
  }
}
