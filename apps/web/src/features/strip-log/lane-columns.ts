import type { Lane, LaneKind, Log } from '@groundsheet/logs'

/** A column of the drawing. `text` is the descriptions of a strata lane. */
export interface Column {
  readonly lane: Lane
  readonly part: 'marks' | 'text'
  /** Samples at one depth are a count. */
  readonly counted?: boolean
  readonly x: number
  readonly width: number
  /** Px at the right of its scale for results that are written beside their points; absent: none are written. */
  readonly tail?: number
}

interface Layout {
  /** Width of the depth axis and, where a ground level is known, of the level axis. */
  readonly depthAxis: number
  readonly levelAxis: number
  readonly columns: readonly Column[]
  readonly width: number
}

const DEPTH_AXIS = 40
const LEVEL_AXIS = 46

/** Px. */
const WIDTHS: Record<LaneKind, number> = {
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
/** Lanes whose results are written beside their points, and the px of the longest: `120 (45)`. */
const TAILS: Readonly<Record<string, number>> = { strength: 50 }
/** Px: `Legend` and `Backfill` in the heads need this. */
const MIN_WIDTHS: Partial<Record<LaneKind, number>> = { strata: 46, fills: 50 }
/** Lanes that take the spare width of logs without descriptions. */
const PROFILES: readonly LaneKind[] = ['curves', 'increments']
const DESCRIPTION = 168
const MAX_DESCRIPTION = 620
const MAX_CURVE = 260

interface Options {
  /** Whether depth and level have columns of their own; they have where nothing else is said. */
  readonly axes?: boolean
  /** Least width of descriptions, px; 0: none are written. */
  readonly text?: number
  /** Of the width that lanes have where nothing else is said. */
  readonly share?: number
  /** Samples at one depth are a count; without it each is named. */
  readonly counted?: boolean
}

/** Columns from left to right; the descriptions, or else the curves, take what the others leave. */
export function layoutLanes(
  { lanes, groundLevel }: Pick<Log, 'lanes' | 'groundLevel'>,
  available: number,
  { axes: drawn = true, text = DESCRIPTION, share = 1, counted = false }: Options = {},
): Layout {
  const depthAxis = drawn ? DEPTH_AXIS : 0
  const levelAxis = drawn && groundLevel !== null ? LEVEL_AXIS : 0
  const parts = lanes.flatMap((lane): Omit<Column, 'x'>[] => {
    const tail = TAILS[lane.id]
    const width = laneWidth(lane.kind, share) + (tail ?? 0)
    const marks = { lane, part: 'marks', counted, width, ...(tail && { tail }) } as const
    const isDescribed = lane.kind === 'strata' && text > 0 && lane.marks.some(({ label }) => label !== '')
    return isDescribed ? [marks, { lane, part: 'text', width: text }] : [marks]
  })
  const axes = depthAxis + levelAxis
  const spare = Math.max(0, available - axes - parts.reduce((sum, { width }) => sum + width, 0))
  const texts = parts.filter(({ part }) => part === 'text')
  const eager = texts.length > 0 ? texts : parts.filter(({ lane }) => PROFILES.includes(lane.kind))
  const most = texts.length > 0 ? MAX_DESCRIPTION : MAX_CURVE
  let x = axes
  const columns = parts.map((part) => {
    const width = eager.includes(part)
      ? Math.min(most, Math.floor(part.width + spare / eager.length))
      : part.width
    const column = { ...part, x, width }
    x += width
    return column
  })
  return { depthAxis, levelAxis, columns, width: x }
}

const laneWidth = (kind: LaneKind, share: number): number =>
  Math.max(MIN_WIDTHS[kind] ?? 0, Math.round(WIDTHS[kind] * share))
