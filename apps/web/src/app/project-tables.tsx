import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { projectQuery } from '../data/queries.ts'
import { useSession } from '../data/session.ts'
import { TableDrawer } from '../features/table-drawer/table-drawer.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { strings } from '../ui/strings.ts'
import type { ProjectSearch } from '../url-state/project-search.ts'
import type { ProjectData } from './use-project.ts'
import type { ProjectState } from './use-project-state.ts'
import './project-tables.css'

const ProjectRows = lazy(() => import('./project-rows.tsx'))

interface Props extends Pick<ProjectState, 'change'> {
  readonly projectId: string
  readonly list: ProjectData['list']
  readonly search: ProjectSearch
  /** Ids of the holes whose rows are selected. Must stay the same function. */
  readonly onLit: (holes: ReadonlySet<string>) => void
  /** LOCA_IDs of holes with rows that match; null: the map is not limited. Must stay the same function. */
  readonly onMatch: (names: ReadonlySet<string> | null) => void
}

/** The tables of a project across its holes, for a key that may read them. */
export function ProjectTables({ projectId, search, change, ...props }: Props) {
  const { client, can } = useSession()
  const project = useQuery({ ...projectQuery(client, projectId), enabled: can('projects:read') })
  const tables = project.data?.tables ?? []
  if (!can('tables:read') || tables.length === 0) return null
  const open = tables.find(({ code }) => code !== null && code === search.table)
  return (
    <TableDrawer
      tables={tables}
      open={open?.code ?? undefined}
      onOpen={(table) => change({ table, where: undefined, sort: undefined, match: undefined }, 'step')}
    >
      {open?.code && (
        <PanelBoundary of={open.code}>
          <Suspense fallback={<p className="notice">{strings.loading}</p>}>
            <ProjectRows
              {...props}
              key={open.code}
              projectId={projectId}
              table={{ ...open, code: open.code }}
              search={search}
              change={change}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </TableDrawer>
  )
}
