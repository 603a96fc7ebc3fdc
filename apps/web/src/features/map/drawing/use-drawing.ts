import { useState, type RefObject } from 'react'
import type { MapView } from '../map-view.ts'
import type { Sketch } from './sketch.ts'
import { createSketchStore, type SketchStore } from './sketch-store.ts'

/** What is drawn for: an area that limits the holes, the line of a section, or something to be measured. */
export const DRAWING_KINDS = ['inside', 'line', 'measure'] as const
export type DrawingKind = (typeof DRAWING_KINDS)[number]

export type Drawn = Pick<Sketch, 'points' | 'closed'>

export interface Drawing {
  /** Null: nothing is being drawn. */
  readonly kind: DrawingKind | null
  readonly sketches: SketchStore
  readonly start: (kind: DrawingKind) => void
  /** Makes an area of a line, or a line of an area. */
  readonly setClosed: (closed: boolean) => void
  readonly cancel: () => void
  readonly undo: () => void
  readonly close: () => void
  /** Takes what is in view instead of drawing. */
  readonly takeView: () => void
}

/** Lets a person draw on the map, one thing at a time. */
export function useDrawing(
  view: RefObject<MapView | null>,
  onDrawn: (kind: DrawingKind, drawn: Drawn) => void,
): Drawing {
  const [kind, setKind] = useState<DrawingKind | null>(null)
  const [sketches] = useState(createSketchStore)
  const pen = () => view.current?.pen
  return {
    kind,
    sketches,
    start(next) {
      if (!view.current) return
      pen()?.giveUp()
      setKind(next)
      view.current.draw({
        closed: next === 'inside',
        exact: next !== 'inside',
        sketched: sketches.set,
        ended(drawn) {
          setKind(null)
          view.current?.focus()
          if (drawn) onDrawn(next, drawn)
        },
      })
    },
    setClosed: (closed) => pen()?.setClosed(closed),
    cancel: () => pen()?.giveUp(),
    undo: () => pen()?.undo(),
    close: () => pen()?.close(),
    takeView() {
      const points = view.current?.view()
      pen()?.giveUp()
      if (points) onDrawn('inside', { points, closed: true })
    },
  }
}
