import type { TableRow } from '@groundsheet/contract'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { followLists, type FollowedLists } from '../service/follow-lists.ts'
import type { Hole } from '../holes/hole.ts'
import { wholeTableQuery } from '../holes/hole-tables.ts'
import { projectRowsQuery } from './project-rows.ts'
import { useSession } from '../service/session.ts'

/** Several tables of several holes, while they load. */
export interface ProjectTables {
  /** Rows by table code. */
  readonly tables: Readonly<Record<string, readonly TableRow[]>>
  readonly known: number
  readonly complete: boolean
  readonly stopped: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly stop: () => void
  readonly resume: () => void
}

const NOTHING: readonly never[] = []

/**
 * Tables of some holes, hole by hole; of the whole project, page by page, where `holes` is null.
 * `codes` and `holes` should stay the same arrays.
 */
export function useProjectTables(
  projectId: string,
  codes: readonly string[],
  holes: readonly Hole[] | null,
): ProjectTables {
  const [stopped, setStopped] = useState(false)
  const whole = useWholeTables(projectId, holes ? NOTHING : codes, stopped)
  const each = useTablesOfEach(codes, holes ?? NOTHING)
  const { items, known, complete, error, retry } = holes ? each : whole
  const tables = useMemo(
    () => Object.fromEntries(codes.map((code, at) => [code, items[at] ?? []])),
    [codes, items],
  )
  return {
    tables,
    known,
    complete,
    stopped: stopped && !complete,
    error,
    retry,
    stop: () => setStopped(true),
    resume: () => setStopped(false),
  }
}

type Followed = Pick<FollowedLists<TableRow>, 'items' | 'known' | 'complete' | 'error'> &
  Pick<ProjectTables, 'retry'>

function useWholeTables(projectId: string, codes: readonly string[], stopped: boolean): Followed {
  const { client } = useSession()
  const cache = useQueryClient()
  const lists = useMemo(
    () =>
      followLists(
        cache,
        codes.map((code) => projectRowsQuery(client, projectId, code)),
      ),
    [cache, client, projectId, codes],
  )
  const { loadMore, ...now } = useSyncExternalStore(lists.subscribe, lists.read)
  useEffect(() => {
    if (!stopped) loadMore()
  }, [stopped, loadMore])
  // A page requested before the stop is still received and shown.
  const { known } = now
  useEffect(() => {
    if (stopped) lists.settle()
  }, [stopped, known, lists])
  return { ...now, retry: () => loadMore(true) }
}

function useTablesOfEach(codes: readonly string[], holes: readonly Hole[]): Followed {
  const { client } = useSession()
  const asked = useMemo(
    () => codes.flatMap((code) => holes.filter((hole) => has(hole, code)).map(({ id }) => ({ code, id }))),
    [codes, holes],
  )
  const combine = useCallback(
    (results: UseQueryResult<TableRow[]>[]): Followed => ({
      items: codes.map((code) =>
        results.flatMap(({ data }, at) => (asked[at]?.code === code ? (data ?? []) : [])),
      ),
      known: results.reduce((sum, { data }) => sum + (data?.length ?? 0), 0),
      complete: results.every(({ data }) => data !== undefined),
      error: results.find(({ error }) => error)?.error ?? null,
      retry: () => results.forEach(({ error, refetch }) => error && void refetch()),
    }),
    [codes, asked],
  )
  return useQueries({ queries: asked.map(({ code, id }) => wholeTableQuery(client, id, code)), combine })
}

const has = ({ tables }: Hole, code: string) => tables.some((table) => table.code === code && table.rows > 0)
