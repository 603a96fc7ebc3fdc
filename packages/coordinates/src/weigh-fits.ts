import { findIslandStatements, statementsAgainst, type IslandStatement } from './contrary-evidence.ts'
import { findClues, weighClues, type CountryClue, type ProjectText } from './country-clues.ts'
import { type Fit, shortName } from './crs-candidates.ts'
import { findPlaceNames, nearestPlace, type NamedPlaces, type Place } from './gazetteer.ts'
import { distanceToLand, NEAR_COAST_METRES } from './land.ts'
import { nameRegions, regionsAt } from './regions.ts'
import type { Wgs84 } from './wgs84.ts'

/**
 * Metres within which a place named in the project supports a position (towns are wide, projects take the
 * next town's name).
 */
const NEAR_PLACE_METRES = 30_000
/** Metres at which a place counts half of what it does on the spot. */
const HALF_WEIGHT_METRES = 5_000
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
   * it is; and the weights of the clues.
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
  return (position) => {
    const regions: ReadonlySet<string> =
      found.length === 0 && statements.length === 0 ? new Set() : regionsAt(position)
    const near = names.flatMap((named) => weighName(named, position)).sort((a, b) => a.metres - b.metres)
    const weighed = weighClues(found, position, regions)
    const weight = [...near, ...weighed].reduce((sum, one) => sum + one.weight, 0)
    const support = near.map(({ place, metres }) => ({ place, metres }))
    const clues = new Map(weighed.map(({ clue, weight }) => [clue, weight]))
    const named = nearestPlace(places, position)
    return { support, clues, weight, named, against: statementsAgainst(statements, regions) }
  }
}

function weighName({ places }: NamedPlaces, position: Wgs84) {
  const nearest = nearestPlace(places, position)
  return nearest && nearest.metres <= NEAR_PLACE_METRES
    ? [{ ...nearest, weight: weightOf(nearest, places) }]
    : []
}

/** Least population of a place; GeoNames gives some places none. */
const MIN_PEOPLE = 1000

const people = ({ population }: Place): number => Math.max(population, MIN_PEOPLE)

function weightOf({ place, metres }: { place: Place; metres: number }, homonyms: Place[]): number {
  const share = people(place) / homonyms.reduce((sum, one) => sum + people(one), 0)
  return share / (1 + metres / HALF_WEIGHT_METRES)
}

/**
 * The position that its evidence points to clearly; null where it points to none or to several. What speaks
 * for both of two positions, as a county does for all towns of its country, does not tell them apart. What
 * stands against a position must be outweighed as well as another position.
 */
export function chooseByEvidence<T extends PlaceEvidence>(all: readonly T[]): T | null {
  const [best, ...others] = all.toSorted((a, b) => b.weight - a.weight)
  if (!best) return null
  const least = best.support.length > 0 ? 0 : MIN_CLUE_WEIGHT
  const isClear = (own: number, other = 0) => own > 0 && own >= least && own >= other * MIN_WEIGHT_RATIO
  const isBest = others.every((other) => {
    const shared = sharedWeight(best, other)
    return isClear(best.weight - shared, other.weight - shared)
  })
  return isBest && isClear(best.weight, weightAgainst(best)) ? best : null
}

const weightAgainst = ({ against }: PlaceEvidence): number =>
  against.reduce((sum, { weight }) => sum + weight, 0)

/** Whether the text speaks more against a position than for it. */
export const isContradicted = (evidence: PlaceEvidence): boolean =>
  evidence.against.length > 0 && evidence.weight <= weightAgainst(evidence)

/** The weight of the clues that speak for both. */
function sharedWeight(a: PlaceEvidence, b: PlaceEvidence): number {
  const each = Array.from(a.clues, ([clue, weight]) => Math.min(weight, b.clues.get(clue) ?? 0))
  return each.reduce((sum, weight) => sum + weight, 0)
}

/** What speaks for a position, for a reader; '' where nothing does. */
export function describeEvidence({ support: [nearest], clues }: PlaceEvidence): string {
  const place = nearest
    ? [`${nearest.place.name} (${nearest.place.region}), ${kilometres(nearest.metres)} away`]
    : []
  return [...place, ...describeClues(clues)].join(', ')
}

/** What stands against a position: `Gwynedd, LL57 2DG (Great Britain)`; '' where nothing does. */
export const describeAgainst = ({ against }: PlaceEvidence): string =>
  [...Map.groupBy(against, ({ island }) => island)]
    .map(([island, alike]) => `${alike.map(({ name }) => name).join(', ')} (${island})`)
    .join(', ')

/** Names of the same regions together: `CPD, Translink (Northern Ireland)`; the name of a region as it is. */
const describeClues = (clues: PlaceEvidence['clues']): string[] =>
  [...Map.groupBy(clues.keys(), ({ regions }) => nameRegions(regions))].map(([regions, alike]) => {
    const names = alike.map(({ name }) => name)
    return names.join() === regions ? regions : `${names.join(', ')} (${regions})`
  })

