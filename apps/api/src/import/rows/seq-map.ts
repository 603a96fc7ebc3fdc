const PAGE_BITS = 16
const PAGE_SIZE = 1 << PAGE_BITS

/** Numbers by sequence number, four bytes each. */
export interface SeqMap {
  /** 0 where none was set. */
  get(seq: number): number
  /** `value`: an integer from 1 to 2³² - 1. */
  set(seq: number, value: number): void
}

export function createSeqMap(): SeqMap {
  const pages = new Map<number, Uint32Array>()
  return {
    get: (seq) => pages.get(Math.floor(seq / PAGE_SIZE))?.[seq % PAGE_SIZE] ?? 0,
    set(seq, value) {
      const index = Math.floor(seq / PAGE_SIZE)
      const page = pages.get(index) ?? new Uint32Array(PAGE_SIZE)
      pages.set(index, page)
      page[seq % PAGE_SIZE] = value
    },
  }
}
