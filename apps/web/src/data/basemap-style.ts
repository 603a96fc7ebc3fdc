import { queryOptions } from '@tanstack/react-query'

/** How long a basemap may keep silent before the built-in one is all there is. */
const PATIENCE = 8000

/** The style document of a basemap on the network. Whoever serves it learns that someone is looking. */
export const basemapStyleQuery = (address: string) =>
  queryOptions({
    queryKey: ['basemap-style', address],
    queryFn: async ({ signal }): Promise<unknown> => {
      const response = await fetch(address, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      })
      if (!response.ok) throw new Error(`The basemap answered ${response.status}`)
      return (await response.json()) as unknown
    },
    staleTime: Infinity,
    retry: false,
  })
