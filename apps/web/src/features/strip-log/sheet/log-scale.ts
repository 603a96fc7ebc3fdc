import { MM } from '../../../ui/paper/paper-size.ts'
import type { DepthWindow } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'

/** Scales that logs are drawn to: 50 is 1:50. */
export const LOG_SCALES = [10, 20, 25, 40, 50, 75, 100, 200, 500, 1000] as const

/** The proposed scale that takes the fewest sheets. */
export const SMALLEST_SCALE = 1000

/** Scales of holes that are on one sheet, in the order of preference. */
export const SINGLE_SHEET_SCALES = [20, 25, 40, 50, 10] as const

/** A scale, and the most sheets that a log may take at it. */
export type ScaleLimit = readonly [scale: number, maxSheets: number]

/** Scales of other holes with the most sheets of each; a later group only where none of an earlier one can be used. */
export const SCALES: readonly (readonly ScaleLimit[])[] = [
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
  [[SMALLEST_SCALE, Infinity]],
]

/** Px above and below what is drawn, so that the text of the ends is whole. */
export const EDGE = 9

/** CSS px of a metre of depth. */
export const pxPerMetre = (scale: number): number => (1000 * MM) / scale

/** Depths that sheets may show, metres. */
const STEPS = [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05] as const
/** Parts of the room of a sheet: filled, as little as still looks filled, and where texts need more room than depths. */
const FILLED = 0.95
const MIN_FILLED = 0.9
const HALF_EMPTY = [0.8, 0.65, 0.5] as const

/** The depth that each sheet but the last shows, metres. */
export interface SheetSpan {
  readonly metres: number
  /** Sheets end at multiples of it where the hole begins above ground, metres. */
  readonly step: number
  /** What a sheet has room for, metres. */
  readonly room: number
  /** The drawing fills its sheets. */
  readonly isFull: boolean
}

/** Round depths for each sheet of `body` px at a scale; the ones that fill it first. */
export function sheetSpans(body: number, scale: number): SheetSpan[] {
  const room = (body - 2 * EDGE) / pxPerMetre(scale)
  const roundDown = (metres: number, step: number) =>
    Number((Math.floor(metres / step + 1e-9) * step).toPrecision(12))
  const whole = STEPS.map((step) => roundDown(room, step)).find((metres) => metres >= FILLED * room) ?? room
  const step = STEPS.find((one) => one <= (1 - FILLED) * room) ?? room
  const shorter = [whole - step, whole - 2 * step].filter((metres) => metres >= MIN_FILLED * room)
  const short = HALF_EMPTY.map((part) => roundDown(part * room, step)).filter((metres) => metres > 0)
  return [
    ...[whole, ...shorter].map((metres) => ({ metres, step, room, isFull: true })),
    ...short.map((metres) => ({ metres, step, room, isFull: false })),
  ]
}

/** The least number of sheets that depths need. Infinite where they are beyond any number. */
export function countSheets({ from, to }: DepthWindow, body: number, scale: number): number {
  const [span] = sheetSpans(body, scale)
  return Math.max(1, Math.ceil((to - from) / (span?.room ?? 1) - 1e-6))
}

/** The depths of each sheet: all of one length, the last with what is left. */
export function sheetWindows({ from, to }: DepthWindow, { metres, step, room }: SheetSpan): DepthWindow[] {
  // A pipe that stands above the ground must not move the ends of all sheets to odd depths.
  const end = from < 0 ? Math.min(metres, Math.floor((from + room) / step + 1e-9) * step) : from + metres
  const first = end > from ? end : from + metres
  const count = 1 + Math.max(0, Math.ceil((to - first) / metres - 1e-6))
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? from : first + (index - 1) * metres,
    to: index === count - 1 ? to : first + index * metres,
  }))
}

/** Depths to px of a drawing that is true to scale. `height` may be more than the depths need. */
export function paperScale(window: DepthWindow, height: number, perMetre: number): DepthScale {
  const y = (depth: number) => EDGE + (depth - window.from) * perMetre
  return {
    window,
    height,
    y: (depth) => Math.max(-60, Math.min(height + 60, y(depth))),
    depth: (at) => window.from + (at - EDGE) / perMetre,
    sees: (top, base) => y(base) >= 0 && y(top) <= height,
  }
}
