import type { ProjectItem } from '@groundsheet/contract'
import { useMemo } from 'react'
import type { CompanyColour } from '../../data/holes/company-colours.ts'
import type { HoleWithHits } from '../../data/holes/description-hits.ts'
import { projectColours } from '../../data/holes/project-colours.ts'
import { useSession } from '../../data/service/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { formatCamera, parseCamera } from '../../url-state/camera.ts'
import type { MapContext } from '../../url-state/projects-search.ts'
import { useOverlays, useOverlaySwitches } from '../state/use-overlays.ts'
import { useSectionLine } from '../state/use-map-lines.ts'
import { useHitsOnMap } from './use-hits-on-map.ts'
import type { MapInView, useCompanyHoles } from './use-company-holes.ts'
import type { useOpenCompanyHole } from './use-open-company-hole.ts'
import { NO_LINE, type CompanySelection } from './use-company-selection.ts'
import type { useProjects, useProjectsState } from './use-projects.ts'

const { Component: OverlayChoice } = lazyComponent(() => import('../../features/legend/overlay-choice.tsx'))
const { Component: OverviewMap } = lazyComponent(
  () => import('../../features/map/overview/overview-map.tsx'),
  <p className="notice">{strings.map.loading}</p>,
)

const NO_HITS: readonly HoleWithHits[] = []
const NO_COLOURS: ReadonlyMap<string, string> = new Map()

interface Props
  extends ReturnType<typeof useProjectsState>, Pick<ReturnType<typeof useProjects>, 'list' | 'basemaps'> {
  readonly projects: readonly ProjectItem[]
  readonly hovered: string | null
  readonly openId: string | null
  readonly mapContext: MapContext
  readonly company: ReturnType<typeof useCompanyHoles>
  readonly open: ReturnType<typeof useOpenCompanyHole>
  readonly selection: CompanySelection
  readonly onHover: (id: string | null) => void
  readonly onNear: (place: { readonly longitude: number; readonly latitude: number }) => void
  readonly onView: (view: MapInView) => void
}

/** The map of all projects and their holes, with its state in the address. */
export function CompanyMap({
  list,
  basemaps,
  search,
  change,
  company,
  open,
  selection,
  onView,
  ...shared
}: Props) {
  const { shown: overlays } = useOverlays(search)
  const switches = useOverlaySwitches(search, (overlay) => change({ overlay }, 'replace'))
  const { can } = useSession()
  const camera = useMemo(() => parseCamera(search.at), [search.at])
  const hits = useHitsOnMap(search)?.holes ?? NO_HITS
  const { drawn, tiles, styles, boundaries, near, artwork, loadArtwork } = company
  const by: CompanyColour = search.colour ?? 'type'
  const tileStyle = useMemo(
    () => ({ by, styles, projects: by === 'project' ? projectColours(list.items) : NO_COLOURS }),
    [by, styles, list.items],
  )
  return (
    <div className="projects-map">
      <PanelBoundary of="projects">
        <OverviewMap
          {...shared}
          {...{ camera, basemaps, overlays, boundaries, near, artwork, loadArtwork }}
          complete={list.complete}
          basemap={basemaps.find(({ id }) => id === search.base) ?? basemaps[0]}
          overlayChoice={switches.rows.length > 0 ? <OverlayChoice {...switches} /> : null}
          holes={drawn}
          tiles={tiles}
          isCutShort={company.counted?.areWordsWhole === false || company.filtered?.hasAllWords === false}
          onTileHole={selection.isSelecting ? selection.toggle : open.open}
          hits={hits}
          openHole={search.hole ?? null}
          tileStyle={tileStyle}
          onColour={(next) => change({ colour: next === 'type' ? undefined : next }, 'replace')}
          section={useSectionLine(search, selection)}
          onRemoveLine={search.line === undefined ? null : () => change(NO_LINE, 'push')}
          hasSections={can('tables:read')}
          selectedIds={selection.ids}
          isSelecting={selection.isSelecting}
          onDrawn={(drawn) => void selection.addDrawn(drawn)}
          onOpenHole={selection.isSelecting ? selection.toggle : open.open}
          onOpenProject={(id) => id !== (shared.openId ?? null) && change({ card: id ?? undefined }, 'push')}
          onCamera={(moved) => change({ at: formatCamera(moved) }, 'replace')}
          onView={(bounds, zoom) => onView({ bounds, zoom })}
          onBasemap={(base) => change({ base }, 'replace')}
        />
      </PanelBoundary>
    </div>
  )
}
