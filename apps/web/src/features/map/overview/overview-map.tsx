import type { ProjectItem } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Basemap } from '../../../data/config.ts'
import { landQuery } from '../../../data/land.ts'
import { useColourScheme } from '../../../ui/colour-scheme.ts'
import { strings } from '../../../ui/strings.ts'
import type { Camera } from '../../../url-state/camera.ts'
import type { Bounds } from '../basemap/graticule.ts'
import { MapButtons } from '../map-buttons.tsx'
import { MapNotes } from '../map-notes.tsx'
import { useBasemap } from '../use-basemap.ts'
import { OverviewView, type Corner, type OverviewEvent } from './overview-view.ts'
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
  /** The basemap as the address names it, to go on with in a project. */
  readonly base: string | undefined
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
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<OverviewView>(null)
  const scheme = useColourScheme()
  const ground = useBasemap(basemap)
  const { data: land, isPending: landPending } = useQuery(landQuery)
  const [resting, setResting] = useState(false)
  const [broken, setBroken] = useState(false)
  /** Several projects under one press. */
  const [pressed, setPressed] = useState(NONE)
  const [corner, setCorner] = useState<Corner>('bottom-left')

  const placed = useMemo(() => projects.filter(isPlaced), [projects])
  const byId = useMemo(() => new Map(placed.map((project) => [project.id, project])), [placed])
  const extent = useMemo(() => extentOfProjects(placed), [placed])
  const open = selected === null ? undefined : byId.get(selected)
  const pointed = hovered === null || hovered === selected ? undefined : byId.get(hovered)
  const shown = open ? [open] : pressed.flatMap((id) => byId.get(id) ?? [])

  const first = shown[0]?.location
  const clearTheView = useEffectEvent(() => {
    if (first && view.current) setCorner(view.current.cornerAwayFrom([first.longitude, first.latitude]))
  })

  function press(ids: readonly string[]) {
    const [first, ...others] = ids
    setPressed(others.length > 0 ? ids : NONE)
    props.onSelect(first !== undefined && others.length === 0 ? first : null)
  }
  const hear = useEffectEvent((event: OverviewEvent) => {
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
      case 'rest':
        setResting(event.resting)
        return
      case 'basemap':
        ground.settle(event.outcome)
        return
    }
  })
  const options = useEffectEvent(() => ({ label: words.map, camera: props.camera, scheme }))

  useEffect(() => {
    if (!container.current) return
    try {
      view.current = new OverviewView({
        ...options(),
        container: container.current,
        tell: (event) => hear(event),
      })
    } catch {
      queueMicrotask(() => setBroken(true))
    }
    return () => {
      view.current?.remove()
      view.current = null
    }
  }, [])
  useEffect(() => view.current?.setBasemap(scheme, ground.online), [scheme, ground.online])
  useEffect(() => {
    if (land) view.current?.setData('land', land)
  }, [land])
  useEffect(() => view.current?.setData('projects', projectFeatures(placed)), [placed])
  useEffect(() => {
    view.current?.mark([
      ...(open ? [{ project: open, mark: 'selected' as const }] : []),
      ...(pointed ? [{ project: pointed, mark: 'hovered' as const }] : []),
    ])
  }, [open, pointed])
  useEffect(() => clearTheView(), [first])
  useEffect(() => {
    if (props.camera) view.current?.camera.go(props.camera)
  }, [props.camera])
  useEffect(() => {
    if (extent) view.current?.camera.fit(extent)
  }, [extent])

  if (broken) return <p className="notice">{strings.map.noWebgl}</p>
  return (
    <div className="project-map">
      <div
        ref={container}
        className="project-map-canvas"
        data-map-state={resting && complete && !landPending ? 'idle' : 'loading'}
        data-project-count={placed.length}
      />
      <MapNotes
        basemap={basemap}
        progress={ground.progress}
        others={
          complete && placed.length < projects.length ? [words.unplaced(projects.length - placed.length)] : []
        }
      />
      <MapButtons
        fit={words.fit}
        onZoom={(steps) => view.current?.camera.zoomBy(steps)}
        onFit={extent ? () => view.current?.camera.fit(extent, true) : undefined}
      />
      {props.basemaps.length > 1 && (
        <div className="overview-basemap">
          <select
            className="field"
            aria-label={strings.legend.basemap}
            value={basemap?.id}
            onChange={(event) => props.onBasemap(event.target.value)}
          >
            {props.basemaps.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <ProjectCard projects={shown} corner={corner} base={props.base} onClose={() => press(NONE)} />
    </div>
  )
}
