import type { Map as MapLibreMap } from 'maplibre-gl'

const LOADED_CHECK_INTERVAL_MS = 250

/**
 * Calls `onDrawn` whenever everything that is to be on a map is drawn. After a change of zoom, MapLibre's
 * last frame still has names from tiles of the zoom before, up to a tenth of a pixel off. One more frame is
 * drawn without them.
 */
export function whenMapIsDrawn(map: MapLibreMap, onDrawn: () => void): void {
  let zoomed = false
  map.on('zoomend', () => (zoomed = true))
  map.on('idle', () => {
    if (zoomed) map.triggerRepaint()
    else onDrawn()
    zoomed = false
  })
  repaintWhenLoaded(map)
}

/**
 * A tile that its server does not have ends without an event or a frame, and so without `idle`. A frame is
 * requested.
 */
function repaintWhenLoaded(map: MapLibreMap): void {
  let timer: number | undefined
  const stop = () => {
    window.clearInterval(timer)
    timer = undefined
  }
  map.on('sourcedataloading', () => {
    timer ??= window.setInterval(() => {
      if (map.loaded()) map.triggerRepaint()
    }, LOADED_CHECK_INTERVAL_MS)
  })
  map.on('idle', stop)
  map.on('remove', stop)
}
