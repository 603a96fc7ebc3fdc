import { panWindow, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { usePointHole } from '../../../ui/pointed-hole.ts'
import { depthScale, type DepthScale } from '../depth-scale.ts'
import { findMark } from '../find-mark.ts'
import type { Column } from '../lane-columns.ts'
import { bringIntoSight, findAgain, keyOf, stepMark } from '../step-mark.ts'
import { spotOf } from '../../../ui/use-drawing-gestures.ts'
import { useDepthGestures } from '../use-depth-gestures.ts'
import { drawnHole } from './drawn-hole.ts'
import { shiftWindow, type PlacedHole } from './lay-out-holes.ts'

/** What is pointed at, by mouse or by keys, and where on the page, px. */
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
  /** The common axis, and how far one can go on it. */
  readonly scale: DepthScale
  readonly whole: DepthWindow
  /** Px of the axis, which covers what is scrolled under it. */
  readonly axisWidth: number
  readonly onWindow: (window: DepthWindow | null) => void
  readonly onRow: (holeId: string, row: TableRow) => void
}

/** The mouse, fingers and keys of compared logs: they move and zoom all of them, and point at marks of one. */
export function usePointing({ drawing, placed, scale, whole, axisWidth, ...options }: Options) {
  const [held, setPointed] = useState<Pointed | null>(null)
  const pointed = held && pointAgain(held, placed)
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
      // What was pointed at is elsewhere now.
      setPointed(null)
      options.onWindow(next)
    },
    onTap: (x, y) => {
      const { found } = find(x, y)
      if (found) options.onRow(found.placed.hole.id, found.mark.row)
    },
  })

  /** Whether the key leads to a mark, which then is brought into sight. */
  function step(event: KeyboardEvent<HTMLElement>, chosen: Pointed | null): boolean {
    const lanes = placed.flatMap((each) =>
      each.shift === null ? [] : each.layout.columns.map((column) => ({ ...column, column, placed: each })),
    )
    const at = lanes.find(({ column }) => column === chosen?.column)
    const next = stepMark(
      lanes,
      at && chosen ? { column: at, mark: chosen.mark } : null,
      keyOf(event),
      window.from + (lanes[0]?.placed.shift ?? 0),
    )
    if (!next || !drawing) return false
    const { column, placed: hole } = next.column
    const x = hole.x + column.x
    bringIntoSight(event.currentTarget, { x: axisWidth + x, width: column.width }, axisWidth)
    const seen = reveal(next.mark, hole)
    const box = drawing.getBoundingClientRect()
    setPointed({
      placed: hole,
      mark: next.mark,
      column,
      x: box.left + x + column.width,
      y: box.top + Math.max(0, depthScale(shiftWindow(seen, hole.shift ?? 0), height).y(next.mark.top)),
      byKey: true,
    })
    pointAt(hole.hole.id)
    return true
  }

  /** The window that has a mark in it: this one where it has, else one moved there. */
  function reveal({ top, base }: Mark, { shift }: PlacedHole): DepthWindow {
    const [from, to] = [top - (shift ?? 0), base - (shift ?? 0)]
    if (scale.sees(from, to)) return window
    const seen = panWindow(window, from - window.from - (window.to - window.from) / 3, whole)
    options.onWindow(seen)
    return seen
  }

  return {
    pointed,
    leave: () => setPointed(null),
    pressKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      const chosen = pointed?.byKey ? pointed : null
      if (event.key === 'Enter' && chosen) options.onRow(chosen.placed.hole.id, chosen.mark.row)
      else if (event.key === 'Escape' && chosen) setPointed(null)
      else if (!step(event, chosen)) {
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

function pointAgain(pointed: Pointed, placed: readonly PlacedHole[]): Pointed | null {
  const hole = placed.find((each) => each.hole.id === pointed.placed.hole.id)
  const again = hole && findAgain(hole.layout.columns, pointed)
  return again ? { ...pointed, ...again, placed: hole } : null
}
