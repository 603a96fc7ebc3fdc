import type { DepthWindow, Mark } from '@groundsheet/logs'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { spotOf } from '../../ui/use-drawing-gestures.ts'
import type { DepthScale } from './depth-scale.ts'
import type { Column } from './lane-columns.ts'
import { useDepthGestures } from './use-depth-gestures.ts'

/** A mark in a column of a hole. */
export interface FoundMark<Hole> {
  readonly hole: Hole
  readonly mark: Mark
  readonly column: Column
}

/** The mark reached by mouse or keys, and its position on the page, px. */
export interface PointedMark<Hole> extends FoundMark<Hole> {
  readonly x: number
  readonly y: number
  readonly byKey?: true
}

interface Options<Hole> {
  readonly drawing: SVGSVGElement | null
  readonly scale: DepthScale
  /** Limits of panning and zooming. */
  readonly whole: DepthWindow
  readonly onWindow: (window: DepthWindow | null) => void
  /** The same mark in what is drawn now; null: it is no longer there. */
  readonly refresh: (last: PointedMark<Hole>) => FoundMark<Hole> | null
  /** The mark at a position of the drawing, px. */
  readonly find: (x: number, y: number) => FoundMark<Hole> | null
  /** The mark that a key leads to, scrolled into view; null: not such a key. */
  readonly step: (
    event: KeyboardEvent<HTMLElement>,
    from: PointedMark<Hole> | null,
  ) => PointedMark<Hole> | null
  readonly onOpenMark: (found: FoundMark<Hole>) => void
}

/** Whether the mouse moves over a drawing without a button held. */
export const isHovering = (event: PointerEvent) => event.buttons === 0 && event.pointerType === 'mouse'

/** Mouse, touch and keys of drawn logs: pan and zoom, point at marks and open them. */
export function useMarkPointing<Hole>(options: Options<Hole>) {
  const { drawing, scale, whole, onWindow, refresh, find, step, onOpenMark } = options
  const [lastPointed, setPointed] = useState<PointedMark<Hole> | null>(null)
  const current = lastPointed && refresh(lastPointed)
  const pointed = lastPointed && current && { ...lastPointed, ...current }
  const pointedByKey = pointed?.byKey ? pointed : null
  const leave = () => setPointed(null)
  const { onKeyDown, ...gestures } = useDepthGestures(drawing, {
    scale,
    whole,
    onWindow: (next) => {
      // The mark is no longer under the pointer.
      leave()
      onWindow(next)
    },
    onTap: (x, y) => {
      const found = find(x, y)
      if (found) onOpenMark(found)
    },
  })
  return {
    pointed,
    leave,
    pressKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter' && pointedByKey) onOpenMark(pointedByKey)
      else if (event.key === 'Escape' && pointedByKey) leave()
      else {
        const next = step(event, pointedByKey)
        if (!next) {
          onKeyDown(event)
          return
        }
        setPointed(next)
      }
      event.preventDefault()
    },
    gestures: {
      ...gestures,
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        gestures.onPointerMove(event)
        const { x, y } = spotOf(event)
        const found = isHovering(event) ? find(x, y) : null
        setPointed(found && { ...found, x: event.clientX, y: event.clientY })
      },
      onPointerLeave: leave,
    },
  }
}
