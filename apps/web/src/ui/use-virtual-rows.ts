import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

interface Rows {
  readonly count: number
  /** Height of a row before it is measured, CSS px. */
  readonly height: number
  /** Height of sticky content above the rows, CSS px. */
  readonly head?: number
  readonly scrollRef: RefObject<HTMLElement | null>
  /** Must be stable while the rows are the same: a new function discards the measured heights. */
  readonly keyOf: (index: number) => string | number
}

/** Visible rows of a long list, with their positions. */
export function useVirtualRows({ count, height, head = 0, scrollRef, keyOf }: Rows) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 6,
    scrollPaddingEnd: head,
  })
}
