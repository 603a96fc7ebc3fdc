import { useMemo, useState } from 'react'
import { basemapRows } from '../../../data/map/basemap-rows.ts'
import { mapStrings } from '../../../ui/map-strings.ts'
import { projectListStrings } from '../../../ui/project-list-strings.ts'
import { legendStrings } from '../../../ui/legend-strings.ts'
import { MapButtons } from '../controls/map-buttons.tsx'
import { MapNotes } from '../controls/map-notes.tsx'
import { BasemapSelect } from './basemap-select.tsx'
import { ProjectCard } from './project-card.tsx'
import { extentOfProjects, isPlaced } from './project-features.ts'
import { useOverviewView, type OverviewProps } from './use-overview-view.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../project-map.css'
import './overview-map.css'

const NONE: readonly string[] = []
const words = projectListStrings

/** Where the projects are. What stands close together is drawn as one, with its number. */
export default function OverviewMap(props: OverviewProps) {
  const { projects, complete, selected, hovered, basemap } = props
  /** Several projects under one press. */
  const [pressed, setPressed] = useState(NONE)

  const placed = useMemo(() => projects.filter(isPlaced), [projects])
  const byId = useMemo(() => new Map(placed.map((project) => [project.id, project])), [placed])
  const extent = useMemo(() => extentOfProjects(placed), [placed])
  const open = selected === null ? undefined : byId.get(selected)
  const pointed = hovered === null || hovered === selected ? undefined : byId.get(hovered)
  const shown = open ? [open] : pressed.flatMap((id) => byId.get(id) ?? [])

  function press(ids: readonly string[]) {
    const [first, ...others] = ids
    setPressed(others.length > 0 ? ids : NONE)
    props.onSelect(first !== undefined && others.length === 0 ? first : null)
  }
  const { container, view, progress, retry, broken, resting, overlays, corner } = useOverviewView(props, {
    placed,
    extent,
    open,
    pointed,
    first: shown[0],
    onPress: press,
  })

  if (broken) return <p className="notice">{mapStrings.noWebgl}</p>
  return (
    <div className="project-map">
      <div
        ref={container}
        className="project-map-canvas"
        data-map-state={resting && complete ? 'idle' : 'loading'}
        data-project-count={placed.length}
      />
      <MapNotes
        basemap={basemap}
        progress={progress}
        onRetry={retry}
        onChange={() => view.current?.camera.refit()}
        others={[
          ...overlays.notes,
          ...(complete && placed.length < projects.length
            ? [{ text: words.unplaced(projects.length - placed.length) }]
            : []),
        ]}
      />
      <div className="map-controls">
        <MapButtons
          fit={words.fit}
          onZoom={(steps) => view.current?.camera.zoomBy(steps)}
          onFit={extent ? () => view.current?.camera.fit(extent, true) : undefined}
        />
      </div>
      <div className="overview-grounds" data-covers-map="">
        <BasemapSelect
          rows={basemapRows(props.basemaps, basemap?.id, progress, legendStrings.offline)}
          onSelect={(id) => (id === basemap?.id ? retry() : props.onBasemap(id))}
        />
        {props.overlayChoice !== null && (
          <details className="overview-overlays">
            <summary>{legendStrings.overlays}</summary>
            {props.overlayChoice}
          </details>
        )}
      </div>
      <ProjectCard projects={shown} corner={corner} ground={props.ground} onClose={() => press(NONE)} />
    </div>
  )
}
