import { queryOptions } from '@tanstack/react-query'

/** How long a basemap may keep silent before the built-in one is all there is. */
const PATIENCE = 8000

/** The style document of a basemap on the network. Whoever serves it learns that someone is looking. */
export const basemapStyleQuery = (address: string) =>
  queryOptions({
    queryKey: ['basemap-style', address],
    queryFn: ({ signal }) => readJson(address, signal),
    staleTime: Infinity,
    retry: false,
  })

/**
 * Whether the icons of a basemap can be had. MapLibre draws no symbol, be it a hole, while a sprite keeps silent, so it
 * hears of one only when this has succeeded.
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
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  })
  if (!response.ok) throw new Error(`The basemap answered ${response.status}`)
  return (await response.json()) as unknown
}
