import { ambiguousCounties, counties } from './counties.ts'
import { simplifyName } from './gazetteer.ts'
import { isNamedAfter } from './name-in-context.ts'
import { organisations } from './organisations.ts'
import { regionsAt, type Region } from './regions.ts'
import { findRivers } from './rivers.ts'
import { findRoadNumbers, zoneAt, type RoadNumber } from './road-numbers.ts'
import type { Wgs84 } from './wgs84.ts'

/** What a project's text says of the country it is in. */
export interface ProjectText {
  /** Name and location, in which places, counties and roads are looked for. */
  readonly place: string
  /** Clients, contractors, consultants and recipients. */
  readonly organisations?: readonly string[]
  /** Towns of the offices that made the file, which say less than a client does. */
  readonly offices?: readonly string[]
}

/** A name that supports some regions. */
export interface CountryClue {
  /** As it is printed: `Causeway Geotech`. */
  readonly name: string
  readonly regions: readonly string[]
  readonly kind: 'county' | 'river' | 'road' | 'organisation'
  /** The most that it weighs anywhere. */
  readonly weight: number
  /** Of a position within those regions: 1 decides alone. */
  weightAt(point: Wgs84, regions: ReadonlySet<string>): number
}

/** The county of an organisation is that of its office, which may be far away, unless it is a council's. */
const WEIGHT = { county: 1, countyOfOffice: 0.5, river: 1, road: 1, roadOutsideZone: 0.5 }

export function findClues({ place, organisations: names = [] }: ProjectText): CountryClue[] {
  const clues = [
    ...findCounties(place),
    ...names.flatMap(findOffices),
    ...names.flatMap(findOrganisations),
    ...findRivers(place).map(({ name, regions }) =>
      regionClue(printedName(name), regions, { kind: 'river', weight: WEIGHT.river }),
    ),
    ...findRoadNumbers(place.toUpperCase()).map(clueOfRoad),
  ]
  const byName = new Map<string, CountryClue>()
  for (const clue of clues) {
    const name = simplifyName(clue.name)
    // A district council is an organisation and a district.
    if ((byName.get(name)?.weight ?? 0) <= clue.weight) byName.set(name, clue)
  }
  return [...byName.values()]
}

/** Counties that an organisation states; the office of one that is known says nothing more than its name. */
function findOffices(text: string): CountryClue[] {
  const found = findCounties(text, WEIGHT.countyOfOffice)
  const isKnown = findOrganisations(text).length > 0
  return isKnown ? found.filter(({ weight }) => weight === WEIGHT.county) : found
}

function findOrganisations(text: string): CountryClue[] {
  const name = ` ${simplifyName(text)} `
  const parts = new Set(text.split(/[,;|/()]/).map(simplifyName))
  return organisations.flatMap(({ regions, weight, names, wholeNames = [] }) => {
    const found = [
      ...names.filter((one) => name.includes(` ${simplifyName(one)} `)),
      ...wholeNames.filter((one) => parts.has(simplifyName(one))),
    ]
    // Of several names of one list in a text, such as an agency and its department, one counts.
    return found.slice(0, 1).map((one) => regionClue(one, regions, { kind: 'organisation', weight }))
  })
}

/** `weight`: of counties that are not named as councils. */
function findCounties(text: string, weight = WEIGHT.county): CountryClue[] {
  const parts = text.split(/[,;|\n]/).map(simplifyName)
  const found = Object.entries(counties).flatMap(([region, names]) =>
    names.filter((county) => isCountyNamed(county, parts)).map((county) => ({ county, region })),
  )
  // "East Sussex" is not Sussex as well.
  return found
    .filter(
      ({ county }) => !found.some((longer) => longer.county !== county && longer.county.includes(county)),
    )
    .map(({ county, region }) =>
      regionClue(printedName(county), [region as Region], {
        kind: 'county',
        weight: isCouncilNamed(county, parts) ? WEIGHT.county : weight,
      }),
    )
}

/** `Newry, Mourne and Down` has a comma of its own. */
const isCountyNamed = (county: string, parts: readonly string[]): boolean =>
  parts.some((part) => part === county || isNamed(county, part)) ||
  (county.includes(' and ') && ` ${parts.join(' ')} `.includes(` ${county} `))

const COUNCIL = /^(?:(?:city|county|district|borough|and) )*council(?= |$)/

function isNamed(county: string, part: string): boolean {
  const contexts = contextsOf(county, part)
  return contexts.some(({ before, after }) => {
    if (/(?:^| )county$/.test(before) || COUNCIL.test(after)) return true
    return !ambiguousCounties.has(county) && !isNamedAfter({ before, after })
  })
}

const isCouncilNamed = (county: string, parts: readonly string[]): boolean =>
  parts.some((part) => contextsOf(county, part).some(({ after }) => COUNCIL.test(after)))

/** What stands before and after a name wherever it stands in a text. */
function contextsOf(name: string, part: string): { before: string; after: string }[] {
  const around = ` ${part} `.split(` ${name} `)
  return around.slice(1).map((_, index) => ({
    before: around
      .slice(0, index + 1)
      .join(` ${name} `)
      .trim(),
    after: around
      .slice(index + 1)
      .join(` ${name} `)
      .trim(),
  }))
}

/** `East Riding of Yorkshire` for `east riding of yorkshire`. */
const printedName = (name: string): string =>
  name.replaceAll(/\b(?!(?:of|and|upon)\b)\p{L}/gu, (letter) => letter.toUpperCase())

const regionClue = (
  name: string,
  regions: readonly Region[],
  { kind, weight }: Pick<CountryClue, 'kind' | 'weight'>,
): CountryClue => ({
  name,
  regions,
  kind,
  weight,
  weightAt: (_, here) => (regions.some((region) => here.has(region)) ? weight : 0),
})

/** Roads are numbered by the zone that they begin in, and leave it. */
function clueOfRoad({ name, regions, zone }: RoadNumber): CountryClue {
  return {
    name,
    regions,
    kind: 'road',
    weight: WEIGHT.road,
    weightAt(point, here) {
      if (!regions.some((region) => here.has(region))) return 0
      if (here.has('Northern Ireland')) return regions.includes('Northern Ireland') ? WEIGHT.road : 0
      return zoneAt(point, here.has('Scotland')) === zone ? WEIGHT.road : WEIGHT.roadOutsideZone
    },
  }
}

/** The weights of clues at a position: those that support it. */
export const sumClues = (
  clues: readonly CountryClue[],
  point: Wgs84,
  regions: ReadonlySet<string> = regionsAt(point),
): { clue: CountryClue; weight: number }[] =>
  clues.map((clue) => ({ clue, weight: clue.weightAt(point, regions) })).filter(({ weight }) => weight > 0)
