import { type Fit, shortName } from './crs-candidates.ts'
import { findPlaceNames, nearestPlace, type NamedPlaces, type Place } from './gazetteer.ts'
import { distanceToLand, nearCoast } from './land.ts'

/** Metres within which a place named in the project supports a position (towns are wide, projects take the next town's name). */
const nearPlace = 30_000
/** Metres at which a place counts half of what it does on the spot. */
const halfWeight = 5_000
/** The best supported candidate must outweigh the next by this factor. */
const clearly = 4

/**
 * Evidence for and against one fit. `weight` adds up, per name, the nearest place's share of the people of all places
 * of that name, less the farther it is.
 */
export interface WeighedFit extends Fit {
  metresToLand: number
  support: { place: Place; metres: number }[]
  weight: number
}

export async function weighFits(fits: Fit[], text: string): Promise<WeighedFit[]> {
  const names = findPlaceNames(text)
  return Promise.all(fits.map((fit) => weigh(fit, names)))
}

async function weigh(fit: Fit, names: NamedPlaces[]): Promise<WeighedFit> {
  const near = names.flatMap(({ places }) => {
    const nearest = nearestPlace(places, fit.site)
    return nearest && nearest.metres <= nearPlace ? [{ ...nearest, weight: weightOf(nearest, places) }] : []
  })
  const support = near.sort((a, b) => a.metres - b.metres).map(({ place, metres }) => ({ place, metres }))
  const weight = near.reduce((sum, one) => sum + one.weight, 0)
  return { ...fit, metresToLand: await distanceToLand(fit.site), support, weight }
}

/** GeoNames gives some places no population; each counts for a village at least. */
const people = ({ population }: Place): number => Math.max(population, 1000)

function weightOf({ place, metres }: { place: Place; metres: number }, homonyms: Place[]): number {
  const share = people(place) / homonyms.reduce((sum, one) => sum + people(one), 0)
  return share / (1 + metres / halfWeight)
}

/** The one fit that the evidence points to, and why; null where it points to none or to several. */
export function chooseFit(fits: WeighedFit[]): { fit: WeighedFit; reason: string } | null {
  return chooseByName(fits) ?? chooseByLand(fits)
}

function chooseByName(fits: WeighedFit[]): { fit: WeighedFit; reason: string } | null {
  const [best, next] = fits.toSorted((a, b) => b.weight - a.weight)
  const nearest = best?.support[0]
  if (!best || !nearest || (next && best.weight < next.weight * clearly)) return null
  const where = `${nearest.place.name} (${nearest.place.region}) is ${kilometres(nearest.metres)} from the holes`
  const others = fits.filter((fit) => fit !== best).map((fit) => describeElsewhere(fit, nearest.place))
  return { fit: best, reason: [`${where} in ${shortName(best.transformer)}`, ...others].join('; ') }
}

function describeElsewhere(fit: WeighedFit, place: Place): string {
  const away = nearestPlace([place], fit.site)?.metres ?? 0
  const sea = fit.metresToLand > nearCoast ? ', in the sea' : ''
  return `in ${shortName(fit.transformer)} they would fall ${kilometres(away)} away${sea}`
}

/** Land decides only where no name is known to be near any other candidate. */
function chooseByLand(fits: WeighedFit[]): { fit: WeighedFit; reason: string } | null {
  const [dry, another] = fits.filter((fit) => fit.metresToLand <= nearCoast)
  if (!dry || another || fits.some((fit) => fit !== dry && fit.weight > 0)) return null
  const others = fits.filter((fit) => fit !== dry).map(describeSea)
  return {
    fit: dry,
    reason: [`in ${shortName(dry.transformer)} the holes are on land`, ...others].join('; '),
  }
}

const describeSea = ({ transformer, metresToLand }: WeighedFit): string =>
  `in ${shortName(transformer)} they would fall in the sea, ${kilometres(metresToLand)} from land`

/** Metres as a distance for a reader: "1.2 km", "240 km". */
export const kilometres = (metres: number): string =>
  `${metres < 9_950 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)} km`
