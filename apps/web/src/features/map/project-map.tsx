import type { Boundary, LocationGroup } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Basemap } from '../../data/config.ts'
import type { Hole } from '../../data/hole.ts'
import { landQuery } from '../../data/land.ts'
import { useColourScheme } from '../../ui/colour-scheme.ts'
import { strings } from '../../ui/strings.ts'
import type { Camera } from '../../url-state/camera.ts'
import { readPress } from './coincident.ts'
import { extentOf } from './extent.ts'
import { HoleChooser } from './hole-chooser.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapNotes } from './map-notes.tsx'
import { MapView, type MapEvent } from './map-view.ts'
import { holeFeatures, isPlaced, type PlacedHole } from './markers/hole-features.ts'
import type { LoadArtwork } from './markers/draw-marker.ts'
import { boundaryShapes, groupShapes, shapeFeatures, shapeLabelFeatures } from './shapes/shape-features.ts'
import { useBasemap } from './use-basemap.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './project-map.css'

interface Props {
  readonly name: string
  /** All holes that have come, also those without position or hidden: groups are made of all their members. */
  readonly holes: readonly Hole[]
  /** Codes of location types that are not drawn. */
  readonly hiddenTypes: readonly string[]
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LocationGroup[]
  /** Nothing more is on its way. */
  readonly complete: boolean
  readonly selected: string | null
  readonly hovered: string | null
  /** Where to begin; null: where the holes are. */
  readonly camera: Camera | null
  readonly basemap: Basemap | undefined
  readonly artwork: ReadonlyMap<string, string>
  readonly loadArtwork: LoadArtwork
  readonly onSelect: (id: string | null) => void
  readonly onHover: (id: string | null) => void
  readonly onCamera: (camera: Camera) => void
}

interface Choice {
  readonly holes: readonly PlacedHole[]
  readonly at: { x: number; y: number }
}

/** The map of a project: says what is to be seen, and leaves the how to MapView. */
export default function ProjectMap(props: Props) {
  const { holes, hiddenTypes, boundaries, groups, selected, hovered, complete, basemap } = props
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<MapView>(null)
  /** A hole that was open when the camera came with the address: the camera is to be as it was. */
  const restored = useRef(props.camera ? props.selected : null)
  const scheme = useColourScheme()
  const ground = useBasemap(basemap)
  const { data: land, isPending: landPending } = useQuery(landQuery)
  const [resting, setResting] = useState(false)
  const [broken, setBroken] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)

  const placed = useMemo(() => holes.filter(isPlaced), [holes])
  const drawn = useMemo(
    () => placed.filter(({ style }) => !hiddenTypes.includes(style.locationType)),
    [placed, hiddenTypes],
  )
  const byId = useMemo(() => new Map(drawn.map((hole) => [hole.id, hole])), [drawn])
  const isDrawn = selected !== null && byId.has(selected)
  const outlines = useMemo(() => boundaryShapes(boundaries), [boundaries])
  const hulls = useMemo(() => groupShapes(groups, placed), [groups, placed])
  const extent = useMemo(() => extentOf(placed, outlines), [placed, outlines])

  const hear = useEffectEvent((event: MapEvent) => {
    switch (event.type) {
      case 'press': {
        const press = readPress(event.ids, byId)
        setChoice(press.kind === 'choice' ? { holes: press.holes, at: event.at } : null)
        if (press.kind !== 'choice') props.onSelect(press.kind === 'hole' ? press.id : null)
        return
      }
      case 'point':
        props.onHover(event.id)
        return
      case 'camera':
        props.onCamera(event.camera)
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
  const lookAt = useEffectEvent((id: string | null) => {
    if (id === restored.current) return
    restored.current = null
    const position = id === null ? undefined : byId.get(id)?.position
    view.current?.lookAt(position ? [position.longitude, position.latitude] : null)
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
  useEffect(() => view.current?.setData('boundaries', shapeFeatures(outlines)), [outlines])
  useEffect(() => view.current?.setData('groups', shapeFeatures(hulls)), [hulls])
  useEffect(
    () => view.current?.setData('shape-labels', shapeLabelFeatures([...outlines, ...hulls])),
    [outlines, hulls],
  )
  useEffect(() => view.current?.setData('holes', holeFeatures(drawn)), [drawn])
  useEffect(() => view.current?.mark('hovered', hovered), [hovered])
  useEffect(() => {
    if (props.camera) view.current?.go(props.camera)
  }, [props.camera])
  useEffect(() => {
    if (extent) view.current?.fit(extent)
  }, [extent])
  useEffect(() => {
    view.current?.mark('selected', selected)
    lookAt(selected)
  }, [selected, isDrawn])

  if (broken) return <p className="notice">{strings.map.noWebgl}</p>
  return (
    <div className="project-map">
      <div
        ref={container}
        className="project-map-canvas"
        data-map-state={resting && complete && !landPending ? 'idle' : 'loading'}
        data-hole-count={drawn.length}
      />
      <MapNotes
        basemap={basemap}
        progress={ground.progress}
        others={complete && holes.length > 0 && placed.length === 0 ? [strings.map.noPositions] : []}
      />
      <MapButtons
        onZoom={(steps) => view.current?.zoomBy(steps)}
        onFit={extent ? () => view.current?.fit(extent, true) : undefined}
      />
      {choice && (
        <HoleChooser
          {...choice}
          artwork={props.artwork}
          onClose={() => setChoice(null)}
          onChoose={(id) => {
            setChoice(null)
            props.onSelect(id)
          }}
        />
      )}
    </div>
  )
}
