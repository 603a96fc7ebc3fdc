import type { Map as MapLibreMap } from 'maplibre-gl'

/** After this a new map is shown with what has arrived. */
const FIRST_PICTURE_TIMEOUT_MS = 1500

/** Class of a canvas that is not to be seen yet. */
const HIDDEN = 'map-hidden'

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
export class FirstPicture {
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
    const canvas = this.#map.getCanvas()
    canvas.classList.toggle(HIDDEN, hidden)
    const gl = canvas.getContext('webgl2')
    if (hidden) gl?.enable(gl.RASTERIZER_DISCARD)
    else gl?.disable(gl.RASTERIZER_DISCARD)
  }
}
