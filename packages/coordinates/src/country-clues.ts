import { ambiguousCounties, counties } from './counties.ts'
import { simplifyName } from './gazetteer.ts'
import { organisations } from './organisations.ts'
import { regionsAt, type Region } from './regions.ts'
import { findRoadNumbers, zoneAt, type RoadNumber } from './road-numbers.ts'
import type { Wgs84 } from './wgs84.ts'

/** What a project's text says of the country it is in. */
export interface ProjectText {
  /** Name and location, in which places, counties and roads are looked for. */
  readonly place: string
  /** Clients, contractors, consultants and recipients. */
  readonly organisations?: readonly string[]
}

/** A name that speaks for some regions. */
export interface CountryClue {
  /** As it is printed: `Causeway Geotech`. */
  readonly name: string
  readonly regions: readonly string[]
  /** Of a position within those regions: 1 decides alone. */
  weightAt(point: Wgs84, regions: ReadonlySet<string>): number
}

const WEIGHT = { county: 1, road: 1, roadOutsideZone: 0.5 }

/** A county's name before these is the name of a street or a house. */
const STREET =
  /^(?:street|saint|road|rd|avenue|lane|place|square|terrace|house|park|way|drive|close|gardens|court)\b/

export function findClues({ place, organisations: names = [] }: ProjectText): CountryClue[] {
  const clues = [
    ...names.flatMap(findOrganisations),
    ...[place, ...names].flatMap(findCounties),
    ...findRoadNumbers(place.toUpperCase()).map(clueOfRoad),
  ]
  return [...new Map(clues.map((clue) => [clue.name, clue])).values()]
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
    return found.slice(0, 1).map((one) => regionClue(one, regions, weight))
  })
}

function findCounties(text: string): CountryClue[] {
  const name = ` ${simplifyName(text)} `
  const parts = new Set(text.split(/[,;|\n]/).map(simplifyName))
  return Object.entries(counties).flatMap(([region, names]) =>
    names
      .filter((county) => parts.has(county) || isNamed(county, name))
      .map((county) => regionClue(printedCounty(county), [region as Region], WEIGHT.county)),
  )
}

function isNamed(county: string, name: string): boolean {
  if (name.includes(` county ${county} `) || name.includes(` ${county} county council `)) return true
  if (ambiguousCounties.has(county)) return false
  const at = name.indexOf(` ${county} `)
  return at !== -1 && !STREET.test(name.slice(at + county.length + 2))
}

/** `East Riding of Yorkshire` for `east riding of yorkshire`. */
const printedCounty = (county: string): string =>
  county.replaceAll(/\b(?!(?:of|and|upon)\b)\p{L}/gu, (letter) => letter.toUpperCase())

const regionClue = (name: string, regions: readonly Region[], weight: number): CountryClue => ({
  name,
  regions,
  weightAt: (_, here) => (regions.some((region) => here.has(region)) ? weight : 0),
})

/** Roads are numbered by the zone that they begin in, and leave it. */
function clueOfRoad({ name, regions, zone }: RoadNumber): CountryClue {
  return {
    name,
    regions,
    weightAt(point, here) {
      if (!regions.some((region) => here.has(region))) return 0
      if (here.has('Northern Ireland')) return regions.includes('Northern Ireland') ? WEIGHT.road : 0
      return zoneAt(point, here.has('Scotland')) === zone ? WEIGHT.road : WEIGHT.roadOutsideZone
    },
  }
}

/** The weights of clues at a position: those that speak for it. */
export function weighClues(
  clues: readonly CountryClue[],
  point: Wgs84,
): { clue: CountryClue; weight: number }[] {
  if (clues.length === 0) return []
  const regions = regionsAt(point)
  return clues
    .map((clue) => ({ clue, weight: clue.weightAt(point, regions) }))
    .filter(({ weight }) => weight > 0)
}
