import type { Basemap, TileSource } from '@groundsheet/contract'
import type { Area } from '../holes/area-around.ts'

/** Beside the area, what a screen shows around it. */
const MARGIN_TILES = 2

/** Levels as parts of the path: the service worker recognises tiles by it. */
const TILE_PATH = /\/\{z\}\/\{[xy]\}\/\{[xy]\}[^/{}]*$/

/** Basemaps of tiles that this service, or what stands in front of it, serves. */
export const basemapsFromHere = (basemaps: readonly Basemap[], origin: string) =>
  basemaps.filter(({ tiles }) => tiles?.url.startsWith(`${origin}/`) && TILE_PATH.test(tiles.url))

/**
 * Addresses of the tiles of an area, from the farthest level on, of as many whole levels as are at most
 * `limit` tiles.
 */
export function tilesOfArea(tiles: TileSource, area: Area, limit: number): string[] {
  const addresses: string[] = []
  for (let zoom = tiles.minZoom; zoom <= tiles.maxZoom; zoom += 1) {
    const [columns, rows] = rangesOf(tiles, area, zoom)
    if (addresses.length + columns.count * rows.count > limit) break
    for (let x = columns.first; x < columns.first + columns.count; x += 1)
      for (let y = rows.first; y < rows.first + rows.count; y += 1)
        addresses.push(
          tiles.url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y)),
        )
  }
  return addresses
}

interface Range {
  readonly first: number
  readonly count: number
}

/** Columns and rows of a level, as far as there are tiles. */
function rangesOf(
  { bounds }: TileSource,
  [west, south, east, north]: Area,
  zoom: number,
): readonly [Range, Range] {
  const last = 2 ** zoom - 1
  const column = (longitude: number) => tileAt((longitude + 180) / 360, last)
  const row = (latitude: number) => tileAt(mercatorY(latitude), last)
  const [left, bottom, right, top] = bounds ?? [-180, -90, 180, 90]
  return [
    rangeOf([column(west), column(east)], [column(left), column(right)]),
    rangeOf([row(north), row(south)], [row(top), row(bottom)]),
  ]
}

const tileAt = (fraction: number, last: number) =>
  Math.min(last, Math.max(0, Math.floor(fraction * (last + 1))))

/** 0 in the north to 1 in the south of the square of Web Mercator; infinite at the poles. */
const mercatorY = (latitude: number) => (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2

type Ends = readonly [number, number]

function rangeOf([from, to]: Ends, [least, most]: Ends): Range {
  const first = Math.max(least, from - MARGIN_TILES)
  return { first, count: Math.max(0, Math.min(most, to + MARGIN_TILES) - first + 1) }
}
