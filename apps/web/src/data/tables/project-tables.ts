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

/** Tables of some holes of a project, hole by hole; of the whole project, page by page, without `holes`. */
export interface RequestedOfProject {
  readonly projectId: string
  readonly codes: readonly string[]
  readonly holes: readonly Hole[] | null
}

/** Tables of several projects, in the order that they were requested. */
export interface TablesOfProjects extends Omit<ProjectTables, 'tables'> {
  readonly tables: readonly ProjectTables['tables'][]
}

/**
 * Tables of some holes, hole by hole; of the whole project, page by page, where `holes` is null.
 * `codes` and `holes` should stay the same arrays.
 */
export function useProjectTables(
  projectId: string,
  codes: readonly string[],
  holes: readonly Hole[] | null,
): ProjectTables {
  const requested = useMemo(() => [{ projectId, codes, holes }], [projectId, codes, holes])
  const { tables, ...list } = useTablesOfProjects(requested)
  return { ...list, tables: tables[0] ?? NO_TABLES }
}

const NO_TABLES: ProjectTables['tables'] = {}

/** Tables of several projects. `requested` should stay the same array. */
export function useTablesOfProjects(requested: readonly RequestedOfProject[]): TablesOfProjects {
  const [stopped, setStopped] = useState(false)
  const whole = useWholeTables(requested, stopped)
  const each = useTablesOfEach(requested)
  const { items: ofProjects } = whole
  const { items: ofHoles } = each
  const tables = useMemo(() => {
    const taken = { ofProjects: 0, ofHoles: 0 }
    return requested.map(({ codes, holes }) =>
      Object.fromEntries(
        codes.map((code) => [
          code,
          (holes ? ofHoles[taken.ofHoles++] : ofProjects[taken.ofProjects++]) ?? [],
        ]),
      ),
    )
  }, [requested, ofProjects, ofHoles])
  const complete = whole.complete && each.complete
  return {
    tables,
    known: whole.known + each.known,
    complete,
    stopped: stopped && !complete,
    error: whole.error ?? each.error,
    retry() {
      if (whole.error) whole.retry()
      if (each.error) each.retry()
    },
    stop: () => setStopped(true),
    resume: () => setStopped(false),
  }
}

type Followed = Pick<FollowedLists<TableRow>, 'items' | 'known' | 'complete' | 'error'> &
  Pick<ProjectTables, 'retry'>

/** One list for each table that is read of a whole project. */
function useWholeTables(requested: readonly RequestedOfProject[], stopped: boolean): Followed {
  const { client } = useSession()
  const cache = useQueryClient()
  const lists = useMemo(
    () =>
      followLists(
        cache,
        requested.flatMap(({ projectId, codes, holes }) =>
          holes ? [] : codes.map((code) => projectRowsQuery(client, projectId, code)),
        ),
      ),
    [cache, client, requested],
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

/** One list for each table that is read hole by hole. */
function useTablesOfEach(requested: readonly RequestedOfProject[]): Followed {
  const { client } = useSession()
  const lists = useMemo(
    () =>
      requested.flatMap(({ codes, holes }) =>
        holes ? codes.map((code) => ({ code, holes: holes.filter((hole) => has(hole, code)) })) : [],
      ),
    [requested],
  )
  const combine = useCallback(
    (results: UseQueryResult<TableRow[]>[]): Followed => {
      let start = 0
      return {
        items: lists.map(({ holes }) =>
          results.slice(start, (start += holes.length)).flatMap(({ data }) => data ?? []),
        ),
        known: results.reduce((sum, { data }) => sum + (data?.length ?? 0), 0),
        complete: results.every(({ data }) => data !== undefined),
        error: results.find(({ error }) => error)?.error ?? null,
        retry: () => results.forEach(({ error, refetch }) => error && void refetch()),
      }
    },
    [lists],
  )
  const queries = lists.flatMap(({ code, holes }) => holes.map(({ id }) => wholeTableQuery(client, id, code)))
  return useQueries({ queries, combine })
}

const has = ({ tables }: Hole, code: string) => tables.some((table) => table.code === code && table.rows > 0)
