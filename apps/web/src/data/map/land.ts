import { queryOptions } from '@tanstack/react-query'
import type { FeatureCollection } from 'geojson'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { flattenLand } from './flatten-land.ts'
import address from 'world-atlas/land-50m.json?url'

/** Natural Earth land at 1:50 million, served locally. */
export const landQuery = queryOptions({
  queryKey: ['land'],
  queryFn: async ({ signal }): Promise<FeatureCollection> => {
    const [{ feature }, response] = await Promise.all([import('topojson-client'), fetch(address, { signal })])
    const land = (await response.json()) as Topology<{ land: GeometryCollection }>
    return flattenLand(feature(land, land.objects.land))
  },
  staleTime: Infinity,
  gcTime: Infinity,
})
