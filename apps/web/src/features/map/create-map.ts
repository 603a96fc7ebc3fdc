import { AttributionControl, Map as MapLibreMap, prewarm, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import type { GeoJSONSource, MapOptions, StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { preload } from 'react-dom'
import type { Camera } from '../../url-state/camera.ts'
import { edgeFeatures } from './basemap/map-edge.ts'
import { addTownDot } from './layers/town-layers.ts'
import { MAIN_FONT } from './map-fonts.ts'
import { NO_FEATURES } from './map-sources.ts'
import { graticule, type Corners } from './basemap/graticule.ts'
import { trustMapLibrary } from './trust-map-library.ts'

trustMapLibrary(workerUrl)
setWorkerUrl(workerUrl)
// What a map waits for as soon as it is made: its worker, and letters for its first names.
prewarm()
preload(MAIN_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })

/** Great Britain and Ireland, until something says where to look. */
const NOWHERE: Camera = { longitude: -3.5, latitude: 54.6, zoom: 4.6 }

/** Names fade in and out for so long, and are placed again no more often: half the processor time of a moving map. */
const FADE_DURATION_MS = 150

interface MapFrame {
  readonly container: HTMLElement
  readonly label: string
  readonly camera: Camera | null
  readonly style: StyleSpecification
  /** Whether a person can turn it away from north. */
  readonly turns?: boolean
  /** Somebody else, see `followSize`, keeps it as large as its container. */
  readonly followed?: boolean
  /** For a picture of the map instead of a map: device pixels for a CSS px to begin with. */
  readonly pictured?: number
}

/** A picture is drawn at once, and can be read when it is drawn. */
const PICTURE = {
  interactive: false,
  fadeDuration: 0,
  maxCanvasSize: [16_384, 16_384],
  canvasContextAttributes: { preserveDrawingBuffer: true },
} satisfies Partial<MapOptions>

/** A map as every map of this program is: flat, with scale and attribution; north is up unless it `turns`. Throws without WebGL 2. */
export function createMap(frame: MapFrame): MapLibreMap {
  const { container, label, camera, style, turns = false, followed = false, pictured } = frame
  const { longitude, latitude, zoom, bearing = 0 } = camera ?? NOWHERE
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
    ...(pictured === undefined ? {} : { ...PICTURE, pixelRatio: pictured }),
  })
  if (!turns) {
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
  }
  map.on('style.load', () => addTownDot(map))
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left')
  // Never folded to a sign: whose maps are shown is always to be read.
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  return map
}

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
 * All that depends on where the edges of the view are: the graticule, and what names keep clear of. Resolves when the map
 * has it.
 */
export async function drawEdges(map: MapLibreMap): Promise<void> {
  // While it moves, the edges of a moment ago are in the way of nobody.
  map.off('movestart', forgetEdges)
  map.once('movestart', forgetEdges)
  await Promise.all([drawGraticule(map), map.getSource<GeoJSONSource>('edge')?.setData(edgeFeatures(map))])
}

const forgetEdges = ({ target: map }: { target: MapLibreMap }) =>
  void map.getSource<GeoJSONSource>('edge')?.setData(NO_FEATURES)
