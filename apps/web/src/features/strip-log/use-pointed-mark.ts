import { panWindow, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { spotOf } from '../../ui/use-drawing-gestures.ts'
import { depthScale, type DepthScale } from './depth-scale.ts'
import { findMark } from './find-mark.ts'
import type { Column } from './lane-columns.ts'
import { findSameMark, keyOf, scrollToColumn, stepMark } from './step-mark.ts'
import { useDepthGestures } from './use-depth-gestures.ts'

/** The mark reached by mouse or keys, and its position on the page, px. */
interface Pointed {
  readonly mark: Mark
  readonly column: Column
  readonly x: number
  readonly y: number
  readonly byKey?: true
}

interface Options {
  readonly drawing: SVGSVGElement | null
  readonly columns: readonly Column[]
  readonly scale: DepthScale
  readonly descriptions: Parameters<typeof findMark>[4]
  /** Limits of panning and zooming. */
  readonly whole: DepthWindow
  readonly onWindow: (window: DepthWindow | null) => void
  readonly onRow: (row: TableRow) => void
}

/** Mouse, touch and keys of a log: pan and zoom, and point at marks. */
export function usePointedMark(options: Options) {
  const { drawing, columns, scale, descriptions, whole, onWindow, onRow } = options
  const [lastPointed, setPointed] = useState<Pointed | null>(null)
  const current = lastPointed && findSameMark(columns, lastPointed)
  const pointed = lastPointed && current && { ...lastPointed, ...current }
  const pointedByKey = pointed?.byKey ? pointed : null
  const find = (x: number, y: number) => findMark(x, y, columns, scale, descriptions)
  const { onKeyDown, ...gestures } = useDepthGestures(drawing, {
    scale,
    whole,
    onWindow: (next) => {
      // The mark is no longer under the pointer.
      setPointed(null)
      onWindow(next)
    },
    onTap: (x, y) => {
      const found = find(x, y)
      if (found) onRow(found.mark.row)
    },
  })
  const leave = () => setPointed(null)
  return {
    pointed,
    leave,
    pressKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && pointedByKey) onRow(pointedByKey.mark.row)
      else if (event.key === 'Escape' && pointedByKey) setPointed(null)
      else {
        const next = step(event, pointedByKey, options)
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
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        gestures.onPointerMove(event)
        const { x, y } = spotOf(event)
        const found = event.buttons === 0 && event.pointerType === 'mouse' ? find(x, y) : null
        setPointed(found && { ...found, x: event.clientX, y: event.clientY })
      },
      onPointerLeave: leave,
    },
  }
}

/** The mark that the key leads to, scrolled into view; null: none. */
function step(
  event: KeyboardEvent<HTMLElement>,
  from: Pointed | null,
  { drawing, columns, scale, whole, onWindow }: Options,
): Pointed | null {
  const next = stepMark(columns, from, keyOf(event), scale.window.from)
  if (!next || !drawing) return null
  scrollToColumn(event.currentTarget, next.column)
  const window = windowWith(next.mark, scale, whole)
  if (window !== scale.window) onWindow(window)
  const box = drawing.getBoundingClientRect()
  const y = box.top + Math.max(0, depthScale(window, scale.height).y(next.mark.top))
  return { ...next, x: box.left + next.column.x + next.column.width, y, byKey: true }
}

/** The window of a scale if it contains the mark, otherwise one panned to it. */
export function windowWith(
  { top, base }: Pick<Mark, 'top' | 'base'>,
  scale: DepthScale,
  whole: DepthWindow,
): DepthWindow {
  const { window } = scale
  if (scale.isInView(top, base)) return window
  return panWindow(window, top - window.from - (window.to - window.from) / 3, whole)
}
