/** Blocks whose lines are kept; real files have some hundreds. */
const MAX_BLOCKS = 1 << 16

/** Lines at which the blocks of a file begin: a further reading passes over those that it does not need. */
export class BlockLines {
  private readonly lines: number[] = []

  /** To be called for each block of the first reading. */
  note(line: number): void {
    if (this.lines.length < MAX_BLOCKS) this.lines.push(line)
  }

  /** The line of the block that follows; Infinity behind the last one, and 0 where it is not known. */
  after(index: number): number {
    return this.lines[index + 1] ?? (this.lines.length < MAX_BLOCKS ? Infinity : 0)
  }
}
