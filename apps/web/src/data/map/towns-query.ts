import { queryOptions } from '@tanstack/react-query'
import address from '@groundsheet/coordinates/places.tsv?url'
import { readTowns } from './read-towns.ts'

/** Towns and villages of Great Britain and Ireland with 500 people or more (GeoNames), served locally. */
export const townsQuery = queryOptions({
  queryKey: ['towns'],
  queryFn: async ({ signal }) => {
    const response = await fetch(address, { signal })
    if (!response.ok) throw new Error(`The list of towns answered ${response.status}`)
    return readTowns(await response.text())
  },
  staleTime: Infinity,
  gcTime: Infinity,
})
