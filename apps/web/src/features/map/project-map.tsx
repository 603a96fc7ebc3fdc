import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Basemap } from '../../data/config.ts'
import { landQuery } from '../../data/land.ts'
import { useColourScheme } from '../../ui/colour-scheme.ts'
import { strings } from '../../ui/strings.ts'
import type { Camera } from '../../url-state/camera.ts'
import type { Ring } from '../../url-state/ring.ts'
import { readPress } from './coincident.ts'
import type { GridName } from './coordinates/describe-place.ts'
import { MapReadout } from './coordinates/map-readout.tsx'
import { PlaceCard } from './coordinates/place-card.tsx'
import { createPlaceStore } from './coordinates/place-store.ts'
import { AreaBar } from './drawing/area-bar.tsx'
import { useAreaDrawing } from './drawing/use-area-drawing.ts'
import { HoleChooser } from './hole-chooser.tsx'
import { HoverCard } from './hover-card.tsx'
import { MapNotes } from './map-notes.tsx'
import type { MapPoint } from './map-pointer.ts'
import { MapView, type MapEvent } from './map-view.ts'
import type { PlacedHole } from './markers/hole-features.ts'
import type { LoadArtwork } from './markers/draw-marker.ts'
import { ProjectButtons } from './project-buttons.tsx'
import { useBasemap } from './use-basemap.ts'
import { useMapContent, type MapContent } from './use-map-content.ts'
import { useShownContent } from './use-shown-content.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './project-map.css'
import './map-overlays.css'

interface Props extends MapContent {
  readonly name: string
  /** The grid of the project; null: not known. */
  readonly crs: GridName | null
  /** Nothing more is on its way. */
  readonly complete: boolean
  readonly selected: string | null
  readonly hovered: string | null
  /** Holes whose rows are selected. */
  readonly lit: ReadonlySet<string>
  /** Where to begin; null: where the holes are. */
  readonly camera: Camera | null
  readonly basemap: Basemap | undefined
  readonly artwork: ReadonlyMap<string, string>
  readonly loadArtwork: LoadArtwork
  readonly onSelect: (id: string | null) => void
  readonly onHover: (id: string | null) => void
  readonly onCamera: (camera: Camera) => void
  /** An area was drawn, or taken away. */
  readonly onArea: (area: Ring | null) => void
}

type Held = Extract<MapEvent, { type: 'hold' }>

/** Something small that is open at a point of the map. */
type Opened =
  | { readonly what: 'choice'; readonly holes: readonly PlacedHole[]; readonly at: MapPoint }
  | ({ readonly what: 'place' } & Pick<Held, 'place' | 'at' | 'by'>)

/** The map of a project: says what is to be seen, and leaves the how to MapView. */
export default function ProjectMap(props: Props) {
  const { holes, selected, hovered, complete, basemap, crs, artwork } = props
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<MapView>(null)
  const scheme = useColourScheme()
  const ground = useBasemap(basemap)
  const { data: land, isPending: landPending } = useQuery(landQuery)
  const [resting, setResting] = useState(false)
  const [broken, setBroken] = useState(false)
  const [bearing, setBearing] = useState(props.camera?.bearing ?? 0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [places] = useState(createPlaceStore)
  const content = useMapContent(props)
  const { byId, drawn, placed, extent, grid } = content
  const drawing = useAreaDrawing(view, props.onArea)
  // Of the open hole all is said beside the map.
  const pointedAt = hovered === null || hovered === selected ? undefined : byId.get(hovered)

  const hear = useEffectEvent((event: MapEvent) => {
    switch (event.type) {
      case 'press': {
        const press = readPress(event.ids, byId)
        setOpened(press.kind === 'choice' ? { what: 'choice', holes: press.holes, at: event.at } : null)
        if (press.kind !== 'choice') props.onSelect(press.kind === 'hole' ? press.id : null)
        return
      }
      case 'point':
        props.onHover(event.id)
        return
      case 'place':
        places.setPointer(event.place)
        return
      case 'centre':
        places.setCentre(event.place)
        return
      case 'hold':
        setOpened({ ...event, what: 'place' })
        return
      case 'camera':
        setOpened(null)
        props.onCamera(event.camera)
        return
      case 'turn':
        setBearing(event.bearing)
        return
      case 'rest':
        setResting(event.resting)
        return
      case 'basemap':
        ground.settle(event.outcome)
        return
    }
  })
  const options = useEffectEvent(() => {
    const { name, camera, loadArtwork } = props
    return { label: strings.map.label(name), camera, scheme, loadArtwork }
  })

  useEffect(() => {
    if (!container.current) return
    try {
      view.current = new MapView({ ...options(), container: container.current, tell: (event) => hear(event) })
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
  useShownContent(view, content, props)

  if (broken) return <p className="notice">{strings.map.noWebgl}</p>
  const close = () => setOpened(null)
  return (
    <div
      className="project-map"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && drawing.active) drawing.cancel()
      }}
    >
      <div
        ref={container}
        className="project-map-canvas"
        data-map-state={resting && complete && !landPending ? 'idle' : 'loading'}
        data-hole-count={drawn.length}
      />
      <MapReadout places={places} fit={grid} crs={crs} />
      <MapNotes
        basemap={basemap}
        progress={ground.progress}
        others={complete && holes.length > 0 && placed.length === 0 ? [strings.map.noPositions] : []}
      />
      <ProjectButtons
        view={view}
        extent={extent}
        open={selected === null ? undefined : byId.get(selected)}
        bearing={bearing}
        drawing={drawing}
      />
      <AreaBar drawing={drawing} drawn={props.area !== null} onRemove={() => props.onArea(null)} />
      {pointedAt && !opened && <HoverCard key={pointedAt.id} hole={pointedAt} view={view} />}
      {opened?.what === 'place' && <PlaceCard {...opened} fit={grid} crs={crs} onClose={close} />}
      {opened?.what === 'choice' && (
        <HoleChooser
          {...opened}
          artwork={artwork}
          onHover={props.onHover}
          onClose={close}
          onChoose={(id) => {
            close()
            props.onSelect(id)
          }}
        />
      )}
    </div>
  )
}
