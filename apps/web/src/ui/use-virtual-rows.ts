import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

interface Rows {
  readonly count: number
  /** Height of a row, CSS px, until it is measured. */
  readonly height: number
  /** Height of what stays above the rows inside the scroller, CSS px. */
  readonly head?: number
  readonly scroller: RefObject<HTMLElement | null>
  /** The same function as long as the rows are the same: with another one, all of them are measured anew. */
  readonly keyOf: (index: number) => string | number
}

/** Which rows of a long list are in sight, and where they stand. */
export function useVirtualRows({ count, height, head = 0, scroller, keyOf }: Rows) {
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised, so nothing can go stale
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 6,
    scrollPaddingEnd: head,
  })
}
