import type { Wgs84 } from '@groundsheet/coordinates'
import { sitePlane } from '@groundsheet/sections'
import { drawLand, type Span } from './draw-land.ts'
import { readCities, readLand } from './data-files.ts'

/** How far from a town the middle of a site is, and in which direction. */
export interface NearTown {
  readonly name: string
  readonly metres: number
  /** Direction from the town to the site, degrees clockwise from north. */
  readonly bearing: number
}

/** What is around a site: degrees throughout. */
export interface Surroundings {
  readonly middle: Wgs84
  /** The nearest towns, nearest first. */
  readonly towns: readonly NearTown[]
  /** Width and height of the part of the world in `land`. */
  readonly span: Span
  /** SVG path of land, in units of `SURROUNDINGS_VIEW`. */
  readonly land: string
}

const LATITUDE_SPAN_DEG = 8
const MAX_TOWNS = 3
const MAX_TOWN_DISTANCE_M = 100_000

export async function describeSurroundings(middle: Wgs84): Promise<Surroundings> {
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const span = { longitude: LATITUDE_SPAN_DEG / Math.max(narrowing, 0.05), latitude: LATITUDE_SPAN_DEG }
  return { middle, span, towns: nearestTowns(middle), land: drawLand(await readLand(), middle, span) }
}

function nearestTowns(middle: Wgs84): NearTown[] {
  const { toPlane } = sitePlane(middle)
  return readCities()
    .map(({ name, longitude, latitude }) => {
      const { x, y } = toPlane({ longitude, latitude })
      return { name, metres: Math.hypot(x, y), bearing: ((Math.atan2(-x, -y) * 180) / Math.PI + 360) % 360 }
    })
    .filter(({ metres }) => metres <= MAX_TOWN_DISTANCE_M)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MAX_TOWNS)
}
