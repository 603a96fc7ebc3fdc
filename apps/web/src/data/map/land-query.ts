import { queryOptions } from '@tanstack/react-query'
import type { FeatureCollection } from 'geojson'
import type { LandTopology } from './flatten-land.ts'
import address from 'world-atlas/land-50m.json?url'

/** Natural Earth land at 1:50 million, served locally. */
export const landQuery = queryOptions({
  queryKey: ['land'],
  queryFn: async ({ signal }): Promise<FeatureCollection> => {
    const [{ readLand }, response] = await Promise.all([
      import('./flatten-land.ts'),
      fetch(address, { signal }),
    ])
    const land = (await response.json()) as LandTopology
    return readLand(land)
  },
  staleTime: Infinity,
  gcTime: Infinity,
})
