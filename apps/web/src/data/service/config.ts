import { queryOptions } from '@tanstack/react-query'
import { readConfig } from './read-config.ts'

/** The server's configuration for the viewer; needs no key. Throws when the server does not answer. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => readConfig(signal),
  staleTime: Infinity,
})
