import type { Overlay } from '@groundsheet/contract'
import type { FeatureCollection } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Camera } from '../../../url-state/camera.ts'
import type { Path } from '../../../url-state/path.ts'
import { BasemapController } from './basemap-controller.ts'
import type { Place } from '@groundsheet/sections'
import { cornersOf, createMap } from './create-map.ts'
import { MapDrawing } from '../drawing/map-drawing.ts'
import { resizeWithContainer } from './resize-map.ts'
import { clusterAt } from './hole-clusters.ts'
import { ALL_LABELS } from '../layers/hole-label-layers.ts'
import { showsTowns, TOWN_LAYER } from '../layers/town-layers.ts'
import { MapCamera } from './map-camera.ts'
import type { MapPoint } from './map-point.ts'
import { MapPointer, type MapPointerEvent } from './map-pointer.ts'
import { whenMapIsDrawn } from './when-map-is-drawn.ts'
import type { SourceName } from './map-sources.ts'
import { composeMapStyle, type OnlineBasemap } from './map-style.ts'
import type { Scheme } from './map-theme.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import { drawScreenMarkerImages } from '../markers/marker-images.ts'
import { ProjectLayers } from './project-layers.ts'
import { hidden, projectOverlay } from './project-overlay.ts'
import { createOverlays, type OverlayEvent, type TileOverlays } from './tile-overlays.ts'
import type { CommonMapEvent } from '../use-map-view.ts'

/** What happens on the map of a project. */
export type MapEvent =
  | MapPointerEvent
  | OverlayEvent
  /** The user moved the map. */
  | { readonly type: 'camera'; readonly camera: Camera }
  /** Position of the middle of the map. */
  | { readonly type: 'centre'; readonly place: Place }
  /** The map has come to rest. `lacksTowns`: it is certain that no town is named in view. */
  | { readonly type: 'still'; readonly centre: Place; readonly lacksTowns: boolean }
  /** Degrees clockwise from north that the top of the map points to. */
  | { readonly type: 'turn'; readonly bearing: number }

export interface MapOptions {
  readonly container: HTMLElement
  readonly label: string
  readonly camera: Camera | null
  readonly scheme: Scheme
  readonly loadArtwork: LoadArtwork
  readonly emit: (event: MapEvent | CommonMapEvent) => void
}

/** Zoom at which a single hole is shown. */
const MAX_FIT_ZOOM = 17

/** The map of a project: wraps MapLibre, so that components only state what is to be shown. */
export class MapView {
  readonly camera: MapCamera
  readonly drawing: MapDrawing
  readonly #map: MapLibreMap
  readonly #emit: (event: MapEvent | CommonMapEvent) => void
  readonly #layers: ProjectLayers
  readonly #basemap: BasemapController
  readonly #tiles: TileOverlays
  #overlays: readonly Overlay[] = []
  readonly #pointer: MapPointer
  readonly #stopFollowingSize: () => void
  #ready = false

  constructor({ container, label, camera, scheme, loadArtwork, emit }: MapOptions) {
    this.#emit = emit
    const whole = composeMapStyle(scheme, null, projectOverlay(ALL_LABELS))
    const style = { ...whole, layers: hidden(whole.layers) }
    this.#map = createMap({ container, label, camera, style, turns: true, followed: true })
    this.#layers = new ProjectLayers(this.#map, () => emit({ type: 'rest', resting: false }))
    drawScreenMarkerImages(this.#map, loadArtwork)
    this.#basemap = new BasemapController(this.#map, scheme, (event) => {
      // The zoom before the data has arrived is not yet that of the site.
      if (event.type !== 'far' || this.#layers.stage !== 'waiting') emit(event)
    })
    this.#tiles = createOverlays(this.#map, emit)
    this.#pointer = new MapPointer(this.#map, (event) => void this.#onPointer(event))
    this.drawing = new MapDrawing(this.#map, this.#pointer, (sketch) => this.setData('sketch', sketch))
    this.#stopFollowingSize = resizeWithContainer(
      this.#map,
      () => this.#layers.stage === 'shown',
      () => emit({ type: 'rest', resting: false }),
    )
    this.camera = new MapCamera(this.#map, camera, MAX_FIT_ZOOM, (now) =>
      emit({ type: 'camera', camera: now }),
    )
    this.#listen()
  }

