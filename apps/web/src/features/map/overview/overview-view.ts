import type { Overlay } from '@groundsheet/contract'
import type { FeatureCollection, Point } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, MapGeoJSONFeature, PointLike } from 'maplibre-gl'
import type { Camera } from '../../../url-state/camera.ts'
import type { Bounds } from '../basemap/graticule.ts'
import { createMap, drawEdges } from '../view/create-map.ts'
import { fromFeatureId, toFeatureId } from '../view/feature-id.ts'
import { MapCamera } from '../view/map-camera.ts'
import { BasemapController } from '../view/basemap-controller.ts'
import { composeMapStyle, type OnlineBasemap } from '../view/map-style.ts'
import type { Scheme } from '../view/map-theme.ts'
import { createOverlays, type TileOverlays, type OverlayEvent } from '../view/tile-overlays.ts'
import type { CommonMapEvent } from '../use-map-view.ts'
import { CLUSTERED_TO, overviewOverlay, TOUCHABLE } from './overview-overlay.ts'
import { markedFeatures, type MarkedProject } from './project-features.ts'

/** What the map of all projects tells. */
export type OverviewEvent =
  | OverlayEvent
  /** Projects that were pressed; none for open ground. */
  | { readonly type: 'press'; readonly ids: readonly string[] }
  | { readonly type: 'point'; readonly id: string | null }
  /** A person moved the map. */
  | { readonly type: 'camera'; readonly camera: Camera }
  /** The area in view, whether a person or the program moved the map. */
  | { readonly type: 'view'; readonly bounds: Bounds }

interface OverviewOptions {
  readonly container: HTMLElement
  readonly label: string
  readonly camera: Camera | null
  readonly scheme: Scheme
  readonly emit: (event: OverviewEvent | CommonMapEvent) => void
}

export type Corner = `${'top' | 'bottom'}-${'left' | 'right'}`

type OverviewSource = 'land' | 'towns' | 'projects'

const REACH = 5
/** More than this many at one point are more than a card can list. */
const MANY = 200
/** Close enough for a single project, and not yet where the built-in basemap ends. */
const CLOSEST_FIT = 9.5

/** Holds the imperative map of all projects. */
export class OverviewView {
  readonly camera: MapCamera
  readonly #map: MapLibreMap
  readonly #basemap: BasemapController
  readonly #tiles: TileOverlays
  #overlays: readonly Overlay[] = []
  readonly #emit: (event: OverviewEvent | CommonMapEvent) => void
  readonly #overlay = overviewOverlay()
  readonly #data = new Map<OverviewSource | 'marked', FeatureCollection>()
  #marked: readonly string[] = []
  #ready = false
  #pointed: string | null = null

