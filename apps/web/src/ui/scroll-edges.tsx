import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { hiddenSides, NOTHING_HIDDEN } from './hidden-sides.ts'
import './scroll-edges.css'

interface Props {
  /** One element that scrolls horizontally; it or a descendant must be focusable. */
  readonly children: ReactNode
}

/** Marks the sides with hidden content by a shadow and an arrow. */
export function ScrollEdges({ children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(NOTHING_HIDDEN)
  const measure = () => {
    const scroller = frame.current?.firstElementChild
    if (!scroller) return
    const next = hiddenSides(scroller)
    setHidden((current) => (current.left === next.left && current.right === next.right ? current : next))
  }
  // No dependencies: any render may change the width of the content.
  useLayoutEffect(measure)
  useEffect(() => {
    const { current } = frame
    const scroller = current?.firstElementChild
    if (!scroller) return undefined
    const observer = new ResizeObserver(measure)
    for (const element of [scroller, ...scroller.children]) observer.observe(element)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [])
  return (
    <div
      ref={frame}
      className="scroll-edges"
      data-more-left={hidden.left || undefined}
      data-more-right={hidden.right || undefined}
    >
      {children}
    </div>
  )
}
