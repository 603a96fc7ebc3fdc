import { parseLatitude, parseLongitude } from '@groundsheet/readings/parse-degrees'
import type { Place } from '@groundsheet/sections'

/** Blanks between a number and the letter beside it. */
const BEFORE_LETTER = /(?<=[\d°'"′″]) (?=[NSEW](?![A-Z]))/g
const AFTER_LETTER = /(?<=(?<![A-Z])[NSEW]) (?=\d)/g
const LETTER_BETWEEN = /(?<=[NSEW])(?=[\d+-])/g
/** The S of seconds before the letter of a side of the earth: `53d23m24sN`. */
const SECONDS = /(?<=\dM ?[\d.]{1,12} ?)S(?= ?[NSEW](?![A-Z]))/g

/**
 * Reads latitude and longitude of degrees, minutes and seconds in the usual spellings: `53°23'25"N
 * 1°26'48"W`, `N53 23.42 W1 26.8`, `53 23 25, -1 26 48`. Latitude is first unless letters state otherwise.
 * Null for anything else.
 */
export function readDegrees(text: string): Place | null {
  const plain = text.trim().toUpperCase().replaceAll(/\s+/g, ' ').replaceAll(SECONDS, '')
  if (plain.length > MAX_CHARACTERS) return null
  const joined = /^[NSEW]/.test(plain)
    ? plain.replaceAll(AFTER_LETTER, '')
    : plain.replaceAll(BEFORE_LETTER, '').replaceAll(LETTER_BETWEEN, ' ')
  const places = splits(joined).map(([first, second]) => readHalves(first, second))
  return places.find((place) => place !== null) ?? null
}

/** No spelling of a place is longer. */
const MAX_CHARACTERS = 80

/**
 * Where the text may be parted into latitude and longitude: at its comma, or where both have as many numbers.
 */
function splits(text: string): [string, string][] {
  const parted = text.split(/[,;]/)
  if (parted.length === 2) return [[parted[0] ?? '', parted[1] ?? '']]
  const words = text.split(' ')
  const numbers = (part: string) => (part.match(/\d+(?:\.\d+)?/g) ?? []).length
  return words
    .map((_, at): [string, string] => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
    .filter(([first, second]) => numbers(first) > 0 && numbers(first) === numbers(second))
}

function readHalves(first: string, second: string): Place | null {
  const [latitude, longitude] = /[EW]/.test(first) || /[NS]/.test(second) ? [second, first] : [first, second]
  const place = { latitude: parseLatitude(latitude), longitude: parseLongitude(longitude) }
  return place.latitude === null || place.longitude === null
    ? null
    : { latitude: place.latitude, longitude: place.longitude }
}
