import type { ProjectItem } from '@groundsheet/contract'
import { useMemo, type ReactNode } from 'react'
import { useSession } from '../../data/service/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ProjectList } from '../../features/project-list/project-list.tsx'
import { toggled } from '../../url-state/project-search.ts'
import { formatOrder, parseOrder, type MapContext } from '../../url-state/projects-search.ts'
import type { MapInView } from './use-company-holes.ts'
import type { useProjects, useProjectsState } from './use-projects.ts'

const { Component: DescriptionResults } = lazyComponent(() => import('./description-results.tsx'), null)

interface Props extends ReturnType<typeof useProjectsState>, Pick<ReturnType<typeof useProjects>, 'list'> {
  readonly projects: readonly ProjectItem[]
  readonly hovered: string | null
  readonly openId: string | null
  readonly mapContext: MapContext
  readonly view: MapInView | null
  /** There is space for the list or the map. */
  readonly isSmall: boolean
  readonly onHover: (id: string | null) => void
  /** The map is near enough for single holes, and the projects around them are listed. */
  readonly isNear: boolean
  /** Controls of the heading. */
  readonly children: ReactNode
  /** Below the projects. */
  readonly below: ReactNode
}

/** The list of projects, with its state in the address. */
export function ProjectsSidebar({ search, change, view, isSmall, isNear, children, below, ...list }: Props) {
  const { can } = useSession()
  const usual = isNear && search.q === undefined ? 'view' : 'all'
  const order = useMemo(() => parseOrder(search.sort), [search.sort])
  return (
    <ProjectList
      {...list}
      q={search.q ?? ''}
      order={order}
      statuses={search.status ?? []}
      view={view?.bounds ?? null}
      onlyInView={(search.only ?? usual) === 'view'}
      onOrder={(next) => change({ sort: formatOrder(next) }, 'replace')}
      onStatus={(status) => change({ status: toggled(search.status, status) }, 'replace')}
      onOnlyInView={(on) => {
        const only = on ? 'view' : 'all'
        change({ only: only === usual ? undefined : only }, 'replace')
      }}
      found={
        search.q !== undefined && can('tables:read') ? (
          <DescriptionResults
            q={search.q}
            isOnMap={search.hits === 'map'}
            isSmall={isSmall}
            change={change}
          />
        ) : (
          below
        )
      }
      onAll={() => change({ status: undefined, only: usual === 'all' ? undefined : 'all' }, 'replace')}
    >
      {children}
    </ProjectList>
  )
}
