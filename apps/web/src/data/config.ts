import { queryOptions } from '@tanstack/react-query'

export interface Basemap {
  readonly id: string
  readonly name: string
  /** Address of a MapLibre style; absent for the one that is built in. */
  readonly style?: string
  readonly attribution?: string
}

export interface Config {
  readonly apiBase: string
  readonly basemaps: readonly Basemap[]
}

/** What the server says about itself, before any key. Throws when the server is not there. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }): Promise<Config> => {
    const response = await fetch('/config.json', { signal })
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
    return (await response.json()) as Config
  },
  staleTime: Infinity,
})
