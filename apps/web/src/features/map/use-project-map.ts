import { useEffect, useEffectEvent, useState } from 'react'
import { mapStrings } from '../../ui/strings/map-strings.ts'
import { createPointedHole, usePointHole } from '../../ui/pointed-hole.ts'
import { createPlaceStore } from './coordinates/place-store.ts'
import { sitePlane, type Place } from '@groundsheet/sections'
import { MapView, type MapEvent } from './view/map-view.ts'
import type { ProjectMapProps } from './project-map-props.ts'
import { useMapContent } from './content/use-map-content.ts'
import { useMapPopup } from './popups/use-map-popup.ts'
import { useMapView } from './use-map-view.ts'
import { useShownContent } from './content/use-shown-content.ts'
import { useTileOverlays } from './use-tile-overlays.ts'

/** The MapLibre map of a project with its content, and the state that its events change. */
export function useProjectMap(props: ProjectMapProps) {
  const [bearing, setBearing] = useState(props.camera?.bearing ?? 0)
  const [places] = useState(createPlaceStore)
  /** The hole under the pointer on the map itself. */
  const [touched] = useState(createPointedHole)
  const pointAt = usePointHole()
  /** The middle of a map at rest on which no town is named. */
  const [townless, setTownless] = useState<Place | null>(null)
  const content = useMapContent(props, bearing)
  const popup = useMapPopup(content.byId, props)

  function onEvent(event: MapEvent) {
    switch (event.type) {
      case 'press':
        popup.press(event)
        return
      case 'point':
        touched.setHole(event.id)
        pointAt(event.id)
        return
      case 'place':
        places.setPointer(event.place)
        return
      case 'centre':
        places.setCentre(event.place)
        setTownless((before) => (before && isFarFrom(before, event.place) ? null : before))
        return
      case 'still':
        setTownless((before) => (event.lacksTowns ? samePlace(before, event.centre) : null))
        return
      case 'hold':
        popup.openPlace(event)
        return
      case 'camera':
        popup.close()
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
  const map = useMapView<MapView, MapEvent>({
    basemap: props.basemap,
    camera: props.camera,
    onEvent,
    make(container, scheme, emit) {
      const { name, camera, loadArtwork } = props
      return new MapView({ container, label: mapStrings.label(name), camera, scheme, loadArtwork, emit })
    },
  })
  const { view, progress } = map
  const label = mapStrings.label(props.name)
  useEffect(() => view.current?.setName(label), [view, label])
  const onProgress = useEffectEvent(props.onBasemapProgress)
  useEffect(() => onProgress(progress), [progress])
  const overlays = useTileOverlays(view, props.overlays)
  useShownContent(view, content, props)
  const idle = useIsDrawn(map, props)
  return { ...map, bearing, places, touched, townless, content, popup, overlays, idle }
}

/** Whether the complete map is drawn. Reports once that it is, or that it cannot be. */
function useIsDrawn(
  {
    view,
    resting,
    broken,
  }: Pick<ReturnType<typeof useMapView<MapView, MapEvent>>, 'view' | 'resting' | 'broken'>,
  { complete, kept, onDrawn }: ProjectMapProps,
): boolean {
  const [sent, setSent] = useState(kept)
  useEffect(() => {
    if (complete) view.current?.complete()
  }, [view, complete])
  // Effects run in order, so the map has received the holes by then.
  useEffect(() => queueMicrotask(() => setSent(kept)), [kept])
  const idle = resting && complete && sent === kept
  const report = useEffectEvent(onDrawn)
  useEffect(() => {
    if (idle || broken) report()
  }, [idle, broken])
  return idle
}

/** Farther than the distances of towns are exact. */
const MIN_MOVE_M = 500
function isFarFrom(before: Place, now: Place): boolean {
  const { x, y } = sitePlane(before).toPlane(now)
  return Math.hypot(x, y) > MIN_MOVE_M
}

/** Returns the previous object if the place has not changed, so that React skips the render. */
const samePlace = (before: Place | null, now: Place): Place =>
  before?.longitude === now.longitude && before.latitude === now.latitude ? before : now