  /** Sets the accessible name of the map. */
  setName(label: string): void {
    this.#map.getCanvas().setAttribute('aria-label', label)
  }

  /** Call when all data of the project has arrived. */
  complete(): void {
    if (this.#ready) void this.#layers.load()
    else void this.#map.once('style.load', () => void this.#layers.load())
  }

  /** Shows a collection in the layers of a source. */
  setData(source: SourceName, data: FeatureCollection): void {
    this.#layers.setData(source, data)
  }

  setLabels(labels: boolean): void {
    this.#layers.setLabels({ labels })
  }

  /** Draws the open hole and its name above the others; an empty collection closes it. */
  open(hole: FeatureCollection): void {
    this.#layers.open(hole)
  }

  setBasemap(scheme: Scheme, online: OnlineBasemap | null): void {
    this.#basemap.set(scheme, online)
    if (this.#ready) this.#basemap.show(this.#layers.overlay())
  }

  /** The last one is uppermost. */
  setOverlays(overlays: readonly Overlay[]): void {
    this.#overlays = overlays
    if (this.#ready) this.#tiles.set(overlays)
  }

  retryOverlay(id: string): void {
    this.#tiles.retry(id)
  }

  /** The corners of what is in view. */
  view(): Path {
    return cornersOf(this.#map)
  }

  /** Reports the pixel position of a place, now and on every move. Returns a function that stops it. */
  follow({ longitude, latitude }: Place, onMove: (at: MapPoint) => void): () => void {
    const report = () => onMove(this.#map.project([longitude, latitude]))
    report()
    this.#map.on('move', report)
    return () => this.#map.off('move', report)
  }

  focus(): void {
    this.#map.getCanvas().focus()
  }

  remove(): void {
    this.#basemap.remove()
    this.#tiles.remove()
    this.#pointer.stop()
    this.#stopFollowingSize()
    this.#layers.stop()
    this.#map.remove()
  }

  #listen(): void {
    const map = this.#map
    map.on('style.load', () => this.#onStyle())
    whenMapIsDrawn(map, () => {
      if (this.#layers.stage === 'shown') this.#emitRest()
    })
    map.on('rotate', () => this.#emit({ type: 'turn', bearing: map.getBearing() }))
    map.on('move', () => this.#emitCentre())
  }

  /** A new style has no data, and no overlays. */
  #onStyle(): void {
    const first = !this.#ready
    this.#ready = true
    if (first) this.#basemap.show(this.#layers.overlay())
    this.#tiles.set(this.#overlays)
    this.#layers.restore()
    this.#emitCentre()
  }

  get #centre(): Place {
    const { lng, lat } = this.#map.getCenter()
    return { longitude: lng, latitude: lat }
  }

  #emitCentre(): void {
    this.#emit({ type: 'centre', place: this.#centre })
  }

  #emitRest(): void {
    this.#emit({ type: 'rest', resting: true })
    this.#emit({ type: 'still', centre: this.#centre, lacksTowns: this.#lacksTowns() })
  }

  #lacksTowns(): boolean {
    if (!showsTowns(this.#map.getZoom())) return true
    const canShow = this.#layers.has('towns') && this.#map.getLayer(TOWN_LAYER)
    return Boolean(canShow) && this.#map.queryRenderedFeatures({ layers: [TOWN_LAYER] }).length === 0
  }

  /** A click on a cluster zooms to where it separates. */
  async #onPointer(event: MapPointerEvent): Promise<void> {
    const cluster = event.type === 'press' && event.ids.length === 0 && (await clusterAt(this.#map, event.at))
    if (cluster) this.camera.zoomTo(cluster.position, cluster.zoom)
    else this.#emit(event)
  }
}
