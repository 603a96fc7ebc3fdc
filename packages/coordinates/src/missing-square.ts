import { type GridPoint, middleOf, shortName } from './crs-candidates.ts'
import { findPlaceNames, type Place } from './gazetteer.ts'
import { loadTransformer, type Transformer } from './transformer.ts'
import { kilometres } from './distance-text.ts'

/** Metres: the side of a square that letters stand for. */
const SQUARE_M = 100_000
/** Metres from a named place within which a square is suggested. */
const MAX_NAMED_PLACE_M = 15_000

/** Letters of squares from the north-west, row by row; I is not used. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

interface LetteredGrid {
  readonly code: string
  /** Letters of the square with these kilometres / 100 east and north. */
  readonly letters: (east: number, north: number) => string
}

const grids: readonly LetteredGrid[] = [
  {
    // Its letters begin 1,000 km west and 500 km south of the origin (Ordnance Survey).
    code: 'EPSG:27700',
    letters: (east, north) =>
      letterAt(Math.floor((east + 10) / 5), Math.floor((north + 5) / 5)) + letterAt(east % 5, north % 5),
  },
  { code: 'EPSG:29903', letters: (east, north) => letterAt(east, north) },
]

const letterAt = (east: number, north: number): string => LETTERS[(4 - north) * 5 + east] ?? ''

/**
 * Says in which square of a grid coordinates below 100 km lie near a place that the text names. Their first
 * digits are often left out where letters stand for them. Null where they are larger, or near no such place.
 */
export async function describeMissingSquare(
  points: readonly GridPoint[],
  text: string,
): Promise<string | null> {
  if (points.length === 0) return null
  const middle = middleOf([...points])
  const isWithinSquare = (value: number) => value >= 0 && value < SQUARE_M
  if (!isWithinSquare(middle.easting) || !isWithinSquare(middle.northing)) return null
  const places = findPlaceNames(text).flatMap((named) => named.places)
  const found = await Promise.all(
    grids.map(async (grid) => {
      const transformer = await loadTransformer(grid.code)
      return places.flatMap((place) => squareAt(place, middle, { grid, transformer }))
    }),
  )
  const [best] = found.flat().toSorted((a, b) => a.metres - b.metres)
  if (best === undefined) return null
  const { letters, grid, place, metres } = best
  const near = `${kilometres(metres)} from ${place.name} (${place.region})`
  return (
    `perhaps the 100 km digits are missing: in square ${letters} of the ${grid} ` +
    `the holes would be ${near}`
  )
}

interface NamedSquare {
  readonly letters: string
  readonly grid: string
  readonly place: Place
  readonly metres: number
}

function squareAt(
  place: Place,
  { easting, northing }: GridPoint,
  { grid, transformer }: { grid: LetteredGrid; transformer: Transformer },
): NamedSquare[] {
  const there = transformer.fromWgs84(place)
  if (there === null) return []
  const [toEast, toNorth] = there
  const east = Math.round((toEast - easting) / SQUARE_M)
  const north = Math.round((toNorth - northing) / SQUARE_M)
  const corrected = { easting: easting + east * SQUARE_M, northing: northing + north * SQUARE_M }
  const metres = Math.hypot(corrected.easting - toEast, corrected.northing - toNorth)
  const isInGrid =
    east >= 0 && north >= 0 && transformer.toWgs84(corrected.easting, corrected.northing) !== null
  if (!isInGrid || metres > MAX_NAMED_PLACE_M || (east === 0 && north === 0)) return []
  return [{ letters: grid.letters(east, north), grid: shortName(transformer), place, metres }]
}
