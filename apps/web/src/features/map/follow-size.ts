import type { Map as MapLibreMap } from 'maplibre-gl'

/** Milliseconds that a map stays as it is when something takes a part of its place. */
const PATIENCE = 200

/**
 * Keeps a map as large as its place. Drawing it anew takes longer than all else that opening a table does, so a map that
 * has become smaller follows when that has been seen; until then a part of it is cut off. Returns what ends it.
 */
export function followSize(map: MapLibreMap, isDrawn: () => boolean, waits: () => void): () => void {
  const [place, canvas] = [map.getContainer(), map.getCanvas()]
  let timer: number | undefined
  function follow() {
    window.clearTimeout(timer)
    timer = undefined
    map.resize()
    map.redraw()
  }
  const observer = new ResizeObserver(() => {
    const [wider, higher] = [place.clientWidth - canvas.clientWidth, place.clientHeight - canvas.clientHeight]
    if (wider === 0 && higher === 0) return
    if (wider > 0 || higher > 0 || !isDrawn()) follow()
    else if (timer === undefined) {
      timer = window.setTimeout(follow, PATIENCE)
      waits()
    }
  })
  observer.observe(place)
  return () => {
    window.clearTimeout(timer)
    observer.disconnect()
  }
}
