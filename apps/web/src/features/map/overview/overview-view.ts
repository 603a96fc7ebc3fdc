import type { Overlay } from '@groundsheet/contract'
import type { Place } from '@groundsheet/sections'
import type { Feature, FeatureCollection, Point } from 'geojson'
import type {
  GeoJSONSource,
  Map as MapLibreMap,
  MapGeoJSONFeature,
  PointLike,
  VectorTileSource,
} from 'maplibre-gl'
import type { LoadHoleTile } from '../../../data/holes/hole-tiles.ts'
import type { Camera } from '../../../url-state/camera.ts'
import type { Path } from '../../../url-state/path.ts'
import type { Near } from '../../../url-state/near.ts'
import type { Bounds } from '../basemap/graticule.ts'
import { MapDrawing } from '../drawing/map-drawing.ts'
import { visibility } from '../layers/hole-label-layers.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import { drawScreenMarkerImages } from '../markers/marker-images.ts'
import { cornersOf, createMap, drawEdges } from '../view/create-map.ts'
import { FEATURE_ID, fromFeatureId, toFeatureId } from '../view/feature-id.ts'
import { MapCamera } from '../view/map-camera.ts'
import { BasemapController } from '../view/basemap-controller.ts'
import type { MapPoint } from '../view/map-point.ts'
import { MapPointer, type MapPointerEvent } from '../view/map-pointer.ts'
import { composeMapStyle, type OnlineBasemap } from '../view/map-style.ts'
import { mapThemes, type Scheme } from '../view/map-theme.ts'
import { createOverlays, type TileOverlays, type OverlayEvent } from '../view/tile-overlays.ts'
import type { CommonMapEvent } from '../use-map-view.ts'
import {
  MAX_CLUSTER_ZOOM,
  DOT_LAYERS,
  HOLE_SOURCES,
  MAX_PROJECT_NAME_ZOOM,
  overviewOverlay,
  MIN_SPOT_ZOOM,
  TOUCHABLE,
} from './overview-overlay.ts'
import { HOLE_TILE_LAYERS, HOLE_TILES } from './hole-tile-layers.ts'
import {
  dotColour,
  filtersOf,
  markersOf,
  UNSTYLED_HOLE_TILES,
  type HoleTileStyle,
} from './hole-tile-style.ts'
import { NO_TILES, registerTileProtocol } from './tile-protocol.ts'
import { zoomOfNear } from './radius-features.ts'
import { markedFeatures, type MarkedProject } from './project-features.ts'

/** What the map of all projects reports. */
export type OverviewEvent =
  | OverlayEvent
  /** Projects that were pressed; none for open ground. */
  | { readonly type: 'press'; readonly ids: readonly string[] }
  /** Holes that were pressed, uppermost first. */
  | { readonly type: 'holes'; readonly ids: readonly string[]; readonly at: MapPoint }
  /** The hole under the pointer. */
  | { readonly type: 'hole'; readonly id: string | null }
  /** A long press, or a click with the secondary button. */
  | Extract<MapPointerEvent, { type: 'hold' }>
  | { readonly type: 'point'; readonly id: string | null }
  /** A hole of a tile that was pressed, and its project. */
  | { readonly type: 'tile-hole'; readonly id: string; readonly project: string }
  /** Whether a tile of holes could not be loaded. */
  | { readonly type: 'tiles'; readonly failed: boolean }
  /** A person moved the map. */
  | { readonly type: 'camera'; readonly camera: Camera }
  /** The area in view, whether a person or the program moved the map. */
  | { readonly type: 'view'; readonly bounds: Bounds; readonly zoom: number }

interface OverviewOptions {
  readonly container: HTMLElement
  readonly label: string
  readonly camera: Camera | null
  readonly scheme: Scheme
  readonly loadArtwork: LoadArtwork
  readonly emit: (event: OverviewEvent | CommonMapEvent) => void
}

export type Corner = `${'top' | 'bottom'}-${'left' | 'right'}`

