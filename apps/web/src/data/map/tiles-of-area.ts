import type { TileSource } from '@groundsheet/contract'
import type { Area } from '../holes/area-around.ts'
import { tileAddress } from './tile-address.ts'

/** Beside the area, what a screen shows around it. */
const MARGIN_TILES = 2

/** Tiles of a map, as stated in the configuration or in a style. */
export interface Tiles extends Pick<TileSource, 'minZoom' | 'maxZoom' | 'bounds'> {
  /** Addresses with placeholders; MapLibre uses these servers in turn. */
  readonly urls: readonly string[]
  readonly fromSouth?: boolean
}

/**
 * Addresses of the tiles of an area, from the farthest level on, of as many whole levels as are at most
 * `limit` tiles.
 */
export function tilesOfArea(tiles: Tiles, area: Area, limit: number, pixelRatio = 1): string[] {
  const addresses: string[] = []
  const { urls, fromSouth = false } = tiles
  for (let z = tiles.minZoom; z <= tiles.maxZoom; z += 1) {
    const [columns, rows] = rangesOf(tiles, area, z)
    if (addresses.length + columns.count * rows.count > limit) break
    for (let x = columns.first; x < columns.first + columns.count; x += 1)
      for (let y = rows.first; y < rows.first + rows.count; y += 1)
        addresses.push(tileAddress(urls[(x + y) % urls.length] ?? '', { z, x, y }, { fromSouth, pixelRatio }))
  }
  return addresses
}

interface Range {
  readonly first: number
  readonly count: number
}

/** Columns and rows of a level, as far as there are tiles. */
function rangesOf(
  { bounds }: Tiles,
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
