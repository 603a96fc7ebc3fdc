const PAGE_BITS = 16
const PAGE_NUMBERS = 1 << PAGE_BITS

/** Numbers by sequence number, four bytes each. */
export interface SequenceMap {
  /** 0 where none was set. */
  get(seq: number): number
  /** `value`: an integer from 1 to 2³² - 1. */
  set(seq: number, value: number): void
}

export function createSequenceMap(): SequenceMap {
  const pages = new Map<number, Uint32Array>()
  // Rows are mostly accessed in the order of their numbers, so the last page is checked first.
  let [index, page]: [number, Uint32Array | undefined] = [-1, undefined]

  function selectPage(seq: number): void {
    const pageIndex = Math.floor(seq / PAGE_NUMBERS)
    if (pageIndex !== index) [index, page] = [pageIndex, pages.get(pageIndex)]
  }

  return {
    get(seq) {
      selectPage(seq)
      return page?.[seq % PAGE_NUMBERS] ?? 0
    },
    set(seq, value) {
      selectPage(seq)
      if (page === undefined) pages.set(index, (page = new Uint32Array(PAGE_NUMBERS)))
      page[seq % PAGE_NUMBERS] = value
    },
  }
}
