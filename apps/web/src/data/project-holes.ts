import type { Project } from '@groundsheet/contract'
import { useMemo } from 'react'
import { holeOf, type Hole } from './hole.ts'
import { commonPrefix } from './common-prefix.ts'
import { inNaturalOrder } from './natural-order.ts'
import { locationsQuery } from './queries.ts'
import { useSession } from './session.ts'
import { useWholeList, type WholeList } from './whole-list.ts'

export interface ProjectHoles extends Omit<WholeList<unknown>, 'items'> {
  /** In natural order of their names. */
  readonly holes: readonly Hole[]
  /** How many there are in all, as far as is known. */
  readonly total: number | null
}

/** The holes of a project, growing page by page. */
export function useProjectHoles(projectId: string, project: Project | undefined): ProjectHoles {
  const { client, can } = useSession()
  const { items, complete, loading, error, retry } = useWholeList(
    locationsQuery(client, projectId, can('map:read')),
    can('locations:read'),
  )
  const holes = useMemo(() => labelled(inNaturalOrder(items.map(holeOf))), [items])
  const code = items[0]?.table
  const counted = project?.tables.find((table) => table.code === code)?.rows ?? null
  return { holes, complete, loading, error, retry, total: complete ? holes.length : counted }
}

function labelled(holes: readonly Hole[]): Hole[] {
  const { length } = commonPrefix(holes.map(({ name }) => name))
  return holes.map((hole) => ({ ...hole, label: hole.name.slice(length) }))
}
