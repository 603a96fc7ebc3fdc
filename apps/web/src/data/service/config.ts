import type { ViewerConfig } from '@groundsheet/contract'
import { queryOptions } from '@tanstack/react-query'

/** The server's configuration for the viewer; needs no key. Throws when the server does not answer. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }): Promise<ViewerConfig> => {
    const response = await fetch('/config.json', { signal })
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
    return (await response.json()) as ViewerConfig
  },
  staleTime: Infinity,
})
