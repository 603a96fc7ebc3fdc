import { panWindow, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import type { KeyboardEvent } from 'react'
import { depthScale, type DepthScale } from './depth-scale.ts'
import { findMark } from './find-mark.ts'
import type { Column } from './lane-columns.ts'
import { findSameMark, keyOf, scrollToColumn, stepMark } from './step-mark.ts'
import { useMarkPointing, type FoundMark, type PointedMark } from './use-mark-pointing.ts'

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

/** Mouse, touch and keys of the log of one hole. */
export function usePointedMark(options: Options) {
  const { drawing, columns, scale, descriptions, whole, onWindow, onRow } = options
  return useMarkPointing<null>({
    drawing,
    scale,
    whole,
    onWindow,
    refresh: (last) => inThisHole(findSameMark(columns, last)),
    find: (x, y) => inThisHole(findMark(x, y, columns, scale, descriptions)),
    step: (event, from) => step(event, from, options),
    onOpenMark: ({ mark }) => onRow(mark.row),
  })
}

const inThisHole = (found: Pick<FoundMark<null>, 'mark' | 'column'> | null) =>
  found && { ...found, hole: null }

/** The mark that the key leads to, scrolled into view; null: none. */
function step(
  event: KeyboardEvent<HTMLElement>,
  from: PointedMark<null> | null,
  { drawing, columns, scale, whole, onWindow }: Options,
): PointedMark<null> | null {
  const next = stepMark(columns, from, keyOf(event), scale.window.from)
  if (!next || !drawing) return null
  scrollToColumn(event.currentTarget, next.column)
  const window = windowWith(next.mark, scale, whole)
  if (window !== scale.window) onWindow(window)
  const box = drawing.getBoundingClientRect()
  const y = box.top + Math.max(0, depthScale(window, scale.height).y(next.mark.top))
  return { ...next, hole: null, x: box.left + next.column.x + next.column.width, y, byKey: true }
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
