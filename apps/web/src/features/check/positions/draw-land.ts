import type { Wgs84 } from '@groundsheet/coordinates'
import type { Ring } from '@groundsheet/coordinates/rings'
import { SURROUNDINGS_VIEW } from './surroundings-view.ts'

/** Width and height of a part of the world, in degrees. */
export interface Span {
  readonly longitude: number
  readonly latitude: number
}

/** Coasts are simplified to this, in units of the view box. */
const RESOLUTION_VIEW_BOX = 0.4

/** Degrees by which the world is moved so that all that is in view is drawn. */
const LONGITUDE_SHIFTS_DEG = [-360, 0, 360]

/**
 * SVG path of the land around a place. Land beyond longitude 180 is drawn where it lies, next to that before
 * it.
 */
export function drawLand(rings: readonly Ring[], middle: Wgs84, span: Span): string {
  const ringInView = ({ degrees }: Ring, turn: number) => {
    const points: [x: number, y: number][] = []
    for (let place = 0; place < degrees.length; place += 2) {
      const [longitude = 0, latitude = 0] = [degrees[place], degrees[place + 1]]
      points.push([
        (0.5 + (longitude + turn - middle.longitude) / span.longitude) * SURROUNDINGS_VIEW.width,
        (0.5 - (latitude - middle.latitude) / span.latitude) * SURROUNDINGS_VIEW.height,
      ])
    }
    return points
  }
  return LONGITUDE_SHIFTS_DEG.flatMap((turn) =>
    rings.filter((ring) => isInView(ring, turn)).map((ring) => drawRing(ringInView(ring, turn))),
  ).join('')

  function isInView({ box: [west, south, east, north] }: Ring, turn: number) {
    // A ring across longitude 180 is among the rings from the west and from the east.
    if (turn !== 0 && (west < -180 || east > 180)) return false
    const isApart = (low: number, high: number, center: number, width: number) =>
      high < center - width / 2 || low > center + width / 2
    return !(
      isApart(west + turn, east + turn, middle.longitude, span.longitude) ||
      isApart(south, north, middle.latitude, span.latitude)
    )
  }
}

/** Points beyond this margin are moved to its edge, which is out of sight. */
const MARGIN_VIEW_BOX = 100

function drawRing(ring: readonly (readonly [x: number, y: number])[]): string {
  const shown: [number, number][] = []
  for (const [x, y] of ring) {
    const point: [number, number] = [clamp(x, SURROUNDINGS_VIEW.width), clamp(y, SURROUNDINGS_VIEW.height)]
    const last = shown.at(-1)
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < RESOLUTION_VIEW_BOX) continue
    shown.push(point)
  }
  if (shown.length < 3) return ''
  return `M${shown.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

const clamp = (value: number, size: number) =>
  Math.min(size + MARGIN_VIEW_BOX, Math.max(-MARGIN_VIEW_BOX, value))
