import {
  bandOf,
  BANDS,
  BANDS_PER_DEGREE,
  indexEdges,
  isInside,
  nearestInBand,
  type CoastEdges,
} from './coast-edges.ts'
import { readLand } from './data-files.ts'
import type { Ring } from './rings.ts'
import { METRES_PER_DEGREE, radians, type Wgs84 } from './wgs84.ts'

interface Coast {
  readonly ring: Ring
  /** Made when a point is near. */
  edges?: CoastEdges
}

/** The coasts whose box crosses each degree of latitude, from the South Pole. */
type Land = readonly (readonly Coast[])[]

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
  const byDegree = await (land ??= readLand().then(sortByDegree))
  return (point) => (isOnLand(byDegree, point) ? 0 : distanceToCoasts(byDegree, point))
}

/** Metres from the coast beyond which a place is in the sea: estuaries, docks and jetties are not. */
export const NEAR_COAST_M = 5_000

export const isAtSea = async (point: Wgs84): Promise<boolean> => (await distanceToLand(point)) > NEAR_COAST_M

const degreeOf = (latitude: number): number => Math.min(179, Math.max(0, Math.floor(latitude + 90)))

function sortByDegree(rings: readonly Ring[]): Land {
  const byDegree = Array.from({ length: 180 }, (): Coast[] => [])
  for (const ring of rings) {
    const coast = { ring }
    const [, south, , north] = ring.box
    for (let degree = degreeOf(south); degree <= degreeOf(north); degree++) byDegree[degree]?.push(coast)
  }
  return byDegree
}

/**
 * Even-odd over the coasts of a latitude. Only those whose box has the point in it count. A closed line has
 * an even number of edges beside a point that is outside of its box.
 */
function isOnLand(byDegree: Land, { longitude: x, latitude: y }: Wgs84): boolean {
  const around = (byDegree[degreeOf(y)] ?? []).filter(
    ({
      ring: {
        box: [west, south, east, north],
      },
    }) => x >= west && x <= east && y >= south && y <= north,
  )
  return around.filter((coast) => isInside((coast.edges ??= indexEdges(coast.ring)), x, y)).length % 2 === 1
}

const BAND_METRES = METRES_PER_DEGREE / BANDS_PER_DEGREE

/**
 * On a plane around the point, which is true enough for "a few kilometres" and for "far". From the latitude
 * of the point to the north and south, until nothing nearer can follow.
 */
function distanceToCoasts(byDegree: Land, point: Wgs84): number {
  const scale = { x: METRES_PER_DEGREE * Math.cos(radians(point.latitude)), y: METRES_PER_DEGREE }
  const here = bandOf(point.latitude)
  let nearest = Infinity
  for (let away = 0; away < BANDS && (away - 1) * BAND_METRES < nearest; away++)
    for (const band of away === 0 ? [here] : [here - away, here + away])
      for (const coast of byDegree[Math.floor(band / BANDS_PER_DEGREE)] ?? []) {
        const [west, , east] = coast.ring.box
        const aside = Math.max(west - point.longitude, point.longitude - east) * scale.x
        if (aside >= nearest) continue
        coast.edges ??= indexEdges(coast.ring)
        nearest = nearestInBand(coast.edges, band, { point, scale, limit: nearest })
      }
  return nearest
}
