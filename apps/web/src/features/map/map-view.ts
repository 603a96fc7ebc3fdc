import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent, PointLike } from 'maplibre-gl'
import type { Camera } from '../../url-state/camera.ts'
import type { Bounds } from './basemap/graticule.ts'
import { createMap, drawGraticule } from './create-map.ts'
import { isOpenHole, LABEL_LAYERS, labelsFrom, type HoleOverlay } from './layers/hole-layers.ts'
import { MapCamera } from './map-camera.ts'
import { MapGround } from './map-ground.ts'
import { composeMapStyle, type OnlineBasemap } from './map-style.ts'
import { NO_FEATURES, SOURCE_NAMES, type SourceName } from './map-sources.ts'
import type { Scheme } from './map-theme.ts'
import { projectOverlay } from './project-overlay.ts'
import { drawMarker, markerPixelRatio, type LoadArtwork } from './markers/draw-marker.ts'
import { parseMarkerImageId } from './markers/marker-image-id.ts'

/** What a map tells. */
export type MapEvent =
  /** Holes under the pointer when it was pressed, uppermost first; none for open ground. CSS px from the top left. */
  | { readonly type: 'press'; readonly ids: readonly string[]; readonly at: { x: number; y: number } }
  | { readonly type: 'point'; readonly id: string | null }
  /** A person moved the map. */
  | { readonly type: 'camera'; readonly camera: Camera }
  /** Everything that was asked for is drawn, or something new is on its way. */
  | { readonly type: 'rest'; readonly resting: boolean }
  /** The first tile of an online basemap came, or it became clear that none will. */
  | { readonly type: 'basemap'; readonly outcome: 'here' | 'failed' }

export interface MapOptions {
  readonly container: HTMLElement
  readonly label: string
  readonly camera: Camera | null
  readonly scheme: Scheme
  readonly loadArtwork: LoadArtwork
  readonly tell: (event: MapEvent) => void
}

type HoleState = 'selected' | 'hovered'

/** Layers in which a hole can be pointed at. */
const TOUCHABLE = ['hole-marker', 'hole-label', 'hole-label-placed']
/** A finger or a pointer need not hit the pixel. */
const REACH = 4
/** Close enough to see where a single hole stands. */
const CLOSEST_FIT = 17

/** Holds the imperative map. Whoever uses it says what should be seen; this knows how MapLibre is told. */
export class MapView {
  readonly #map: MapLibreMap
  readonly #tell: (event: MapEvent) => void
  readonly #data = new Map<SourceName, FeatureCollection>()
  readonly #marked: Record<HoleState, string | null> = { selected: null, hovered: null }
  readonly #ground: MapGround
  readonly #camera: MapCamera
  #overlay: HoleOverlay = { open: null, labelsFrom: 0 }
  #ready = false

  constructor({ container, label, camera, scheme, loadArtwork, tell }: MapOptions) {
    this.#tell = tell
    const style = composeMapStyle(scheme, null, projectOverlay(this.#overlay))
    this.#map = createMap({ container, label, camera, style })
    this.#map.setMissingStyleImageResolver((id) => this.#drawImage(id, loadArtwork))
    this.#ground = new MapGround(this.#map, scheme, (outcome) => tell({ type: 'basemap', outcome }))
    this.#camera = new MapCamera(this.#map, camera, CLOSEST_FIT, (now) =>
      tell({ type: 'camera', camera: now }),
    )
    this.#listen()
  }

  /** Shows a collection in the layers of a source. */
  setData(source: SourceName, data: FeatureCollection): void {
    this.#data.set(source, data)
    this.#tell({ type: 'rest', resting: false })
    void this.#map.getSource<GeoJSONSource>(source)?.setData(data)
    if (source === 'holes') this.#nameFrom(labelsFrom(data.features.length))
  }

  #nameFrom(zoom: number): void {
    if (this.#overlay.labelsFrom === zoom) return
    this.#overlay = { ...this.#overlay, labelsFrom: zoom }
    for (const layer of LABEL_LAYERS) {
      if (this.#map.getLayer(layer)) this.#map.setLayerZoomRange(layer, zoom, 24)
    }
  }

  /** Marks one hole, or none. */
  mark(state: HoleState, id: string | null): void {
    const previous = this.#marked[state]
    this.#marked[state] = id
    if (state === 'selected') this.#overlay = { ...this.#overlay, open: id }
    if (!this.#map.getSource('holes')) return
    if (previous !== null) this.#map.removeFeatureState({ source: 'holes', id: previous }, state)
    if (id !== null) this.#map.setFeatureState({ source: 'holes', id }, { [state]: true })
    if (state === 'selected') this.#map.setFilter('hole-label-open', isOpenHole(id))
  }

  setBasemap(scheme: Scheme, online: OnlineBasemap | null): void {
    this.#ground.set(scheme, online)
    if (this.#ready) this.#ground.show(projectOverlay(this.#overlay))
  }

  /** Shows everything; until a person takes the camera, or again when they ask. */
  fit(bounds: Bounds, asked = false): void {
    this.#camera.fit(bounds, asked)
  }

  /** Goes where the address says. */
  go(camera: Camera): void {
    this.#camera.go(camera)
  }

  zoomBy(steps: number): void {
    this.#camera.zoomBy(steps)
  }

  /** Keeps a position in sight, also when the map becomes smaller; moves only when it is not. */
  lookAt(position: readonly [longitude: number, latitude: number] | null): void {
    this.#camera.lookAt(position)
  }

  remove(): void {
    this.#ground.remove()
    this.#map.remove()
  }

  #listen(): void {
    const map = this.#map
    map.on('style.load', () => this.#restore())
    map.on('idle', () => this.#tell({ type: 'rest', resting: true }))
    map.on('click', (event) => this.#tell({ type: 'press', ids: this.#holesAt(event), at: event.point }))
    map.on('mousemove', (event) => this.#point(this.#holesAt(event)[0] ?? null))
    map.on('mouseout', () => this.#point(null))
    map.on('moveend', () => drawGraticule(map))
  }

  /** Puts back what a new style does not know. */
  #restore(): void {
    const first = !this.#ready
    this.#ready = true
    if (first) this.#ground.show(projectOverlay(this.#overlay))
    for (const name of SOURCE_NAMES) {
      void this.#map.getSource<GeoJSONSource>(name)?.setData(this.#data.get(name) ?? NO_FEATURES)
    }
    for (const state of ['selected', 'hovered'] as const) this.mark(state, this.#marked[state])
    drawGraticule(this.#map)
  }

  #holesAt({ point: { x, y } }: MapMouseEvent): string[] {
    const box: [PointLike, PointLike] = [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ]
    const layers = TOUCHABLE.filter((layer) => this.#map.getLayer(layer))
    const found = this.#map.queryRenderedFeatures(box, { layers })
    return [...new Set(found.map(({ properties }) => String(properties.id)))]
  }

  #point(id: string | null): void {
    this.#map.getCanvas().style.cursor = id === null ? '' : 'pointer'
    if (this.#marked.hovered !== id) this.#tell({ type: 'point', id })
  }

  async #drawImage(id: string, loadArtwork: LoadArtwork): Promise<void> {
    const look = parseMarkerImageId(id)
    if (!look) return
    const ratio = markerPixelRatio()
    const image = await drawMarker(look, ratio, loadArtwork)
    if (!this.#map.hasImage(id)) this.#map.addImage(id, image, { pixelRatio: ratio })
  }
}
