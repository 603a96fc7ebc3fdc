import type { Map as MapLibreMap } from 'maplibre-gl'
import { isTileEvent } from './is-tile-event.ts'
import { isFar } from '../layers/built-in-basemap-layers.ts'
import { showsTowns } from '../layers/town-layers.ts'
import {
  composeMapStyle,
  BASEMAP_ID_PREFIX,
  withOverlaysOf,
  type OnlineBasemap,
  type Overlay,
} from './map-style.ts'
import type { Scheme } from './map-theme.ts'
import { isOverlayKey } from './tile-layers.ts'
import type { CommonMapEvent } from '../use-map-view.ts'

/** Limit for the first tile of an online basemap. */
const TILE_TIMEOUT_MS = 10_000

/** Further limit after one tile failed: a single missing tile is not a missing basemap. */
const LATE_TILE_TIMEOUT_MS = 2000

/** Changes the basemap under the overlay, and reports whether an online basemap could be loaded. */
export class BasemapController {
  readonly #map: MapLibreMap
  readonly #emit: (event: CommonMapEvent) => void
  #shown: { readonly scheme: Scheme; readonly online: OnlineBasemap | null }
  #requested: { readonly scheme: Scheme; readonly online: OnlineBasemap | null }
  #awaited: readonly string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `scheme`: the one the map was created with. */
  constructor(map: MapLibreMap, scheme: Scheme, emit: (event: CommonMapEvent) => void) {
    this.#map = map
    this.#emit = emit
    this.#shown = this.#requested = { scheme, online: null }
    for (const type of ['moveend', 'idle'] as const)
      map.on(type, () => {
        const zoom = map.getZoom()
        emit({ type: 'far', far: isFar(zoom), towns: showsTowns(zoom) })
      })
    map.on('sourcedata', (event) => {
      if (isTileEvent(event) && this.#awaited.includes(event.sourceId)) this.#finish('here')
    })
    map.on('error', (event) => {
      const sourceId = 'sourceId' in event ? event.sourceId : undefined
      if (typeof sourceId !== 'string') return
      if (this.#awaited.includes(sourceId)) this.#giveUpIn(LATE_TILE_TIMEOUT_MS)
      // Tiles of basemaps and overlays may be missing; those of our own data may not.
      if (!sourceId.startsWith(BASEMAP_ID_PREFIX) && !isOverlayKey(sourceId)) reportError(event.error)
    })
  }

  set(scheme: Scheme, online: OnlineBasemap | null): void {
    this.#requested = { scheme, online }
  }

  /** Shows the basemap that was last set; the overlay keeps its data. */
  show(overlay: Overlay): void {
    const { scheme, online } = this.#requested
    if (this.#shown.scheme === scheme && this.#shown.online === online) return
    this.#shown = this.#requested
    clearTimeout(this.#timer)
    this.#awaited = online?.stage === 'arriving' ? Object.keys(online.style.sources) : []
    if (this.#awaited.length > 0) this.#giveUpIn(TILE_TIMEOUT_MS)
    this.#map.setStyle(composeMapStyle(scheme, online, overlay), {
      transformStyle: (previous, next) => {
        const kept = Object.keys(overlay.sources).flatMap((name) => {
          const source = previous?.sources[name]
          return source ? [[name, source] as const] : []
        })
        const filled = { ...next, sources: { ...next.sources, ...Object.fromEntries(kept) } }
        return withOverlaysOf(previous, filled)
      },
    })
    // A style without sources has no tile to wait for.
    if (online?.stage === 'arriving' && this.#awaited.length === 0) this.#finish('here')
  }

  remove(): void {
    clearTimeout(this.#timer)
  }

  #giveUpIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#finish('failed'), milliseconds)
  }

  #finish(outcome: 'here' | 'failed'): void {
    clearTimeout(this.#timer)
    this.#awaited = []
    this.#emit({ type: 'basemap', outcome })
  }
}
