import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { configQuery } from '../data/config.ts'
import { holeTypesOf } from '../data/hole-types.ts'
import { useMarkerArtwork } from '../data/marker-artwork.ts'
import { useProjectHoles } from '../data/project-holes.ts'
import { projectQuery } from '../data/queries.ts'
import { useSession } from '../data/session.ts'
import { useProjectShapes } from '../data/project-shapes.ts'
import { HoleList } from '../features/hole-list/hole-list.tsx'
import { Legend } from '../features/legend/legend.tsx'
import { ErrorNotice, Notice } from '../ui/notice.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { strings } from '../ui/strings.ts'
import { HoleSidePanel } from './hole-side-panel.tsx'
import { layerToggles } from './layer-toggles.ts'
import { MapPanel } from './map-panel.tsx'
import { useProjectState } from './use-project-state.ts'
import './project-screen.css'

/** A project: its holes by name and on the map, and the one that is open. */
export function ProjectScreen() {
  const { projectId } = useParams({ from: '/projects/$projectId' })
  return <Project key={projectId} projectId={projectId} />
}

function Project({ projectId }: { projectId: string }) {
  const { client, me, can } = useSession()
  const { search, change, toggle } = useProjectState()
  const [hovered, setHovered] = useState<string | null>(null)
  const config = useQuery(configQuery).data
  const project = useQuery({ ...projectQuery(client, projectId), enabled: can('projects:read') })
  const list = useProjectHoles(projectId, project.data)
  const shapes = useProjectShapes(projectId)
  const { artwork, loadArtwork } = useMarkerArtwork(list.holes)
  const types = useMemo(() => holeTypesOf(list.holes), [list.holes])

  const named = me.projects?.find(({ id }) => id === projectId)?.name
  const name = project.data?.projectName ?? named ?? strings.projects.columns.name
  const basemaps = config?.basemaps ?? []
  const basemap = basemaps.find(({ id }) => id === search.base) ?? basemaps[0]
  const openType = types.find(
    ({ code }) => code === list.holes.find(({ id }) => id === search.hole)?.style.locationType,
  )
  const select = (hole: string | null) =>
    change({ hole: hole ?? undefined, tab: hole ? search.tab : undefined }, 'step')

  if (project.error) return <Failed error={project.error} retry={() => void project.refetch()} />
  return (
    <main className="project" data-open={search.hole === undefined ? undefined : 'hole'}>
      <title>{`${name} · ${strings.product}`}</title>
      <aside className="project-sidebar" aria-label={strings.project.sidebar}>
        <div className="project-head">
          {(me.projects?.length ?? 2) > 1 && <Link to="/projects">{strings.project.back}</Link>}
          <h1>{name}</h1>
          <p className="soft">{project.data?.projectId}</p>
        </div>
        {!can('locations:read') && <Notice>{strings.missing.scope('locations:read')}</Notice>}
        {!can('map:read') && <Notice>{strings.missing.scope('map:read')}</Notice>}
        {can('locations:read') && (
          <PanelBoundary of={projectId}>
            <HoleList
              list={list}
              find={search.find ?? ''}
              onFind={(find) => change({ find }, 'quiet')}
              selected={search.hole ?? null}
              hovered={hovered}
              artwork={artwork}
              onSelect={select}
              onHover={setHovered}
            />
          </PanelBoundary>
        )}
        {shapes.errors.map((error) => (
          <ErrorNotice key={error.message} error={error} retry={shapes.retry} />
        ))}
        <Legend
          types={types}
          hiddenTypes={search.hide ?? []}
          layers={layerToggles(shapes, search.off ?? [])}
          basemaps={basemaps}
          basemap={basemap?.id ?? ''}
          artwork={artwork}
          onToggleType={(code) => toggle('hide', code)}
          onToggleLayer={(id) => toggle('off', id)}
          onBasemap={(base) => change({ base }, 'quiet')}
        />
      </aside>
      <PanelBoundary of={projectId}>
        <MapPanel
          name={name}
          holes={list.holes}
          complete={(list.complete || !can('locations:read')) && shapes.complete}
          shapes={shapes}
          search={search}
          basemap={basemap}
          hovered={hovered}
          artwork={artwork}
          loadArtwork={loadArtwork}
          onSelect={select}
          onHover={setHovered}
          onCamera={(at) => change({ at }, 'quiet')}
        />
      </PanelBoundary>
      {search.hole !== undefined && (
        <aside className="project-panel" aria-label={strings.hole.panelEmpty}>
          <PanelBoundary of={search.hole}>
            <HoleSidePanel
              holeId={search.hole}
              type={[openType?.code, openType?.name].filter(Boolean).join(' · ')}
              tab={search.tab}
              onTab={(tab) => change({ tab }, 'quiet')}
              onClose={() => select(null)}
            />
          </PanelBoundary>
        </aside>
      )}
    </main>
  )
}

const Failed = ({ error, retry }: { error: Error; retry: () => void }) => (
  <main className="centred">
    <ErrorNotice error={error} retry={retry} />
    <Link to="/projects">{strings.project.back}</Link>
  </main>
)
