import { readLand } from './data-files.ts'
import type { Ring } from './rings.ts'
import { METRES_PER_DEGREE, radians, type Wgs84 } from './wgs84.ts'

interface Coast extends Ring {
  /** Made when a point lies within the box of the coast. */
  edges?: Edges
}

interface Land {
  readonly coasts: readonly Coast[]
  /** The coasts whose box crosses each degree of latitude, from the South Pole. */
  readonly byDegree: readonly (readonly Coast[])[]
}

let land: Promise<Land> | undefined

/**
 * Metres to the nearest coast for a point in the sea, 0 on land. Natural Earth 1:10,000,000: coasts are drawn
 * to about a kilometre, docks and small islands are missing, lakes count as land.
 */
export async function distanceToLand(point: Wgs84): Promise<number> {
  return (await loadLand())(point)
}

/** The same for many points, without waiting for each. */
export async function loadLand(): Promise<(point: Wgs84) => number> {
  const { coasts, byDegree } = await (land ??= readLand().then(sortByDegree))
  return (point) =>
    isOnLand(byDegree[degreeOf(point.latitude)] ?? [], point)
      ? 0
      : coasts.reduce((nearest, coast) => Math.min(nearest, distanceToCoast(coast, point, nearest)), Infinity)
}

/** Metres from the coast beyond which a place is in the sea: estuaries, docks and jetties are not. */
export const NEAR_COAST_M = 5_000

export const isAtSea = async (point: Wgs84): Promise<boolean> => (await distanceToLand(point)) > NEAR_COAST_M

const degreeOf = (latitude: number): number => Math.min(179, Math.max(0, Math.floor(latitude + 90)))

function sortByDegree(coasts: readonly Coast[]): Land {
  const byDegree = Array.from({ length: 180 }, (): Coast[] => [])
  for (const coast of coasts) {
    const [, south, , north] = coast.box
    for (let degree = degreeOf(south); degree <= degreeOf(north); degree++) byDegree[degree]?.push(coast)
  }
  return { coasts, byDegree }
}

/** Edges of a coast by latitude. */
interface Edges {
  /** Four numbers each: longitude and latitude of both ends. */
  readonly degrees: Float64Array
  /** Where the edges of each band begin in `degrees`, and after the last one its end. */
  readonly starts: Int32Array
}

/** Height of a band of latitudes: a point is compared with about a hundred of 400,000 edges. */
const BANDS_PER_DEGREE = 20
const BANDS = 180 * BANDS_PER_DEGREE

const bandOf = (latitude: number): number =>
  Math.min(BANDS - 1, Math.max(0, Math.floor((latitude + 90) * BANDS_PER_DEGREE)))

/** Each edge is in every band that it crosses. */
function indexEdges(coast: Float64Array): Edges {
  const starts = new Int32Array(BANDS + 1)
  const visitBands = (visit: (band: number, ax: number, ay: number, bx: number, by: number) => void) => {
    forEachEdge(coast, (ax, ay, bx, by) => {
      const last = bandOf(Math.max(ay, by))
      for (let band = bandOf(Math.min(ay, by)); band <= last; band++) visit(band, ax, ay, bx, by)
    })
  }
  visitBands((band) => (starts[band + 1] = (starts[band + 1] ?? 0) + 4))
  for (let band = 0; band < BANDS; band++) starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0)
  const degrees = new Float64Array(starts[BANDS] ?? 0)
  const ends = starts.slice()
  visitBands((band, ax, ay, bx, by) => {
    const end = ends[band] ?? 0
    degrees[end] = ax
    degrees[end + 1] = ay
    degrees[end + 2] = bx
    degrees[end + 3] = by
    ends[band] = end + 4
  })
  return { degrees, starts }
}

/**
 * Even-odd over the coasts of a latitude. Only those whose box has the point in it count. A closed line has
 * an even number of edges beside a point that is outside of its box.
 */
function isOnLand(coasts: readonly Coast[], { longitude: x, latitude: y }: Wgs84): boolean {
  const around = coasts.filter(
    ({ box: [west, south, east, north] }) => x >= west && x <= east && y >= south && y <= north,
  )
  return (
    around.filter((coast) => isInside((coast.edges ??= indexEdges(coast.degrees)), x, y)).length % 2 === 1
  )
}

/** By the edges east of the point. */
function isInside({ degrees, starts }: Edges, x: number, y: number): boolean {
  let inside = false
  const band = bandOf(y)
  for (let i = starts[band] ?? 0; i < (starts[band + 1] ?? 0); i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [degrees[i], degrees[i + 1], degrees[i + 2], degrees[i + 3]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

/** On a plane around the point, which is true enough for "a few kilometres" and for "far". */
function distanceToCoast(coast: Coast, point: Wgs84, limit: number): number {
  const scale = { x: METRES_PER_DEGREE * Math.cos(radians(point.latitude)), y: METRES_PER_DEGREE }
  const [west, south, east, north] = coast.box
  const aside = outside(point.longitude, west, east) * scale.x
  const beyond = outside(point.latitude, south, north) * scale.y
  if (Math.hypot(aside, beyond) >= limit) return limit
  let nearest = limit
  forEachEdge(coast.degrees, (ax, ay, bx, by) => {
    const from = { x: (ax - point.longitude) * scale.x, y: (ay - point.latitude) * scale.y }
    const to = { x: (bx - point.longitude) * scale.x, y: (by - point.latitude) * scale.y }
    nearest = Math.min(nearest, distanceFromOrigin(from, to))
  })
  return nearest
}

const outside = (value: number, low: number, high: number): number => Math.max(low - value, 0, value - high)

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
  for (let i = 3; i < degrees.length; i += 2) {
    visit(degrees[i - 3] ?? 0, degrees[i - 2] ?? 0, degrees[i - 1] ?? 0, degrees[i] ?? 0)
  }
}
