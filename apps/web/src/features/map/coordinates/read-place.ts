import type { GridPosition } from '../../../data/hole.ts'
import type { GridFit } from './grid-fit.ts'
import type { Place } from './site-plane.ts'

/** A number, with or without commas between thousands, and the side of the earth or the axis that a letter names. */
const LETTER_FIRST = /(?<letter>[NSEW])\s*(?<digits>-?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)/gi
const LETTER_LAST = /(?<digits>-?(?<!\d)\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)[°\s]*(?<letter>[NSEW](?![a-z]))?/gi

/** How near to what was asked for the grid has to be met, metres. */
const MET = 0.5
const STEPS = 6
/** Degrees. */
const TRY = 1e-5

/**
 * The place that somebody wrote down: latitude and longitude in degrees, or easting and northing in the grid of the
 * project around `near`. Letters may say which is which. Null for anything else, and for a grid that is not known there.
 */
export function readPlace(text: string, fit: GridFit | null, near: Place): Place | null {
  const found = [...text.matchAll(/^\W*[NSEW]/i.test(text) ? LETTER_FIRST : LETTER_LAST)]
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
  if (isDegrees) return Math.abs(a) <= 90 ? { latitude: a, longitude: b } : null
  return fit && placeOnGrid(fit, near, { easting: a, northing: b })
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
