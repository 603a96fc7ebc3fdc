import { findIslandStatements, statementsAgainst, type IslandStatement } from './island-statements.ts'
import { findClues, sumClues, type CountryClue, type ProjectText } from './country-clues.ts'
import { kilometres } from './distance-text.ts'
import { findPlaceNames, nearestPlace, type NamedPlaces, type Place } from './gazetteer.ts'
import { nameRegions, regionsAt } from './regions.ts'
import type { Wgs84 } from './wgs84.ts'

/**
 * Metres within which a place named in the project supports a position (towns are wide, projects take the
 * next town's name).
 */
const NEAR_PLACE_M = 30_000
/** Metres at which a place counts half of what it does on the spot. */
const HALF_WEIGHT_M = 5_000
/** The best supported candidate must outweigh the next by this factor. */
const MIN_WEIGHT_RATIO = 4
/**
 * Without a named place nearby, clues of the country must weigh this much: a public body does, a contractor
 * alone does not.
 */
const MIN_CLUE_WEIGHT = 1

/**
 * What the text of a project says for a position: places within reach, and clues of the country that it lies
 * in.
 */
export interface PlaceEvidence {
  readonly support: readonly { place: Place; metres: number }[]
  /** With their weights. */
  readonly clues: ReadonlyMap<CountryClue, number>
  /**
   * Adds up, per name, the nearest place's share of the people of all places of that name, less the farther
   * it is. The weights of the clues are added.
   */
  readonly weight: number
  /** The nearest of all places that the text names, however far. */
  readonly named: { readonly place: Place; readonly metres: number } | null
  /** What lies on the other island: it stands against the position. */
  readonly against: readonly IslandStatement[]
}

/** Reads a text once, to weigh any number of positions. */
export function readPlaceEvidence(text: ProjectText): (position: Wgs84) => PlaceEvidence {
  const names = findPlaceNames(text.place)
  const found = findClues(text)
  const statements = findIslandStatements(text)
  const places = names.flatMap((named) => named.places)
  const regionsNear = createRegionsNear()
  return (position) => {
    const regions = found.length === 0 && statements.length === 0 ? NO_REGIONS : regionsNear(position)
    const near = names.flatMap((named) => weighName(named, position)).sort((a, b) => a.metres - b.metres)
    const assessed = sumClues(found, position, regions)
    const weight = [...near, ...assessed].reduce((sum, one) => sum + one.weight, 0)
    const support = near.map(({ place, metres }) => ({ place, metres }))
    const clues = new Map(assessed.map(({ clue, weight }) => [clue, weight]))
    const named = nearestPlace(places, position)
    return { support, clues, weight, named, against: statementsAgainst(statements, regions) }
  }
}

const NO_REGIONS: ReadonlySet<string> = new Set()

/** Degrees, about 1 km: many holes are requested, and borders are wider than that. */
const CELL_DEGREES = 0.01

/** As `regionsAt`, of the nearest node of a grid, each once. */
function createRegionsNear(): (position: Wgs84) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  const rounded = (degrees: number) => Math.round(degrees / CELL_DEGREES) * CELL_DEGREES
  return ({ latitude, longitude }) => {
    const node = { latitude: rounded(latitude), longitude: rounded(longitude) }
    const key = `${node.latitude} ${node.longitude}`
    const regions = known.get(key) ?? regionsAt(node)
    known.set(key, regions)
    return regions
  }
}

function weighName({ places }: NamedPlaces, position: Wgs84) {
  const nearest = nearestPlace(places, position)
  return nearest && nearest.metres <= NEAR_PLACE_M ? [{ ...nearest, weight: weightOf(nearest, places) }] : []
}

/** Least population of a place; GeoNames gives some places none. */
const MIN_PEOPLE = 1000

const people = ({ population }: Place): number => Math.max(population, MIN_PEOPLE)

function weightOf({ place, metres }: { place: Place; metres: number }, homonyms: Place[]): number {
  const share = people(place) / homonyms.reduce((sum, one) => sum + people(one), 0)
  return share / (1 + metres / HALF_WEIGHT_M)
}

/**
 * The position that its evidence points to clearly; null where it points to none or to several. What
 * supports both of two positions, as a county does all towns of its country, does not decide between them.
 * What contradicts a position must be outweighed as well as another position.
 */
export function chooseByEvidence<T extends PlaceEvidence>(all: readonly T[]): T | null {
  const [best, ...others] = all.toSorted((a, b) => b.weight - a.weight)
  if (!best) return null
  const minWeight = best.support.length > 0 ? 0 : MIN_CLUE_WEIGHT
  const isClear = (own: number, other = 0) => own > 0 && own >= minWeight && own >= other * MIN_WEIGHT_RATIO
  const isBest = others.every((other) => {
    const shared = sharedWeight(best, other)
    return isClear(best.weight - shared, other.weight - shared)
  })
  return isBest && isClear(best.weight, weightAgainst(best)) ? best : null
}

const weightAgainst = ({ against }: PlaceEvidence): number =>
  against.reduce((sum, { weight }) => sum + weight, 0)

/** Whether the text contradicts a position more than it supports it. */
export const isContradicted = (evidence: PlaceEvidence): boolean =>
  evidence.against.length > 0 && evidence.weight <= weightAgainst(evidence)

/** The weight of the clues that support both. */
function sharedWeight(a: PlaceEvidence, b: PlaceEvidence): number {
  const each = Array.from(a.clues, ([clue, weight]) => Math.min(weight, b.clues.get(clue) ?? 0))
  return each.reduce((sum, weight) => sum + weight, 0)
}

/** What supports a position, for a reader; '' where nothing does. */
export function describeEvidence({ support: [nearest], clues }: PlaceEvidence): string {
  const place = nearest
    ? [`${nearest.place.name} (${nearest.place.region}), ${kilometres(nearest.metres)} away`]
    : []
  return [...place, ...describeClues(clues)].join(', ')
}

/** What stands against a position: `Gwynedd, LL57 2DG (Great Britain)`; '' where nothing does. */
export const describeAgainst = ({ against }: Pick<PlaceEvidence, 'against'>): string =>
  [...Map.groupBy(against, ({ island }) => island)]
    .map(([island, alike]) => `${alike.map(({ name }) => name).join(', ')} (${island})`)
    .join(', ')

/** Names of the same regions together: `CPD, Translink (Northern Ireland)`; the name of a region as it is. */
export const describeClues = (clues: PlaceEvidence['clues']): string[] =>
  [...Map.groupBy(clues.keys(), ({ regions }) => nameRegions(regions))].map(([regions, alike]) => {
    const names = alike.map(({ name }) => name)
    return names.join() === regions ? regions : `${names.join(', ')} (${regions})`
  })
