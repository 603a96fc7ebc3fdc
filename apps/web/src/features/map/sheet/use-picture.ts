import type { Basemap, Overlay } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { landQuery } from '../../../data/map/land-query.ts'
import { townsQuery } from '../../../data/map/towns-query.ts'
import type { Camera } from '../../../url-state/camera.ts'
import { useBasemap } from '../use-basemap.ts'
import type { useMapContent } from '../content/use-map-content.ts'
import { drawPicture, type MapPicture } from './draw-picture.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import { ringFeatures } from '../markers/ring-features.ts'

interface PictureRequest {
  readonly content: ReturnType<typeof useMapContent>
  readonly camera: Camera | null
  readonly basemap: Basemap | undefined
  readonly overlays: readonly Overlay[]
  readonly selectedIds: ReadonlySet<string>
  readonly loadArtwork: LoadArtwork
  /** CSS px on paper. */
  readonly width: number
  readonly height: number
  /** Everything that is to be on it has come. */
  readonly complete: boolean
}

/** A picture, and where the page can show it from. */
export type ShownPicture = Omit<MapPicture, 'image'> & { readonly url: string }

const NO_NAMES: readonly string[] = []

/** The map as an image, redrawn when its content changes. */
export function usePicture(requested: PictureRequest) {
  const { content, camera, basemap, selectedIds, width, height, complete } = requested
  const { byId, collections, labels, grid } = content
  const ground = useBasemap(basemap)
  const land = useQuery(landQuery)
  const isSettled = ground.online !== null || ground.progress !== 'waiting'
  const isOffline = isSettled && ground.online === null
  const towns = useQuery({ ...townsQuery, enabled: isOffline })
  const [picture, setPicture] = useState<ShownPicture | null>(null)
  const [broken, setBroken] = useState(false)
  const ready = complete && !land.isPending && isSettled && !(isOffline && towns.isPending)
  const draw = useEffectEvent(async (signal: AbortSignal) => {
    if (!camera) return null
    const rings = ringFeatures(byId, { selectedIds })
    const builtIn = {
      ...(land.data ? { land: land.data } : {}),
      ...(towns.data ? { towns: towns.data } : {}),
    }
    const drawn = { ...collections, rings, ...builtIn }
    const { loadArtwork, overlays } = requested
    const options = {
      width,
      height,
      camera,
      labels,
      loadArtwork,
      online: ground.online,
      overlays,
      graticule: grid === null,
    }
    return drawPicture({ ...options, collections: drawn }, signal)
  })
  const show = useEffectEvent(({ image, ...drawn }: MapPicture) => {
    if (!drawn.hasBasemap) ground.settle('failed')
    setPicture((before) => {
      if (before) URL.revokeObjectURL(before.url)
      return { ...drawn, url: URL.createObjectURL(image) }
    })
  })
  useEffect(() => {
    if (!ready) return undefined
    const stop = new AbortController()
    draw(stop.signal)
      .then((drawn) => {
        if (drawn && !stop.signal.aborted) show(drawn)
      })
      .catch(() => {
        if (!stop.signal.aborted) setBroken(true)
      })
    return () => stop.abort()
    // Each of these makes another picture.
  }, [
    ready,
    camera,
    collections.holes,
    collections.boundaries,
    collections.groups,
    labels,
    selectedIds,
    width,
    height,
    ground.online,
    requested.overlays,
  ])
  const missingOverlays = picture?.missingOverlays ?? NO_NAMES
  return { picture, broken, basemapFailed: ground.progress === 'failed', missingOverlays }
}
