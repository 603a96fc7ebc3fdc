import type { Basemap } from '@groundsheet/contract'
import type { Area } from '../holes/area-around.ts'
import { tilesOfArea } from './tiles-of-area.ts'

/** Of all basemaps of a project together; about 20 MB of aerial pictures. */
const MAX_TILES = 1000

/** Requests under way at once. */
const AT_ONCE = 6

/** Puts the tiles of an area into a cache, in place of what it had. Throws if the service does not answer. */
export async function keepTiles(
  cacheName: string,
  { basemaps, area, signal }: { basemaps: readonly Basemap[]; area: Area; signal: AbortSignal },
): Promise<void> {
  const limit = Math.floor(MAX_TILES / basemaps.length)
  const addresses = basemaps.flatMap(({ tiles }) => (tiles ? tilesOfArea(tiles, area, limit) : []))
  const cache = await caches.open(cacheName)
  const waiting = addresses.values()
  const fetchAll = async () => {
    for (const address of waiting) {
      const response = await fetch(address, { signal })
      // A tile that its server does not have is no fault.
      if (response.ok) await cache.put(address, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchAll))
  const kept = new Set(addresses)
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request)
}
