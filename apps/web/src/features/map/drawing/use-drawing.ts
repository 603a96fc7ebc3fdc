import { useState, type RefObject } from 'react'
import type { Path } from '../../../url-state/path.ts'
import type { MapDrawing } from './map-drawing.ts'
import { NO_SKETCH, type Sketch } from './sketch.ts'

interface SketchStore {
  readonly set: (sketch: Sketch) => void
  readonly current: () => Sketch
  readonly subscribe: (listener: () => void) => () => void
}

/** Purposes of a drawing: an area that filters the holes, the line of a section, or a measurement. */
export const DRAWING_KINDS = ['inside', 'line', 'measure'] as const
/** `along`: a line, whose holes are selected. */
export type DrawingKind = (typeof DRAWING_KINDS)[number] | 'along'

/** The map that is drawn on. */
export interface DrawableMap {
  readonly drawing: MapDrawing
  readonly view: () => Path
  readonly focus: () => void
}

export type DrawnShape = Pick<Sketch, 'points' | 'closed'>

export interface Drawing {
  /** Null: nothing is being drawn. */
  readonly kind: DrawingKind | null
  readonly sketches: SketchStore
  readonly start: (kind: DrawingKind) => void
  /** Changes between line and area. */
  readonly setClosed: (closed: boolean) => void
  readonly cancel: () => void
  readonly undo: () => void
  readonly close: () => void
  /** Uses the visible part of the map as the area. */
  readonly takeView: () => void
}

/** Drawing on the map, one drawing at a time. */
export function useDrawing(
  view: RefObject<DrawableMap | null>,
  onDrawn: (kind: DrawingKind, drawn: DrawnShape) => void,
): Drawing {
  const [kind, setKind] = useState<DrawingKind | null>(null)
  const [sketches] = useState(createSketchStore)
  const drawTool = () => view.current?.drawing.tool
  return {
    kind,
    sketches,
    start(next) {
      if (!view.current) return
      drawTool()?.cancel()
      setKind(next)
      view.current.drawing.start({
        closed: next === 'inside',
        exact: next !== 'inside',
        onSketch: sketches.set,
        onEnd(drawn) {
          setKind(null)
          view.current?.focus()
          if (drawn) onDrawn(next, drawn)
        },
      })
    },
    setClosed: (closed) => drawTool()?.setClosed(closed),
    cancel: () => drawTool()?.cancel(),
    undo: () => drawTool()?.undo(),
    close: () => drawTool()?.close(),
    takeView() {
      const points = view.current?.view()
      drawTool()?.cancel()
      if (points) onDrawn('inside', { points, closed: true })
    },
  }
}

/** Holds a drawing in progress, so that only the components that show it render on every pointer movement. */
function createSketchStore(): SketchStore {
  const listeners = new Set<() => void>()
  let sketch = NO_SKETCH
  return {
    set(next) {
      sketch = next
      for (const listener of listeners) listener()
    },
    current: () => sketch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
