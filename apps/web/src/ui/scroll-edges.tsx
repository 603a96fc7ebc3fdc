import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { hiddenSides, NOTHING_HIDDEN } from './hidden-sides.ts'
import './scroll-edges.css'

interface Props {
  /** One element that scrolls sideways; it or something in it can have the keyboard. */
  readonly children: ReactNode
}

/** Marks each side of a sideways scroller on which content is out of sight, with a shadow and an arrow. */
export function ScrollEdges({ children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(NOTHING_HIDDEN)
  const measure = () => {
    const scroller = frame.current?.firstElementChild
    if (!scroller) return
    const next = hiddenSides(scroller)
    setHidden((now) => (now.left === next.left && now.right === next.right ? now : next))
  }
  // Without dependencies: a render may have changed the width of the content.
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
