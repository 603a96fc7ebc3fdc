import type { GridPosition } from '../../../data/holes/hole.ts'
import { findGrid, isWithin, loadToDegrees } from '../../../data/map/national-grids.ts'
import type { FoundPlace } from './rank-found-places.ts'
import { readPlace, type SiteGrid } from './read-place.ts'

/** Eastings of land, kilometres from and to, in each band of 100 km of northing from 0. */
type LandBands = readonly (readonly [from: number, to: number])[]

const BRITAIN: LandBands = [
  [80, 570],
  [180, 645],
  [170, 660],
  [205, 660],
  [215, 560],
  [190, 505],
  [110, 440],
  [55, 415],
  [0, 420],
  [70, 360],
  [170, 430],
  [390, 480],
  [390, 480],
]
const IRELAND: LandBands = [
  [20, 320],
  [10, 335],
  [45, 340],
  [55, 372],
  [150, 345],
]
const METRES_PER_BAND = 100_000

/** Grids that metres without one may be of, likeliest first. ITM is the Irish Grid moved by its offset. */
const LIKELY_GRIDS = [
  { code: 'EPSG:27700', land: BRITAIN, offset: { easting: 0, northing: 0 } },
  { code: 'EPSG:29903', land: IRELAND, offset: { easting: 0, northing: 0 } },
  { code: 'EPSG:2157', land: IRELAND, offset: { easting: 400_000, northing: 500_000 } },
] as const

/** Shorter numbers are no full easting or northing, but numbers of projects and years. */
const MIN_METRES = 10_000

/**
 * The places that `text` may name, in degrees, likeliest first; none where it names none, or lies outside its
 * grid. Several only of metres whose grid nothing states.
 */
export async function findPlaces(text: string, site: SiteGrid): Promise<FoundPlace[]> {
  const read = readPlace(text, site)
  if (read === null) return []
  if ('latitude' in read) return [read]
  const { code } = read
  const grids = (code === null ? likelyGrids(read) : [code]).flatMap((one) => findGrid(one) ?? [])
  return Promise.all(
    grids
      .filter((grid) => isWithin(grid, read))
      .map(async (grid) => {
        const place = (await loadToDegrees(grid))(read)
        return code === null ? { ...place, assumedGrid: grid.name } : place
      }),
  )
}

function likelyGrids({ easting, northing }: GridPosition): string[] {
  if (Math.min(easting, northing) < MIN_METRES) return []
  const likely = LIKELY_GRIDS.filter(({ land, offset }) => {
    const [from, to] = land[Math.floor((northing - offset.northing) / METRES_PER_BAND)] ?? [NaN, NaN]
    const kilometres = (easting - offset.easting) / 1000
    return kilometres >= from && kilometres <= to
  })
  return likely.map(({ code }) => code)
}
