import type { Project } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { displayName } from '../text/display-name.ts'
import type { Hole } from './hole.ts'
import { commonPrefix } from './common-prefix.ts'
import type { LabelOf } from './hole-label.ts'
import { inNaturalOrder } from '@groundsheet/readings/natural-order'
import { locationsQuery } from '../service/queries.ts'
import { useSession } from '../service/session.ts'
import { useStoppableList, type StoppableList } from '../service/stoppable-list.ts'
import { syncHolesQuery } from './sync-holes.ts'

export interface ProjectHoles extends Omit<StoppableList<unknown>, 'items'> {
  /** In natural order of their names. */
  readonly holes: readonly Hole[]
  /** How many there are in all; null if not known. */
  readonly total: number | null
  /** Code of the table of the holes themselves; null until one is loaded. */
  readonly table: string | null
  readonly labelOf: LabelOf
}

/** The holes of a project: those stored at the last visit, or page by page, and then what changed since. */
export function useProjectHoles(projectId: string, project: Project | undefined): ProjectHoles {
  const { client, can } = useSession()
  const styled = can('map:read')
  const { items, ...list } = useStoppableList(
    locationsQuery(client, projectId, styled),
    can('locations:read'),
  )
  const reach = {
    client,
    projectId,
    styled,
    counted: can('projects:read'),
    traced: can('tables:read'),
  }
  const sync = useQuery({ ...syncHolesQuery(reach), enabled: list.complete })
  const holes = useMemo(() => inNaturalOrder(items), [items])
  const shared = useMemo(() => commonPrefix(items.map(({ name }) => name)).length, [items])
  const labelOf = useCallback<LabelOf>(({ name }) => displayName(name.slice(shared)), [shared])
  const code = items[0]?.table
  const counted = project?.tables.find((table) => table.code === code)?.rows ?? null
  return {
    ...list,
    holes,
    total: list.complete ? holes.length : counted,
    table: code ?? null,
    labelOf,
    error: list.error ?? sync.error,
    retry: list.error ? list.retry : () => void sync.refetch(),
  }
}
