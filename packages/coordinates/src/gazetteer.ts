import { type City, readCities } from './data-files.ts'
import { isNamedAfter } from './name-in-context.ts'
import { commonWords, otherNames } from './common-words.ts'
import { distanceMetres, type Wgs84 } from './wgs84.ts'

/** A populated place; `region` distinguishes places of one name for a reader. */
export interface Place extends Wgs84 {
  name: string
  region: string
  /** Second division of GeoNames: a county, or a part of one. */
  district: string
  population: number
}

/** A place name read in a text, with every place that bears it. */
export interface NamedPlaces {
  words: string
  places: Place[]
}

const regions: Record<string, string> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
  IE: 'Ireland',
  IM: 'Isle of Man',
  GG: 'Guernsey',
  JE: 'Jersey',
}

/**
 * Words of the longest name that is looked for: "Llansantffraid Glan Conwy" has three, "Head of the Valleys"
 * four.
 */
const MAX_NAME_WORDS = 5

/** Words beside a name that decide whether it is a place; those of a company are the most, six. */
const MAX_CONTEXT_WORDS = 8

let gazetteer: Map<string, Place[]> | undefined
let places: readonly Place[] | undefined

/** Every place of the gazetteer. */
export const allPlaces = (): readonly Place[] => (places ??= readCities().map(toPlace))

/**
 * The places of Great Britain, Ireland and their islands (GeoNames, 500 people or more) whose names stand in
 * a text. Commas and the like part it. A part that is nothing but a name is that place ("Holt, Norfolk").
 * Within a longer part, longer names come first and use up their words. Names there that are ordinary words
 * do not count, nor those that a street, a company or a person bears ("Belfast Road").
 */
export function findPlaceNames(text: string): NamedPlaces[] {
  const parts = partsOf(text)
  if (parts.length === 0) return []
  const index = (gazetteer ??= indexPlaces(allPlaces()))
  const found = parts.flatMap((part) => {
    const whole = placesOf(index, part)
    return whole ? [whole] : namesWithin(index, part.split(' '))
  })
  return [...new Map(found.map((named) => [named.words, named])).values()]
}

/** What commas and the like part in a text, as `simplifyName` has it. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,;|\n]/)
    .map(simplifyName)
    .filter((part) => part !== '')

function namesWithin(index: Map<string, Place[]>, words: string[]): NamedPlaces[] {
  const found: NamedPlaces[] = []
  let start = 0
  while (start < words.length) {
    const named = longestNameAt(index, words, start)
    const end = start + (named?.words.split(' ').length ?? 1)
    if (named && !commonWords.has(named.words)) {
      const beside = {
        before: words.slice(Math.max(0, start - MAX_CONTEXT_WORDS), start).join(' '),
        after: words.slice(end, end + MAX_CONTEXT_WORDS).join(' '),
      }
      if (!isNamedAfter(beside)) found.push(named)
    }
    start = end
  }
  return found
}

function longestNameAt(index: Map<string, Place[]>, words: string[], start: number): NamedPlaces | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - start); length > 0; length--) {
    const named = placesOf(index, words.slice(start, start + length).join(' '))
    if (named) return named
  }
  return null
}

function placesOf(index: Map<string, Place[]>, words: string): NamedPlaces | null {
  const places = index.get(otherNames[words] ?? words)
  return places ? { words, places } : null
}

function indexPlaces(all: readonly Place[]): Map<string, Place[]> {
  return Map.groupBy(all, ({ name }) => simplifyName(name))
}

function toPlace({ country, admin, ...place }: City): Place {
  return { ...place, region: regions[admin] ?? regions[country] ?? country }
}

const abbreviations: Record<string, string> = { st: 'saint', co: 'county' }

/** Lower case, without accents and punctuation; "St." and "Saint" are one, and "Co." and "County". */
export function simplifyName(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replaceAll('&', ' and ')
  const words = plain.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words
    .filter((word) => word !== '')
    .map((word) => abbreviations[word] ?? word)
    .join(' ')
}

/** The nearest of several places, and how far it is in metres. */
export function nearestPlace(
  places: readonly Place[],
  point: Wgs84,
): { place: Place; metres: number } | null {
  const ranked = places.map((place) => ({ place, metres: distanceMetres(place, point) }))
  return ranked.reduce<(typeof ranked)[number] | null>(
    (best, one) => (best && best.metres <= one.metres ? best : one),
    null,
  )
}

/** `Dublin (Ireland)`: the known place that is nearest to a point; null: none is known. */
export function nameNearestPlace(point: Wgs84): string | null {
  const nearest = nearestPlace(allPlaces(), point)?.place
  return nearest === undefined ? null : `${nearest.name} (${nearest.region})`
}
