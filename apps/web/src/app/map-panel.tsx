import { lazy, Suspense, useMemo } from 'react'
import type { Basemap } from '../data/config.ts'
import { strings } from '../ui/strings.ts'
import { formatCamera, parseCamera } from '../url-state/camera.ts'
import type { ProjectSearch } from '../url-state/project-search.ts'
import type { ProjectData } from './use-project.ts'

/** The map is most of the program's weight: nothing waits for it, but it sets out at once. */
const loading = import('../features/map/project-map.tsx')
const ProjectMap = lazy(() => loading)

interface Props {
  readonly data: ProjectData
  readonly search: ProjectSearch
  readonly basemap: Basemap | undefined
  readonly hovered: string | null
  readonly onSelect: (id: string | null) => void
  readonly onHover: (id: string | null) => void
  readonly onCamera: (at: string) => void
}

const NONE: never[] = []

/** The map, as the address says it should be. */
export function MapPanel({ data, search, onCamera, ...map }: Props) {
  const { name, list, shapes, complete, artwork, loadArtwork } = data
  const off: readonly string[] = search.off ?? NONE
  const camera = useMemo(() => parseCamera(search.at), [search.at])
  return (
    <div className="project-map-panel">
      <Suspense fallback={<p className="notice">{strings.map.loading}</p>}>
        <ProjectMap
          {...map}
          name={name}
          holes={list.holes}
          complete={complete}
          artwork={artwork}
          loadArtwork={loadArtwork}
          camera={camera}
          hiddenTypes={search.hide ?? NONE}
          boundaries={off.includes('boundaries') ? NONE : shapes.boundaries}
          groups={off.includes('groups') ? NONE : shapes.groups}
          selected={search.hole ?? null}
          onCamera={(moved) => onCamera(formatCamera(moved))}
        />
      </Suspense>
    </div>
  )
}
