import { strings } from '../../ui/strings/strings.ts'
import { embeddingStrings } from '../../ui/strings/embedding-strings.ts'
import { Notice } from '../../ui/notice.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { MapPanel } from './map-panel.tsx'
import { OpenHole } from './open-hole.tsx'
import type { useProjectScreen } from './use-project-screen.ts'
import './embedded-project.css'

interface Props {
  readonly projectId: string
  readonly screen: ReturnType<typeof useProjectScreen>
}

const NO_IDS: ReadonlySet<string> = new Set()
const ignore = () => undefined

/** The part of a project that a frame in another page shows: its map, a hole, or both. */
export default function EmbeddedProject({ projectId, screen }: Props) {
  const { data, search, painted, selection, change, basemap, openHole } = screen
  const { embed, hole } = search
  const showsMap = embed === '1' || embed === 'map'
  const showsHole = embed !== 'map'
  return (
    <main className="embedded" data-part={embed} data-open={hole === undefined ? undefined : 'hole'}>
      <title>{`${data.name} · ${strings.product}`}</title>
      <h1 className="visually-hidden">{data.name}</h1>
      {showsMap && (
        <PanelBoundary of={projectId}>
          <MapPanel
            {...{ data, painted, search, selection, change, basemap }}
            ref={null}
            highlightedIds={NO_IDS}
            onOpenHole={openHole.setHole}
            onBasemapProgress={ignore}
            onDrawn={ignore}
          />
        </PanelBoundary>
      )}
      {showsHole && hole !== undefined && (
        <OpenHole
          {...openHole}
          {...screen}
          search={embed === 'log' ? { ...search, tab: 'log' } : search}
          projectId={projectId}
          holeId={hole}
        />
      )}
      {!showsMap && hole === undefined && <Notice>{embeddingStrings.noHole}</Notice>}
    </main>
  )
}