/** Evidence for and against one fit. */
export interface WeighedFit extends Fit, PlaceEvidence {
  readonly metresToLand: number
}

export async function weighFits(fits: Fit[], text: ProjectText): Promise<WeighedFit[]> {
  const evidenceAt = readPlaceEvidence(text)
  return Promise.all(
    fits.map(async (fit) => ({
      ...fit,
      ...evidenceAt(fit.site),
      metresToLand: await distanceToLand(fit.site),
    })),
  )
}

/** The one fit that the evidence points to, and why; null where it points to none or to several. */
export function chooseFit(fits: WeighedFit[]): { fit: WeighedFit; reason: string } | null {
  return chooseByText(fits) ?? chooseByLand(fits)
}

function chooseByText(fits: WeighedFit[]): { fit: WeighedFit; reason: string } | null {
  const best = chooseByEvidence(fits)
  if (best === null) return null
  const [nearest] = best.support
  const others = fits.filter((fit) => fit !== best)
  const grid = shortName(best.transformer)
  const names = describeClues(best.clues).join(', ')
  const reasons = nearest
    ? [
        `${nearest.place.name} (${nearest.place.region}) is ${kilometres(nearest.metres)} from the holes in ${grid}`,
        ...others.map((fit) => describeElsewhere(fit, nearest.place)),
        ...(names === '' ? [] : [`the text also names ${names}`]),
      ]
    : [`the text names ${names}`, ...others.map(describeRegion)]
  return { fit: best, reason: [...reasons, ...describeOthers(best, others)].join('; ') }
}

/** What the text says for the others, where more than a place's name was weighed. */
function describeOthers(best: WeighedFit, others: readonly WeighedFit[]): string[] {
  const isByName = best.support.length === 1 && best.clues.size === 0
  if (isByName && others.every(({ weight }) => weight === 0)) return []
  return others.map((fit) => {
    const found = describeEvidence(fit)
    const grid = shortName(fit.transformer)
    return found === '' ? `nothing in the text points to ${grid}` : `less points to ${grid}: ${found}`
  })
}

/** What the text names for each candidate, where it decides for none; '' where it names nothing. */
export function describeTie(fits: readonly WeighedFit[]): string {
  const isNothingFor = fits.every((fit) => describeEvidence(fit) === '')
  const each = fits.flatMap((fit) => {
    const grid = shortName(fit.transformer)
    const [found, against] = [describeEvidence(fit), describeAgainst(fit)]
    if (found === '') return isNothingFor && against !== '' ? [`against ${grid} ${against}`] : []
    return [`for ${grid} ${found}${against === '' ? '' : `, against it ${against}`}`]
  })
  return each.length === 0 ? '' : `; the text names too little to decide: ${each.join('; ')}`
}

function describeElsewhere(fit: WeighedFit, place: Place): string {
  const away = nearestPlace([place], fit.site)?.metres ?? 0
  const sea = fit.metresToLand > NEAR_COAST_METRES ? ', in the sea' : ''
  return `in ${shortName(fit.transformer)} they would fall ${kilometres(away)} away${sea}`
}

function describeRegion(fit: WeighedFit): string {
  if (fit.metresToLand > NEAR_COAST_METRES) return describeSea(fit)
  const [region = 'no known country'] = regionsAt(fit.site)
  return `in ${shortName(fit.transformer)} the holes would fall in ${region}`
}

/** Land decides only where nothing speaks for any other candidate. */
function chooseByLand(fits: WeighedFit[]): { fit: WeighedFit; reason: string } | null {
  const [dry, another] = fits.filter((fit) => fit.metresToLand <= NEAR_COAST_METRES)
  if (!dry || another || fits.some((fit) => fit !== dry && fit.weight > 0)) return null
  if (isContradicted(dry) || isUnsupportedIrish(dry)) return null
  const others = fits.filter((fit) => fit !== dry).map(describeSea)
  return {
    fit: dry,
    reason: [`in ${shortName(dry.transformer)} the holes are on land`, ...others].join('; '),
  }
}

/**
 * British coordinates that are exchanged, or that lack their first digits, mostly fall on land in Ireland:
 * land alone does not tell the Irish Grid from those.
 */
export const isUnsupportedIrish = ({ code, weight }: WeighedFit): boolean =>
  code === 'EPSG:29903' && weight === 0

const describeSea = ({ transformer, metresToLand }: WeighedFit): string =>
  `in ${shortName(transformer)} the holes would fall in the sea, ${kilometres(metresToLand)} from land`

/** Metres as a distance for a reader: "1.2 km", "240 km". */
export const kilometres = (metres: number): string =>
  `${metres < 9_950 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)} km`
