import { useEffect, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** Inner size of an element in px, updated when it changes; null: not known yet. */
export function useSize(element: HTMLElement | null): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry)
        setSize({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
