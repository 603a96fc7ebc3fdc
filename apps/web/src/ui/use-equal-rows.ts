import { useLayoutEffect, useState, type RefObject } from 'react'

interface Rows {
  readonly count: number
  /** Height of every row, CSS px. */
  readonly height: number
  readonly scrollRef: RefObject<HTMLElement | null>
}

/** Number of rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 12

/** Range of visible rows in a list of rows of equal height: `from` inclusive, `to` exclusive. */
export function useEqualRows({ count, height, scrollRef }: Rows) {
  const [{ from, to }, setRange] = useState({ from: 0, to: OVERSCAN_ROWS * 2 })

  useLayoutEffect(() => {
    const element = scrollRef.current
    if (!element) return undefined
    const updateRange = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / height) - OVERSCAN_ROWS)
      const last = Math.ceil((element.scrollTop + element.clientHeight) / height) + OVERSCAN_ROWS
      setRange((current) =>
        current.from === first && current.to === last ? current : { from: first, to: last },
      )
    }
    const observer = new ResizeObserver(updateRange)
    observer.observe(element)
    element.addEventListener('scroll', updateRange, { passive: true })
    updateRange()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', updateRange)
    }
  }, [scrollRef, height, count])

  function reveal(index: number) {
    const element = scrollRef.current
    if (!element) return
    const [top, base] = [index * height, (index + 1) * height - element.clientHeight]
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (base > element.scrollTop) element.scrollTo({ top: base })
  }
  return { from: Math.min(from, count), to: Math.min(to, count), reveal }
}
