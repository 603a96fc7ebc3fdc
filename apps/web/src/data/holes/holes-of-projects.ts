import type { Client } from '@groundsheet/client'
import type { Project } from '@groundsheet/contract'
import { datumOfCrs } from '@groundsheet/readings'
import { queryOptions, useQueries, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { projectQuery, readHoles } from '../service/queries.ts'
import { useSession } from '../service/session.ts'
import type { Hole } from './hole.ts'

const FRESH_MS = 60_000

/** All holes of a project in one answer. */
const holesOfProjectQuery = (client: Client, projectId: string) =>
  queryOptions({
    queryKey: ['holes-of-project', projectId],
    queryFn: readerOf(client, projectId),
    staleTime: FRESH_MS,
  })

const readerOf =
  (client: Client, projectId: string) =>
  async ({ client: queries }: { readonly client: QueryClient }) =>
    (await readHoles(queries, client, projectId)).data

/** A hole with its project. Its levels have the datum of the grid of its project where it states none. */
export interface HoleWithProject extends Hole {
  readonly project: Project
  /** Code of the table of the holes of its project: LOCA, or HOLE of AGS 3. */
  readonly table: string
}

export interface HolesOfProjects {
  readonly byId: ReadonlyMap<string, HoleWithProject>
  /** All projects have been read. */
  readonly complete: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Holes of several projects by id, each with its project. `projectIds` should stay the same array. */
export function useHolesOfProjects(projectIds: readonly string[]): HolesOfProjects {
  const { client, can } = useSession()
  const isReadable = can('locations:read') && can('projects:read')
  const projects = useQueries({
    queries: projectIds.map((id) => ({ ...projectQuery(client, id), enabled: isReadable })),
    combine: gather<Project>,
  })
  return useQueries({
    queries: projectIds.map((id) => ({ ...holesOfProjectQuery(client, id), enabled: isReadable })),
    combine: useCallback(
      (results: UseQueryResult<readonly (Hole & { readonly table: string })[]>[]): HolesOfProjects => {
        const { data, ...state } = gather(results)
        const holes = data.flatMap((list, index) => {
          const project = projects.data[index]
          return list && project ? list.map((hole) => withProject(hole, project)) : []
        })
        return {
          byId: new Map(holes.map((hole) => [hole.id, hole])),
          complete: state.complete && projects.complete,
          error: state.error ?? projects.error,
          retry() {
            state.retry()
            projects.retry()
          },
        }
      },
      [projects],
    ),
  })
}

function withProject(hole: Hole & { readonly table: string }, project: Project): HoleWithProject {
  const datum = hole.datum ?? datumOfCrs(project.crs)
  return { ...hole, project, ...(datum === null ? {} : { datum }) }
}

const gather = <T>(results: readonly UseQueryResult<T>[]) => ({
  data: results.map(({ data }) => data),
  complete: results.every(({ data }) => data !== undefined),
  error: results.find(({ error }) => error)?.error ?? null,
  retry: () => results.forEach(({ error, refetch }) => error && void refetch()),
})
