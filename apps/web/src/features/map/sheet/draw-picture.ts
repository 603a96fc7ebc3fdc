import type { Overlay } from '@groundsheet/contract'
import type { FeatureCollection } from 'geojson'
import { AttributionControl, type GeoJSONSource, type Map as MapLibreMap } from 'maplibre-gl'
import type { Camera } from '../../../url-state/camera.ts'
import type { Path } from '../../../url-state/path.ts'
import { cornersOf, createMap, drawEdges } from '../view/create-map.ts'
import { isTileEvent } from '../view/is-tile-event.ts'
import { labelsFrom } from '../layers/hole-label-layers.ts'
import { composeMapStyle, type OnlineBasemap } from '../view/map-style.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import { drawMarkerImages } from '../markers/marker-images.ts'
import { projectOverlay } from '../view/project-overlay.ts'
import { TileOverlays, type OverlayProgress } from '../view/tile-overlays.ts'
import { drawFittedLabels, MAX_FITTED_HOLES } from './label-features.ts'
import { omittedLabels } from './omitted-labels.ts'
import { DOTS_PER_INCH } from './picture-resolution.ts'

/** After this a picture is taken of what has been loaded. */
const LOAD_TIMEOUT_MS = 20_000

export interface PictureOptions {
  /** CSS px on paper. */
  readonly width: number
  readonly height: number
  readonly camera: Camera
  readonly online: OnlineBasemap | null
  readonly overlays: readonly Overlay[]
  readonly labels: boolean
  /** Meridians and parallels, where no other grid is drawn. */
  readonly graticule: boolean
  /** By name of their source. */
  readonly collections: Readonly<Record<string, FeatureCollection>>
  readonly loadArtwork: LoadArtwork
}

export interface MapPicture {
  readonly image: Blob
  /** Per inch of paper; fewer than `DOTS_PER_INCH` if the graphics card cannot draw so many. */
  readonly dots: number
  /** Sources of the map, as text. */
  readonly attribution: string
  /** Its corners, clockwise from the upper left one. */
  readonly corners: Path
  /** False if the online basemap could not be loaded; the picture then has none. */
  readonly hasBasemap: boolean
  /** Names of overlays that could not be loaded. */
  readonly missingOverlays: readonly string[]
  /** Ids of holes for whose labels there was no room. */
  readonly omittedLabels: readonly string[]
}

/** An attribution whose text can be read. */
class AttributionText extends AttributionControl {
  #element: HTMLElement | undefined

  override onAdd(map: MapLibreMap): HTMLElement {
    this.#element = super.onAdd(map)
    return this.#element
  }

  get text(): string {
    return this.#element?.textContent ?? ''
  }
}

/** Draws a map off screen at the resolution of print, as an image. Throws without WebGL 2. */
export async function drawPicture(options: PictureOptions, signal: AbortSignal): Promise<MapPicture> {
  const container = document.createElement('div')
  container.className = 'map-picture-ground'
  container.style.width = `${options.width}px`
  container.style.height = `${options.height}px`
  document.body.append(container)
  const ratio = finestRatio(options)
  const attribution = new AttributionText({ compact: false })
  const map = openMap(container, ratio, attribution, options)
  try {
    const hasBasemap = watchBasemap(map, options.online)
    await once(map, 'style.load', signal)
    const missing = showOverlays(map, options.overlays)
    fill(map, options)
    await once(map, 'idle', signal)
    const { holes } = options.collections
    if (holes && hasFittedLabels(options)) {
      await drawFittedLabels(map, holes)
      await once(map, 'idle', signal)
    }
    // Print resolution only for the last frame, since large frames are slow.
    map.setPixelRatio(ratio)
    await once(map, 'idle', signal)
    return {
      image: await toBlob(map.getCanvas()),
      dots: Math.round((map.getCanvas().width / options.width) * 96),
      attribution: attribution.text,
      corners: cornersOf(map),
      hasBasemap: hasBasemap(),
      missingOverlays: missing(),
      omittedLabels: options.labels ? omittedLabels(map, options.collections.holes) : [],
    }
  } finally {
    map.remove()
    container.remove()
  }
}

/** The pixel ratio of print, within the limits of the graphics card. */
function finestRatio({ width, height }: PictureOptions): number {
  const card = new OffscreenCanvas(1, 1).getContext('webgl2')
  const most = Number(card?.getParameter(card.MAX_TEXTURE_SIZE) ?? 4096)
  card?.getExtension('WEBGL_lose_context')?.loseContext()
  return Math.min(DOTS_PER_INCH / 96, most / width, most / height)
}

function openMap(
  container: HTMLElement,
  ratio: number,
  attribution: AttributionControl,
  options: PictureOptions,
): MapLibreMap {
  const { camera, online, loadArtwork, labels, collections } = options
  const holes = collections.holes?.features.length ?? 0
  const shown = labels && !hasFittedLabels(options)
  const overlay = projectOverlay({ labels: shown, labelsFrom: labelsFrom(holes) })
  const style = composeMapStyle('light', online && { ...online, stage: 'here' }, overlay)
  const map = createMap({ container, label: '', camera, style, turns: true, pictured: 1, attribution })
  const fine = Math.ceil(ratio)
  drawMarkerImages(map, loadArtwork, () => fine)
  return map
}

const hasFittedLabels = ({ labels, collections }: PictureOptions): boolean =>
  labels && (collections.holes?.features.length ?? 0) <= MAX_FITTED_HOLES

function fill(map: MapLibreMap, { collections, graticule }: PictureOptions): void {
  for (const [name, data] of Object.entries(collections))
    void map.getSource<GeoJSONSource>(name)?.setData(data)
  if (graticule) void drawEdges(map)
}

/** Draws overlays; the returned function names those that are not loaded. */
function showOverlays(map: MapLibreMap, overlays: readonly Overlay[]): () => readonly string[] {
  const known = new Map<string, OverlayProgress>()
  const tiles = new TileOverlays(map, ({ id, progress }) => known.set(id, progress))
  tiles.set(overlays)
  map.once('remove', () => tiles.remove())
  return () => overlays.filter(({ id }) => known.get(id) !== 'shown').map(({ name }) => name)
}

/** The returned function states whether any tile of the basemap was loaded. */
function watchBasemap(map: MapLibreMap, online: OnlineBasemap | null): () => boolean {
  const awaited = Object.keys(online?.style.sources ?? {})
  let hasTile = awaited.length === 0
  map.on('sourcedata', (event) => {
    if (isTileEvent(event) && awaited.includes(event.sourceId)) hasTile = true
  })
  // Failures are reported by `hasTile`; without a listener MapLibre would log them.
  map.on('error', () => undefined)
  return () => hasTile
}

function once(map: MapLibreMap, event: 'idle' | 'style.load', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The picture is no longer needed', 'AbortError'))
    if (signal.aborted) {
      stop()
      return
    }
    signal.addEventListener('abort', stop, { once: true })
    // A basemap without an answer must not block the sheet.
    const timer = setTimeout(resolve, LOAD_TIMEOUT_MS)
    void map.once(event, () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve()
    })
  })
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The map could not be taken as a picture'))
    }, 'image/png')
  })
