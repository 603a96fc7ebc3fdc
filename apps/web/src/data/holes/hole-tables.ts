import type { Client } from '@groundsheet/client'
import type { TableRow } from '@groundsheet/contract'
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { displayedRows } from '../tables/displayed-rows.ts'
import { keptOnRequest } from '../service/keep-queries.ts'
import { holeTableKey } from '../service/queries.ts'
import type { RequestPace } from '../service/request-pace.ts'
import { useSession } from '../service/session.ts'

const PAGE_ROWS = 1000

/** `pace`: delays reading until the reader stays at the hole. */
interface TableReadOptions {
  readonly pace?: RequestPace
}

/** All rows of one table of a hole, for drawings, which need every row. */
export const wholeTableQuery = (
  client: Client,
  holeId: string,
  table: string,
  { pace }: TableReadOptions = {},
) =>
  queryOptions({
    queryKey: holeTableKey(holeId, table),
    queryFn: async ({ signal }) => {
      await pace?.rest(holeId, signal)
      return Array.fromAsync(client.locationRows(holeId, table, { limit: PAGE_ROWS }, { signal }))
    },
    meta: keptOnRequest(),
  })

export interface HoleTables {
  /** Loaded tables as they are shown, by code. */
  readonly tables: Readonly<Record<string, readonly TableRow[]>>
  /** Codes of the tables that are loading. */
  readonly coming: readonly string[]
  readonly failed: readonly { readonly code: string; readonly retry: () => void }[]
}

/** Several tables of a hole, while they load. `codes` should stay the same array. */
export function useHoleTables(
  holeId: string,
  codes: readonly string[],
  reading: TableReadOptions = {},
): HoleTables {
  const { client } = useSession()
  const combine = useCallback(
    (results: UseQueryResult<TableRow[]>[]) => gatherTables(results, codes),
    [codes],
  )
  const queries = codes.map((code) => wholeTableQuery(client, holeId, code, reading))
  return useQueries({ queries, combine })
}

/** A hole, and the codes of the tables to be read of it. */
export interface RequestedTables {
  readonly id: string
  readonly codes: readonly string[]
}

/** Several tables of several holes, in the order of the holes. `requested` should stay the same array. */
export function useTablesOfHoles(requested: readonly RequestedTables[]): readonly HoleTables[] {
  const { client } = useSession()
  const combine = useCallback(
    (results: UseQueryResult<TableRow[]>[]) => {
      let start = 0
      return requested.map(({ codes }) => gatherTables(results.slice(start, (start += codes.length)), codes))
    },
    [requested],
  )
  const queries = requested.flatMap(({ id, codes }) => codes.map((code) => wholeTableQuery(client, id, code)))
  return useQueries({ queries, combine })
}

function gatherTables(results: readonly UseQueryResult<TableRow[]>[], codes: readonly string[]): HoleTables {
  const named = results.map((result, index) => ({ ...result, code: codes[index] ?? '' }))
  return {
    tables: Object.fromEntries(
      named.flatMap(({ code, data }) => (data ? [[code, displayedRows(data)]] : [])),
    ),
    coming: named.filter(({ isPending, error }) => isPending && !error).map(({ code }) => code),
    failed: named.flatMap(({ code, error, refetch }) =>
      error ? [{ code, retry: () => void refetch() }] : [],
    ),
  }
}
