import type { DepthWindow } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import type { KeyboardEvent, PointerEvent } from 'react'
import { usePointHole } from '../../../ui/pointed-hole.ts'
import { depthScale, type DepthScale } from '../depth-scale.ts'
import { findMark } from '../find-mark.ts'
import { scrollToColumn, findSameMark, keyOf, stepMark } from '../step-mark.ts'
import { spotOf } from '../../../ui/use-drawing-gestures.ts'
import { isHovering, useMarkPointing, type PointedMark } from '../use-mark-pointing.ts'
import { windowWith } from '../use-pointed-mark.ts'
import { drawnHole } from './drawn-hole.ts'
import { shiftWindow, type PlacedHole } from './lay-out-holes.ts'

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
  const pointAt = usePointHole()
  const pointing = useMarkPointing<PlacedHole>({
    drawing,
    scale,
    whole,
    onWindow,
    refresh: (last) => findSamePlaced(last, placed),
    find: (x, y) => findAt(placed, scale, x, y),
    step: (event, from) => {
      const next = step(event, from, options)
      if (next) pointAt(next.hole.hole.id)
      return next
    },
    onOpenMark: ({ hole, mark }) => onRow(hole.hole.id, mark.row),
  })
  const { onPointerMove } = pointing.gestures
  return {
    ...pointing,
    gestures: {
      ...pointing.gestures,
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        onPointerMove(event)
        const placedHole = isHovering(event) && placedAt(placed, spotOf(event).x)
        if (placedHole) pointAt(placedHole.hole.id)
      },
      onPointerLeave() {
        pointing.leave()
        pointAt(null)
      },
    },
  }
}

const placedAt = (placed: readonly PlacedHole[], x: number) =>
  placed.find((each) => x >= each.x && x < each.x + each.width)

/** The hole and the mark at a position of the drawing, px. */
function findAt(placed: readonly PlacedHole[], { window, height }: DepthScale, x: number, y: number) {
  const hole = placedAt(placed, x)
  const drawn = hole && drawnHole(hole, window, height)
  const found = drawn && findMark(x - hole.x, y, hole.layout.columns, drawn.scale, drawn.descriptions)
  return found ? { ...found, hole } : null
}

/** The mark that the key leads to, scrolled into view; null: none. */
function step(
  event: KeyboardEvent<HTMLElement>,
  from: PointedMark<PlacedHole> | null,
  { drawing, placed, scale, whole, axisWidth, onWindow }: Options,
): PointedMark<PlacedHole> | null {
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
    hole,
    mark: next.mark,
    column,
    x: box.left + x + column.width,
    y: box.top + Math.max(0, y),
    byKey: true,
  }
}

function findSamePlaced(last: PointedMark<PlacedHole>, placed: readonly PlacedHole[]) {
  const hole = placed.find((each) => each.hole.id === last.hole.hole.id)
  const current = hole && findSameMark(hole.layout.columns, last)
  return current ? { ...current, hole } : null
}
