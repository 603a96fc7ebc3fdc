import { findClues, type ProjectText } from '../country-clues.ts'
import { placesInCounty } from '../county-districts.ts'
import { findPlaceNames, nearestPlace, partsOf, type Place } from '../gazetteer.ts'
import { readPlaceEvidence } from '../place-evidence.ts'
import { nameRegions, regionsAt } from '../regions.ts'
import { findOtherCountry, TOWN_PEOPLE } from '../stated-countries.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import { CLEAR_DISAGREEMENT_M, MIN_DISAGREEMENT_M } from './distance-limits.ts'

/** What the text of a project names elsewhere than its holes lie. */
export interface TextElsewhere {
  /** `Leeds (England)` */
  readonly named: string
  /** Metres from the middle of the holes to the nearest place that may be meant. */
  readonly metres: number
  /** Metres to what is named; null where that is no place or county. */
  readonly metresToNamed: number | null
  /** It is clearly of another country; or clearly far; or it may be meant otherwise. */
  readonly certainty: 'country' | 'distance' | 'unclear'
  /** All places and counties that it names are far away, whatever their country is. */
  readonly isFar: boolean
  /** The holes lie neither in Great Britain nor in Ireland, as places of the same names do. */
  readonly isAbroad: boolean
}

interface Holes {
  /** Of a site, and its middle. */
  readonly positions: readonly Wgs84[]
  readonly middle: Wgs84
  /** Holes of the project that are not of the site, of which one may lie where the text says. */
  readonly others: readonly Wgs84[]
}

/** Null where the text names nothing elsewhere, or also something near the holes. */
export function findTextElsewhere(holes: Holes, text: ProjectText): TextElsewhere | null {
  const { positions, middle, others } = holes
  const named = nameAreas(text.place)
  const places = named.flatMap((area) => area.places)
  const isBeyond = (metres: number, from: readonly Wgs84[]) =>
    places.length > 0 && isFarFromAll(places, [middle, ...from], metres)
  const nearest = isBeyond(MIN_DISAGREEMENT_M, positions) ? nearestArea(named, middle) : null
  const ofCountry = judgeCountry(middle, text, nearest)
  if (ofCountry !== null || nearest === null) return ofCountry
  const isAbroad = regionsAt(middle).size === 0
  const isMeant = named.some(({ isClear }) => isClear) || areBeside(named)
  const isClear = !isAbroad && isMeant && isBeyond(CLEAR_DISAGREEMENT_M, [...positions, ...others])
  const certainty = isClear ? 'distance' : 'unclear'
  return { ...nearest, metresToNamed: nearest.metres, certainty, isFar: true, isAbroad }
}

/** Clear evidence of another country outweighs what supports the holes by this factor. */
const MIN_RATIO = 4
/** Sums of strengths: clear, and clear abroad, where places and counties have British names. */
const CLEAR = { here: 1, abroad: 2 }
/** Reported where nothing supports the holes: a public body of another country, or a road. */
const MIN_UNCLEAR_STRENGTH = 0.5

/** `nearest`: of the places and counties that the text names, if all are far away. */
function judgeCountry(middle: Wgs84, text: ProjectText, nearest: NearestArea | null): TextElsewhere | null {
  const country = findOtherCountry(middle, text, readPlaceEvidence(text)(middle))
  if (country === null || country.against <= country.support) return null
  const { named, against, support } = country
  const here = regionsAt(middle)
  const isAbroad = here.size === 0
  const isFar = nearest !== null
  const metresToNamed = nearest === null || here.has(nearest.region) ? null : nearest.metres
  const found = { named, metres: metresToNamed ?? country.metres, metresToNamed, isFar, isAbroad }
  const isClear = against >= (isAbroad ? CLEAR.abroad : CLEAR.here) && against >= support * MIN_RATIO
  if (isClear) return { ...found, certainty: 'country' }
  const isSaid = support === 0 ? against >= MIN_UNCLEAR_STRENGTH : against >= CLEAR.here
  return !isFar && isSaid ? { ...found, certainty: 'unclear' } : null
}

/** A place or a county that a text names. */
interface NamedArea {
  /** Of a county; null: as the place that is meant is called. */
  readonly name: string | null
  readonly places: readonly Place[]
  /** Hardly the name of something else: a county, or a town that is all that a part of the text says. */
  readonly isClear: boolean
}

/** The places and counties that a text names. */
export function nameAreas(place: string): NamedArea[] {
  const parts = partsOf(place)
  const isTown = ({ population }: Place) => population >= TOWN_PEOPLE
  const towns = findPlaceNames(place).map(({ words, places }) => ({
    name: null,
    places,
    isClear: parts.includes(words) && places.some(isTown),
  }))
  const counties = findClues({ place }).filter(({ kind }) => kind === 'county')
  return [
    ...towns,
    ...counties.map(({ name, regions }) => ({
      name: `${name} (${nameRegions(regions)})`,
      places: placesInCounty(name),
      isClear: true,
    })),
  ]
}

interface NearestArea {
  readonly named: string
  readonly metres: number
  readonly region: string
}

function nearestArea(areas: readonly NamedArea[], middle: Wgs84): NearestArea | null {
  const found = areas.flatMap(({ name, places }) => {
    const nearest = nearestPlace(places, middle)
    if (nearest === null) return []
    const { place, metres } = nearest
    return { named: name ?? `${place.name} (${place.region})`, metres, region: place.region }
  })
  return found.toSorted((a, b) => a.metres - b.metres)[0] ?? null
}

const isFarFromAll = (places: readonly Place[], positions: readonly Wgs84[], metres: number): boolean =>
  positions.every((position) => places.every((place) => distanceMetres(place, position) > metres))

/** Metres between the places of two names within which each confirms the other. */
const MAX_BETWEEN_NAMES_M = 30_000

/** Two names of one place each, near each other. */
function areBeside(areas: readonly NamedArea[]): boolean {
  const only = areas.flatMap(({ places: [place, ...others] }) =>
    place === undefined || others.length > 0 ? [] : [place],
  )
  return only.some((place, index) =>
    only.slice(index + 1).some((other) => distanceMetres(place, other) <= MAX_BETWEEN_NAMES_M),
  )
}
