import type { ProjectReference } from '@groundsheet/contract'
import { datumOfCrs } from '@groundsheet/readings'
import { useQuery } from '@tanstack/react-query'
import type { CompanyHole } from '../../data/holes/company-holes.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { DefaultDatumContext } from '../../data/holes/level-datum.ts'
import { projectQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { displayName } from '../../data/text/display-name.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Link } from '../../ui/link.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { statedTypeName } from '../../ui/hole-type-name.ts'
import { mapContextOf, type ProjectsSearch } from '../../url-state/projects-search.ts'
import { OpenProjectContext } from '../state/open-project-context.ts'
import type { useOpenCompanyHole } from './use-open-company-hole.ts'

const { Component: HoleSidePanel } = lazyComponent(() => import('../views/hole-side-panel.tsx'))

interface Props {
  readonly holeId: string
  /** Its project, from the list of projects or the hole itself. */
  readonly project: ProjectReference
  /** As listed; undefined: it is not in view. */
  readonly hole: CompanyHole | undefined
  readonly previous: Hole | null
  readonly next: Hole | null
  readonly search: ProjectsSearch
  readonly open: ReturnType<typeof useOpenCompanyHole>
  readonly isSelected: boolean
  readonly onToggleSelected: () => void
  readonly onOpenHole: (id: string) => void
  /** Requests the holes near it; null: its position is not known. */
  readonly onNear: (() => void) | null
}

/** A hole among those of all projects: its log and tables, and the way into its project. */
export default function CompanyHolePanel(props: Props) {
  const { holeId, hole, previous, next, search, open, onOpenHole, onNear } = props
  const { client, can } = useSession()
  const { data } = useQuery({ ...projectQuery(client, props.project.id), enabled: can('projects:read') })
  // A hole that a search found is in no list.
  const project = (props.project.projectId === '' ? data : undefined) ?? props.project
  const { tab, row, log, at } = search
  const type = hole && statedTypeName(hole.style)
  return (
    <aside className="company-panel" aria-label={companyStrings.panel}>
      <div className="company-panel-head">
        <h1>{nameOf(project)}</h1>
        {project.projectName !== '' && <span className="soft">{displayName(project.projectId)}</span>}
        {onNear && (
          <button type="button" className="button" data-quiet onClick={onNear}>
            {companyStrings.near.ofHole}
          </button>
        )}
        <Link
          className="button"
          to="/projects/$projectId"
          params={{ projectId: project.id }}
          search={{ ...mapContextOf(search), hole: holeId, tab, row, log, at }}
        >
          {companyStrings.openProject}
        </Link>
      </div>
      <OpenProjectContext value={project.id}>
        <DefaultDatumContext value={datumOfCrs(data?.crs)}>
          <PanelBoundary of={holeId}>
            <HoleSidePanel
              projectId={project.id}
              holeId={holeId}
              type={type ? [type.name, type.code].filter(Boolean).join(' · ') : ''}
              tab={tab}
              shown={{ filter: search.tabWhere, order: search.tabSort }}
              onShown={open.showRows}
              row={row}
              depths={log}
              onRow={open.showRow}
              onDepths={open.showDepths}
              onTab={open.openTab}
              isSelected={props.isSelected}
              onToggleSelected={props.onToggleSelected}
              resizes={false}
              {...{ previous, next, onOpenHole }}
              onClose={open.close}
            />
          </PanelBoundary>
        </DefaultDatumContext>
      </OpenProjectContext>
    </aside>
  )
}
