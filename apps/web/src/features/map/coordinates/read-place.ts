import type { GridPosition } from '../../../data/holes/hole.ts'
import type { GridFit } from './grid-fit.ts'
import { withLikelyOrder, type FoundPlace } from './rank-found-places.ts'
import { readDegrees } from './read-degrees.ts'
import { readGridReference, type GridReference } from './read-grid-reference.ts'
import { isMapLink, readMapLink } from './read-map-link.ts'
import type { Place } from '@groundsheet/sections'

/** What is known of the grid of a project. */
export interface SiteGrid {
  readonly fit: GridFit | null
  /** A place of the project, around which the fit holds. */
  readonly near: Place
  /** `EPSG:27700`; null: not known. */
  readonly code: string | null
}

/**
 * A number, with or without commas between thousands, and the side of the earth or the axis that a letter
 * names.
 */
const LETTER_FIRST = /(?<letter>[NSEW])\s*(?:[:=]\s*)?(?<digits>-?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)/gi
const LETTER_LAST = /(?<digits>-?(?<!\d)\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)[°\s]*(?<letter>[NSEW](?![a-z]))?/gi

/** Metres behind a number: `436900mE`, `436900 m`. The letter of the axis is kept. */
const METRES = /(\d)\s?m\s?([en]?)\b/gi

/**
 * Words that are written beside coordinates. Any other letters, as of a postcode, mean that the text is none.
 */
const COORDINATE_LABELS = new RegExp(
  String.raw`\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng|eastings?|northings?|geo|point|coordinates|` +
    String.raw`ngr|grid ref(?:erence)?|deg(?:rees)?|m[en]?|wgs ?84|osgb ?36|bng|itm|[xy](?=\s*[:=]))\b`,
  'gi',
)

/** Names of grids that are written beside metres, and their codes. */
const STATED_GRIDS: readonly (readonly [code: string, names: RegExp])[] = [
  ['EPSG:27700', /\b(?:EPSG:27700|OSGB(?: ?36)?|BNG|British National Grid)\b/gi],
  ['EPSG:29903', /\b(?:EPSG:29903|Irish Grid)\b/gi],
  ['EPSG:2157', /\b(?:EPSG:2157|ITM|Irish Transverse Mercator)\b/gi],
]

