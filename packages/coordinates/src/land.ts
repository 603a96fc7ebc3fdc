import { readLandTopology, type LandTopology } from './data-files.ts'
import { radians, type Wgs84 } from './wgs84.ts'

/**
 * A piece of a coast: longitudes and latitudes, one after the other, and the box around it: west, south,
 * east, north.
 */
interface Coast {
  degrees: Float64Array
  box: [number, number, number, number]
}

const METRES_PER_DEGREE = 111_195
let coasts: Promise<Coast[]> | undefined

/**
 * Metres to the nearest coast for a point in the sea, 0 on land. Natural Earth 1:10,000,000: coasts are drawn
 * to about a kilometre, docks and small islands are missing, lakes count as land.
 */
export async function distanceToLand(point: Wgs84): Promise<number> {
  return (await loadLand())(point)
}

/** The same for many points, without waiting for each. */
export async function loadLand(): Promise<(point: Wgs84) => number> {
  const all = await (coasts ??= readLandTopology().then(readCoasts))
  return (point) =>
    isOnLand(all, point)
      ? 0
      : all.reduce((nearest, coast) => Math.min(nearest, distanceToCoast(coast, point, nearest)), Infinity)
}

/** Metres from the coast beyond which a place is in the sea: estuaries, docks and jetties are not. */
export const NEAR_COAST_METRES = 5_000

export const isAtSea = async (point: Wgs84): Promise<boolean> =>
  (await distanceToLand(point)) > NEAR_COAST_METRES

/** Neither the grouping of arcs into islands nor their direction is needed. */
function readCoasts({ arcs, objects, transform: { scale, translate } }: LandTopology): Coast[] {
  const used = objects.land.geometries.flatMap((islands) => islands.arcs.flat(2))
  return used.map((index) => {
    const arc = arcs[index] ?? []

    const degrees = new Float64Array(arc.length * 2)
    const box: Coast['box'] = [Infinity, Infinity, -Infinity, -Infinity]
    // A TopoJSON arc counts steps of its grid, from the point before.
    let [column, row] = [0, 0]
    let place = 0
    for (const [right = 0, up = 0] of arc) {
      const x = (column += right) * scale[0] + translate[0]
      const y = (row += up) * scale[1] + translate[1]
      degrees[place++] = x
      degrees[place++] = y
      if (x < box[0]) box[0] = x
      if (y < box[1]) box[1] = y
      if (x > box[2]) box[2] = x
      if (y > box[3]) box[3] = y
    }
    return { degrees, box }
  })
}

/** Even-odd over all coasts, by the edges east of the point. */
function isOnLand(all: Coast[], { longitude: x, latitude: y }: Wgs84): boolean {
  let inside = false
  for (const { degrees, box } of all) {
    if (y < box[1] || y > box[3] || x > box[2]) continue
    forEachEdge(degrees, (ax, ay, bx, by) => {
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    })
  }
  return inside
}

/** On a plane around the point, which is true enough for "a few kilometres" and for "far". */
function distanceToCoast({ degrees, box }: Coast, point: Wgs84, limit: number): number {
  const scale = { x: METRES_PER_DEGREE * Math.cos(radians(point.latitude)), y: METRES_PER_DEGREE }
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
