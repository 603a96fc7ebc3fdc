import type { Basemap } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FeatureCollection } from 'geojson'
import { landQuery } from '../../data/land.ts'
import { townsQuery } from '../../data/towns.ts'
import { useColourScheme } from '../../ui/colour-scheme.ts'
import type { Camera } from '../../url-state/camera.ts'
import { isFar } from './layers/ground-layers.ts'
import { showsTowns } from './layers/town-layers.ts'
import type { OnlineBasemap } from './map-style.ts'
import type { Scheme } from './map-theme.ts'
import { useBasemap } from './use-basemap.ts'

/** What every map can be told, whatever it shows. */
interface Grounded {
  setBasemap: (scheme: Scheme, online: OnlineBasemap | null) => void
  setData: (source: 'land' | 'towns', data: FeatureCollection) => void
  remove: () => void
}

/** What every map tells. */
export type GroundEvent =
  /** Everything that was asked for is drawn, or something new is on its way. */
  | { readonly type: 'rest'; readonly resting: boolean }
  /** The first tile of an online basemap came, or it became clear that none will. */
  | { readonly type: 'basemap'; readonly outcome: 'here' | 'failed' }
  /** Whether it is so far off that it shows land, or towns. */
  | { readonly type: 'far'; readonly far: boolean; readonly towns: boolean }

interface Making<View, Event> {
  readonly basemap: Basemap | undefined
  /** Where it begins; null: wherever. */
  readonly camera: Camera | null
  readonly make: (container: HTMLElement, scheme: Scheme, tell: (event: Event | GroundEvent) => void) => View
  /** What this map alone tells. */
  readonly hear: (event: Event) => void
}

/** Makes a map in its place on the page, takes it away with it, and keeps the ground under it as it is to be. */
export function useMapView<View extends Grounded, Event extends { readonly type: string }>(
  making: Making<View, Event>,
) {
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<View>(null)
  const scheme = useColourScheme()
  const { online, progress, settle, retry } = useBasemap(making.basemap)
  /** It showed land, or should have. */
  const [far, setFar] = useState(making.camera !== null && isFar(making.camera.zoom))
  const { data: land, isPending } = useQuery({ ...landQuery, enabled: far })
  const [resting, setResting] = useState(false)
  /** It was drawn once: what only completes the offline map does not delay that. */
  const [drawn, setDrawn] = useState(false)
  const isOffline = online === null && progress !== 'waiting'
  /** It showed towns, or should have. */
  const [seesTowns, setSeesTowns] = useState(making.camera !== null && showsTowns(making.camera.zoom))
  const wantsTowns = isOffline && seesTowns
  const { data: towns } = useQuery({ ...townsQuery, enabled: wantsTowns && drawn })
  /** The browser cannot draw it. */
  const [broken, setBroken] = useState(false)
  const tell = useEffectEvent((event: Event | GroundEvent) => {
    if (!isOfGround(event)) making.hear(event)
    else if (event.type === 'rest') {
      setResting(event.resting)
      if (event.resting) setDrawn(true)
    } else if (event.type === 'basemap') settle(event.outcome)
    else {
      if (event.far) setFar(true)
      if (event.towns) setSeesTowns(true)
    }
  })
  const make = useEffectEvent((place: HTMLElement, tellNow: typeof tell) =>
    making.make(place, scheme, tellNow),
  )
  useEffect(() => {
    if (!container.current) return
    try {
      view.current = make(container.current, (event) => tell(event))
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
    // They may have been fetched for the line of nearest towns only; that needs no redraw.
    if (towns && wantsTowns) view.current?.setData('towns', towns)
  }, [towns, wantsTowns])
  const isWaiting = far && isPending
  return { container, view, progress, retry, broken, isOffline, resting: resting && !isWaiting }
}

const isOfGround = (event: { readonly type: string }): event is GroundEvent =>
  ['rest', 'basemap', 'far'].includes(event.type)
