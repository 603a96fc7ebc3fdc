import { lazy, Suspense, useMemo } from 'react'
import type { Basemap } from '../data/config.ts'
import { strings } from '../ui/strings.ts'
import { formatCamera, parseCamera } from '../url-state/camera.ts'
import type { ProjectSearch } from '../url-state/project-search.ts'
import { formatRing, parseRing } from '../url-state/ring.ts'
import { useLayerSwitches } from './legend-panel.tsx'
import type { FilteredProject } from './use-hole-filter.ts'
import type { ProjectData } from './use-project.ts'

/** The map is most of the program's weight: nothing waits for it, but it sets out at once. */
const loading = import('../features/map/project-map.tsx')
const ProjectMap = lazy(() => loading)

interface Props {
  readonly data: ProjectData
  readonly filtered: FilteredProject
  readonly search: ProjectSearch
  readonly basemap: Basemap | undefined
  readonly hovered: string | null
  /** Holes whose rows are selected. */
  readonly lit: ReadonlySet<string>
  readonly onSelect: (id: string | null) => void
  readonly onHover: (id: string | null) => void
  readonly onCamera: (at: string) => void
  /** As the address writes it; undefined: there is none any more. */
  readonly onArea: (inside: string | undefined) => void
}

const NONE: never[] = []

/** The map, as the address says it should be. */
export function MapPanel({ data, filtered, search, onCamera, onArea, ...map }: Props) {
  const { name, list, shapes, complete, artwork, loadArtwork } = data
  const switches = useLayerSwitches(search)
  const camera = useMemo(() => parseCamera(search.at), [search.at])
  const area = useMemo(() => parseRing(search.inside), [search.inside])
  return (
    <div className="project-map-panel">
      <Suspense fallback={<p className="notice">{strings.map.loading}</p>}>
        <ProjectMap
          {...map}
          name={name}
          holes={list.holes}
          kept={filtered.holes}
          crs={data.project?.crs ?? null}
          complete={complete}
          artwork={artwork}
          loadArtwork={loadArtwork}
          camera={camera}
          hiddenTypes={search.hide ?? NONE}
          boundaries={shapes.boundaries}
          groups={shapes.groups}
          switches={switches}
          area={area}
          selected={search.hole ?? null}
          onCamera={(moved) => onCamera(formatCamera(moved))}
          onArea={(ring) => onArea(ring ? formatRing(ring) : undefined)}
        />
      </Suspense>
    </div>
  )
}
