import type { Map as MapLibreMap } from 'maplibre-gl'

/**
 * Calls `onRest` whenever everything that is to be on a map is drawn. After a change of zoom, MapLibre's last frame
 * still has names from tiles of the zoom before, up to a tenth of a pixel off: one more frame is drawn without them.
 */
export function watchRest(map: MapLibreMap, onRest: () => void): void {
  let zoomed = false
  map.on('zoomend', () => (zoomed = true))
  map.on('idle', () => {
    if (zoomed) map.triggerRepaint()
    else onRest()
    zoomed = false
  })
}
