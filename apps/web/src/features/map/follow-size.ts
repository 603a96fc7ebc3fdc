import type { Map as MapLibreMap } from 'maplibre-gl'
import { whenFramesAreDone } from './when-frames-are-done.ts'

/** Milliseconds that a map stays as it is when something takes a part of its place. */
const PATIENCE = 200

/**
 * Keeps a map as large as its place. Drawing it anew takes longer than all else that opening a table does, so a map that
 * has become smaller follows when that has been seen; until then a part of it is cut off. Returns what ends it.
 */
export function followSize(map: MapLibreMap, isDrawn: () => boolean, waits: () => void): () => void {
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
      // A canvas that changes its size has the whole page wait for frames that are still being drawn.
      stopWaiting = whenFramesAreDone(map, follow)
    }, PATIENCE)
    stopWaiting = () => window.clearTimeout(timer)
  }
  const observer = new ResizeObserver(() => {
    const [wider, higher] = [place.clientWidth - canvas.clientWidth, place.clientHeight - canvas.clientHeight]
    if (wider === 0 && higher === 0) return
    if (wider > 0 || higher > 0 || !isDrawn()) follow()
    else if (!stopWaiting) {
      followLater()
      waits()
    }
  })
  observer.observe(place)
  return () => {
    stop()
    observer.disconnect()
  }
}
