import type { Client } from '@groundsheet/client'
import type { HoleFilter } from './hole-filter.ts'
import { filterQueryOf } from './filtered-hole-counts.ts'

/** Loads a vector tile: its bytes, with the layer `holes`. */
export type LoadHoleTile = (zoom: number, x: number, y: number, signal: AbortSignal) => Promise<Uint8Array>

/** Tiles of the holes of all projects that a filter leaves. */
export function holeTiles(client: Client, filter: HoleFilter): LoadHoleTile {
  const query = filterQueryOf(filter)
  return (zoom, x, y, signal) => client.tile(zoom, x, y, { signal, filter: query })
}
