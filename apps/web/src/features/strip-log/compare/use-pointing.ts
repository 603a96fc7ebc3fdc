import { panWindow, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { usePointHole } from '../../../ui/pointed-hole.ts'
import { depthScale, type DepthScale } from '../depth-scale.ts'
import { findMark } from '../find-mark.ts'
import type { Column } from '../lane-columns.ts'
import { scrollToColumn, findSameMark, keyOf, stepMark } from '../step-mark.ts'
import { spotOf } from '../../../ui/use-drawing-gestures.ts'
import { useDepthGestures } from '../use-depth-gestures.ts'
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
export function usePointing({ drawing, placed, scale, whole, axisWidth, ...options }: Options) {
  const [lastPointed, setPointed] = useState<Pointed | null>(null)
  const pointed = lastPointed && refreshPointed(lastPointed, placed)
  const pointAt = usePointHole()
  const { window, height } = scale

  function find(x: number, y: number) {
    const hole = placed.find((each) => x >= each.x && x < each.x + each.width)
    const drawn = hole && drawnHole(hole, window, height)
    const found = drawn && findMark(x - hole.x, y, hole.layout.columns, drawn.scale, drawn.descriptions)
    return { hole, found: found ? { ...found, placed: hole } : null }
  }
  const { onKeyDown, ...gestures } = useDepthGestures(drawing, {
    scale,
    whole,
    onWindow: (next) => {
      // The mark is no longer under the pointer.
      setPointed(null)
      options.onWindow(next)
    },
    onTap: (x, y) => {
      const { found } = find(x, y)
      if (found) options.onRow(found.placed.hole.id, found.mark.row)
    },
  })

  /** Moves to the mark that the key leads to and makes it visible; false if there is none. */
  function step(event: KeyboardEvent<HTMLElement>, pointedByKey: Pointed | null): boolean {
    const lanes = placed.flatMap((each) =>
      each.shift === null ? [] : each.layout.columns.map((column) => ({ ...column, column, placed: each })),
    )
    const at = lanes.find(({ column }) => column === pointedByKey?.column)
    const next = stepMark(
      lanes,
      at && pointedByKey ? { column: at, mark: pointedByKey.mark } : null,
      keyOf(event),
      window.from + (lanes[0]?.placed.shift ?? 0),
    )
    if (!next || !drawing) return false
    const { column, placed: hole } = next.column
    const x = hole.x + column.x
    scrollToColumn(event.currentTarget, { x: axisWidth + x, width: column.width }, axisWidth)
    const nextWindow = reveal(next.mark, hole)
    const box = drawing.getBoundingClientRect()
    setPointed({
      placed: hole,
      mark: next.mark,
      column,
      x: box.left + x + column.width,
      y: box.top + Math.max(0, depthScale(shiftWindow(nextWindow, hole.shift ?? 0), height).y(next.mark.top)),
      byKey: true,
    })
    pointAt(hole.hole.id)
    return true
  }

  /** The current window if it contains the mark, otherwise pans to it and returns the new window. */
  function reveal({ top, base }: Mark, { shift }: PlacedHole): DepthWindow {
    const [from, to] = [top - (shift ?? 0), base - (shift ?? 0)]
    if (scale.isInView(from, to)) return window
    const nextWindow = panWindow(window, from - window.from - (window.to - window.from) / 3, whole)
    options.onWindow(nextWindow)
    return nextWindow
  }

  return {
    pointed,
    leave: () => setPointed(null),
    pressKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      const pointedByKey = pointed?.byKey ? pointed : null
      if (event.key === 'Enter' && pointedByKey)
        options.onRow(pointedByKey.placed.hole.id, pointedByKey.mark.row)
      else if (event.key === 'Escape' && pointedByKey) setPointed(null)
      else if (!step(event, pointedByKey)) {
        onKeyDown(event)
        return
      }
      event.preventDefault()
    },
    gestures: {
      ...gestures,
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        gestures.onPointerMove(event)
        const { x, y } = spotOf(event)
        const isFree = event.buttons === 0 && event.pointerType === 'mouse'
        const { hole, found } = isFree ? find(x, y) : { hole: undefined, found: null }
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

function refreshPointed(pointed: Pointed, placed: readonly PlacedHole[]): Pointed | null {
  const hole = placed.find((each) => each.hole.id === pointed.placed.hole.id)
  const current = hole && findSameMark(hole.layout.columns, pointed)
  return current ? { ...pointed, ...current, placed: hole } : null
}
