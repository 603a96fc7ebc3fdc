import { useLayoutEffect, useState, type RefObject } from 'react'

interface Rows {
  readonly count: number
  /** Height of every row, CSS px. */
  readonly height: number
  readonly scroller: RefObject<HTMLElement | null>
}

/** So many rows above and below what is in sight are in the page too. */
const SPARE = 12

/** Which of many rows of one height are in sight: `from` up to, but without, `to`. */
export function useEqualRows({ count, height, scroller }: Rows) {
  const [{ from, to }, setRange] = useState({ from: 0, to: SPARE * 2 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / height) - SPARE)
      const last = Math.ceil((element.scrollTop + element.clientHeight) / height) + SPARE
      setRange((now) => (now.from === first && now.to === last ? now : { from: first, to: last }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, height, count])

  function reveal(index: number) {
    const element = scroller.current
    if (!element) return
    const [top, base] = [index * height, (index + 1) * height - element.clientHeight]
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (base > element.scrollTop) element.scrollTo({ top: base })
  }
  return { from: Math.min(from, count), to: Math.min(to, count), reveal }
}
