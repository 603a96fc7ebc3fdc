import type { Project } from '@groundsheet/contract'
import { displayName } from '../../data/text/display-name.ts'
import { useSession, type Session } from '../../data/service/session.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Link } from '../../ui/link.tsx'
import { displayText } from '@groundsheet/readings/display-text'
import { strings } from '../../ui/strings/strings.ts'
import type { ProjectDialog } from '../../url-state/project-search.ts'
import { useLocalStorage } from '../../ui/use-local-storage.ts'
import { FindingsLink } from './findings-link.tsx'
import { ProjectDataLink } from './project-data-link.tsx'
import type { ProjectState } from '../state/use-project-state.ts'
import type { ProjectData } from '../state/use-project.ts'

interface Props extends Pick<ProjectState, 'search' | 'change'> {
  readonly data: ProjectData
  /** The map has drawn everything, or there is none: what is not on it may be read. */
  readonly mapDrawn: boolean
  readonly onExport: () => void
}

const { Component: KeepProjectLink } = lazyComponent(() => import('./keep-project-link.tsx'), null)
const { Component: ProjectFacts } = lazyComponent(() => import('./project-facts.tsx'))

/** Stored value if the facts are expanded. */
const OPEN = 'open'

/** Name, facts and actions of a project. */
export function ProjectHead({ data, search, change, mapDrawn, onExport }: Props) {
  const session = useSession()
  const [open, setOpen] = useLocalStorage(
    'groundsheet.facts',
    (text) => text === OPEN,
    (on) => (on ? OPEN : ''),
  )
  const { name, project, list } = data
  const dialogOf = (dialog: ProjectDialog) => ({
    open: search.dialog === dialog,
    onOpen: (open: boolean) => change({ dialog: open ? dialog : undefined }, 'push'),
  })
  return (
    <div className="project-head">
      <div className="project-actions">
        <CopyLink labelled />
        {session.can('projects:read') && session.can('locations:read') && (
          <button type="button" className="button" onClick={onExport}>
            {strings.export.open}
          </button>
        )}
      </div>
      {reachesOthers(session) && <Link to="/projects">{strings.project.back}</Link>}
      <h1 title={name}>{name}</h1>
      {project && (
        <div className="project-about">
          <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary title={strings.project.facts}>{summarise(project)}</summary>
            {open && <ProjectFacts project={project} />}
          </details>
          <div className="project-links">
            <ProjectDataLink projectId={project.id} {...dialogOf('deliveries')} />
            <KeepProjectLink projectId={project.id} />
            {session.can('tables:read') && (
              <FindingsLink
                projectId={project.id}
                ready={list.complete && mapDrawn}
                {...dialogOf('findings')}
              />
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** `NGE-0614 · Status: archived · 2009`, and whether the grid is unknown or assumed. */
function summarise({ projectId, status, contractStartDate, crs }: Project): string {
  const known = crs && crs.source !== 'guessed'
  const grid = crs ? strings.project.gridGuessed : strings.project.gridUnknown
  const year = contractStartDate?.slice(0, 4)
  return [
    displayName(projectId),
    strings.project.statusIs(strings.project.statuses[status]?.toLowerCase() ?? displayText(status)),
    year,
    known ? null : grid,
  ]
    .filter(Boolean)
    .join(' · ')
}

const reachesOthers = ({ me }: Session) => me.projects === null || me.projects.length > 1
