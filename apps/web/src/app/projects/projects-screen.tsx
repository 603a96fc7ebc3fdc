import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../data/service/session.ts'
import type { View } from '../../features/project-list/filter-projects.ts'
import { ProjectList } from '../../features/project-list/project-list.tsx'
import { RestrictedProjects } from '../../features/project-list/restricted-projects.tsx'
import { useMediaQuery } from '../../ui/media-query.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { projectListStrings } from '../../ui/project-list-strings.ts'
import { strings } from '../../ui/strings.ts'
import { goTo, writeAddress } from '../../url-state/address.ts'
import { formatCamera, parseCamera } from '../../url-state/camera.ts'
import { toggled } from '../../url-state/project-search.ts'
import { formatOrder, parseOrder, type MapGround } from '../../url-state/projects-search.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ListOrMap } from '../list-or-map.tsx'
import { useOverlays, useOverlaySwitches } from '../state/use-overlays.ts'
import { useProjectsAddress } from './use-projects-address.ts'
import { useProjects, useProjectsState } from './use-projects.ts'
import './projects-screen.css'

const { Part: AddressNote } = lazyPart(() => import('../address-note.tsx'), null)
const { Part: OverlayChoice } = lazyPart(() => import('../../features/legend/overlay-choice.tsx'))
const { Part: OverviewMap } = lazyPart(
  () => import('../../features/map/overview/overview-map.tsx'),
  <p className="notice">{strings.map.loading}</p>,
)

/** Space for the list or the map: a phone, or desktop at 200 % page zoom. As in projects-screen.css. */
const SMALL_SCREEN_QUERY = '(width < 700px) or (height < 560px)'

/** Screen of the project list. A key with access to one project opens that project. */
export default function ProjectsScreen() {
  const { me, can } = useSession()
  const { search, change } = useProjectsState()
  const data = useProjects(search)
  const { list } = data
  const only = onlyOne(me.projects ?? (list.complete && search.q === undefined ? list.items : []))
  useEffect(() => {
    if (only) goTo(writeAddress({ to: '/projects/$projectId', params: { projectId: only.id } }), true)
  }, [only])
  if (only) return null
  if (!can('projects:read')) return <RestrictedProjects projects={me.projects ?? []} />
  return <Projects {...data} search={search} change={change} />
}

type Props = ReturnType<typeof useProjects> & ReturnType<typeof useProjectsState>

function Projects({ list, projects, basemaps, search, change }: Props) {
  const [hovered, setHovered] = useState<string | null>(null)
  const [view, setView] = useState<View | null>(null)
  const address = useProjectsAddress(basemaps, change)
  const isSmall = useMediaQuery(SMALL_SCREEN_QUERY)
  const part = search.show ?? 'list'
  const order = useMemo(() => parseOrder(search.sort), [search.sort])
  const { shown: overlays } = useOverlays(search)
  const switches = useOverlaySwitches(search, (overlay) => change({ overlay }, 'quiet'))
  const camera = useMemo(() => parseCamera(search.at), [search.at])
  const ground = useMemo(() => groundOf(search.base, search.overlay), [search.base, search.overlay])
  const shared = { projects, hovered, selected: search.card ?? null, ground, onHover: setHovered }
  return (
    <>
      {address.ignored.length > 0 && <AddressNote {...address} />}
      <main className="projects" data-part={part}>
        <title>{`${projectListStrings.title} · ${strings.product}`}</title>
        <ProjectList
          {...shared}
          list={list}
          q={search.q ?? ''}
          order={order}
          statuses={search.status ?? []}
          view={view}
          onlyInView={search.only === 'view'}
          onSearch={(q) => change({ q: q === '' ? undefined : q }, 'quiet')}
          onOrder={(next) => change({ sort: formatOrder(next) }, 'quiet')}
          onStatus={(status) => change({ status: toggled(search.status, status) }, 'quiet')}
          onOnlyInView={(on) => change({ only: on ? 'view' : undefined }, 'quiet')}
          onAll={() => change({ status: undefined, only: undefined }, 'quiet')}
        >
          <ListOrMap
            part={part}
            onPart={(show) => change({ show: show === 'map' ? show : undefined }, 'step')}
          />
        </ProjectList>
        {(!isSmall || part === 'map') && (
          <div className="projects-map">
            <PanelBoundary of="projects">
              <OverviewMap
                {...shared}
                complete={list.complete}
                camera={camera}
                basemaps={basemaps}
                basemap={basemaps.find(({ id }) => id === search.base) ?? basemaps[0]}
                overlays={overlays}
                overlayChoice={switches.rows.length > 0 ? <OverlayChoice {...switches} /> : null}
                onSelect={(id) => id !== (search.card ?? null) && change({ card: id ?? undefined }, 'step')}
                onCamera={(moved) => change({ at: formatCamera(moved) }, 'quiet')}
                onView={setView}
                onBasemap={(base) => change({ base }, 'quiet')}
              />
            </PanelBoundary>
          </div>
        )}
      </main>
    </>
  )
}

const groundOf = (base: string | undefined, overlay: string[] | undefined): MapGround => ({ base, overlay })

const onlyOne = (items: readonly { readonly id: string }[]) => (items.length === 1 ? items[0] : undefined)
