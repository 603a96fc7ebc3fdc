import type { Map as MapLibreMap } from 'maplibre-gl'
import { whenFramesAreDone } from './when-frames-are-done.ts'

/** Delay before a map is made smaller. */
const SHRINK_DELAY_MS = 200

/**
 * Keeps a map as large as its container. Redrawing takes longer than the rest of opening a table, so a
 * smaller map is drawn after the table is shown. Until then it is cropped. `onDelay` is called then. Returns
 * a function that stops it.
 */
export function resizeWithContainer(
  map: MapLibreMap,
  isDrawn: () => boolean,
  onDelay: () => void,
): () => void {
  const [place, canvas] = [map.getContainer(), map.getCanvas()]
  let stopWaiting: (() => void) | undefined
  function stop() {
    stopWaiting?.()
    stopWaiting = undefined
  }
  function follow() {
    stop()
    map.resize()
    map.redraw()
  }
  function followLater() {
    const timer = window.setTimeout(() => {
      // Resizing a canvas blocks the page until the frames in progress are drawn.
      stopWaiting = whenFramesAreDone(map, follow)
    }, SHRINK_DELAY_MS)
    stopWaiting = () => window.clearTimeout(timer)
  }
  const observer = new ResizeObserver(() => {
    const [wider, higher] = [place.clientWidth - canvas.clientWidth, place.clientHeight - canvas.clientHeight]
    if (wider === 0 && higher === 0) return
    if (wider > 0 || higher > 0 || !isDrawn()) follow()
    else if (!stopWaiting) {
      followLater()
      onDelay()
    }
  })
  observer.observe(place)
  return () => {
    stop()
    observer.disconnect()
  }
}
