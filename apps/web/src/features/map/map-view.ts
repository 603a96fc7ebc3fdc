import type { Overlay } from '@groundsheet/contract'
import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { Camera } from '../../url-state/camera.ts'
import type { Path } from '../../url-state/path.ts'
import type { Place } from './coordinates/site-plane.ts'
import { cornersOf, createMap, drawEdges } from './create-map.ts'
import { Pen } from './drawing/pen.ts'
import { sketchFeatures, type Sketch } from './drawing/sketch.ts'
import { LABEL_LAYERS, labelsFrom, visibility, type HoleOverlay } from './layers/hole-label-layers.ts'
import { showsTowns, TOWN_LAYER } from './layers/town-layers.ts'
import { FirstPicture } from './first-picture.ts'
import { clusterAt, groupsFrom, holeClusters } from './hole-clusters.ts'
import { followSize } from './follow-size.ts'
import { MapCamera } from './map-camera.ts'
import { MapGround } from './map-ground.ts'
import type { MapPoint } from './map-point.ts'
import { watchRest } from './map-rest.ts'
import { MapPointer, type PointerTells } from './map-pointer.ts'
import { composeMapStyle, type OnlineBasemap } from './map-style.ts'
import { isOwnSource, NO_FEATURES, SOURCE_NAMES, SPARSE_SOURCES, type SourceName } from './map-sources.ts'
import type { Scheme } from './map-theme.ts'
import { hidden, projectOverlay } from './project-overlay.ts'
import { createOverlays, type TileOverlays, type OverlayEvent } from './tile-overlays.ts'
import type { GroundEvent } from './use-map-view.ts'
import { roomierSide } from './roomier-side.ts'
import { drawMarker, type LoadArtwork } from './markers/draw-marker.ts'
import { LABEL_SIZE } from './markers/hole-features.ts'
import { parseMarkerImageId } from './markers/marker-image-id.ts'

/** What a map tells. */
export type MapEvent =
  | PointerTells
  | OverlayEvent
  /** A person moved the map. */
  | { readonly type: 'camera'; readonly camera: Camera }
  /** Where the middle of the map is now. */
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
  readonly tell: (event: MapEvent | GroundEvent) => void
}

interface DrawOptions {
  readonly closed: boolean
  /** Points go onto the holes under them, and sides say their length. */
  readonly exact: boolean
  readonly sketched: (sketch: Sketch) => void
  /** Null: given up. */
  readonly ended: (drawn: Pick<Sketch, 'points' | 'closed'> | null) => void
}

/** Close enough to see where a single hole stands. */
const CLOSEST_FIT = 17

/** Holds the imperative map. Whoever uses it says what should be seen; this knows how MapLibre is told. */
export class MapView {
  readonly camera: MapCamera
  readonly #map: MapLibreMap
  readonly #tell: (event: MapEvent | GroundEvent) => void
  readonly #data = new Map<SourceName, FeatureCollection>()
  /** Sources that have had something in them; the others need not be emptied. */
  readonly #filled = new Set<SourceName>()
  readonly #ground: MapGround
  readonly #tiles: TileOverlays
  #overlays: readonly Overlay[] = []
  readonly #pointer: MapPointer
  readonly #stopFollowing: () => void
  readonly #first: FirstPicture
  #pen: Pen | null = null
  #overlay: HoleOverlay = { labelsFrom: 0, labels: true }
  #ready = false
  /** Device pixels of a CSS px that markers are drawn with. */
  #drawnAt = window.devicePixelRatio

