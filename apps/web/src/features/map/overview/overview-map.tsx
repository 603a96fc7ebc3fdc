import { useMemo, useState } from 'react'
import { companyStrings } from '../../../ui/strings/company-strings.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { projectListStrings } from '../../../ui/strings/project-list-strings.ts'
import { MapButtons } from '../controls/map-buttons.tsx'
import { MapNotes } from '../controls/map-notes.tsx'
import type { MapPoint } from '../view/map-point.ts'
import { OverviewBasemaps } from './overview-basemaps.tsx'
import { OverviewPopups, type OverviewPopup } from './overview-popups.tsx'
import { ProjectCard } from './project-card.tsx'
import { extentOfProjects, isPlaced } from './project-features.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useOverviewView, type OverviewProps } from './use-overview-view.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../project-map.css'
import '../map-overlays.css'
import './overview-map.css'

const NO_IDS: readonly string[] = []
const words = projectListStrings

/** Where the projects are. What stands close together is drawn as one, with its number. */
export default function OverviewMap(props: OverviewProps) {
  const { projects, complete, openId, hovered, basemap, mapContext } = props
  /** Several projects under one press. */
  const [pressed, setPressed] = useState(NO_IDS)

  const placed = useMemo(() => projects.filter(isPlaced), [projects])
  const byId = useMemo(() => new Map(placed.map((project) => [project.id, project])), [placed])
  const extent = useMemo(() => extentOfProjects(placed), [placed])
  const open = openId === null ? undefined : byId.get(openId)
  const pointed = hovered === null || hovered === openId ? undefined : byId.get(hovered)
  const shown = open ? [open] : pressed.flatMap((id) => byId.get(id) ?? [])

  /** Holes under one press, or a place that was held. */
  const [popup, setPopup] = useState<OverviewPopup | null>(null)

  function press(ids: readonly string[]) {
    const [first, ...others] = ids
    setPopup(null)
    setPressed(others.length > 0 ? ids : NO_IDS)
    props.onOpenProject(first !== undefined && others.length === 0 ? first : null)
  }
  function pressHoles(ids: readonly string[], at: MapPoint) {
    const found = ids.flatMap((id) => holes.get(id) ?? [])
    const [first, ...others] = found
    setPopup(others.length > 0 ? { what: 'choice', holes: found, at } : null)
    if (first && others.length === 0) props.onOpenHole(first)
  }
  const map = useOverviewView(props, {
    placed,
    extent,
    open,
    pointed,
    first: shown[0],
    onPress: press,
    onHoles: pressHoles,
    onHold: (held) => setPopup({ what: 'place', ...held }),
  })
  const { container, view, progress, retry, overlays, holes } = map
  const drawn = map.resting && complete

  if (map.broken) return <p className="notice">{mapStrings.noWebgl}</p>
  return (
    <div className="project-map">
      <div
        ref={container}
        className="project-map-canvas"
        data-map-state={drawn ? 'idle' : 'loading'}
        data-project-count={placed.length}
        data-hole-count={holes.size}
        data-hit-count={props.hits.length}
        data-hole-tiles={props.tiles ? 'yes' : undefined}
      />
      <MapNotes
        basemap={basemap}
        progress={progress}
        drawn={drawn}
        onRetry={retry}
        onChange={() => view.current?.camera.refit()}
        others={[...overlays.notes, ...notesOf(map, props, placed.length)]}
      />
      <div className="map-controls">
        <MapButtons
          fit={words.fit}
          onZoom={(steps) => view.current?.camera.zoomBy(steps)}
          onFit={extent ? () => view.current?.camera.fit(extent, true) : undefined}
        />
      </div>
      <SelectionBar {...props} view={view} />
      <OverviewBasemaps {...props} progress={progress} onRetry={retry} />
      <OverviewPopups
        {...props}
        {...{ popup, view, holes }}
        onOpen={props.onOpenHole}
        onClose={() => setPopup(null)}
      />
      <ProjectCard projects={shown} corner={map.corner} mapContext={mapContext} onClose={() => press([])} />
    </div>
  )
}

const notesOf = (
  { tilesFailed }: { readonly tilesFailed: boolean },
  { complete, projects, isCutShort }: OverviewProps,
  placed: number,
) => [
  ...(tilesFailed ? [{ text: words.holesFailed }] : []),
  ...(complete && projects.length > placed ? [{ text: words.unplaced(projects.length - placed) }] : []),
  ...(isCutShort ? [{ text: companyStrings.filters.countedPartly }] : []),
]
