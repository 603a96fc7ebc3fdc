import { median } from './find-outliers.ts'
import { loadTransformer, type Transformer } from './transformer.ts'
import type { Wgs84 } from './wgs84.ts'

/** Degrees: west, south, east, north. */
type Box = [number, number, number, number]

/** A CRS that a file may be in without saying so, where it is used, and where inside that box it is not. */
interface Candidate {
  code: string
  box: Box
  except: Box[]
}

const ireland: Box = [-10.6, 51.35, -5.34, 55.45]
const kintyre: Box = [-6.1, 55.25, -5.3, 55.5]
const irelandButTheEastCoast: Box = [-10.6, 51.3, -5.4, 55.25]
const utmLatitudes = { south: 49, north: 61.5 }

const candidates: Candidate[] = [
  { code: 'EPSG:27700', box: [-8.8, 49.8, 1.9, 61], except: [irelandButTheEastCoast] },
  { code: 'EPSG:29903', box: ireland, except: [kintyre] },
  { code: 'EPSG:2157', box: ireland, except: [kintyre] },
  ...[29, 30, 31].map((zone) => ({ code: `EPSG:${32600 + zone}`, box: utmBox(zone), except: [] })),
]

function utmBox(zone: number): Box {
  const west = zone * 6 - 186
  return [west, utmLatitudes.south, west + 6, utmLatitudes.north]
}

export interface GridPoint {
  easting: number
  northing: number
}

/** A CRS in which the coordinates make sense, and where its middle hole would then be. */
export interface Fit {
  code: string
  transformer: Transformer
  site: Wgs84
}

/** Coordinates that are numbers; a pair of zeros is a blank. */
export const usablePoints = (points: GridPoint[]): GridPoint[] =>
  points.filter(
    ({ easting, northing }) =>
      Number.isFinite(easting) && Number.isFinite(northing) && !(easting === 0 && northing === 0),
  )

/**
 * The point nearest to the median of both axes: a hole that is there, and that a typing error does not move.
 * The two medians together may be a place without any hole, out in a bay. Needs one point.
 */
export function middleOf(points: GridPoint[]): GridPoint {
  const middle = {
    easting: median(points.map(({ easting }) => easting)),
    northing: median(points.map(({ northing }) => northing)),
  }
  const away = (point: GridPoint) =>
    Math.hypot(point.easting - middle.easting, point.northing - middle.northing)
  return points.reduce((best, point) => (away(point) < away(best) ? point : best))
}

/** The candidates whose usual area holds the middle of the site. */
export async function findFits(points: GridPoint[]): Promise<Fit[]> {
  if (points.length === 0) return []
  const { easting, northing } = middleOf(points)
  const fits = await Promise.all(
    candidates.map(async (candidate) => {
      const transformer = await loadTransformer(candidate.code)
      const site = transformer.toWgs84(easting, northing)
      return site && isUsedAt(candidate, site) ? [{ code: candidate.code, transformer, site }] : []
    }),
  )
  return fits.flat()
}

const isUsedAt = ({ box, except }: Candidate, site: Wgs84): boolean =>
  isInside(site, box) && !except.some((hole) => isInside(site, hole))

const isInside = ({ longitude, latitude }: Wgs84, [west, south, east, north]: Box): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north

const shortNames: Record<string, string> = { 'EPSG:2157': 'Irish Transverse Mercator' }

/** "British National Grid" for `OSGB36 / British National Grid`. */
export const shortName = ({ code, name }: Transformer): string =>
  shortNames[code] ?? name.split(' / ').at(-1) ?? name
