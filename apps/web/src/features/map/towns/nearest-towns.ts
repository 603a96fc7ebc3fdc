import { sitePlane, type Place } from '@groundsheet/sections'
import type { Feature, Point } from 'geojson'
import type { Town } from '../../../data/map/read-towns.ts'
import { legsOf } from '../measure/geodesic.ts'

/** How far from a town a place is, and in which direction. */
export interface NearTown {
  readonly name: string
  /** Along the WGS84 ellipsoid. */
  readonly metres: number
  /** Direction from the town to the place, degrees clockwise from true north, 0 to 360. */
  readonly bearing: number
}

type TownFeature = Feature<Point, Town>
interface Candidate {
  readonly town: TownFeature
  readonly metres: number
}

const MAX_TOWNS = 3
const MAX_DISTANCE_M = 100_000
/** A place with fewer people, or with no figure (0), counts only if it is close. */
const MIN_POPULATION = 1000
const MAX_SMALL_PLACE_DISTANCE_M = 5000
/** How many times the population of the town before it a further town has. */
const POPULATION_RATIO = 3

/**
 * The nearest settlement, then the nearest one with at least three times its population, and once more: at
 * most three, nearest first. Where no larger one is within 100 km, the second nearest settlement follows the
 * nearest.
 */
export function nearestTowns(from: Place, towns: readonly TownFeature[]): NearTown[] {
  const { toPlane } = sitePlane(from)
  const candidates = towns
    .map((town): Candidate => {
      const { x, y } = toPlane(placeOf(town))
      return { town, metres: Math.hypot(x, y) }
    })
    .filter(isUseful)
    .sort(byDistance)
  const larger = eachLarger(candidates)
  const nearest = larger.length > 1 ? larger : candidates.slice(0, 2)
  return nearest.map(({ town }) => describe(from, town))
}

const isUseful = ({ town, metres }: Candidate) =>
  metres <= (town.properties.population < MIN_POPULATION ? MAX_SMALL_PLACE_DISTANCE_M : MAX_DISTANCE_M)

/** Of several at one distance the largest first, then by name. */
const byDistance = ({ town: a, metres: near }: Candidate, { town: b, metres: far }: Candidate) =>
  near - far ||
  b.properties.population - a.properties.population ||
  (a.properties.name < b.properties.name ? -1 : 1)

function eachLarger(candidates: readonly Candidate[]): Candidate[] {
  const towns: Candidate[] = []
  let minPopulation = 0
  for (const candidate of candidates) {
    const { population } = candidate.town.properties
    if (population < minPopulation) continue
    towns.push(candidate)
    if (towns.length === MAX_TOWNS) break
    minPopulation = Math.max(MIN_POPULATION, POPULATION_RATIO * population)
  }
  return towns
}

function describe(from: Place, town: TownFeature): NearTown {
  const { longitude, latitude } = placeOf(town)
  const path = [[longitude, latitude] as const, [from.longitude, from.latitude] as const]
  const [{ length, bearing } = { length: 0, bearing: 0 }] = legsOf(path, false)
  return { name: town.properties.name, metres: length, bearing }
}

function placeOf({ geometry }: TownFeature): Place {
  const [longitude = NaN, latitude = NaN] = geometry.coordinates
  return { longitude, latitude }
}
