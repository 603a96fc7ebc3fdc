import type { Basemap } from '@groundsheet/contract'
import { useMemo, type Ref } from 'react'
import type { BasemapProgress } from '../../data/map/basemap-rows.ts'
import type { MapHandle } from '../../features/map/map-handle.ts'
import type { Measure } from '../../features/map/measure/measure.ts'
import { strings } from '../../ui/strings/strings.ts'
import { formatCamera, parseCamera } from '../../url-state/camera.ts'
import { NO_TABLE, type ProjectSearch } from '../../url-state/project-search.ts'
import { switched } from '../../url-state/layer-switches.ts'
import { formatPath } from '../../url-state/path.ts'
import { parsePlace } from '../../url-state/place.ts'
import { formatRing, parseRing } from '../../url-state/ring.ts'
import { useLayerSwitches } from '../views/use-layer-switches.ts'
import { mapPart } from './lazy-map.tsx'
import { MAX_SELECTED_HOLES, type HoleSelection } from '../state/use-hole-selection.ts'
import type { ProjectData } from '../state/use-project.ts'
import type { ProjectState } from '../state/use-project-state.ts'
import type { PaintedHoles } from '../state/use-hole-colours.ts'
import { useMeasure, useSectionLine } from '../state/use-map-lines.ts'
import { useOverlays } from '../state/use-overlays.ts'

interface Props extends Pick<ProjectState, 'change'> {
  readonly ref: Ref<MapHandle>
  readonly data: ProjectData
  readonly painted: PaintedHoles
  readonly search: ProjectSearch
  readonly basemap: Basemap | undefined
  readonly onBasemapProgress: (progress: BasemapProgress) => void
  /** Holes with selected rows. */
  readonly highlightedIds: ReadonlySet<string>
  readonly selection: HoleSelection
  readonly onOpenHole: (id: string | null) => void
  readonly onDrawn: () => void
  readonly onLocating?: (isLocating: boolean) => void
}

/** Replaces the open table or view below the map. */
const OPEN_SECTION = { ...NO_TABLE, view: 'section' } as const

const NO_MEASURE = { measure: undefined, measured: undefined }

const writeMeasure = ({ path, closed }: Measure) => ({
  measure: formatPath(path),
  measured: closed ? ('area' as const) : undefined,
})

/** The map, with its state in the address. */
export function MapPanel({ data, painted, search, selection, change, ...map }: Props) {
  const { name, shapes, complete, artwork, loadArtwork } = data
  const switches = useLayerSwitches(search)
  const camera = useMemo(() => parseCamera(search.at), [search.at])
  const area = useMemo(() => parseRing(search.inside), [search.inside])
  const measure = useMeasure(search)
  const section = useSectionLine(search, selection)
  const place = useMemo(() => parsePlace(search.place), [search.place])
  return (
    <section className="project-map-panel" aria-label={strings.project.map}>
      <mapPart.Component
        {...map}
        name={name}
        holes={painted.holes}
        kept={painted.kept}
        crs={data.project?.crs ?? null}
        isGridUnknown={data.isGridUnknown}
        assumedGrid={data.isGridUnknown ? (search.grid ?? null) : null}
        gridError={data.gridError}
        onAssumeGrid={(code) => change({ grid: code ?? undefined, at: undefined }, 'push')}
        complete={complete}
        artwork={artwork}
        loadArtwork={loadArtwork}
        camera={camera}
        overlays={useOverlays(search).shown}
        boundaries={shapes.boundaries}
        groups={shapes.groups}
        switches={switches}
        area={area}
        openId={search.hole ?? null}
        section={section}
        lineDrawn={search.line !== undefined}
        measure={measure}
        place={place}
        onPlace={() => change({ place: undefined }, 'push')}
        selectedIds={selection.ids}
        showsSelection={search.view !== undefined}
        isSelecting={selection.isSelecting}
        onToggleHole={selection.toggle}
        maxSelected={MAX_SELECTED_HOLES}
        onSelectAll={(ids) => selection.select(ids, true)}
        onCamera={(moved) => change({ at: formatCamera(moved) }, 'replace')}
        onArea={(ring) => change({ inside: ring ? formatRing(ring) : undefined }, 'push')}
        onLine={(line) =>
          change(line ? { ...OPEN_SECTION, line: formatPath(line) } : { line: undefined }, 'push')
        }
        onSwitch={(layer) => change(switched(switches, layer, false), 'push')}
        onMeasure={(measured) => change(measured ? writeMeasure(measured) : NO_MEASURE, 'push')}
      />
    </section>
  )
}
