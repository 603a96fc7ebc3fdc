import type { Overlay } from '@groundsheet/contract'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { isTileEvent } from './is-tile-event.ts'
import { firstLayerAbove } from './map-style.ts'
import { minSourceZoom, overlayKey, overlayLayer, tileSource } from './tile-layers.ts'

/** How long the first tile of an overlay may take, ms. */
const TILE_TIMEOUT_MS = 10_000

/** `closer`: it is shown from a closer zoom on; `empty`: its server has no tile of this place. */
export type OverlayProgress = 'loading' | 'shown' | 'failed' | 'empty' | 'closer'

export interface OverlayEvent {
  readonly type: 'overlay'
  readonly id: string
  readonly progress: OverlayProgress
}

interface Watched {
  overlay: Overlay
  progress: OverlayProgress
  /** A tile was requested; one has come; one could not be loaded. */
  requested: boolean
  arrived: boolean
  refused: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Puts overlays on a map, below everything but its ground, and reports whether their tiles are loaded. */
export class TileOverlays {
  readonly #map: MapLibreMap
  readonly #emit: (event: OverlayEvent) => void
  readonly #watched = new Map<string, Watched>()
  /** As they are drawn, the uppermost last. */
  #requested: readonly Overlay[] = []

  constructor(map: MapLibreMap, emit: (event: OverlayEvent) => void) {
    this.#map = map
    this.#emit = emit
    map.on('sourcedataloading', (event) => {
      if (isTileEvent(event)) this.#onRequested(event.sourceId)
    })
    map.on('sourcedata', (event) => {
      if (isTileEvent(event)) this.#onArrived(event.sourceId)
    })
    map.on('error', (event) => {
      const watched = 'sourceId' in event ? this.#watched.get(String(event.sourceId)) : undefined
      if (watched) watched.refused = true
    })
    map.on('idle', () => this.#each((watched) => this.#settle(watched)))
    map.on('moveend', () => this.#each((watched) => this.#onMove(watched)))
  }

  /** Shows these and no others, the last one uppermost. The style of the map has to be there. */
  set(overlays: readonly Overlay[]): void {
    this.#requested = overlays
    const keys = new Set(overlays.map(overlayKey))
    for (const key of [...this.#watched.keys()]) if (!keys.has(key)) this.#remove(key)
    for (const overlay of overlays.toReversed()) {
      const watched = this.#watched.get(overlayKey(overlay))
      if (!watched) this.#start(overlay)
      else if (watched.overlay.opacity !== overlay.opacity) this.#fade(watched, overlay)
    }
  }

  /** Requests one again that failed. */
  retry(id: string): void {
    const watched = this.#watched.get(overlayKey({ id }))
    if (watched?.progress !== 'failed') return
    this.#remove(overlayKey({ id }))
    this.#start(watched.overlay)
  }

  remove(): void {
    this.#each(({ timer }) => clearTimeout(timer))
  }

  #start(overlay: Overlay): void {
    const key = overlayKey(overlay)
    this.#watched.set(key, { overlay, progress: 'loading', requested: false, arrived: false, refused: false })
    const index = this.#requested.findIndex(({ id }) => id === overlay.id)
    const above = this.#requested.slice(index + 1).map(overlayKey)
    const next = above.find((other) => this.#map.getLayer(other))
    this.#map.addSource(key, tileSource(overlay.tiles, overlay.attribution))
    this.#map.addLayer(overlayLayer(overlay), next ?? firstLayerAbove(this.#map.getLayersOrder()))
    this.#report(key, this.#isTooFar(overlay) ? 'closer' : 'loading')
  }

  #fade(watched: Watched, overlay: Overlay): void {
    watched.overlay = overlay
    const key = overlayKey(overlay)
    if (this.#map.getLayer(key)) this.#map.setPaintProperty(key, 'raster-opacity', overlay.opacity)
  }

  #remove(key: string): void {
    clearTimeout(this.#watched.get(key)?.timer)
    this.#watched.delete(key)
    this.#takeOff(key)
  }

  #takeOff(key: string): void {
    if (this.#map.getLayer(key)) this.#map.removeLayer(key)
    if (this.#map.getSource(key)) this.#map.removeSource(key)
  }

  #onRequested(key: string): void {
    const watched = this.#watched.get(key)
    if (!watched || watched.requested || watched.arrived) return
    watched.requested = true
    watched.timer = setTimeout(() => this.#onTimeout(watched), TILE_TIMEOUT_MS)
  }

  #onArrived(key: string): void {
    const watched = this.#watched.get(key)
    if (!watched) return
    clearTimeout(watched.timer)
    watched.arrived = true
    this.#report(key, 'shown')
  }

  #onTimeout(watched: Watched): void {
    const key = overlayKey(watched.overlay)
    if (this.#map.isSourceLoaded(key)) this.#settle(watched)
    else this.#fail(key)
  }

  /** Nothing more of it is on its way. */
  #settle(watched: Watched): void {
    const { overlay, requested, arrived, refused, progress, timer } = watched
    if (!requested || arrived || progress === 'failed') return
    clearTimeout(timer)
    watched.requested = false
    if (refused) this.#fail(overlayKey(overlay))
    else this.#report(overlayKey(overlay), 'empty')
  }

  #onMove({ overlay, arrived, progress }: Watched): void {
    if (progress === 'failed') return
    if (this.#isTooFar(overlay)) this.#report(overlayKey(overlay), 'closer')
    else if (progress === 'closer') this.#report(overlayKey(overlay), arrived ? 'shown' : 'loading')
  }

  /** Its tiles are requested no longer, and the map comes to rest without it. */
  #fail(key: string): void {
    clearTimeout(this.#watched.get(key)?.timer)
    this.#takeOff(key)
    this.#report(key, 'failed')
  }

  #isTooFar = ({ tiles }: Overlay): boolean => this.#map.getZoom() < minSourceZoom(tiles)

  #report(key: string, progress: OverlayProgress): void {
    const watched = this.#watched.get(key)
    if (!watched) return
    watched.progress = progress
    this.#emit({ type: 'overlay', id: watched.overlay.id, progress })
  }

  #each(does: (watched: Watched) => void): void {
    for (const watched of [...this.#watched.values()]) does(watched)
  }
}

/** Overlays of a map that reports when it is at rest: while one loads, it is not. */
export const createOverlays = (
  map: MapLibreMap,
  emit: (event: OverlayEvent | { readonly type: 'rest'; readonly resting: false }) => void,
): TileOverlays =>
  new TileOverlays(map, (event) => {
    if (event.progress === 'loading') emit({ type: 'rest', resting: false })
    emit(event)
  })
