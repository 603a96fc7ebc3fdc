import { queryOptions } from '@tanstack/react-query'

/** Without an answer within this time the offline map is drawn instead. */
const BASEMAP_TIMEOUT_MS = 8000

/** The style document of a basemap on the network. The request reaches its server. */
export const basemapStyleQuery = (address: string) =>
  queryOptions({
    queryKey: ['basemap-style', address],
    queryFn: ({ signal }) => readJson(address, signal),
    staleTime: Infinity,
    retry: false,
  })

/**
 * Whether the icons of a basemap can be loaded. MapLibre draws no symbol at all, not even a hole, until a
 * sprite has answered. So a sprite is added to the style only after this query succeeds.
 */
export const basemapSpriteQuery = (sprites: readonly string[]) =>
  queryOptions({
    queryKey: ['basemap-sprite', sprites],
    queryFn: async ({ signal }) => {
      await Promise.all(sprites.map((sprite) => readJson(spriteIndex(sprite), signal)))
      return true
    },
    staleTime: Infinity,
    retry: false,
  })

function spriteIndex(sprite: string): string {
  const address = new URL(sprite)
  address.pathname += '.json'
  return address.href
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(BASEMAP_TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`The basemap answered ${response.status}`)
  return (await response.json()) as unknown
}
