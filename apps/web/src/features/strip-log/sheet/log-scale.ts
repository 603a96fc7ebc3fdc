import { PX_PER_MM } from '../../../ui/paper/paper-size.ts'
import type { DepthWindow } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'

/** Scales of logs: 50 is 1:50. */
export const LOG_SCALES = [10, 20, 25, 40, 50, 75, 100, 200, 500, 1000] as const

/** The last scale proposed, for the deepest holes. */
export const MAX_SCALE_DENOMINATOR = 1000

/** Scales of holes on one sheet, in order of preference. */
export const SINGLE_SHEET_SCALES = [20, 25, 40, 50, 10] as const

/** A scale, and the maximum number of sheets at it. */
export type ScaleLimit = readonly [scale: number, maxSheets: number]

/** Scales of other holes; a group is used only if no scale of the earlier groups is within its limit. */
export const MULTI_SHEET_SCALES: readonly (readonly ScaleLimit[])[] = [
  [
    [50, 6],
    [40, 6],
    [25, 3],
  ],
  [
    [75, 6],
    [50, 10],
  ],
  [
    [100, 6],
    [75, 10],
  ],
  [[200, 8]],
  [[500, 10]],
  [[MAX_SCALE_DENOMINATOR, Infinity]],
]

/** Deep holes with little on them are on fewer sheets; the first scale within its limit. */
export const SPARSE_SCALES: readonly ScaleLimit[] = [
  [100, 4],
  [200, 4],
  [500, 4],
]

/** Space above and below the drawing, so that labels at its ends are not cut off. */
export const EDGE_PX = 9

/** CSS px per metre of depth. */
export const pxPerMetre = (scale: number): number => (1000 * PX_PER_MM) / scale

/** Steps to which the depth range of a sheet is rounded. */
const SPAN_STEPS_M = [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05] as const
/** A full sheet uses at least this share of its height. */
const FILLED_SHARE = 0.95
/** Minimum share of a sheet that still looks full. */
const MIN_FILLED_SHARE = 0.9
/** Shares for depths whose texts need more space than the drawing. */
const PARTIAL_SHARES = [0.8, 0.65, 0.5] as const

/** Depth range of each sheet except the last. */
export interface SheetSpan {
  readonly metres: number
  /** If the hole starts above ground, sheets end at multiples of this, metres. */
  readonly step: number
  /** Depth range that fits on a sheet, metres. */
  readonly room: number
  /** The drawing fills the sheet. */
  readonly isFull: boolean
}

/** Round depth ranges for sheets of `body` px at a scale, those that fill the sheet first. */
export function sheetSpans(body: number, scale: number): SheetSpan[] {
  const room = (body - 2 * EDGE_PX) / pxPerMetre(scale)
  const roundDown = (metres: number, step: number) =>
    Number((Math.floor(metres / step + 1e-9) * step).toPrecision(12))
  const fullSpan =
    SPAN_STEPS_M.map((step) => roundDown(room, step)).find((metres) => metres >= FILLED_SHARE * room) ?? room
  const step = SPAN_STEPS_M.find((one) => one <= (1 - FILLED_SHARE) * room) ?? room
  const shorterSpans = [fullSpan - step, fullSpan - 2 * step].filter(
    (metres) => metres >= MIN_FILLED_SHARE * room,
  )
  const partialSpans = PARTIAL_SHARES.map((part) => roundDown(part * room, step)).filter(
    (metres) => metres > 0,
  )
  return [
    ...[fullSpan, ...shorterSpans].map((metres) => ({ metres, step, room, isFull: true })),
    ...partialSpans.map((metres) => ({ metres, step, room, isFull: false })),
  ]
}

/** Minimum number of sheets for these depths; infinite if they overflow. */
export function countSheets({ from, to }: DepthWindow, body: number, scale: number): number {
  const [span] = sheetSpans(body, scale)
  return Math.max(1, Math.ceil((to - from) / (span?.room ?? 1) - 1e-6))
}

/** Depths of each sheet: ranges of equal length, and the rest on the last sheet. */
export function sheetWindows({ from, to }: DepthWindow, { metres, step, room }: SheetSpan): DepthWindow[] {
  // A pipe above ground must not move the ends of all sheets to odd depths.
  const end = from < 0 ? Math.min(metres, Math.floor((from + room) / step + 1e-9) * step) : from + metres
  const first = end > from ? end : from + metres
  const count = 1 + Math.max(0, Math.ceil((to - first) / metres - 1e-6))
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? from : first + (index - 1) * metres,
    to: index === count - 1 ? to : first + index * metres,
  }))
}

/** Depth scale of a drawing with `perMetre` px per metre; `height` may exceed the drawn depths. */
export function paperScale(window: DepthWindow, height: number, perMetre: number): DepthScale {
  const y = (depth: number) => EDGE_PX + (depth - window.from) * perMetre
  return {
    window,
    height,
    y: (depth) => Math.max(-60, Math.min(height + 60, y(depth))),
    depth: (px) => window.from + (px - EDGE_PX) / perMetre,
    isInView: (top, base) => y(base) >= 0 && y(top) <= height,
  }
}
