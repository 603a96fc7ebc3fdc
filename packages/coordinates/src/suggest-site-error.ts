import { type GridPoint, middleOf, shortName } from './crs-candidates.ts'
import { findPlaceNames, nearestPlace } from './gazetteer.ts'
import { describeMissingSquare } from './missing-square.ts'
import { kilometres } from './distance-text.ts'
import { loadTransformer } from './transformer.ts'

/** Metres from a named place within which another unit is suggested. */
const MAX_NAMED_PLACE_M = 15_000

/** Metres are this many of a unit in which grid coordinates are written by mistake. */
const UNITS = [
  { name: 'kilometres', metres: 1000 },
  { name: 'centimetres', metres: 0.01 },
  { name: 'millimetres', metres: 0.001 },
] as const

const GRIDS = ['EPSG:27700', 'EPSG:29903', 'EPSG:2157'] as const

/** Degrees around Great Britain and Ireland. */
const DEGREES = { west: -11, east: 2, south: 49, north: 61 }

/**
 * What is probably wrong with the grid coordinates of a whole site, for a reader: degrees, another unit or
 * missing digits. Null where nothing of these explains them. Nothing is corrected.
 */
export async function suggestSiteError(points: readonly GridPoint[], text: string): Promise<string | null> {
  if (points.length === 0) return null
  const middle = middleOf([...points])
  return describeDegrees(middle) ?? (await describeUnit(middle, text)) ?? describeMissingSquare(points, text)
}

function describeDegrees({ easting, northing }: GridPoint): string | null {
  const isLongitude = (value: number) => value > DEGREES.west && value < DEGREES.east
  const isLatitude = (value: number) => value > DEGREES.south && value < DEGREES.north
  if (Number.isInteger(easting) && Number.isInteger(northing)) return null
  if (isLongitude(easting) && isLatitude(northing))
    return 'perhaps they are longitude and latitude in degrees'
  if (isLatitude(easting) && isLongitude(northing))
    return 'perhaps they are latitude and longitude in degrees'
  return null
}

async function describeUnit({ easting, northing }: GridPoint, text: string): Promise<string | null> {
  const places = findPlaceNames(text).flatMap((named) => named.places)
  for (const code of GRIDS) {
    const transformer = await loadTransformer(code)
    for (const { name, metres } of UNITS) {
      const position = transformer.toWgs84(easting * metres, northing * metres)
      const nearest = position === null ? null : nearestPlace(places, position)
      if (nearest === null || nearest.metres > MAX_NAMED_PLACE_M) continue
      const { place } = nearest
      return (
        `perhaps they are in ${name}: in metres of the ${shortName(transformer)} the holes would be ` +
        `${kilometres(nearest.metres)} from ${place.name} (${place.region})`
      )
    }
  }
  return null
}