type OverviewSource = 'land' | 'towns' | 'projects' | 'hits' | 'sketch' | HoleSource
type HoleSource = (typeof HOLE_SOURCES)[number]

const HIT_TOLERANCE_PX = 5
/** A card cannot list more projects at one point. */
const MAX_PROJECTS_OF_CARD = 200
/** Suits a single project, and is below the last zoom of the built-in basemap. */
const MAX_FIT_ZOOM = 9.5
const MAX_ZOOM = 24
/** Zooms by which a press on a cluster of a tile goes closer: a quarter of it is then a tile. */
const CLUSTER_ZOOM_STEP = 2

/** Holds the imperative map of all projects. */
export class OverviewView {
  readonly camera: MapCamera
  readonly drawing: MapDrawing
  readonly #map: MapLibreMap
  readonly #basemap: BasemapController
  readonly #tiles: TileOverlays
  readonly #pointer: MapPointer
  #showsHoles = false
  #scheme: Scheme
  #tileStyle: HoleTileStyle = UNSTYLED_HOLE_TILES
  #holeTiles: ReturnType<typeof registerTileProtocol> | null = null
  #hole: string | null = null
  #opened: string | null = null
  #overlays: readonly Overlay[] = []
  readonly #emit: (event: OverviewEvent | CommonMapEvent) => void
  readonly #overlay = overviewOverlay()
  readonly #data = new Map<OverviewSource | 'marked', FeatureCollection>()
  #marked: readonly string[] = []
  #ready = false
  #pointed: string | null = null

