import type { Basemap } from '@groundsheet/contract'
import type { Area } from '../holes/area-around.ts'
import { readStyleFiles, type MapFiles } from './style-files.ts'
import { isTileAddress } from './tile-address.ts'
import { tilesOfArea, type Tiles } from './tiles-of-area.ts'

/** Of all basemaps of a project together; about 20 MB of aerial pictures. */
const MAX_TILES = 1000

/** A basemap that is kept with a project. */
export interface KeptBasemap {
  readonly name: string
  /** What is fetched of it, from the farthest level of tiles on. */
  readonly addresses: readonly string[]
}

export interface KeptBasemaps {
  readonly kept: readonly KeptBasemap[]
  /** Names of those that need a network. */
  readonly others: readonly string[]
}

/** The page that keeps, and its screen. */
interface Page {
  /** What is served from here is kept. */
  readonly origin: string
  readonly pixelRatio: number
  readonly signal: AbortSignal
}

export const pageAccess = (signal: AbortSignal): Page => ({
  origin: location.origin,
  pixelRatio: devicePixelRatio,
  signal,
})

/**
 * Which basemaps are kept around an area: those of which this service, or what stands in front of it, serves
 * all files. Null: there are no holes. Throws if it does not answer.
 */
export async function chooseBasemaps(
  basemaps: readonly Basemap[],
  area: Area | null,
  { origin, pixelRatio, signal }: Page,
): Promise<KeptBasemaps> {
  const fetched = basemaps.filter(({ style, tiles }) => style !== undefined || tiles !== undefined)
  const read = await Promise.all(
    fetched.map(async (basemap) => ({ basemap, files: await filesFromHere(basemap, origin, signal) })),
  )
  const found = read.flatMap(({ basemap: { name }, files }) => (files ? [{ name, ...files }] : []))
  const limit = Math.floor(MAX_TILES / Math.max(1, found.flatMap(({ tiles }) => tiles).length))
  const around = (tiles: Tiles) => (area ? tilesOfArea(tiles, area, limit, pixelRatio) : [])
  const kept = found.map(({ name, files, tiles }) => ({
    name,
    addresses: [...files, ...tiles.flatMap(around)],
  }))
  return {
    kept: area ? kept : [],
    others: read.flatMap(({ basemap, files }) => (files ? [] : [basemap.name])),
  }
}

/** Null where another server is needed, or addresses that are not understood. */
async function filesFromHere(
  { style, tiles }: Basemap,
  origin: string,
  signal: AbortSignal,
): Promise<MapFiles | null> {
  const isHere = (address: string) => address.startsWith(`${origin}/`)
  if (style !== undefined && !isHere(style)) return null
  const found =
    style === undefined
      ? { files: [], tiles: tiles ? [{ ...tiles, urls: [tiles.url] }] : [] }
      : await readStyleFiles(style, signal)
  if (!found?.files.every(isHere)) return null
  const templates = found.tiles.flatMap(({ urls }) => urls)
  return templates.every((template) => isHere(template) && isTileAddress(template)) ? found : null
}
