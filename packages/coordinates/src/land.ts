import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import { readLandTopology } from './data-files.ts'
import { radians, type Wgs84 } from './wgs84.ts'

/** A closed ring of longitudes and latitudes, one after the other, and the box around it: west, south, east, north. */
interface Ring {
  degrees: Float64Array
  box: [number, number, number, number]
}

const metresPerDegree = 111_195
let rings: Promise<Ring[]> | undefined

/**
 * Metres to the nearest coast for a point in the sea, 0 on land. Natural Earth 1:10,000,000: coasts are drawn to about
 * a kilometre, docks and small islands are missing, lakes count as land.
 */
export async function distanceToLand(point: Wgs84): Promise<number> {
  const all = await (rings ??= readRings())
  if (isOnLand(all, point)) return 0
  return all.reduce((nearest, ring) => Math.min(nearest, distanceToRing(ring, point, nearest)), Infinity)
}

/** One polygon after the other becomes flat numbers, so that 400,000 small arrays never stand in memory at once. */
async function readRings(): Promise<Ring[]> {
  const topology = await readLandTopology()
  const land = topology.objects.land
  const parts = land?.type === 'GeometryCollection' ? land.geometries : []
  return parts
    .flatMap((part) => (part.type === 'MultiPolygon' ? part.arcs : []))
    .flatMap((arcs) => feature(topology, { type: 'Polygon', arcs }).geometry.coordinates.map(toRing))
}

function toRing(positions: Position[]): Ring {
  const box: Ring['box'] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x = 0, y = 0] of positions) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return { degrees: Float64Array.from(positions.flat()), box }
}

/** Even-odd over all rings: a hole in a polygon is one more crossing. */
function isOnLand(all: Ring[], { longitude: x, latitude: y }: Wgs84): boolean {
  let inside = false
  for (const { degrees, box } of all) {
    if (y < box[1] || y > box[3] || x < box[0] || x > box[2]) continue
    forEachEdge(degrees, (ax, ay, bx, by) => {
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    })
  }
  return inside
}

/** On a plane around the point, which is true enough for "a few kilometres" and for "far". */
function distanceToRing({ degrees, box }: Ring, point: Wgs84, limit: number): number {
  const scale = { x: metresPerDegree * Math.cos(radians(point.latitude)), y: metresPerDegree }
  const aside = outside(point.longitude, box[0], box[2]) * scale.x
  const beyond = outside(point.latitude, box[1], box[3]) * scale.y
  if (Math.hypot(aside, beyond) >= limit) return limit
  let nearest = limit
  forEachEdge(degrees, (ax, ay, bx, by) => {
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
