import type { Ring } from './rings.ts'
import type { Wgs84 } from './wgs84.ts'

/** Edges of a coast by bands of latitude. */
export interface CoastEdges {
  readonly firstBand: number
  /** Four numbers each: longitude and latitude of both ends. */
  readonly degrees: Float64Array
  /** Where the edges of each band begin in `degrees`, and after the last one its end. */
  readonly starts: Int32Array
}

/** A band has about a hundred of 400,000 edges. */
export const BANDS_PER_DEGREE = 50
export const BANDS = 180 * BANDS_PER_DEGREE

export const bandOf = (latitude: number): number =>
  Math.min(BANDS - 1, Math.max(0, Math.floor((latitude + 90) * BANDS_PER_DEGREE)))

/** Each edge is in every band that it crosses. */
export function indexEdges({ degrees: coast, box: [, south, , north] }: Ring): CoastEdges {
  const firstBand = bandOf(south)
  const bands = bandOf(north) - firstBand + 1
  const starts = new Int32Array(bands + 1)
  const visitBands = (visit: (band: number, ax: number, ay: number, bx: number, by: number) => void) => {
    forEachEdge(coast, (ax, ay, bx, by) => {
      const last = bandOf(Math.max(ay, by))
      for (let band = bandOf(Math.min(ay, by)); band <= last; band++) visit(band - firstBand, ax, ay, bx, by)
    })
  }
  visitBands((band) => (starts[band + 1] = (starts[band + 1] ?? 0) + 4))
  for (let band = 0; band < bands; band++) starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0)
  const degrees = new Float64Array(starts[bands] ?? 0)
  const ends = starts.slice()
  visitBands((band, ax, ay, bx, by) => {
    const end = ends[band] ?? 0
    degrees[end] = ax
    degrees[end + 1] = ay
    degrees[end + 2] = bx
    degrees[end + 3] = by
    ends[band] = end + 4
  })
  return { firstBand, degrees, starts }
}

/** By the edges east of the point. */
export function isInside({ firstBand, degrees, starts }: CoastEdges, x: number, y: number): boolean {
  let inside = false
  const band = bandOf(y) - firstBand
  for (let i = starts[band] ?? 0; i < (starts[band + 1] ?? 0); i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [degrees[i], degrees[i + 1], degrees[i + 2], degrees[i + 3]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

export interface EdgeSearch {
  readonly point: Wgs84
  /** Metres of a degree. */
  readonly scale: { readonly x: number; readonly y: number }
  readonly limit: number
}

/** Metres to the nearest edge in a band; at most the limit. */
export function nearestInBand(
  { firstBand, degrees, starts }: CoastEdges,
  band: number,
  { point, scale, limit }: EdgeSearch,
): number {
  let nearest = limit
  const [from, to] = [starts[band - firstBand], starts[band - firstBand + 1]]
  for (let i = from ?? 0; i < (to ?? 0); i += 4) {
    const fromX = ((degrees[i] ?? 0) - point.longitude) * scale.x
    const toX = ((degrees[i + 2] ?? 0) - point.longitude) * scale.x
    if (Math.min(fromX, toX) >= nearest || Math.max(fromX, toX) <= -nearest) continue
    const fromY = ((degrees[i + 1] ?? 0) - point.latitude) * scale.y
    const toY = ((degrees[i + 3] ?? 0) - point.latitude) * scale.y
    nearest = Math.min(nearest, distanceFromOrigin({ x: fromX, y: fromY }, { x: toX, y: toY }))
  }
  return nearest
}

/** From the origin to the nearest point of a segment. */
function distanceFromOrigin(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const length = along.x ** 2 + along.y ** 2
  const share = length === 0 ? 0 : -(from.x * along.x + from.y * along.y) / length
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(from.x + at * along.x, from.y + at * along.y)
}

function forEachEdge(
  degrees: Float64Array,
  visit: (ax: number, ay: number, bx: number, by: number) => void,
): void {
  for (let i = 3; i < degrees.length; i += 2)
    visit(degrees[i - 3] ?? 0, degrees[i - 2] ?? 0, degrees[i - 1] ?? 0, degrees[i] ?? 0)
}
