import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../data/service/session.ts'
import { RestrictedProjects } from '../../features/project-list/restricted-projects.tsx'
import { useMediaQuery } from '../../ui/media-query.ts'
import { createPointedHole, PointedHoleContext } from '../../ui/pointed-hole.ts'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { goTo, writeAddress } from '../../url-state/address.ts'
import { DEFAULT_NEAR_RADIUS_M, formatNear } from '../../url-state/near.ts'
import { mapContextOf, type MapContext, type ProjectsSearch } from '../../url-state/projects-search.ts'
import { compact } from '../../url-state/search-text.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useEscapeToClose } from '../state/use-escape-to-close.ts'
import { CompanyMap } from './company-map.tsx'
import { ProjectsSidebar } from './projects-sidebar.tsx'
import { SidebarControls } from './sidebar-controls.tsx'
import { useCompanyFilter } from './use-company-filter.ts'
import { useCompanyHoles, type MapInView } from './use-company-holes.ts'
import { useOpenCompanyHole } from './use-open-company-hole.ts'
import { useCompanySelection } from './use-company-selection.ts'
import { useProjectsAddress } from './use-projects-address.ts'
import { useProjects, useProjectsState } from './use-projects.ts'
import './projects-screen.css'

const { Component: AddressNote } = lazyComponent(() => import('../address-note.tsx'), null)
const { Component: CompanySidebar } = lazyComponent(() => import('./company-sidebar.tsx'))
const { Component: HolesInView } = lazyComponent(() => import('./holes-in-view.tsx'), null)
const { Component: CompanySelectionPanel } = lazyComponent(
  () => import('./company-selection-panel.tsx'),
  null,
)
/** Space for the list or the map: a phone, or desktop at 200 % page zoom. As in projects-screen.css. */
const SMALL_SCREEN_QUERY = '(width < 700px) or (height < 560px)'

/** Screen of all projects and their holes. A key with access to one project opens that project. */
export default function ProjectsScreen() {
  const { me, can } = useSession()
  const state = useProjectsState()
  const { search } = state
  const data = useProjects(search)
  const [pointed] = useState(createPointedHole)
  const { list } = data
  const only = onlyOne(me.projects ?? (list.complete && search.q === undefined ? list.items : []))
  useEffect(() => {
    if (only) goTo(writeAddress({ to: '/projects/$projectId', params: { projectId: only.id } }), true)
  }, [only])
  if (only) return null
  if (!can('projects:read')) return <RestrictedProjects projects={me.projects ?? []} />
  return (
    <PointedHoleContext value={pointed}>
      <Projects {...data} {...state} />
    </PointedHoleContext>
  )
}

type Props = ReturnType<typeof useProjects> & ReturnType<typeof useProjectsState>

function Projects(props: Props) {
  const { list, projects, basemaps, search, change } = props
  const { can } = useSession()
  const [hovered, setHovered] = useState<string | null>(null)
  const [view, setView] = useState<MapInView | null>(null)
  const address = useProjectsAddress(basemaps, change)
  const isSmall = useMediaQuery(SMALL_SCREEN_QUERY)
  const part = search.show ?? 'list'
  const mapContext = useMapContext(search)
  const shared = { projects, hovered, openId: search.card ?? null, mapContext, onHover: setHovered }
  const filter = useCompanyFilter(search, list.items)
  const company = useCompanyHoles({ view, search, all: list.items, filter })
  const open = useOpenCompanyHole(change)
  const foundIds = useMemo(() => new Set(list.items.map(({ id }) => id)), [list.items])
  const isFound = (id: string) => search.q === undefined || foundIds.has(id)
  const selection = useCompanySelection(search, props.update, isFound, filter)
  useEscapeToClose(search.hole === undefined ? [] : [{ within: '.company-panel', close: open.close }])
  const showNear = (place: { readonly longitude: number; readonly latitude: number }) => {
    const radius = company.near?.radius ?? DEFAULT_NEAR_RADIUS_M
    change(
      { near: formatNear({ ...place, radius }), side: 'holes', hole: undefined, project: undefined },
      'push',
    )
  }
  const seesHoles = can('locations:read')
  const showsHoles = seesHoles && (search.hole !== undefined || search.side !== undefined)
  const controls = (
    <SidebarControls {...{ search, change, part, filter }} selectedCount={selection.ids.size} />
  )
  return (
    <>
      {address.ignored.length > 0 && <AddressNote {...address} />}
      <main
        className="projects"
        data-part={part}
        data-side={showsHoles ? 'holes' : 'projects'}
        data-view={search.view}
        data-open={search.hole === undefined ? undefined : 'hole'}
      >
        <title>{`${projectListStrings.title} · ${strings.product}`}</title>
        {showsHoles ? (
          <CompanySidebar
            {...{ list, view, search, company, filter, open, selection, change }}
            onNear={showNear}
          >
            {controls}
          </CompanySidebar>
        ) : (
          <ProjectsSidebar
            {...shared}
            {...{ list, view, search, change, update: props.update, isSmall }}
            isNear={company.isNear}
            below={seesHoles && view !== null && <HolesInView {...{ company, open, selection }} />}
          >
            {controls}
          </ProjectsSidebar>
        )}
        {(!isSmall || part === 'map') && (
          <CompanyMap
            {...shared}
            {...{ list, basemaps, search, change, update: props.update, company, open, selection }}
            onNear={showNear}
            onView={setView}
          />
        )}
        {seesHoles && (selection.ids.size > 0 || selection.isSelecting) && (
          <CompanySelectionPanel {...{ selection, search, open, change }} />
        )}
      </main>
    </>
  )
}

/** Basemap, overlays and filter for projects that are opened; the same object as long as they are. */
function useMapContext({ base, overlay, type, depth, date, has, words }: ProjectsSearch): MapContext {
  return useMemo(
    () => mapContextOf(compact({ base, overlay, type, depth, date, has, words })),
    [base, overlay, type, depth, date, has, words],
  )
}

const onlyOne = (items: readonly { readonly id: string }[]) => (items.length === 1 ? items[0] : undefined)