/** Formats that state the longitude first: well-known text, GeoJSON and `x=`. */
const LONGITUDE_FIRST_FORMAT = /^(?:point|\[|\{|"?coordinates|x\s*[:=])/i

const DECIMAL_COMMA = /(?<!\d)(\d{1,3}),(\d{1,12})(?!\d)/g
const MAX_LONGITUDE_DEG = 180

/** `20/0071`: the reference of a project, unless the numbers are metres. */
const INTEGERS_WITH_SLASH = /^\s*\d+\s*\/\s*\d+\s*$/

/** Largest accepted distance of the result from the requested grid point, metres. */
const MAX_MISS_M = 0.5
const MAX_ITERATIONS = 6
/** Degrees. */
const DERIVATIVE_STEP_DEG = 1e-5

/**
 * The place that a typed text states. Forms are latitude and longitude in degrees, easting and northing in
 * the grid of the project, grid references with letters, and links of maps. What the site's own coordinates
 * do not locate is returned as a point of its grid. Null for anything else.
 */
export function readPlace(text: string, site: SiteGrid): FoundPlace | GridReference | null {
  if (isMapLink(text)) return readMapLink(text)
  const reference = readGridReference(text)
  if (reference) return locate(reference, site)
  const plain = withDecimalPoints(text)
  const [code, names] = STATED_GRIDS.find(([, grid]) => plain.search(grid) >= 0) ?? []
  const pair = readPair(names ? plain.replaceAll(names, ' ') : plain)
  if (pair === null) return readDegrees(plain)
  if ('easting' in pair) return locate({ code: code ?? site.code, ...pair }, site)
  return pair.isOrderStated ? placeOf(pair) : withLikelyOrder(pair, site.near)
}

/**
 * `53,3903; -1,4466` with points; other texts unchanged. Three decimals may be thousands, unless a sign
 * excludes it.
 */
function withDecimalPoints(text: string): string {
  const numbers = [...text.matchAll(DECIMAL_COMMA)]
  const rest = text.replaceAll(DECIMAL_COMMA, '')
  if (numbers.length !== 2 || /[\d,]/.test(rest)) return text
  const areDegrees = numbers.every(([, degrees]) => Number(degrees) <= MAX_LONGITUDE_DEG)
  const areThousands = numbers.every(([, , decimals]) => decimals?.length === 3) && !/[-−°NSEW;/]/.test(rest)
  return areDegrees && !areThousands ? text.replaceAll(DECIMAL_COMMA, '$1.$2') : text
}

/** Whether labels or the format state the longitude first. */
function isLongitudeFirst(text: string): boolean {
  const [latitude, longitude] = [text.search(/\blat/i), text.search(/\bl(?:on|ng)/i)]
  return LONGITUDE_FIRST_FORMAT.test(text.trim()) || (longitude >= 0 && longitude < latitude)
}

/**
 * Two numbers in degrees in the order of `latitude, longitude`, and whether the text states which is which.
 */
interface DegreesPair extends Place {
  readonly isOrderStated: boolean
}

/** Null where the latitude is more than 90 degrees. */
const placeOf = ({ latitude, longitude }: Place): Place | null =>
  Math.abs(latitude) <= 90 ? { latitude, longitude } : null

/** The fit is nearer the truth than a published shift of the datum. */
function locate({ code, ...position }: GridReference, site: SiteGrid): Place | GridReference {
  const place = site.fit && code === site.code ? placeOnGrid(site.fit, site.near, position) : null
  return place ?? { code, ...position }
}

/** Two numbers: degrees, or metres of a grid. */
function readPair(text: string): DegreesPair | GridPosition | null {
  const plain = text.replaceAll(METRES, '$1 $2').replaceAll(COORDINATE_LABELS, ' ').replaceAll('−', '-')
  const pattern = /^\W*[NSEW]/i.test(plain) ? LETTER_FIRST : LETTER_LAST
  if (/[\d\p{L}]/u.test(plain.replaceAll(pattern, ''))) return null
  const found = [...plain.matchAll(pattern)]
  const [first, second] = found.map(({ groups = {} }) => {
    const letter = (groups.letter ?? '').toUpperCase()
    const value = Number(groups.digits?.replaceAll(',', ''))
    return { value: letter === 'S' || letter === 'W' ? -value : value, letter }
  })
  if (found.length !== 2 || !first || !second) return null
  const longitudeFirst = isLongitudeFirst(text)
  const acrossFirst = longitudeFirst || /[EW]/.test(first.letter) || /[NS]/.test(second.letter)
  const isDegrees = Math.max(Math.abs(first.value), Math.abs(second.value)) <= 180
  // Degrees are written north first, grids east first.
  const swapped = isDegrees ? acrossFirst : /[NS]/.test(first.letter)
  const [a, b] = swapped ? [second.value, first.value] : [first.value, second.value]
  if (!isDegrees) return { easting: a, northing: b }
  if (INTEGERS_WITH_SLASH.test(text)) return null
  const isOrderStated = longitudeFirst || first.letter !== '' || second.letter !== '' || /\blat/i.test(text)
  return { latitude: a, longitude: b, isOrderStated }
}

/** Looks for the place that the fit puts at a point of the grid: Newton's way, as it is almost a plane. */
function placeOnGrid({ toGrid }: GridFit, near: Place, requested: GridPosition): Place | null {
  let place = near
  for (let step = 0; step < MAX_ITERATIONS; step++) {
    const here = toGrid(place)
    const east = toGrid({ ...place, longitude: place.longitude + DERIVATIVE_STEP_DEG })
    const north = toGrid({ ...place, latitude: place.latitude + DERIVATIVE_STEP_DEG })
    if (!here || !east || !north) return null
    const [x, y] = [requested.easting - here.easting, requested.northing - here.northing]
    if (Math.hypot(x, y) < MAX_MISS_M / 100) return place
    const [ex, ey] = [east.easting - here.easting, east.northing - here.northing]
    const [nx, ny] = [north.easting - here.easting, north.northing - here.northing]
    const turn = ex * ny - ey * nx
    place = {
      longitude: place.longitude + (DERIVATIVE_STEP_DEG * (x * ny - y * nx)) / turn,
      latitude: place.latitude + (DERIVATIVE_STEP_DEG * (ex * y - ey * x)) / turn,
    }
  }
  const reached = toGrid(place)
  const missed =
    reached && Math.hypot(requested.easting - reached.easting, requested.northing - reached.northing)
  return missed !== null && missed < MAX_MISS_M ? place : null
}
