import { useQuery } from '@tanstack/react-query'
import { useEffect, type ComponentType } from 'react'
import { projectQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { TableDrawer } from '../../features/table-drawer/table-drawer.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { NO_TABLE, PROJECT_VIEWS, type ProjectView } from '../../url-state/project-search.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ProjectViewProps } from '../state/project-view.ts'
import type { TableColumns } from '../state/use-project-address.ts'
import './project-tables.css'

const rowsPart = lazyComponent(() => import('../views/project-rows.tsx'))

/** Views load when opened. */
const VIEWS: Record<ProjectView, ComponentType<ProjectViewProps>> = {
  section: lazyComponent(() => import('../views/section-view.tsx')).Component,
  compare: lazyComponent(() => import('../views/compare-view.tsx')).Component,
  plots: lazyComponent(() => import('../views/plots-view.tsx')).Component,
}

interface Props extends Omit<ProjectViewProps, 'holes'> {
  /** The map has drawn everything. */
  readonly mapDrawn: boolean
  readonly agsHeadings: boolean
  readonly onAgsHeadings: (on: boolean) => void
  /** Ids of the holes with selected rows. Must be a stable function. */
  readonly onHighlight: (holes: ReadonlySet<string>) => void
  /** LOCA_IDs of holes with matching rows; null: the map is not limited. Must be a stable function. */
  readonly onMatch: (names: ReadonlySet<string> | null) => void
  /** Called when all rows of the open table have loaded. Must be a stable function. */
  readonly onColumns: (columns: TableColumns) => void
}

/** Tables and views of a project, for keys that may read tables. */
export function ProjectTables({ mapDrawn, onHighlight, onMatch, onColumns, ...view }: Props) {
  const { projectId, search, change, data, selection, filtered } = view
  const { client, can } = useSession()
  const project = useQuery({ ...projectQuery(client, projectId), enabled: can('projects:read') })
  // Preloads the code of tables, unless an open hole or view has code of its own to load first.
  const isIdle = mapDrawn && search.hole === undefined && search.view === undefined
  useEffect(() => {
    if (isIdle) rowsPart.fetch().catch(() => undefined)
  }, [isIdle])
  const tables = project.data?.tables ?? []
  if (!can('tables:read')) return null
  // Reserves the space of the strip, so that the map is drawn only once.
  if (project.isLoading) return <StripToCome />
  if (tables.length === 0) return null
  const open = tables.find(({ code }) => code !== null && code === search.table)
  const openView = open ? undefined : search.view
  const View = openView && VIEWS[openView]
  const show = (table: string | undefined, shown: ProjectView | undefined) =>
    change({ ...NO_TABLE, table, view: shown }, 'push')
  return (
    <TableDrawer
      tables={tables}
      agsHeadings={view.agsHeadings}
      onAgsHeadings={view.onAgsHeadings}
      open={open?.code ?? undefined}
      onOpen={(table) => show(table, undefined)}
      views={PROJECT_VIEWS.map((id) => ({ id, name: strings.drawer.views[id], open: id === openView }))}
      onView={(id) =>
        show(
          undefined,
          PROJECT_VIEWS.find((known) => known === id),
        )
      }
    >
      {View && (
        <PanelBoundary of={openView}>
          <View {...view} holes={selection.holes.length > 0 ? selection.holes : filtered.holes} />
        </PanelBoundary>
      )}
      {open?.code && (
        <PanelBoundary of={open.code}>
          <rowsPart.Component
            onHighlight={onHighlight}
            onMatch={onMatch}
            onColumns={onColumns}
            list={data.list}
            key={open.code}
            projectId={projectId}
            table={{ ...open, code: open.code }}
            search={search}
            change={change}
          />
        </PanelBoundary>
      )}
    </TableDrawer>
  )
}

const StripToCome = () => (
  <div className="table-drawer">
    <div className="table-strip" />
  </div>
)
