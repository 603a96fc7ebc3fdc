import type { DepthWindow, Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { usePointHole } from '../../../ui/pointed-hole.ts'
import { depthScale, type DepthScale } from '../depth-scale.ts'
import { findMark } from '../find-mark.ts'
import type { Column } from '../lane-columns.ts'
import { scrollToColumn, findSameMark, keyOf, stepMark } from '../step-mark.ts'
import { spotOf } from '../../../ui/use-drawing-gestures.ts'
import { useDepthGestures } from '../use-depth-gestures.ts'
import { windowWith } from '../use-pointed-mark.ts'
import { drawnHole } from './drawn-hole.ts'
import { shiftWindow, type PlacedHole } from './lay-out-holes.ts'

/** The mark reached by mouse or keys, and its position on the page, px. */
export interface Pointed {
  readonly placed: PlacedHole
  readonly mark: Mark
  readonly column: Column
  readonly x: number
  readonly y: number
  readonly byKey?: true
}

interface Options {
  readonly drawing: SVGSVGElement | null
  readonly placed: readonly PlacedHole[]
  /** Scale of the common axis. */
  readonly scale: DepthScale
  /** Limits of panning and zooming on the common axis. */
  readonly whole: DepthWindow
  /** Width of the axis, which covers the columns scrolled under it, px. */
  readonly axisWidth: number
  readonly onWindow: (window: DepthWindow | null) => void
  readonly onRow: (holeId: string, row: TableRow) => void
}

/** Mouse, touch and keys of compared logs: pan and zoom all of them, and point at marks. */
export function usePointing(options: Options) {
  const { drawing, placed, scale, whole, onWindow, onRow } = options
  const [lastPointed, setPointed] = useState<Pointed | null>(null)
  const pointed = lastPointed && refreshPointed(lastPointed, placed)
  const pointedByKey = pointed?.byKey ? pointed : null
  const pointAt = usePointHole()
  const { onKeyDown, ...gestures } = useDepthGestures(drawing, {
    scale,
    whole,
    onWindow: (next) => {
      // The mark is no longer under the pointer.
      setPointed(null)
      onWindow(next)
    },
    onTap: (x, y) => {
      const { found } = findAt(placed, scale, x, y)
      if (found) onRow(found.placed.hole.id, found.mark.row)
    },
  })

  return {
    pointed,
    leave: () => setPointed(null),
    pressKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter' && pointedByKey) onRow(pointedByKey.placed.hole.id, pointedByKey.mark.row)
      else if (event.key === 'Escape' && pointedByKey) setPointed(null)
      else {
        const next = step(event, pointedByKey, options)
        if (!next) {
          onKeyDown(event)
          return
        }
        setPointed(next)
        pointAt(next.placed.hole.id)
      }
      event.preventDefault()
    },
    gestures: {
      ...gestures,
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        gestures.onPointerMove(event)
        const { x, y } = spotOf(event)
        const isFree = event.buttons === 0 && event.pointerType === 'mouse'
        const { hole, found } = isFree ? findAt(placed, scale, x, y) : { hole: undefined, found: null }
        setPointed(found && { ...found, x: event.clientX, y: event.clientY })
        if (hole) pointAt(hole.hole.id)
      },
      onPointerLeave() {
        setPointed(null)
        pointAt(null)
      },
    },
  }
}

/** The hole and the mark at a place of the drawing, px. */
function findAt(placed: readonly PlacedHole[], { window, height }: DepthScale, x: number, y: number) {
  const hole = placed.find((each) => x >= each.x && x < each.x + each.width)
  const drawn = hole && drawnHole(hole, window, height)
  const found = drawn && findMark(x - hole.x, y, hole.layout.columns, drawn.scale, drawn.descriptions)
  return { hole, found: found ? { ...found, placed: hole } : null }
}

/** The mark that the key leads to, scrolled into view; null: none. */
function step(
  event: KeyboardEvent<HTMLElement>,
  from: Pointed | null,
  { drawing, placed, scale, whole, axisWidth, onWindow }: Options,
): Pointed | null {
  const lanes = placed.flatMap((each) =>
    each.shift === null ? [] : each.layout.columns.map((column) => ({ ...column, column, placed: each })),
  )
  const at = lanes.find(({ column }) => column === from?.column)
  const next = stepMark(
    lanes,
    at && from ? { column: at, mark: from.mark } : null,
    keyOf(event),
    scale.window.from + (lanes[0]?.placed.shift ?? 0),
  )
  if (!next || !drawing) return null
  const { column, placed: hole } = next.column
  const x = hole.x + column.x
  scrollToColumn(event.currentTarget, { x: axisWidth + x, width: column.width }, axisWidth)
  const shift = hole.shift ?? 0
  const { top, base } = next.mark
  const window = windowWith({ top: top - shift, base: base - shift }, scale, whole)
  if (window !== scale.window) onWindow(window)
  const box = drawing.getBoundingClientRect()
  const y = depthScale(shiftWindow(window, shift), scale.height).y(top)
  return {
    placed: hole,
    mark: next.mark,
    column,
    x: box.left + x + column.width,
    y: box.top + Math.max(0, y),
    byKey: true,
  }
}

function refreshPointed(pointed: Pointed, placed: readonly PlacedHole[]): Pointed | null {
  const hole = placed.find((each) => each.hole.id === pointed.placed.hole.id)
  const current = hole && findSameMark(hole.layout.columns, pointed)
  return current ? { ...pointed, ...current, placed: hole } : null
}
