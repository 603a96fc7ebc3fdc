const PAGE_BITS = 16
const PAGE_MASK = (1 << PAGE_BITS) - 1

/** A part of the set: the bits of 65,536 sequence numbers, from `page` × 65,536. */
export interface SequencePage {
  readonly page: number
  readonly bits: Uint8Array
}

/** A set of sequence numbers, one bit each, so that rows of a large file need little memory. */
export interface SequenceSet {
  has(seq: number): boolean
  add(seq: number): void
  remove(seq: number): void
  pages(): Iterable<SequencePage>
}

/** `pages`: of a set before, which are copied. */
export function createSequenceSet(before: Iterable<SequencePage> = []): SequenceSet {
  const pages = new Map<number, Uint8Array>()
  for (const { page, bits } of before) {
    const copy = newPage()
    copy.set(bits.subarray(0, copy.length))
    pages.set(page, copy)
  }
  const pageOf = (seq: number) => Math.floor(seq / (1 << PAGE_BITS))
  return {
    has: (seq) => ((pages.get(pageOf(seq))?.[(seq & PAGE_MASK) >> 3] ?? 0) & (1 << (seq & 7))) !== 0,
    add(seq) {
      const page = pages.get(pageOf(seq)) ?? newPage()
      pages.set(pageOf(seq), page)
      const byte = (seq & PAGE_MASK) >> 3
      page[byte] = (page[byte] ?? 0) | (1 << (seq & 7))
    },
    remove(seq) {
      const page = pages.get(pageOf(seq))
      const byte = (seq & PAGE_MASK) >> 3
      if (page !== undefined) page[byte] = (page[byte] ?? 0) & ~(1 << (seq & 7))
    },
    *pages() {
      for (const [page, bits] of pages) yield { page, bits: bits.slice(0, endOf(bits)) }
    },
  }
}

const newPage = () => new Uint8Array(1 << (PAGE_BITS - 3))

const endOf = (bits: Uint8Array): number => bits.findLastIndex((byte) => byte !== 0) + 1
