import type { Lane, LaneKind, Log } from '@groundsheet/logs'

/** A column of the drawing; `part` is `text` for the descriptions of a strata lane. */
export interface Column {
  readonly lane: Lane
  readonly part: 'marks' | 'text'
  /** Several samples at one depth are drawn as a count. */
  readonly countSamples?: boolean
  readonly x: number
  readonly width: number
  /** Width of results beside their points, px; absent if none are written. */
  readonly resultWidth?: number
}

interface Layout {
  /** Width of the depth axis, px; 0 if not drawn. */
  readonly depthAxis: number
  /** Width of the level axis, px; 0 if not drawn or without a ground level. */
  readonly levelAxis: number
  readonly columns: readonly Column[]
  readonly width: number
}

const DEPTH_AXIS_WIDTH_PX = 40
const LEVEL_AXIS_WIDTH_PX = 46

const LANE_WIDTHS_PX: Record<LaneKind, number> = {
  strata: 46,
  notes: 120,
  codes: 54,
  bars: 82,
  water: 50,
  fills: 50,
  curves: 84,
  increments: 96,
  ranges: 72,
  steps: 82,
  points: 72,
  bore: 66,
}
/** Lane ids with results beside their points, and the width of the longest result, `120 (45)`. */
const RESULT_WIDTHS_PX: Readonly<Record<string, number>> = { strength: 50 }
/** Needed for `Legend` and `Backfill` in the column heads. */
const MIN_LANE_WIDTHS_PX: Partial<Record<LaneKind, number>> = { strata: 46, fills: 50 }
/** Lanes that use the spare width of logs without descriptions. */
const WIDENED_KINDS: readonly LaneKind[] = ['curves', 'increments']
const MIN_DESCRIPTION_WIDTH_PX = 168
const MAX_DESCRIPTION_WIDTH_PX = 620
const MAX_CURVE_WIDTH_PX = 260

interface Options {
  /** Draw columns for depth and level; default true. */
  readonly hasAxes?: boolean
  /** Minimum width of descriptions, px; 0: no descriptions. */
  readonly minTextWidth?: number
  /** Factor applied to the standard lane widths; default 1. */
  readonly laneShare?: number
  /** Draw several samples at one depth as a count instead of naming each; default false. */
  readonly countSamples?: boolean
}

/** Columns from left to right; descriptions, otherwise curves, get the spare width. */
export function layoutLanes(
  { lanes, groundLevel }: Pick<Log, 'lanes' | 'groundLevel'>,
  available: number,
  {
    hasAxes = true,
    minTextWidth = MIN_DESCRIPTION_WIDTH_PX,
    laneShare = 1,
    countSamples = false,
  }: Options = {},
): Layout {
  const depthAxis = hasAxes ? DEPTH_AXIS_WIDTH_PX : 0
  const levelAxis = hasAxes && groundLevel !== null ? LEVEL_AXIS_WIDTH_PX : 0
  const parts = lanes.flatMap((lane): Omit<Column, 'x'>[] => {
    const resultWidth = RESULT_WIDTHS_PX[lane.id]
    const width = laneWidth(lane.kind, laneShare) + (resultWidth ?? 0)
    const marks = { lane, part: 'marks', countSamples, width, ...(resultWidth && { resultWidth }) } as const
    const isDescribed =
      lane.kind === 'strata' && minTextWidth > 0 && lane.marks.some(({ label }) => label !== '')
    return isDescribed ? [marks, { lane, part: 'text', width: minTextWidth }] : [marks]
  })
  const axesWidth = depthAxis + levelAxis
  const spare = Math.max(0, available - axesWidth - parts.reduce((sum, { width }) => sum + width, 0))
  const texts = parts.filter(({ part }) => part === 'text')
  const widened = texts.length > 0 ? texts : parts.filter(({ lane }) => WIDENED_KINDS.includes(lane.kind))
  const maxWidth = texts.length > 0 ? MAX_DESCRIPTION_WIDTH_PX : MAX_CURVE_WIDTH_PX
  let x = axesWidth
  const columns = parts.map((part) => {
    const width = widened.includes(part)
      ? Math.min(maxWidth, Math.floor(part.width + spare / widened.length))
      : part.width
    const column = { ...part, x, width }
    x += width
    return column
  })
  return { depthAxis, levelAxis, columns, width: x }
}

const laneWidth = (kind: LaneKind, share: number): number =>
  Math.max(MIN_LANE_WIDTHS_PX[kind] ?? 0, Math.round(LANE_WIDTHS_PX[kind] * share))
