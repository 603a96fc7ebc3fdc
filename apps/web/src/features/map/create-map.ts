import { AttributionControl, Map as MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import type { GeoJSONSource, StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Camera } from '../../url-state/camera.ts'
import { graticule } from './basemap/graticule.ts'

setWorkerUrl(workerUrl)

/** Great Britain and Ireland, until something says where to look. */
const NOWHERE: Camera = { longitude: -3.5, latitude: 54.6, zoom: 4.6 }

interface MapFrame {
  readonly container: HTMLElement
  readonly label: string
  readonly camera: Camera | null
  readonly style: StyleSpecification
  /** Whether a person can turn it away from north. */
  readonly turns?: boolean
}

/** A map as every map of this program is: flat, with scale and attribution; north is up unless it `turns`. Throws without WebGL 2. */
export function createMap({ container, label, camera, style, turns = false }: MapFrame): MapLibreMap {
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
    fadeDuration: 150,
    locale: { 'Map.Title': label },
  })
  if (!turns) {
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
  }
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left')
  // A narrow map folds it to a sign.
  map.addControl(new AttributionControl({}), 'bottom-right')
  return map
}

/** Meridians and parallels for what is in view. */
export function drawGraticule(map: MapLibreMap): void {
  const bounds = map.getBounds()
  void map
    .getSource<GeoJSONSource>('graticule')
    ?.setData(graticule([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]))
}
