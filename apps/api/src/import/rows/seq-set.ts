const PAGE_BITS = 16
const PAGE_MASK = (1 << PAGE_BITS) - 1

/** A set of sequence numbers, one bit each, so that rows of a large file need little memory. */
export interface SeqSet {
  has(seq: number): boolean
  add(seq: number): void
  clear(): void
}

export function createSeqSet(): SeqSet {
  const pages = new Map<number, Uint8Array>()
  const pageOf = (seq: number) => Math.floor(seq / (1 << PAGE_BITS))
  return {
    has: (seq) => ((pages.get(pageOf(seq))?.[(seq & PAGE_MASK) >> 3] ?? 0) & (1 << (seq & 7))) !== 0,
    add(seq) {
      const page = pages.get(pageOf(seq)) ?? new Uint8Array(1 << (PAGE_BITS - 3))
      pages.set(pageOf(seq), page)
      const byte = (seq & PAGE_MASK) >> 3
      page[byte] = (page[byte] ?? 0) | (1 << (seq & 7))
    },
    clear: () => pages.clear(),
  }
}
