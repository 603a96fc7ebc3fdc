interface BegunBlock {
  /** Place of its first row. */
  readonly from: number
  readonly headings: ReadonlySet<string>
}

/** The headings of the block that contains a row of this import. Places are those of `DeliveryLines`. */
export interface BlockHeadings {
  /** Blocks of a table must be added in the order of their places. */
  add(tableSeq: number, from: number, headings: readonly string[]): void
  /** Headings of the block that the row at `place` is in. */
  at(tableSeq: number, place: number): ReadonlySet<string>
}

const NO_HEADINGS: ReadonlySet<string> = new Set()

export function createBlockHeadings(): BlockHeadings {
  const tables = new Map<number, BegunBlock[]>()
  return {
    add(tableSeq, from, headings) {
      const blocks = tables.get(tableSeq) ?? []
      tables.set(tableSeq, blocks)
      blocks.push({ from, headings: new Set(headings) })
    },
    at(tableSeq, place) {
      const blocks = tables.get(tableSeq) ?? []
      let [low, high] = [0, blocks.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((blocks[middle]?.from ?? 0) <= place) low = middle + 1
        else high = middle
      }
      return blocks[low - 1]?.headings ?? NO_HEADINGS
    },
  }
}
