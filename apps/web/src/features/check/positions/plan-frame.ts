import type { Wgs84 } from '@groundsheet/coordinates'
import { sitePlane, type Point } from '@groundsheet/sections'

/** Ground around the holes, in metres from the middle, and the scale of its drawing. */
export interface PlanFrame {
  /** Pixels; y downwards. */
  readonly toDrawing: (position: Wgs84) => Point
  readonly metresPerPixel: number
}

/** Pixels around the holes, for their labels. */
const MARGIN_PX = { x: 48, y: 32 }
/** Metres; a single hole is shown with ground around it. */
const MIN_EXTENT_M = 40

/** The frame that holds all `positions`, north upwards. Needs one position. */
export function planFrame(
  positions: readonly Wgs84[],
  { width, height }: { readonly width: number; readonly height: number },
): PlanFrame {
  const [first = { longitude: 0, latitude: 0 }] = positions
  const { toPlane } = sitePlane(first)
  const points = positions.map(toPlane)
  const [x, y] = [extentOf(points.map((point) => point.x)), extentOf(points.map((point) => point.y))]
  const metresPerPixel = Math.max(
    MIN_EXTENT_M / Math.min(width, height),
    x.size / Math.max(1, width - 2 * MARGIN_PX.x),
    y.size / Math.max(1, height - 2 * MARGIN_PX.y),
  )
  return {
    metresPerPixel,
    toDrawing: (position) => {
      const point = toPlane(position)
      return {
        x: width / 2 + (point.x - x.middle) / metresPerPixel,
        y: height / 2 - (point.y - y.middle) / metresPerPixel,
      }
    },
  }
}

function extentOf(values: readonly number[]) {
  const least = values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { middle: (least + most) / 2, size: most - least }
}

const LEADING_DIGITS = [5, 2, 1] as const

/** The longest round length, in metres, that is not longer than `metres`. */
export function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  return (LEADING_DIGITS.find((digit) => digit * power <= metres) ?? 1) * power
}