  constructor({ container, label, camera, scheme, emit }: OverviewOptions) {
    this.#emit = emit
    const style = composeMapStyle(scheme, null, this.#overlay)
    this.#map = createMap({ container, label, camera, style })
    this.#basemap = new BasemapController(this.#map, scheme, emit)
    this.#tiles = createOverlays(this.#map, emit)
    this.camera = new MapCamera(this.#map, camera, CLOSEST_FIT, (now) =>
      emit({ type: 'camera', camera: now }),
    )
    this.#listen()
  }

  setData(source: OverviewSource, data: FeatureCollection): void {
    this.#emit({ type: 'rest', resting: false })
    this.#show(source, data)
  }

  /** Marks projects, whether they are drawn by themselves or within a cluster. */
  mark(marked: readonly MarkedProject[]): void {
    this.#show('marked', markedFeatures(marked))
    this.#setMarked(this.#marked, false)
    this.#marked = marked.map(({ project }) => project.id)
    this.#setMarked(this.#marked, true)
  }

  /** The corner of the map that is furthest from a position. */
  cornerAwayFrom([longitude, latitude]: readonly [longitude: number, latitude: number]): Corner {
    const { x, y } = this.#map.project([longitude, latitude])
    const { clientWidth, clientHeight } = this.#map.getContainer()
    return `${y > clientHeight / 2 ? 'top' : 'bottom'}-${x > clientWidth / 2 ? 'left' : 'right'}`
  }

  setBasemap(scheme: Scheme, online: OnlineBasemap | null): void {
    this.#basemap.set(scheme, online)
    if (this.#ready) this.#basemap.show(this.#overlay)
  }

  /** The last one is uppermost. */
  setOverlays(overlays: readonly Overlay[]): void {
    this.#overlays = overlays
    if (this.#ready) this.#tiles.set(overlays)
  }

  retryOverlay(id: string): void {
    this.#tiles.retry(id)
  }

  remove(): void {
    this.#basemap.remove()
    this.#tiles.remove()
    this.#map.remove()
  }

  #listen(): void {
    const map = this.#map
    map.on('style.load', () => this.#restore())
    map.on('idle', () => this.#emit({ type: 'rest', resting: true }))
    map.on('moveend', () => this.#lookAround())
    map.on('click', ({ point }) => this.#press(this.#at(point)))
    map.on('mousemove', ({ point }) => this.#point(this.#at(point)))
    map.on('mouseout', () => this.#point([]))
  }

  /** Puts back what a new style does not know. */
  #restore(): void {
    if (!this.#ready) {
      this.#ready = true
      this.#basemap.show(this.#overlay)
    }
    this.#tiles.set(this.#overlays)
    for (const [name, data] of this.#data) this.#show(name, data)
    this.#setMarked(this.#marked, true)
    this.#lookAround()
  }

  #show(source: OverviewSource | 'marked', data: FeatureCollection): void {
    this.#data.set(source, data)
    void this.#map.getSource<GeoJSONSource>(source)?.setData(data)
  }

  /** A marked project's name is drawn beside its mark, and not a second time. */
  #setMarked(ids: readonly string[], marked: boolean): void {
    if (!this.#map.getSource('projects')) return
    for (const id of ids) this.#map.setFeatureState({ source: 'projects', id: toFeatureId(id) }, { marked })
  }

  #lookAround(): void {
    void drawEdges(this.#map)
    const bounds = this.#map.getBounds()
    this.#emit({
      type: 'view',
      bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    })
  }

  #at({ x, y }: { x: number; y: number }): MapGeoJSONFeature[] {
    const box: [PointLike, PointLike] = [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ]
    return this.#map.queryRenderedFeatures(box, {
      layers: TOUCHABLE.filter((layer) => this.#map.getLayer(layer)),
    })
  }

  #press(found: readonly MapGeoJSONFeature[]): void {
    const [first] = found
    if (first && isCluster(first)) void this.#open(first)
    else this.#emit({ type: 'press', ids: idsOf(found) })
  }

  /** Goes closer until a cluster falls apart; where it never does, its projects stand at one point. */
  async #open({ properties, geometry }: MapGeoJSONFeature): Promise<void> {
    const source = this.#map.getSource<GeoJSONSource>('projects')
    const cluster = Number(properties.cluster_id)
    try {
      const zoom = (await source?.getClusterExpansionZoom(cluster)) ?? 0
      const [longitude = 0, latitude = 0] = (geometry as Point).coordinates
      if (zoom <= CLUSTERED_TO) this.camera.zoomTo([longitude, latitude], zoom + 0.2)
      else this.#emit({ type: 'press', ids: idsOf((await source?.getClusterLeaves(cluster, MANY, 0)) ?? []) })
    } catch {
      // The projects changed meanwhile, and with them the clusters.
    }
  }

  #point(found: readonly MapGeoJSONFeature[]): void {
    this.#map.getCanvas().style.cursor = found.length === 0 ? '' : 'pointer'
    const id = idsOf(found)[0] ?? null
    if (id === this.#pointed) return
    this.#pointed = id
    this.#emit({ type: 'point', id })
  }
}

const isCluster = ({ properties }: MapGeoJSONFeature) => 'cluster_id' in properties

/** Projects among features, each once. */
const idsOf = (features: readonly GeoJSON.Feature[]): string[] => [
  ...new Set(features.map(({ properties }) => fromFeatureId(properties)).filter((id) => id !== null)),
]
