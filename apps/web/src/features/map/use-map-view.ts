import type { Basemap } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FeatureCollection } from 'geojson'
import { landQuery } from '../../data/map/land-query.ts'
import { townsQuery } from '../../data/map/towns-query.ts'
import { useColourScheme } from '../../ui/colour-scheme.ts'
import type { Camera } from '../../url-state/camera.ts'
import { isFar } from './layers/built-in-basemap-layers.ts'
import { showsTowns } from './layers/town-layers.ts'
import type { OnlineBasemap } from './view/map-style.ts'
import type { Scheme } from './view/map-theme.ts'
import { useBasemap } from './use-basemap.ts'

/** The methods that all maps have. */
interface BasemapView {
  setBasemap: (scheme: Scheme, online: OnlineBasemap | null) => void
  setData: (source: 'land' | 'towns', data: FeatureCollection) => void
  remove: () => void
}

/** Events that all maps have. */
export type CommonMapEvent =
  /** Whether everything is drawn. */
  | { readonly type: 'rest'; readonly resting: boolean }
  /** Whether the first tile of an online basemap was loaded. */
  | { readonly type: 'basemap'; readonly outcome: 'here' | 'failed' }
  /** Whether the zoom is low enough for land, and for towns. */
  | { readonly type: 'far'; readonly far: boolean; readonly towns: boolean }

interface MapViewOptions<View, Event> {
  readonly basemap: Basemap | undefined
  /** First camera; null: any. */
  readonly camera: Camera | null
  readonly make: (
    container: HTMLElement,
    scheme: Scheme,
    emit: (event: Event | CommonMapEvent) => void,
  ) => View
  /** Called for the events of this kind of map. */
  readonly onEvent: (event: Event) => void
}

/** Creates a map when its component mounts, removes it on unmount, and keeps its basemap up to date. */
export function useMapView<View extends BasemapView, Event extends { readonly type: string }>(
  options: MapViewOptions<View, Event>,
) {
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<View>(null)
  const scheme = useColourScheme()
  const { online, progress, settle, retry } = useBasemap(options.basemap)
  /** Land is or was in view. */
  const [far, setFar] = useState(options.camera !== null && isFar(options.camera.zoom))
  const { data: land, isPending } = useQuery({ ...landQuery, enabled: far })
  const [resting, setResting] = useState(false)
  /** It was drawn once; additions to the offline map are loaded after that. */
  const [drawn, setDrawn] = useState(false)
  const isOffline = online === null && progress !== 'waiting'
  /** Towns are or were in view. */
  const [seesTowns, setSeesTowns] = useState(options.camera !== null && showsTowns(options.camera.zoom))
  const areTownsNeeded = isOffline && seesTowns
  const { data: towns } = useQuery({ ...townsQuery, enabled: areTownsNeeded && drawn })
  /** The browser cannot draw it. */
  const [broken, setBroken] = useState(false)
  const emit = useEffectEvent((event: Event | CommonMapEvent) => {
    if (!isCommon(event)) options.onEvent(event)
    else if (event.type === 'rest') {
      setResting(event.resting)
      if (event.resting) setDrawn(true)
    } else if (event.type === 'basemap') settle(event.outcome)
    else {
      if (event.far) setFar(true)
      if (event.towns) setSeesTowns(true)
    }
  })
  const make = useEffectEvent((place: HTMLElement, onEvent: typeof emit) =>
    options.make(place, scheme, onEvent),
  )
  useEffect(() => {
    if (!container.current) return
    try {
      view.current = make(container.current, (event) => emit(event))
    } catch {
      queueMicrotask(() => setBroken(true))
    }
    return () => {
      view.current?.remove()
      view.current = null
    }
  }, [])
  useEffect(() => view.current?.setBasemap(scheme, online), [scheme, online])
  useEffect(() => {
    if (land) view.current?.setData('land', land)
  }, [land])
  useEffect(() => {
    // Towns loaded only for the note of nearest towns need no redraw.
    if (towns && areTownsNeeded) view.current?.setData('towns', towns)
  }, [towns, areTownsNeeded])
  const isWaiting = far && isPending
  return { container, view, progress, retry, broken, isOffline, resting: resting && !isWaiting }
}

const isCommon = (event: { readonly type: string }): event is CommonMapEvent =>
  ['rest', 'basemap', 'far'].includes(event.type)
