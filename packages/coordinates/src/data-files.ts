import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { unpackRings, type Ring } from './rings.ts'
import { openTiledRaster } from './tiled-raster.ts'

// The only file of this package that reads files: the shift grid, EPSG definitions, land, and place names.

const require = createRequire(import.meta.url)

/** One record of epsg-index. `bbox` is north, west, south, east in degrees. */
export interface CrsDefinition {
  code: string
  kind: string
  name: string
  proj4: string | null
  wkt: string | null
  bbox: [number, number, number, number] | null
}

/** A populated place of GeoNames; `admin`: its first division, such as ENG; `district`: its second. */
export interface City {
  name: string
  country: string
  admin: string
  district: string
  population: number
  longitude: number
  latitude: number
}

/** Shifts of a datum at the nodes of a grid, rows and columns counted from the north-west. */
export interface ShiftNodes {
  /** Degrees, of the first node. */
  readonly west: number
  readonly north: number
  /** Degrees from node to node. */
  readonly stepEast: number
  readonly stepSouth: number
  readonly columns: number
  readonly rows: number
  /** Seconds of arc, northwards or eastwards. */
  shift(direction: 'north' | 'east', column: number, row: number): number
}

/** OSTN15, of its GeoTIFF: the first band northwards, the second eastwards. */
export async function readShiftGrid(): Promise<ShiftNodes> {
  const raster = openTiledRaster(
    await readFile(new URL('../data/uk_os_OSTN15_NTv2_OSGBtoETRS.tif', import.meta.url)),
  )
  const { columns, rows, origin, step } = raster
  return {
    west: origin.x,
    north: origin.y,
    stepEast: step.x,
    stepSouth: -step.y,
    columns,
    rows,
    shift: (direction, column, row) => raster.value(direction === 'north' ? 0 : 1, column, row),
  }
}

/** Reads one code's own small file, never the whole index; null when there is no such code. */
export async function readDefinition(number: string): Promise<CrsDefinition | null> {
  try {
    const file = join(dirname(require.resolve('epsg-index')), 's', `${number}.json`)
    return JSON.parse(await readFile(file, 'utf8')) as CrsDefinition
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Codes and names of all projected CRS, `Amersfoort / RD New`. A large file: read only for a name that
 * is in no other list.
 */
export async function readCrsNames(): Promise<{ code: string; name: string }[]> {
  const text = await readFile(require.resolve('epsg-index/all.json'), 'utf8')
  const all = Object.values(JSON.parse(text) as Record<string, CrsDefinition>)
  return all.filter(({ kind }) => kind === 'CRS-PROJCRS').map(({ code, name }) => ({ code, name }))
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Coasts of Natural Earth, 1:10,000,000. */
export async function readLand(): Promise<Ring[]> {
  return unpackRings(await readFile(new URL('../data/land.bin', import.meta.url)))
}

/**
 * The places of Great Britain, Ireland, Man and the Channel Islands, as `scripts/make-places.mjs` wrote them.
 */
export function readCities(): City[] {
  const [, ...lines] = readFileSync(new URL('../data/places.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [name = '', country = '', admin = '', population, longitude, latitude, district = ''] =
      line.split('\t')
    return {
      name,
      country,
      admin,
      district,
      population: Number(population),
      longitude: Number(longitude),
      latitude: Number(latitude),
    }
  })
}
