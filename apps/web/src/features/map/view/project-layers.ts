import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { drawEdges } from './create-map.ts'
import { LoadedMapReveal } from './reveal-loaded-map.ts'
import { groupsFrom, holeClusters } from './hole-clusters.ts'
import {
  ALL_LABELS,
  LABEL_LAYERS,
  labelsFrom,
  visibility,
  type HoleOverlay,
} from '../layers/hole-label-layers.ts'
import { isOwnSource, NO_FEATURES, SOURCE_NAMES, SPARSE_SOURCES, type SourceName } from './map-sources.ts'
import type { Overlay } from './map-style.ts'
import { LABEL_SIZE_PX } from '../markers/hole-features.ts'
import { hidden, projectOverlay } from './project-overlay.ts'
import { labelSide } from './label-side.ts'

/** The sources and layers of a project on a map: their data, and which of them are visible. */
export class ProjectLayers {
  readonly #map: MapLibreMap
  readonly #onSend: () => void
  readonly #data = new Map<SourceName, FeatureCollection>()
  /** Sources that have had data once; the others need not be emptied. */
  readonly #filled = new Set<SourceName>()
  readonly #first: LoadedMapReveal
  #labels: HoleOverlay = ALL_LABELS

  /** `onSend` is called when new data goes to the worker of the map. */
  constructor(map: MapLibreMap, onSend: () => void) {
    this.#map = map
    this.#onSend = onSend
    this.#first = new LoadedMapReveal(map, {
      send: () => this.#sendAll(),
      reveal: () => this.#updateVisibility(map.getLayersOrder()),
    })
    map.on('moveend', () => {
      void this.#drawEdges()
      this.#placeOpenName()
    })
  }

  get stage(): LoadedMapReveal['stage'] {
    return this.#first.stage
  }

  has(source: SourceName): boolean {
    return this.#data.has(source)
  }

  /** Layers for a new style, hidden until the worker has their data. */
  overlay(): Overlay {
    const { sources, layers } = projectOverlay(this.#labels)
    return { sources, layers: this.#isHidden ? (theme) => hidden(layers(theme)) : layers }
  }

  /** Shows the first picture; call when all data has arrived and the map has its style. */
  load(): Promise<void> {
    return this.#first.load()
  }

  stop(): void {
    this.#first.stop()
  }

  /** Shows a collection in the layers of a source. */
  setData(source: SourceName, data: FeatureCollection): void {
    this.#data.set(source, data)
    void this.#send(source)
    if (SPARSE_SOURCES.has(source))
      this.#updateVisibility(
        this.#map.getLayersOrder().filter((id) => this.#map.getLayer(id)?.source === source),
      )
    if (source === 'holes') this.#setMinZooms(data.features.length)
  }

  setLabels(change: Partial<HoleOverlay>): void {
    this.#labels = { ...this.#labels, ...change }
    const layers = LABEL_LAYERS.filter((id) => this.#map.getLayer(id))
    for (const layer of layers) this.#map.setLayerZoomRange(layer, this.#labels.labelsFrom, 24)
    this.#updateVisibility(layers)
  }

  /** Draws the open hole and its name above the others, in place of the hole that was open. */
  open(hole: FeatureCollection): void {
    this.#hideNameInList(false)
    this.setData('open-hole', hole)
    this.#hideNameInList(true)
    this.#placeOpenName()
  }

  /** Restores data and visibility after a change of style. */
  restore(): void {
    void this.#sendAll()
    this.#updateVisibility(this.#map.getLayersOrder())
    this.#hideNameInList(true)
    this.#placeOpenName()
    this.setLabels({})
    this.#setMinZooms(this.#data.get('holes')?.features.length ?? 0)
  }

  get #isHidden(): boolean {
    return this.#first.stage === 'waiting' || this.#first.stage === 'sending'
  }

  get #openHole(): Feature | undefined {
    return this.#data.get('open-hole')?.features[0]
  }

  /** The name of the open hole is drawn by its own layer, so it is hidden in the layer of all names. */
  #hideNameInList(hide: boolean): void {
    const id = String(this.#openHole?.properties?.id)
    if (this.#openHole && this.#map.getSource('holes'))
      this.#map.setFeatureState({ source: 'holes', id }, { open: hide })
  }

  /** Keeps the name of the open hole inside the map. */
  #placeOpenName(): void {
    const { geometry, properties } = this.#openHole ?? {}
    if (geometry?.type !== 'Point' || !this.#map.getLayer('hole-label-open')) return
    const { name, labelSize = LABEL_SIZE_PX } = properties as { name: string; labelSize?: number }
    const side = labelSide(this.#map, geometry.coordinates, name, labelSize)
    this.#map.setLayoutProperty('hole-label-open', 'text-variable-anchor', [side])
  }

  /** Sends all data to the worker of the map; resolves when the worker has it. */
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
    // Rings follow the pointer; a map that is otherwise at rest stays so.
    if (name !== 'rings') this.#onSend()
    await source.setData(data)
  }

  /**
   * Hides layers of sparse sources without data, names that are switched off, and all until the first
   * picture.
   */
  #updateVisibility(layers: readonly string[]): void {
    for (const id of layers) {
      const source = this.#map.getLayer(id)?.source
      if (!isOwnSource(source)) continue
      const hasData = !SPARSE_SOURCES.has(source) || (this.#data.get(source)?.features.length ?? 0) > 0
      const isShownLabel = this.#labels.labels || !LABEL_LAYERS.includes(id)
      const shown = visibility(!this.#isHidden && hasData && isShownLabel)
      if (this.#map.getLayoutProperty(id, 'visibility') !== shown)
        this.#map.setLayoutProperty(id, 'visibility', shown)
    }
  }

  /** Changes the zoom ranges only if needed: MapLibre draws a frame for every call. */
  #setMinZooms(holes: number): void {
    const names = labelsFrom(holes)
    if (names !== this.#labels.labelsFrom) this.setLabels({ labelsFrom: names })
    const [layer, groups] = [this.#map.getLayer('group-marker'), groupsFrom(holes)]
    if (layer && layer.minzoom !== groups) this.#map.setLayerZoomRange(layer.id, groups, 24)
  }
}
