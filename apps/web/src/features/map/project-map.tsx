import type { Basemap, Overlay } from '@groundsheet/contract'
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react'
import type { BasemapProgress } from '../../data/basemap-rows.ts'
import { createPointedHole, usePointHole } from '../../ui/pointed-hole.ts'
import { mapStrings } from '../../ui/map-strings.ts'
import type { Camera } from '../../url-state/camera.ts'
import type { Path } from '../../url-state/path.ts'
import type { Ring } from '../../url-state/ring.ts'
import { readPress } from './coincident.ts'
import type { GridName } from './coordinates/describe-place.ts'
import { MapReadout } from './coordinates/map-readout.tsx'
import { markedPlaceFeatures } from './coordinates/marked-place.ts'
import { GoToPlace } from './coordinates/go-to-place.tsx'
import { ownPlaceFeatures } from './coordinates/own-place.ts'
import { PlaceCard } from './coordinates/place-card.tsx'
import { createPlaceStore } from './coordinates/place-store.ts'
import { useOwnPlace } from './coordinates/use-own-place.ts'
import type { Place } from './coordinates/site-plane.ts'
import { useDrawing, type Drawn, type DrawingKind } from './drawing/use-drawing.ts'
import { extentOf, middleOf } from './extent.ts'
import { HoleChooser } from './hole-chooser.tsx'
import { HoverCard } from './hover-card.tsx'
import { MapBars } from './map-bars.tsx'
import type { MapHandle } from './map-handle.ts'
import { MapNotes, type MapNote } from './map-notes.tsx'
import type { MapPoint } from './map-point.ts'
import { MapView, type MapEvent } from './map-view.ts'
import type { PlacedHole } from './markers/hole-features.ts'
import type { LoadArtwork } from './markers/draw-marker.ts'
import type { Measure } from './measure/measure.ts'
import { ProjectButtons } from './project-buttons.tsx'
import type { FarHole } from './split-far.ts'
import { NearestTownsLine } from './towns/nearest-towns-line.tsx'
import { UnknownGridNote } from './unknown-grid-note.tsx'
import { useMapContent, type MapContent } from './use-map-content.ts'
import { useMapView } from './use-map-view.ts'
import { useShownContent } from './use-shown-content.ts'
import { useTileOverlays } from './use-tile-overlays.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './project-map.css'
import './map-overlays.css'

interface Props extends MapContent {
  readonly name: string
  /** The grid of the project; null: not known. */
  readonly crs: GridName | null
  /** The service knows no grid of the project. */
  readonly isGridUnknown: boolean
  /** Grid that is assumed in this browser, `EPSG:27700`. */
  readonly assumedGrid: string | null
  /** Its conversion could not be loaded. */
  readonly gridError: Error | null
  readonly onAssumeGrid: (code: string | null) => void
  /** Nothing more is on its way. */
  readonly complete: boolean
  readonly selected: string | null
  /** Holes whose rows are selected. */
  readonly lit: ReadonlySet<string>
  /** Holes that are to be looked at together. */
  readonly chosen: ReadonlySet<string>
  /** A plain press chooses holes, as one with Shift, Ctrl or Meta always does. */
  readonly choosing: boolean
  /** As many holes can be chosen. */
  readonly mostChosen: number
  /** The line of the section was drawn by hand. */
  readonly lineDrawn: boolean
  /** Where to begin; null: where the holes are. */
  readonly camera: Camera | null
  readonly basemap: Basemap | undefined
  readonly onBasemapProgress: (progress: BasemapProgress) => void
  /** Those that are switched on, the uppermost last. */
  readonly overlays: readonly Overlay[]
  readonly artwork: ReadonlyMap<string, string>
  readonly loadArtwork: LoadArtwork
  /** All there is to see is there. */
  readonly onDrawn: () => void
  readonly onSelect: (id: string | null) => void
  /** A hole becomes one of the chosen, or is no longer. */
  readonly onChoose: (id: string) => void
  /** All these become chosen, beside those that are. */
  readonly onChooseAll: (ids: readonly string[]) => void
  readonly onCamera: (camera: Camera) => void
  /** An area was drawn, or taken away. */
  readonly onArea: (area: Ring | null) => void
  /** The line of a section was drawn, or taken away. */
  readonly onLine: (line: Path | null) => void
  readonly onMeasure: (measure: Measure | null) => void
}