  constructor({ container, label, camera, scheme, loadArtwork, emit }: OverviewOptions) {
    this.#emit = emit
    this.#scheme = scheme
    const style = composeMapStyle(scheme, null, this.#overlay)
    this.#map = createMap({ container, label, camera, style })
    this.#basemap = new BasemapController(this.#map, scheme, emit)
    this.#tiles = createOverlays(this.#map, emit)
    drawScreenMarkerImages(this.#map, loadArtwork)
    this.#pointer = new MapPointer(this.#map, (event) => this.#onPointer(event))
    this.drawing = new MapDrawing(this.#map, this.#pointer, (sketch) => this.setData('sketch', sketch))
    this.camera = new MapCamera(this.#map, camera, MAX_FIT_ZOOM, (now) =>
      emit({ type: 'camera', camera: now }),
    )
    this.#listen()
  }

  setData(source: OverviewSource, data: FeatureCollection): void {
    this.#emit({ type: 'rest', resting: false })
    this.#show(source, data)
  }

  /** Whether holes are drawn in place of the dots of their projects. */
  showHoles(shown: boolean): void {
    this.#showsHoles = shown
    for (const id of DOT_LAYERS) this.#setShown(id, !shown)
    const names = this.#map.getLayer('project-label')
    const [from, to] = shown ? [MIN_SPOT_ZOOM, MAX_PROJECT_NAME_ZOOM] : [0, MAX_ZOOM]
    if (names && names.maxzoom !== to) this.#map.setLayerZoomRange(names.id, from, to)
    this.#setShown('project-spot', shown)
  }

  /** Draws clusters and holes of tiles in place of the dots of projects; null: no tiles. */
  showTiles(load: LoadHoleTile | null): void {
    this.#holeTiles?.remove()
    this.#holeTiles = load && registerTileProtocol(load, () => this.#emit({ type: 'tiles', failed: true }))
    this.#emit({ type: 'tiles', failed: false })
    this.#showTiles()
  }

  #showTiles(): void {
    const source = this.#map.getSource<VectorTileSource>(HOLE_TILES)
    if (!source) return
    this.#emit({ type: 'rest', resting: false })
    source.setTiles(this.#holeTiles?.addresses ?? NO_TILES)
    for (const id of HOLE_TILE_LAYERS) this.#setShown(id, this.#holeTiles !== null)
  }

  /** How single holes of tiles are drawn. */
  setTileStyle(tileStyle: HoleTileStyle): void {
    this.#tileStyle = tileStyle
    this.#applyTileStyle()
  }

  #applyTileStyle(): void {
    const map = this.#map
    if (!map.getLayer('hole-tile-dot')) return
    for (const [id, filter] of Object.entries(filtersOf(this.#tileStyle))) map.setFilter(id, filter)
    map.setLayoutProperty('hole-tile-marker', 'icon-image', markersOf(this.#tileStyle))
    map.setPaintProperty('hole-tile-dot', 'circle-color', dotColour(this.#tileStyle, mapThemes[this.#scheme]))
  }

  /** The corners of what is in view. */
  view(): Path {
    return cornersOf(this.#map)
  }

  focus(): void {
    this.#map.getCanvas().focus()
  }

  /** Reports the pixel position of a place, now and on every move. Returns a function that stops it. */
  follow({ longitude, latitude }: Place, onMove: (at: MapPoint) => void): () => void {
    const report = () => onMove(this.#map.project([longitude, latitude]))
    report()
    this.#map.on('move', report)
    return () => this.#map.off('move', report)
  }

  /** Draws the open hole and its name above the others; null closes it. */
  openHole(hole: Feature | null): void {
    this.#nameInList(true)
    this.#opened = hole === null ? null : String(hole.properties?.[FEATURE_ID])
    this.#nameInList(false)
    this.#show('open-hole', { type: 'FeatureCollection', features: hole ? [hole] : [] })
  }

  /** The open hole's name is drawn by a layer of its own. */
  #nameInList(named: boolean): void {
    if (this.#opened !== null && this.#map.getSource('holes'))
      this.#map.setFeatureState({ source: 'holes', id: this.#opened }, { open: !named })
  }

  /** Goes to where the ring around a place fills the map. */
  showAround(near: Near): void {
    const { clientWidth, clientHeight } = this.#map.getContainer()
    const zoom = zoomOfNear(near, Math.min(clientWidth, clientHeight))
    this.camera.zoomTo([near.longitude, near.latitude], zoom)
  }

  /** The middle of the map. */
  centre(): Place {
    const { lng, lat } = this.#map.getCenter()
    return { longitude: lng, latitude: lat }
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
    this.#scheme = scheme
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
    this.#holeTiles?.remove()
    this.#basemap.remove()
    this.#tiles.remove()
    this.#pointer.stop()
    this.#map.remove()
  }

  #listen(): void {
    const map = this.#map
    map.on('style.load', () => this.#restore())
    map.on('idle', () => this.#emit({ type: 'rest', resting: true }))
    map.on('moveend', () => this.#reportView())
    map.on('mousemove', ({ point }) => this.#point(this.#hole === null ? this.#at(point) : []))
    map.on('mouseout', () => this.#point([]))
  }

  #onPointer(event: MapPointerEvent): void {
    if (event.type === 'hold') this.#emit(event)
    if (event.type === 'press' && event.ids.length === 0) this.#press(this.#at(event.at))
    if (event.type === 'press' && event.ids.length > 0)
      this.#emit({ type: 'holes', ids: event.ids, at: event.at })
    if (event.type === 'point' && event.id !== this.#hole) {
      this.#hole = event.id
      this.#emit({ type: 'hole', id: event.id })
    }
  }

  /** Adds again what a new style does not contain. */
  #restore(): void {
    if (!this.#ready) {
      this.#ready = true
      this.#basemap.show(this.#overlay)
    }
    this.#tiles.set(this.#overlays)
    for (const [name, data] of this.#data) this.#show(name, data)
    this.showHoles(this.#showsHoles)
    if (this.#holeTiles) this.#showTiles()
    this.#applyTileStyle()
    this.#nameInList(false)
    this.#setMarked(this.#marked, true)
    this.#reportView()
  }

  #show(source: OverviewSource | 'marked', data: FeatureCollection): void {
    this.#data.set(source, data)
    const shown = this.#map.getSource<GeoJSONSource>(source)
    void shown?.setData(data)
    if (!shown || !(isHoleSource(source) || source === 'hits' || source === 'sketch')) return
    for (const id of this.#map.getLayersOrder())
      if (this.#map.getLayer(id)?.source === source) this.#setShown(id, data.features.length > 0)
  }

  /** MapLibre draws a frame for every call. */
  #setShown(layer: string, shown: boolean): void {
    if (!this.#map.getLayer(layer)) return
    const requested = visibility(shown)
    if ((this.#map.getLayoutProperty(layer, 'visibility') ?? 'visible') !== requested)
      this.#map.setLayoutProperty(layer, 'visibility', requested)
  }

  /** A marked project's name is drawn beside its mark, and not a second time. */
  #setMarked(ids: readonly string[], marked: boolean): void {
    if (!this.#map.getSource('projects')) return
    for (const id of ids) this.#map.setFeatureState({ source: 'projects', id: toFeatureId(id) }, { marked })
  }

  #reportView(): void {
    void drawEdges(this.#map)
    const bounds = this.#map.getBounds()
    this.#emit({
      type: 'view',
      bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoom: this.#map.getZoom(),
    })
  }

  #at({ x, y }: MapPoint): MapGeoJSONFeature[] {
    const box: [PointLike, PointLike] = [
      [x - HIT_TOLERANCE_PX, y - HIT_TOLERANCE_PX],
      [x + HIT_TOLERANCE_PX, y + HIT_TOLERANCE_PX],
    ]
    return this.#map.queryRenderedFeatures(box, {
      layers: TOUCHABLE.filter((layer) => this.#map.getLayer(layer)),
    })
  }

  #press(found: readonly MapGeoJSONFeature[]): void {
    const [first] = found
    const isTileEvent = first?.layer.source === HOLE_TILES
    if (first && isTileEvent) this.#pressTile(first)
    else if (first && isCluster(first)) void this.#open(first)
    else this.#emit({ type: 'press', ids: idsOf(found) })
  }

  /** Goes closer to a cluster of holes; a hole by itself opens. */
  #pressTile({ properties, geometry }: MapGeoJSONFeature): void {
    const { id, project } = properties as { id?: string; project?: string }
    const [longitude = 0, latitude = 0] = (geometry as Point).coordinates
    if (id !== undefined && project !== undefined) this.#emit({ type: 'tile-hole', id, project })
    else this.camera.zoomTo([longitude, latitude], this.#map.getZoom() + CLUSTER_ZOOM_STEP)
  }

  /** Zooms in until a cluster is split; where it never is, its projects are at one point. */
  async #open({ properties, geometry }: MapGeoJSONFeature): Promise<void> {
    const source = this.#map.getSource<GeoJSONSource>('projects')
    const cluster = Number(properties.cluster_id)
    try {
      const zoom = (await source?.getClusterExpansionZoom(cluster)) ?? 0
      const [longitude = 0, latitude = 0] = (geometry as Point).coordinates
      if (zoom <= MAX_CLUSTER_ZOOM) this.camera.zoomTo([longitude, latitude], zoom + 0.2)
      else
        this.#emit({
          type: 'press',
          ids: idsOf((await source?.getClusterLeaves(cluster, MAX_PROJECTS_OF_CARD, 0)) ?? []),
        })
    } catch {
      // The projects changed meanwhile, and with them the clusters.
    }
  }

  #point(found: readonly MapGeoJSONFeature[]): void {
    if (this.drawing.tool !== null) return
    if (this.#hole === null) this.#map.getCanvas().style.cursor = found.length === 0 ? '' : 'pointer'
    const id = idsOf(found)[0] ?? null
    if (id === this.#pointed) return
    this.#pointed = id
    this.#emit({ type: 'point', id })
  }
}

const isHoleSource = (name: string): name is HoleSource => (HOLE_SOURCES as readonly string[]).includes(name)

const isCluster = ({ properties }: MapGeoJSONFeature) => 'cluster_id' in properties

/** Projects among features, each once. */
const idsOf = (features: readonly GeoJSON.Feature[]): string[] => [
  ...new Set(features.map(({ properties }) => fromFeatureId(properties)).filter((id) => id !== null)),
]
