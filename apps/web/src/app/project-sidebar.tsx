import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Basemap } from '../data/config.ts'
import { useSession, type Session } from '../data/session.ts'
import { HoleList } from '../features/hole-list/hole-list.tsx'
import { ErrorNotice, Notice } from '../ui/notice.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { strings } from '../ui/strings.ts'
import type { ProjectSearch } from '../url-state/project-search.ts'
import { LegendPanel } from './legend-panel.tsx'
import { PartSwitch, type SidebarPart } from './part-switch.tsx'
import type { ProjectData } from './use-project.ts'
import type { ProjectState } from './use-project-state.ts'

interface Props extends Pick<ProjectState, 'change' | 'toggle'> {
  readonly projectId: string
  readonly data: ProjectData
  readonly search: ProjectSearch
  readonly hovered: string | null
  readonly basemap: Basemap | undefined
  readonly onSelect: (id: string | null) => void
  readonly onHover: (id: string | null) => void
}

/** The project by name: its holes, what their markers mean, and what the map shows. */
export function ProjectSidebar({ projectId, data, search, change, toggle, ...props }: Props) {
  const session = useSession()
  const { list, shapes, artwork } = data
  const [part, setPart] = useState<SidebarPart>('holes')
  return (
    <aside className="project-sidebar" aria-label={strings.project.sidebar} data-part={part}>
      <div className="project-head">
        {reachesOthers(session) && <Link to="/projects">{strings.project.back}</Link>}
        <h1>{data.name}</h1>
        {data.reference !== null && <p className="soft">{data.reference}</p>}
        <PartSwitch part={part} onPart={setPart} />
      </div>
      {(['locations:read', 'map:read'] as const)
        .filter((scope) => !session.can(scope))
        .map((scope) => (
          <Notice key={scope}>{strings.missing.scope(scope)}</Notice>
        ))}
      {session.can('locations:read') && (
        <PanelBoundary of={projectId}>
          <HoleList
            list={list}
            find={search.find ?? ''}
            onFind={(find) => change({ find: find === '' ? undefined : find }, 'quiet')}
            selected={search.hole ?? null}
            hovered={props.hovered}
            artwork={artwork}
            onSelect={props.onSelect}
            onHover={props.onHover}
          />
        </PanelBoundary>
      )}
      {shapes.errors.map((error) => (
        <ErrorNotice key={error.message} error={error} retry={shapes.retry} />
      ))}
      <LegendPanel {...{ data, search, change, toggle }} basemap={props.basemap} kept={list.holes} />
    </aside>
  )
}

const reachesOthers = ({ me }: Session) => me.projects === null || me.projects.length > 1