  constructor({ container, label, camera, scheme, loadArtwork, tell }: MapOptions) {
    this.#tell = tell
    const whole = composeMapStyle(scheme, null, projectOverlay(this.#overlay))
    const style = { ...whole, layers: hidden(whole.layers) }
    this.#map = createMap({ container, label, camera, style, turns: true, followed: true })
    this.#first = new FirstPicture(this.#map, {
      send: () => this.#sendAll(),
      reveal: () => this.#reveal(this.#map.getLayersOrder()),
    })
    this.#map.setMissingStyleImageResolver((id) => this.#drawImage(id, loadArtwork))
    this.#ground = new MapGround(this.#map, scheme, (event) => {
      // Where the map looks before it has anything to look at says nothing.
      if (event.type !== 'far' || this.#first.stage !== 'waiting') tell(event)
    })
    this.#tiles = createOverlays(this.#map, tell)
    this.#pointer = new MapPointer(this.#map, (event) => void this.#hear(event))
    this.#stopFollowing = followSize(
      this.#map,
      () => this.#first.stage === 'shown',
      () => tell({ type: 'rest', resting: false }),
    )
    this.camera = new MapCamera(this.#map, camera, CLOSEST_FIT, (now) =>
      tell({ type: 'camera', camera: now }),
    )
    this.#listen()
  }

  /** What assistive technology calls the map. */
  setName(label: string): void {
    this.#map.getCanvas().setAttribute('aria-label', label)
  }

  /** Call when all data of the project has arrived. */
  complete(): void {
    if (this.#ready) void this.#first.load()
    else void this.#map.once('style.load', () => void this.#first.load())
  }

  /** Shows a collection in the layers of a source. */
  setData(source: SourceName, data: FeatureCollection): void {
    this.#data.set(source, data)
    void this.#send(source)
    if (SPARSE_SOURCES.has(source))
      this.#reveal(this.#map.getLayersOrder().filter((id) => this.#map.getLayer(id)?.source === source))
    if (source === 'holes') this.#drawFrom(data.features.length)
  }

  setLabels(labels: boolean): void {
    this.#name({ labels })
  }

  /** The open hole lies on top and says its name; in place of the one that was open, if any. */
  open(hole: FeatureCollection): void {
    this.#hideOpenName(false)
    this.setData('open-hole', hole)
    this.#hideOpenName(true)
    this.#turnOpenName()
  }

  setBasemap(scheme: Scheme, online: OnlineBasemap | null): void {
    this.#ground.set(scheme, online)
    if (this.#ready) this.#showGround()
  }

  /** The last one is uppermost. */
  setOverlays(overlays: readonly Overlay[]): void {
    this.#overlays = overlays
    if (this.#ready) this.#tiles.set(overlays)
  }

  retryOverlay(id: string): void {
    this.#tiles.retry(id)
  }

  /** What something is being drawn with; null: nothing is. */
  get pen(): Pen | null {
    return this.#pen
  }

  /** A person draws; until it `ended`, presses belong to it. */
  draw({ closed, exact, sketched, ended }: DrawOptions): void {
    this.#pointer.pause(true)
    this.#pen = new Pen(
      this.#map,
      { closed, exact },
      {
        show: (sketch) => {
          this.setData('sketch', sketchFeatures(sketch))
          sketched(sketch)
        },
        end: (drawn) => {
          this.#pen = null
          this.#pointer.pause(false)
          ended(drawn)
        },
      },
    )
  }

  /** The corners of what is in view. */
  view(): Path {
    return cornersOf(this.#map)
  }

  /** Says where a place is on the map, now and whenever that changes, until the returned function is called. */
  follow({ longitude, latitude }: Place, say: (at: MapPoint) => void): () => void {
    const sayNow = () => say(this.#map.project([longitude, latitude]))
    sayNow()
    this.#map.on('move', sayNow)
    return () => this.#map.off('move', sayNow)
  }

  focus(): void {
    this.#map.getCanvas().focus()
  }

  remove(): void {
    this.#ground.remove()
    this.#tiles.remove()
    this.#pointer.stop()
    this.#stopFollowing()
    this.#first.stop()
    this.#map.remove()
  }

  #listen(): void {
    const map = this.#map
    map.on('style.load', () => this.#restore())
    watchRest(map, () => {
      if (this.#first.stage === 'shown') this.#tellRest()
    })
    map.on('resize', () => this.#drawAnew())
    map.on('rotate', () => this.#tell({ type: 'turn', bearing: map.getBearing() }))
    map.on('move', () => this.#tellCentre())
    map.on('moveend', () => {
      void this.#drawEdges()
      this.#turnOpenName()
    })
  }

  get #open() {
    return this.#data.get('open-hole')?.features[0]
  }

  /** Among the other names: its own is drawn over them all. */
  #hideOpenName(hidden: boolean): void {
    const id = String(this.#open?.properties?.id)
    if (this.#open && this.#map.getSource('holes'))
      this.#map.setFeatureState({ source: 'holes', id }, { open: hidden })
  }

  /** The name of the open hole does not run out of the map. */
  #turnOpenName(): void {
    const { geometry, properties } = this.#open ?? {}
    if (geometry?.type !== 'Point' || !this.#map.getLayer('hole-label-open')) return
    const { name, labelSize = LABEL_SIZE } = properties as { name: string; labelSize?: number }
    const side = roomierSide(this.#map, geometry.coordinates, name, labelSize)
    this.#map.setLayoutProperty('hole-label-open', 'text-variable-anchor', [side])
  }

  get #centre(): Place {
    const { lng, lat } = this.#map.getCenter()
    return { longitude: lng, latitude: lat }
  }

  #tellCentre(): void {
    this.#tell({ type: 'centre', place: this.#centre })
  }

  #tellRest(): void {
    this.#tell({ type: 'rest', resting: true })
    this.#tell({ type: 'still', centre: this.#centre, lacksTowns: this.#lacksTowns() })
  }

  #lacksTowns(): boolean {
    if (!showsTowns(this.#map.getZoom())) return true
    const canShow = this.#data.has('towns') && this.#map.getLayer(TOWN_LAYER)
    return Boolean(canShow) && this.#map.queryRenderedFeatures({ layers: [TOWN_LAYER] }).length === 0
  }

  /** Puts back what a new style does not know. */
  #restore(): void {
    const first = !this.#ready
    this.#ready = true
    if (first) this.#showGround()
    this.#tiles.set(this.#overlays)
    void this.#sendAll()
    this.#reveal(this.#map.getLayersOrder())
    this.#hideOpenName(true)
    this.#turnOpenName()
    this.#name({})
    this.#drawFrom(this.#data.get('holes')?.features.length ?? 0)
    this.#tellCentre()
  }

  #showGround(): void {
    const { sources, layers } = projectOverlay(this.#overlay)
    this.#ground.show({ sources, layers: this.#isHidden ? (theme) => hidden(layers(theme)) : layers })
  }

  /** Whether the layers of our own sources are hidden: until the worker has their data. */
  get #isHidden(): boolean {
    return this.#first.stage === 'waiting' || this.#first.stage === 'sending'
  }

  /** Gives the map the data that has arrived; resolves when its worker has it. */
  #sendAll(): Promise<unknown> {
    return Promise.all([...SOURCE_NAMES.map((name) => this.#send(name)), this.#drawEdges()])
  }

  async #drawEdges(): Promise<void> {
    if (this.#first.stage !== 'waiting') await drawEdges(this.#map)
  }

  async #send(name: SourceName): Promise<void> {
    if (this.#first.stage === 'waiting') return
    const source = this.#map.getSource<GeoJSONSource>(name)
    const data = this.#data.get(name) ?? NO_FEATURES
    const clusters = holeClusters(data.features.length)
    if (name === 'holes' && source && source.getClusterOptions().cluster !== clusters.cluster)
      void source.setClusterOptions(clusters)
    if (!source || (data.features.length === 0 && !this.#filled.has(name))) return
    this.#filled.add(name)
    // A ring comes and goes with the pointer, and nobody waits for it.
    if (name !== 'rings') this.#tell({ type: 'rest', resting: false })
    await source.setData(data)
  }

  /** Those of a source that may well be empty, and is, stay hidden. */
  #reveal(layers: readonly string[]): void {
    for (const id of layers) {
      const source = this.#map.getLayer(id)?.source
      if (!isOwnSource(source)) continue
      const isThere = !SPARSE_SOURCES.has(source) || (this.#data.get(source)?.features.length ?? 0) > 0
      const isWanted = this.#overlay.labels || !LABEL_LAYERS.includes(id)
      const shown = visibility(!this.#isHidden && isThere && isWanted)
      if (this.#map.getLayoutProperty(id, 'visibility') !== shown)
        this.#map.setLayoutProperty(id, 'visibility', shown)
    }
  }

  /** A press on a cluster goes to where it falls apart. */
  async #hear(event: PointerTells): Promise<void> {
    const cluster = event.type === 'press' && event.ids.length === 0 && (await clusterAt(this.#map, event.at))
    if (cluster) this.camera.zoomTo(cluster.position, cluster.zoom)
    else this.#tell(event)
  }

  /** Of so many holes. MapLibre draws a frame more for whatever it is told, be it nothing new. */
  #drawFrom(holes: number): void {
    const names = labelsFrom(holes)
    if (names !== this.#overlay.labelsFrom) this.#name({ labelsFrom: names })
    const [layer, groups] = [this.#map.getLayer('group-marker'), groupsFrom(holes)]
    if (layer && layer.minzoom !== groups) this.#map.setLayerZoomRange(layer.id, groups, 24)
  }

  #name(change: Partial<HoleOverlay>): void {
    this.#overlay = { ...this.#overlay, ...change }
    const layers = LABEL_LAYERS.filter((id) => this.#map.getLayer(id))
    for (const layer of layers) this.#map.setLayerZoomRange(layer, this.#overlay.labelsFrom, 24)
    this.#reveal(layers)
  }

  /** Markers have the pixels of the screen, as artwork in the page has; once these are others, they are asked for anew. */
  #drawAnew(): void {
    if (this.#drawnAt === window.devicePixelRatio) return
    this.#drawnAt = window.devicePixelRatio
    for (const id of this.#map.listImages()) if (parseMarkerImageId(id)) this.#map.removeImage(id)
  }

  async #drawImage(id: string, loadArtwork: LoadArtwork): Promise<void> {
    const look = parseMarkerImageId(id)
    if (!look) return
    const ratio = this.#drawnAt
    const image = await drawMarker(look, ratio, loadArtwork)
    if (!this.#map.hasImage(id)) this.#map.addImage(id, image, { pixelRatio: ratio })
  }
}
