import type { Map as MapLibreMap } from 'maplibre-gl'

/** Time between two checks. */
const CHECK_INTERVAL_MS = 8

/**
 * Calls back once the graphics card has drawn every frame of a map: some calls have the whole page wait until
 * then. Returns what ends the waiting.
 */
export function whenFramesAreDone(map: MapLibreMap, then: () => void): () => void {
  const gl = map.getCanvas().getContext('webgl2')
  let sync: WebGLSync | null | undefined
  let timer: number | undefined
  function begin() {
    if (sync) gl?.deleteSync(sync)
    sync = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    gl?.flush()
  }
  function end() {
    window.clearTimeout(timer)
    map.off('render', begin)
    if (sync) gl?.deleteSync(sync)
  }
  function check() {
    if (gl && sync && gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.UNSIGNALED)
      timer = window.setTimeout(check, CHECK_INTERVAL_MS)
    else {
      end()
      then()
    }
  }
  map.on('render', begin)
  begin()
  check()
  return end
}
