import type { Basemap } from '@groundsheet/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Area } from '../holes/area-around.ts'
import { chooseBasemaps, pageAccess, type KeptBasemap } from './kept-basemaps.ts'

/** Of all basemaps of a project together. Farther levels come first, and what is beyond is left out. */
export const MAX_BYTES = 50_000_000

/** Requests under way at once. */
const MAX_PARALLEL_REQUESTS = 6

/** Files whose sizes stand for those of all. */
const SAMPLE_COUNT = 12

/**
 * Puts the files of basemaps into a cache, in place of what it had. Throws if the service does not answer.
 */
export async function keepTiles(
  cacheName: string,
  { basemaps, signal }: { basemaps: readonly KeptBasemap[]; signal: AbortSignal },
): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set<string>()
  for (const { addresses } of basemaps) {
    let room = MAX_BYTES / basemaps.length
    await eachOf(addresses, async (address) => {
      if (room <= 0) return
      const file = await fetchFile(address, signal)
      if (!file) return
      room -= file.body.size
      await cache.put(address, new Response(file.body, { headers: file.headers }))
      kept.add(new URL(address).href)
    })
  }
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request)
}

/** About how many bytes will be kept, by the sizes of some files. Throws if the service does not answer. */
export async function estimateBytes(basemaps: readonly KeptBasemap[], signal: AbortSignal): Promise<number> {
  let bytes = 0
  for (const { addresses } of basemaps) {
    const step = Math.max(1, addresses.length / SAMPLE_COUNT)
    const some = addresses.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    let sampled = 0
    await eachOf(some, async (address) => {
      const file = await fetchFile(address, signal)
      sampled += file?.body.size ?? 0
    })
    const estimated = (sampled / Math.max(1, some.length)) * addresses.length
    bytes += Math.min(estimated, MAX_BYTES / basemaps.length)
  }
  return bytes
}

async function eachOf(addresses: readonly string[], work: (address: string) => Promise<void>): Promise<void> {
  const waiting = addresses.values()
  const workOff = async () => {
    for (const address of waiting) await work(address)
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, workOff))
}

/** Null for a file that its server does not have: there are maps with gaps. */
async function fetchFile(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal })
  return response.ok ? { body: await response.blob(), headers: response.headers } : null
}

/** Which basemaps are kept around an area; null: there are no holes. */
export const keptBasemapsQuery = (basemaps: readonly Basemap[], area: Area | null) =>
  queryOptions({
    queryKey: ['kept-basemaps', basemaps.map(({ id }) => id), area],
    queryFn: ({ signal }) => chooseBasemaps(basemaps, area, pageAccess(signal)),
    staleTime: Infinity,
    retry: false,
  })

/** About how many bytes these are. */
export const keptBytesQuery = (basemaps: readonly KeptBasemap[]) =>
  queryOptions({
    queryKey: ['kept-basemaps-bytes', basemaps],
    queryFn: ({ signal }) => estimateBytes(basemaps, signal),
    staleTime: Infinity,
    retry: false,
  })
