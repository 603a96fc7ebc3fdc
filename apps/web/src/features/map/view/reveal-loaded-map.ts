import type { Map as MapLibreMap } from 'maplibre-gl'

/** After this a new map is shown with what has arrived. */
const FIRST_PICTURE_TIMEOUT_MS = 1500

/** Class of a canvas that is not to be seen yet. */
const HIDDEN_CLASS = 'map-hidden'

interface Content {
  /** Gives the map the data that has arrived; resolves when its worker has it. */
  readonly send: () => Promise<unknown>
  /** Shows the layers of that data, which requests their tiles. */
  readonly reveal: () => void
}

/**
 * Shows a new map once everything on it is loaded, not part by part. Until then the canvas is hidden and the
 * graphics card draws no pixels, so the frames in which data and tiles arrive cost little.
 */
export class LoadedMapReveal {
  /**
   * `waiting` for the data; `sending` it to the worker; `loading` its tiles; `drawing` what is there;
   * `shown`.
   */
  stage: 'waiting' | 'sending' | 'loading' | 'drawing' | 'shown' = 'waiting'
  readonly #map: MapLibreMap
  readonly #content: Content
  readonly #timer: number

  constructor(map: MapLibreMap, content: Content) {
    this.#map = map
    this.#content = content
    this.#setHidden(true)
    // MapLibre fades names in from the first time it is idle; a map that repaints is not idle.
    map.repaint = true
    map.on('idle', () => this.#onIdle())
    this.#timer = window.setTimeout(() => this.#onTimeout(), FIRST_PICTURE_TIMEOUT_MS)
  }

  /** Call when all data has arrived and the map has its style. */
  async load(): Promise<void> {
    if (this.stage !== 'waiting') return
    this.stage = 'sending'
    // A tile that is requested before the worker has the data would be made twice.
    await this.#content.send()
    this.#onSent()
  }

  stop(): void {
    window.clearTimeout(this.#timer)
  }

  #onSent(): void {
    if (this.stage === 'sending') this.#reveal('loading')
  }

  #onIdle(): void {
    this.stop()
    if (this.stage === 'drawing') this.stage = 'shown'
    else if (this.stage === 'loading') this.#draw()
  }

  #onTimeout(): void {
    const isWaiting = this.stage === 'waiting'
    this.#reveal('drawing')
    if (isWaiting) void this.#content.send()
    this.#draw()
  }

  #reveal(stage: 'loading' | 'drawing'): void {
    this.stage = stage
    this.#content.reveal()
    this.#map.repaint = false
  }

  #draw(): void {
    this.stage = 'drawing'
    this.#setHidden(false)
    this.#map.triggerRepaint()
  }

  #setHidden(hidden: boolean): void {
    this.#map.getCanvas().classList.toggle(HIDDEN_CLASS, hidden)
    setRasterized(this.#map, !hidden)
  }
}

/**
 * Whether the graphics card draws pixels for a map; all else of its frames is done either way. The state is
 * defined by WebGL 2, and `Map.getCanvas` gives the canvas. That MapLibre leaves this state alone is not
 * documented: e2e/first-picture.spec.ts finds a version that does not.
 *
 * No documented way has the same effect. Tiles of hidden layers are not loaded. Tiles whose opacity changes
 * are made again where features state their own. Another pixel ratio loads other icons and glyphs. A layer of
 * our own is called beside the others, and cannot keep them from drawing.
 */
function setRasterized(map: MapLibreMap, rasterized: boolean): void {
  const gl = map.getCanvas().getContext('webgl2')
  if (rasterized) gl?.disable(gl.RASTERIZER_DISCARD)
  else gl?.enable(gl.RASTERIZER_DISCARD)
}
