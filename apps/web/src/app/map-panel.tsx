import { lazy, Suspense, useMemo } from 'react'
import type { Basemap } from '../data/config.ts'
import type { Hole } from '../data/hole.ts'
import type { ProjectShapes } from '../data/project-shapes.ts'
import { strings } from '../ui/strings.ts'
import { formatCamera, parseCamera } from '../url-state/camera.ts'
import type { ProjectSearch } from '../url-state/project-search.ts'

/** The map is most of the program's weight: nothing waits for it. */
const ProjectMap = lazy(() => import('../features/map/project-map.tsx'))

interface Props {
  readonly name: string
  readonly holes: readonly Hole[]
  readonly complete: boolean
  readonly shapes: ProjectShapes
  readonly search: ProjectSearch
  readonly basemap: Basemap | undefined
  readonly hovered: string | null
  readonly artwork: ReadonlyMap<string, string>
  loadArtwork(this: void, id: string): Promise<string>
  onSelect(id: string | null): void
  onHover(id: string | null): void
  onCamera(at: string): void
}

const NONE: never[] = []

/** The map, as the address says it should be. */
export function MapPanel({ shapes, search, onCamera, ...map }: Props) {
  const off: readonly string[] = search.off ?? NONE
  const camera = useMemo(() => parseCamera(search.at), [search.at])
  return (
    <section className="project-map-panel" aria-label={strings.project.views.map}>
      <Suspense fallback={<p className="notice">{strings.map.loading}</p>}>
        <ProjectMap
          {...map}
          camera={camera}
          hiddenTypes={search.hide ?? NONE}
          boundaries={off.includes('boundaries') ? NONE : shapes.boundaries}
          groups={off.includes('groups') ? NONE : shapes.groups}
          selected={search.hole ?? null}
          onCamera={(moved) => onCamera(formatCamera(moved))}
        />
      </Suspense>
    </section>
  )
}
