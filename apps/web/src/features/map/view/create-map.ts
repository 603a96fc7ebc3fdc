import { AttributionControl, Map as MapLibreMap, prewarm, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import type { GeoJSONSource, IControl, MapOptions, StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { preloadFile } from '../../../data/map/style-files.ts'
import { trustedTypes } from '../../../ui/trusted-types.ts'
import type { Camera } from '../../../url-state/camera.ts'
import { labelEdgeFeatures } from '../basemap/label-edge-layer.ts'
import { addTownDot } from '../layers/town-layers.ts'
import { MAIN_FONT } from './map-fonts.ts'
import { NO_FEATURES } from './map-sources.ts'
import { graticule, type Corners } from '../basemap/graticule.ts'

trustMapLibrary(workerUrl)
setWorkerUrl(workerUrl)
// Started early: the worker and the font that the first map waits for.
prewarm()
// Not a preload, of which browsers warn where no name is drawn within seconds.
preloadFile(MAIN_FONT)

/** Great Britain and Ireland. */
const DEFAULT_CAMERA: Camera = { longitude: -3.5, latitude: 54.6, zoom: 4.6 }

/**
 * Duration of fading names. They are placed again no more often, which halves the processor time of a moving
 * map.
 */
const FADE_DURATION_MS = 150

interface MapFrame {
  readonly container: HTMLElement
  readonly label: string
  readonly camera: Camera | null
  readonly style: StyleSpecification
  /** Whether the user can rotate it. */
  readonly turns?: boolean
  /** Its size is kept by `followSize`, not by MapLibre. */
  readonly followed?: boolean
  /** For a picture of the map instead of a map: its first pixel ratio. */
  readonly pictured?: number
  readonly attribution?: AttributionControl
}

/** A picture is drawn without fading, and its pixels can be read. */
const PICTURE_OPTIONS = {
  interactive: false,
  fadeDuration: 0,
  maxCanvasSize: [16_384, 16_384],
  canvasContextAttributes: { preserveDrawingBuffer: true },
} satisfies Partial<MapOptions>

/** A flat map with scale and attribution; north is up unless it `turns`. Throws without WebGL 2. */
export function createMap(frame: MapFrame): MapLibreMap {
  const { container, label, camera, style, turns = false, followed = false, pictured, attribution } = frame
  const { longitude, latitude, zoom, bearing = 0 } = camera ?? DEFAULT_CAMERA
  const map = new MapLibreMap({
    container,
    style,
    center: [longitude, latitude],
    zoom,
    bearing,
    maxZoom: 22,
    maxPitch: 0,
    attributionControl: false,
    dragRotate: turns,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: FADE_DURATION_MS,
    trackResize: !followed,
    locale: { 'Map.Title': label },
    ...(pictured === undefined ? {} : { ...PICTURE_OPTIONS, pixelRatio: pictured }),
  })
  if (!turns) {
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
  }
  map.on('style.load', () => addTownDot(map))
  map.addControl(withClass(new ScaleControl({ maxWidth: 110 }), 'map-scale'), 'bottom-left')
  // Never collapsed to a button: the source of a map must always be readable.
  const sources = attribution ?? new AttributionControl({ compact: false })
  map.addControl(withClass(sources, 'map-attribution'), 'bottom-right')
  return map
}

/** The control with a class of this program, for its style sheets, and marked as covering the map. */
const withClass = (control: IControl, name: string): IControl => ({
  onAdd(map) {
    const element = control.onAdd(map)
    element.classList.add(name)
    element.dataset.coversMap = ''
    return element
  },
  onRemove: (map) => control.onRemove(map),
})

/** Corners of what is in view, clockwise from the upper left. */
export function cornersOf(map: MapLibreMap): Corners {
  const { clientWidth: right, clientHeight: bottom } = map.getContainer()
  const corners: [number, number][] = [
    [0, 0],
    [right, 0],
    [right, bottom],
    [0, bottom],
  ]
  return corners.map((corner) => map.unproject(corner)).map(({ lng, lat }) => [lng, lat])
}

/** Meridians and parallels for what is in view. */
async function drawGraticule(map: MapLibreMap): Promise<void> {
  const bounds = map.getBounds()
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
  await map.getSource<GeoJSONSource>('graticule')?.setData(graticule(box, cornersOf(map)))
}

/**
 * Updates the graticule, and the edges that names keep clear of. Resolves when the worker of the map has
 * both.
 */
export async function drawEdges(map: MapLibreMap): Promise<void> {
  // The edges are outdated as soon as the map moves.
  map.off('movestart', clearEdges)
  map.once('movestart', clearEdges)
  await Promise.all([
    drawGraticule(map),
    map.getSource<GeoJSONSource>('edge')?.setData(labelEdgeFeatures(map)),
  ])
}

const clearEdges = ({ target: map }: { target: MapLibreMap }) =>
  void map.getSource<GeoJSONSource>('edge')?.setData(NO_FEATURES)

/**
 * MapLibre takes no trusted values, so the default policy states what it may do. It may start its own worker,
 * and read an attribution into a document that runs nothing. From that it takes what is on its list of
 * allowed elements.
 */
function trustMapLibrary(workerUrl: string): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  const worker = new URL(workerUrl, document.baseURI).href
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, document.baseURI).href === worker ? url : null),
    createHTML: (markup, _type, sink) => (sink === 'DOMParser parseFromString' ? markup : null),
  })
}
