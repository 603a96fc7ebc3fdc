import type { GridPosition } from '../../../data/holes/hole.ts'
import type { GridFit } from './grid-fit.ts'
import { readDegrees } from './read-degrees.ts'
import { readGridReference, type GridReference } from './read-grid-reference.ts'
import type { Place } from '@groundsheet/sections'

/** What is known of the grid of a project. */
export interface SiteGrid {
  readonly fit: GridFit | null
  /** A place of the project, around which the fit holds. */
  readonly near: Place
  /** `EPSG:27700`; null: not known. */
  readonly code: string | null
}

/** A number, with or without commas between thousands, and the side of the earth or the axis that a letter names. */
const LETTER_FIRST = /(?<letter>[NSEW])\s*(?<digits>-?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)/gi
const LETTER_LAST = /(?<digits>-?(?<!\d)\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)[°\s]*(?<letter>[NSEW](?![a-z]))?/gi

/** Words that are written beside coordinates. Any other letters, as of a postcode, mean that the text is none. */
const LABELS =
  /\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng|eastings?|northings?|geo|point|deg(?:rees)?|m[en]?|wgs ?84|osgb ?36|bng|itm)\b/gi

/** How near to what was asked for the grid has to be met, metres. */
const MET = 0.5
const STEPS = 6
/** Degrees. */
const TRY = 1e-5

/**
 * The place that somebody wrote down: latitude and longitude in degrees (minutes, seconds), easting and northing in
 * the grid of the project, or a grid reference with letters. What the site's own coordinates do not locate is returned as
 * a point of its grid. Null for anything else.
 */
export function readPlace(text: string, site: SiteGrid): Place | GridReference | null {
  const reference = readGridReference(text)
  if (reference) return locate(reference, site)
  const pair = readPair(text)
  if (pair === null) return readDegrees(text)
  if ('latitude' in pair) return pair
  return locate({ code: site.code, ...pair }, site)
}

/** The fit is nearer the truth than a published shift of the datum. */
function locate(
  { code, ...position }: GridPosition & { readonly code: string | null },
  site: SiteGrid,
): Place | GridReference | null {
  const place = site.fit && code === site.code ? placeOnGrid(site.fit, site.near, position) : null
  return place ?? (code === null ? null : { code, ...position })
}

/** Two numbers: degrees, or metres of a grid. */
function readPair(text: string): Place | GridPosition | null {
  const plain = text.replaceAll(LABELS, ' ')
  const pattern = /^\W*[NSEW]/i.test(plain) ? LETTER_FIRST : LETTER_LAST
  if (/[\d\p{L}]/u.test(plain.replaceAll(pattern, ''))) return null
  const found = [...plain.matchAll(pattern)]
  const [first, second] = found.map(({ groups = {} }) => {
    const letter = (groups.letter ?? '').toUpperCase()
    const value = Number(groups.digits?.replaceAll(',', ''))
    return { value: letter === 'S' || letter === 'W' ? -value : value, letter }
  })
  if (found.length !== 2 || !first || !second) return null
  const acrossFirst = /[EW]/.test(first.letter) || /[NS]/.test(second.letter)
  const isDegrees = Math.max(Math.abs(first.value), Math.abs(second.value)) <= 180
  // Degrees are written north first, grids east first.
  const swapped = isDegrees ? acrossFirst : /[NS]/.test(first.letter)
  const [a, b] = swapped ? [second.value, first.value] : [first.value, second.value]
  if (!isDegrees) return { easting: a, northing: b }
  return Math.abs(a) <= 90 ? { latitude: a, longitude: b } : null
}

/** Looks for the place that the fit puts at a point of the grid: Newton's way, as it is almost a plane. */
function placeOnGrid({ toGrid }: GridFit, near: Place, wanted: GridPosition): Place | null {
  let place = near
  for (let step = 0; step < STEPS; step++) {
    const here = toGrid(place)
    const east = toGrid({ ...place, longitude: place.longitude + TRY })
    const north = toGrid({ ...place, latitude: place.latitude + TRY })
    if (!here || !east || !north) return null
    const [x, y] = [wanted.easting - here.easting, wanted.northing - here.northing]
    if (Math.hypot(x, y) < MET / 100) return place
    const [ex, ey] = [east.easting - here.easting, east.northing - here.northing]
    const [nx, ny] = [north.easting - here.easting, north.northing - here.northing]
    const turn = ex * ny - ey * nx
    place = {
      longitude: place.longitude + (TRY * (x * ny - y * nx)) / turn,
      latitude: place.latitude + (TRY * (ex * y - ey * x)) / turn,
    }
  }
  const reached = toGrid(place)
  const missed = reached && Math.hypot(wanted.easting - reached.easting, wanted.northing - reached.northing)
  return missed !== null && missed < MET ? place : null
}
