import type { Place } from '@groundsheet/sections'
import { readDegrees } from './read-degrees.ts'

/** An address of the web, with or without its scheme. */
const LINK = /^(?:https?:\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/)\S*$/i
const GEO_URI = /^geo:/i
const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`
/**
 * Between latitude and longitude: a comma, in links of Bing `~` or `_`, in those of OpenStreetMap a slash. A
 * height, a name or parameters may follow, but not words, as in `10, 12 High Street`.
 */
const PAIR = new RegExp(
  String.raw`^\s*(?:loc:|point\.)?${NUMBER}[,~_/\s]\s*${NUMBER}\s*(?:$|[;(_&/]|,\s*[\d-])`,
  'i',
)
/** The pin of a Google Maps link, which the view around it (`@`) need not be centred on. */
const PIN_PATTERN = new RegExp(String.raw`!3d${NUMBER}!4d${NUMBER}`, 'g')
const VIEW = new RegExp(String.raw`@${NUMBER},${NUMBER}(?![\d.])`)
/** The pair in a path of Google Maps: `/maps/search/53.39,-1.46`. */
const IN_PATH = new RegExp(String.raw`/${NUMBER},[\s+]*${NUMBER}(?=/|$)`)
/** The fragment of an OpenStreetMap link: `#map=15/53.39/-1.46`. */
const FRAGMENT = /(?:^|[#&])map=[\d.]+\/(.+)/

/** Parameters with latitude and longitude, the marker of a link before its view. */
const COORDINATE_PARAMETERS: readonly (readonly [latitude: string, longitude: string])[] = [
  ['mlat', 'mlon'],
  ['lat', 'lon'],
  ['lat', 'lng'],
]
const PAIR_PATTERNS = [
  'q',
  'query',
  'destination',
  'daddr',
  'coordinate',
  'sp',
  'where1',
  'll',
  'cp',
  'center',
  'sll',
]

/** Whether a text is a link or a `geo:` URI, from which only `readMapLink` can read a place. */
export const isMapLink = (text: string): boolean => LINK.test(text.trim()) || GEO_URI.test(text.trim())

/**
 * The place that a link of Google Maps, OpenStreetMap, Bing Maps or Apple Maps states, or a `geo:` URI (RFC
 * 5870). It is the marker if the link has one, otherwise the middle of its view. Nothing is loaded, so short
 * links cannot be read. Null for anything else.
 */
export function readMapLink(text: string): Place | null {
  const link = text.trim()
  if (GEO_URI.test(link)) return readGeoUri(link)
  if (!LINK.test(link)) return null
  const whole = /^https?:/i.test(link) ? link : `https://${link}`
  if (!URL.canParse(whole)) return null
  const address = new URL(whole)
  const path = decode(address.pathname)
  const pin = [...path.matchAll(PIN_PATTERN)].at(-1)
  return (
    readHalves(pin) ??
    readParameters(address.searchParams) ??
    readHalves(VIEW.exec(path)) ??
    readHalves(IN_PATH.exec(path)) ??
    readPair(FRAGMENT.exec(address.hash)?.[1])
  )
}

/** `geo:53.39,-1.46;u=35`; Android puts the place of `geo:0,0?q=53.39,-1.46(Name)` in `q`. */
function readGeoUri(uri: string): Place | null {
  const [position = '', query = ''] = uri.slice('geo:'.length).split('?')
  const grid = /;crs=([^;]+)/i.exec(position)?.[1]
  if (grid !== undefined && grid.toLowerCase() !== 'wgs84') return null
  return readPair(new URLSearchParams(query).get('q')) ?? readPair(position)
}

function readParameters(parameters: URLSearchParams): Place | null {
  for (const [latitude, longitude] of COORDINATE_PARAMETERS) {
    const place = readPair(`${parameters.get(latitude) ?? ''},${parameters.get(longitude) ?? ''}`)
    if (place) return place
  }
  for (const name of PAIR_PATTERNS) {
    const value = parameters.get(name)
    const place = value === null ? null : (readPair(value) ?? readDegrees(value))
    if (place) return place
  }
  return null
}

const readPair = (text: string | null | undefined): Place | null =>
  text === null || text === undefined ? null : readHalves(PAIR.exec(text))

function readHalves(found: RegExpExecArray | RegExpMatchArray | null | undefined): Place | null {
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** Text with `%2C` and the like resolved; unchanged where it is not valid. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
