import { findIslandStatements, isOnOtherIsland, type IslandStatement } from './island-statements.ts'
import type { ProjectText } from './country-clues.ts'
import { allPlaces, nearestPlace, partsOf, simplifyName } from './gazetteer.ts'
import type { PlaceEvidence } from './place-evidence.ts'
import { nameRegions, regionsAt } from './regions.ts'
import type { Wgs84 } from './wgs84.ts'

/** A statement of the country, and how much it counts: 1 is clear by itself. */
interface CountryStatement extends IslandStatement {
  readonly strength: number
}

/** Another country than the one in which the holes lie. */
export interface OtherCountry {
  /** `Gwynedd (Wales), LL57 2DG (Great Britain)` */
  readonly named: string
  /** Metres to the nearest place of it. */
  readonly metres: number
  /** Sums of strengths. */
  readonly against: number
  readonly support: number
}

/** A town is clearly meant where it is all that a part of the text says, a city also within a longer part. */
export const TOWN_PEOPLE = 20_000
export const CITY_PEOPLE = 100_000
const SMALL_PLACE_STRENGTH = 0.25
const HALF_STRENGTH = 0.5

/** Countries of one island meet: what is nearer than this to their border, in metres, may be meant there. */
const MIN_COUNTRY_M = 50_000

/**
 * What the text of a project says of another country than that of a position. Null where it says nothing.
 * Clients work anywhere: an organisation counts half of what it does where grids are compared.
 */
export function findOtherCountry(
  position: Wgs84,
  text: ProjectText,
  evidence: PlaceEvidence,
): OtherCountry | null {
  const here = regionsAt(position)
  const statements = findCountryStatements(text)
  const against = statements.filter((statement) => isElsewhere(statement, position, here))
  const metres = metresToRegions(against, position)
  if (metres === null) return null
  const isHere = ({ regions }: CountryStatement) => regions.some((region) => here.has(region))
  const near = evidence.support.length > 0 ? evidence.weight : 0
  return {
    named: describeCountries(against),
    metres,
    against: sum(against),
    support: near + sum(statements.filter(isHere)),
  }
}

function findCountryStatements({ place, organisations = [] }: ProjectText): CountryStatement[] {
  const parts = new Set(partsOf(place))
  const ofPlace = findIslandStatements({ place })
  const names = new Set(ofPlace.map(({ name }) => simplifyName(name)))
  const clients = findIslandStatements({ place: '', organisations }).filter(
    (one) => isPublicBody(one) && !names.has(simplifyName(one.name)),
  )
  return [
    ...ofPlace.map((one) => ({ ...one, strength: strengthOf(one, parts) })),
    ...clients.map((one) => ({ ...one, strength: one.weight * HALF_STRENGTH })),
  ]
}

/** An organisation of a list, or the council of a county. The county of an office says less. */
const isPublicBody = ({ kind, weight }: IslandStatement): boolean =>
  kind === 'organisation' || (kind === 'county' && weight >= 1)

function strengthOf({ kind, name, weight, people }: IslandStatement, parts: ReadonlySet<string>): number {
  const words = simplifyName(name)
  switch (kind) {
    case 'county':
    case 'postcode':
      return 1
    case 'country':
      return parts.has(words) || words.includes(' ') ? 1 : HALF_STRENGTH
    case 'place': {
      const isWhole = parts.has(words)
      if ((people ?? 0) >= (isWhole ? TOWN_PEOPLE : CITY_PEOPLE)) return 1
      return (people ?? 0) >= TOWN_PEOPLE ? HALF_STRENGTH : SMALL_PLACE_STRENGTH
    }
    case 'river':
    case 'road':
    case 'organisation':
      return weight * HALF_STRENGTH
  }
}

/** Abroad, where places have British names, only what is no place counts. */
function isElsewhere(statement: IslandStatement, position: Wgs84, here: ReadonlySet<string>): boolean {
  if (here.size === 0) return statement.people === null
  if (statement.regions.some((region) => here.has(region))) return false
  return isOnOtherIsland(statement, here) || (metresToRegions([statement], position) ?? 0) > MIN_COUNTRY_M
}

function metresToRegions(statements: readonly IslandStatement[], position: Wgs84): number | null {
  const regions = new Set(statements.flatMap((statement) => statement.regions))
  if (regions.size === 0) return null
  return (
    nearestPlace(
      allPlaces().filter(({ region }) => regions.has(region)),
      position,
    )?.metres ?? null
  )
}

const describeCountries = (statements: readonly IslandStatement[]): string =>
  [...Map.groupBy(statements, ({ regions }) => nameRegions(regions))]
    .map(([regions, alike]) => ({ regions, names: alike.map(({ name }) => name).join(', ') }))
    .map(({ regions, names }) => (names === regions ? names : `${names} (${regions})`))
    .join(', ')

const sum = (statements: readonly CountryStatement[]): number =>
  statements.reduce((total, { strength }) => total + strength, 0)