type Held = Extract<MapEvent, { type: 'hold' }>
type Pressed = Extract<MapEvent, { type: 'press' }>

/** Something small that is open at a point of the map. */
type Opened =
  | {
      readonly what: 'choice'
      readonly holes: readonly PlacedHole[]
      readonly at: MapPoint
      readonly adding: boolean
    }
  | ({ readonly what: 'place' } & Pick<Held, 'place' | 'at' | 'by'>)

/** The map of a project: says what is to be seen, and leaves the how to MapView. */
export default function ProjectMap({ ref, ...props }: Props & { readonly ref: Ref<MapHandle> }) {
  const { selected, complete, basemap, crs, artwork, chosen, choosing } = props
  const [bearing, setBearing] = useState(props.camera?.bearing ?? 0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [places] = useState(createPlaceStore)
  const [seeking, setSeeking] = useState(false)
  /** The hole under the pointer on the map itself. */
  const [touched] = useState(createPointedHole)
  const pointAt = usePointHole()
  const { kept } = props
  const [told, setTold] = useState(kept)
  /** The middle of a map at rest on which no town is named. */
  const [townless, setTownless] = useState<Place | null>(null)
  const content = useMapContent(props, bearing)
  const { byId, drawn, placed, extent, far, grid } = content

  function take(id: string, adding: boolean) {
    if (adding) props.onChoose(id)
    else props.onSelect(id)
  }
  function press({ ids, at, adding: held }: Pressed) {
    const adding = held || choosing
    const pressed = readPress(ids, byId)
    setOpened(pressed.kind === 'choice' ? { what: 'choice', holes: pressed.holes, at, adding } : null)
    if (pressed.kind === 'hole') take(pressed.id, adding)
    if (pressed.kind === 'none' && !adding) props.onSelect(null)
  }
  function onEvent(event: MapEvent) {
    switch (event.type) {
      case 'press':
        press(event)
        return
      case 'point':
        touched.point(event.id)
        pointAt(event.id)
        return
      case 'place':
        places.setPointer(event.place)
        return
      case 'centre':
        places.setCentre(event.place)
        return
      case 'still':
        setTownless((before) => (event.lacksTowns ? samePlace(before, event.centre) : null))
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
      case 'overlay':
        overlays.onEvent(event)
        return
    }
  }
  const { container, view, progress, retry, broken, isOffline, resting } = useMapView<MapView, MapEvent>({
    basemap,
    camera: props.camera,
    onEvent,
    make(place, scheme, emit) {
      const { name, camera, loadArtwork } = props
      return new MapView({
        container: place,
        label: mapStrings.label(name),
        camera,
        scheme,
        loadArtwork,
        emit,
      })
    },
  })
  const label = mapStrings.label(props.name)
  useEffect(() => view.current?.setName(label), [view, label])
  const onProgress = useEffectEvent(props.onBasemapProgress)
  useEffect(() => onProgress(progress), [progress])
  const overlays = useTileOverlays(view, props.overlays)
  useShownContent(view, content, props)
  useEffect(() => {
    if (complete) view.current?.complete()
  }, [view, complete])
  // By then the map has been told: effects run in their order.
  useEffect(() => queueMicrotask(() => setTold(kept)), [kept])
  const idle = resting && complete && told === kept
  const onDrawn = useEffectEvent(props.onDrawn)
  useEffect(() => {
    if (idle) onDrawn()
  }, [idle])

  function takeDrawn(kind: DrawingKind, { points, closed }: Drawn) {
    if (kind === 'inside') props.onArea(points)
    if (kind === 'line') props.onLine(points)
    if (kind === 'measure') props.onMeasure({ path: points, closed })
  }
  const drawing = useDrawing(view, takeDrawn)
  const markPlace = (place: Place | null) => view.current?.setData('marked-place', markedPlaceFeatures(place))
  useImperativeHandle(ref, () => ({
    drawLine: () => drawing.start('line'),
    markPlace,
    retryBasemap: retry,
  }))
  const { watching, failed, setWatching } = useOwnPlace((place, first) => {
    view.current?.setData('own-place', ownPlaceFeatures(place))
    if (place && first) view.current?.camera.goNear([place.longitude, place.latitude])
  })
  function seek(asked: boolean) {
    setSeeking(asked)
    if (asked) return
    markPlace(null)
    view.current?.focus()
  }

  function showFar() {
    const everything = extentOf(placed, [])
    if (everything) view.current?.camera.fit(everything, true)
  }

  if (broken) return <p className="notice">{mapStrings.noWebgl}</p>
  const close = () => setOpened(null)
  return (
    <div
      className="project-map"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !(drawing.kind || opened)) return
        event.preventDefault()
        if (drawing.kind) drawing.cancel()
        else close()
      }}
    >
      <div
        ref={container}
        className="project-map-canvas"
        data-map-state={idle ? 'idle' : 'loading'}
        data-hole-count={drawn.length}
      />
      <MapReadout places={places} fit={grid} crs={crs} />
      <div className="map-foot-room" data-covers-map="" />
      <NearestTownsLine from={isOffline ? townless : null} />
      <MapNotes
        basemap={basemap}
        progress={progress}
        onRetry={retry}
        onChange={() => view.current?.camera.refit()}
        others={[...overlays.notes, ...notesOf(props, placed.length, failed), ...farNotes(far, showFar)]}
      />
      <ProjectButtons
        view={view}
        extent={extent}
        open={selected === null ? undefined : byId.get(selected)}
        bearing={bearing}
        drawing={drawing}
        seeking={seeking}
        onSeek={seek}
        watching={watching}
        onWatch={setWatching}
      />
      <MapBars {...props} drawing={drawing} inside={drawn}>
        <UnknownGridNote {...props} placed={placed.length} />
        {seeking && (
          <GoToPlace
            site={{ fit: grid, near: middleOf(extent), code: crs?.code ?? null }}
            onClose={() => seek(false)}
            onGo={(place) => {
              view.current?.camera.goNear([place.longitude, place.latitude])
              markPlace(place)
            }}
          />
        )}
      </MapBars>
      {!opened && !drawing.kind && <HoverCard {...{ byId, selected, view, touched, chosen, choosing }} />}
      {opened?.what === 'place' && <PlaceCard {...opened} fit={grid} crs={crs} onClose={close} />}
      {opened?.what === 'choice' && (
        <HoleChooser
          {...opened}
          artwork={artwork}
          onClose={close}
          onChoose={(id) => {
            close()
            take(id, opened.adding)
          }}
        />
      )}
    </div>
  )
}

/** `failed`: the browser does not tell where somebody is. */
const notesOf = ({ complete, holes, isGridUnknown }: Props, placed: number, failed: boolean): MapNote[] => [
  ...(complete && holes.length > 0 && placed === 0 && !(isGridUnknown && holes.some(({ grid }) => grid))
    ? [{ text: mapStrings.noPositions }]
    : []),
  ...(failed ? [{ text: mapStrings.noOwnPlace }] : []),
]

/** Returns the previous object if the place has not changed, so that React skips the render. */
const samePlace = (before: Place | null, now: Place): Place =>
  before?.longitude === now.longitude && before.latitude === now.latitude ? before : now

function farNotes(far: readonly FarHole[], onPress: () => void): MapNote[] {
  if (far.length === 0) return []
  const names = far.map(({ hole }) => hole.name)
  const metres = Math.max(...far.map((one) => one.metres))
  return [{ text: mapStrings.far(names, metres), action: { label: mapStrings.showFar, onPress } }]
}
