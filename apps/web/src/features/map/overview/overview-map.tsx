import type { Basemap, Overlay, ProjectItem } from '@groundsheet/contract'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { basemapRows } from '../../../data/map/basemap-rows.ts'
import { mapStrings } from '../../../ui/map-strings.ts'
import { strings } from '../../../ui/strings.ts'
import type { Camera } from '../../../url-state/camera.ts'
import type { Bounds } from '../basemap/graticule.ts'
import { MapButtons } from '../controls/map-buttons.tsx'
import { MapNotes } from '../controls/map-notes.tsx'
import { useTileOverlays } from '../use-tile-overlays.ts'
import { useMapView } from '../use-map-view.ts'
import type { MapGround } from '../../../url-state/projects-search.ts'
import { OverviewView, type Corner, type OverviewEvent } from './overview-view.ts'
import { BasemapSelect } from './basemap-select.tsx'
import { ProjectCard } from './project-card.tsx'
import { extentOfProjects, isPlaced, projectFeatures } from './project-features.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../project-map.css'
import './overview-map.css'

interface Props {
  readonly projects: readonly ProjectItem[]
  /** Nothing more is on its way. */
  readonly complete: boolean
  /** Id of the project whose card is open. */
  readonly selected: string | null
  readonly hovered: string | null
  readonly camera: Camera | null
  readonly basemaps: readonly Basemap[]
  readonly basemap: Basemap | undefined
  /** Those that are switched on, the uppermost last. */
  readonly overlays: readonly Overlay[]
  /** The switches of all overlays; null: none is configured. */
  readonly overlayChoice: ReactNode
  /** Basemap and overlays that a project's own map begins with. */
  readonly ground: MapGround
  readonly onSelect: (id: string | null) => void
  readonly onHover: (id: string | null) => void
  readonly onCamera: (camera: Camera) => void
  readonly onView: (bounds: Bounds) => void
  readonly onBasemap: (id: string) => void
}

const NONE: readonly string[] = []
const words = strings.projects

/** Where the projects are. What stands close together is drawn as one, with its number. */
export default function OverviewMap(props: Props) {
  const { projects, complete, selected, hovered, basemap } = props
  /** Several projects under one press. */
  const [pressed, setPressed] = useState(NONE)
  const [corner, setCorner] = useState<Corner>('bottom-left')

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
  const { container, view, progress, retry, broken, resting } = useMapView<OverviewView, OverviewEvent>({
    basemap,
    camera: props.camera,
    make: (place, scheme, emit) =>
      new OverviewView({ container: place, label: words.map, camera: props.camera, scheme, emit }),
    onEvent(event) {
      switch (event.type) {
        case 'press':
          press(event.ids)
          return
        case 'point':
          props.onHover(event.id)
          return
        case 'camera':
          props.onCamera(event.camera)
          return
        case 'view':
          props.onView(event.bounds)
          clearTheView()
          return
        case 'overlay':
          overlays.onEvent(event)
          return
      }
    },
  })
  const overlays = useTileOverlays(view, props.overlays)
  const first = shown[0]?.location
  function clearTheView() {
    if (first && view.current) setCorner(view.current.cornerAwayFrom([first.longitude, first.latitude]))
  }
  const clearNow = useEffectEvent(clearTheView)

  useEffect(() => view.current?.setData('projects', projectFeatures(placed)), [view, placed])
  useEffect(() => {
    view.current?.mark([
      ...(open ? [{ project: open, mark: 'selected' as const }] : []),
      ...(pointed ? [{ project: pointed, mark: 'hovered' as const }] : []),
    ])
  }, [view, open, pointed])
  useEffect(() => clearNow(), [first])
  useEffect(() => {
    if (props.camera) view.current?.camera.go(props.camera)
  }, [view, props.camera])
  useEffect(() => {
    if (extent) view.current?.camera.fit(extent)
  }, [view, extent])

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
          rows={basemapRows(props.basemaps, basemap?.id, progress, strings.legend.offline)}
          onSelect={(id) => (id === basemap?.id ? retry() : props.onBasemap(id))}
        />
        {props.overlayChoice !== null && (
          <details className="overview-overlays">
            <summary>{strings.legend.overlays}</summary>
            {props.overlayChoice}
          </details>
        )}
      </div>
      <ProjectCard projects={shown} corner={corner} ground={props.ground} onClose={() => press(NONE)} />
    </div>
  )
}
