import type { Map as MapLibreMap } from 'maplibre-gl'

/** Milliseconds after which a new map is drawn as far as it has come. */
const PATIENCE = 1500

interface Filling {
  /** Puts on the map what has been gathered; resolves when its worker has it. */
  readonly fill: () => Promise<unknown>
  /** Shows the layers of that. */
  readonly reveal: () => void
}

/**
 * Keeps a new map from being filled and drawn bit by bit: a picture of a part would be gone before anybody has seen it,
 * and the whole one would have to wait for it.
 */
export class FirstPicture {
  /**
   * `gathering` what is to be on it; `sending` that to the map's worker, while no layer is to ask for a tile; `preparing`
   * them; or free to be drawn whenever something changes.
   */
  stage: 'gathering' | 'sending' | 'preparing' | 'drawn' = 'gathering'
  readonly #map: MapLibreMap
  readonly #does: Filling
  readonly #timer: number
  readonly #restore: () => void

  constructor(map: MapLibreMap, does: Filling) {
    this.#map = map
    this.#does = does
    const { painter, style } = map
    const draw = painter.render.bind(painter)
    const place = style._updatePlacement.bind(style)
    let placed = false
    style._updatePlacement = (transform, boxes, _fade, ...others) => {
      // MapLibre wants one placement in any case: of nothing.
      if (placed && !this.#isLoaded()) return false
      placed = true
      return place(transform, boxes, 0, ...others)
    }
    painter.render = (...frame) => {
      if (!this.#isLoaded() || map._placementDirty) return
      this.#end()
      draw(...frame)
    }
    this.#restore = () => {
      painter.render = draw
      style._updatePlacement = place
    }
    this.#timer = window.setTimeout(() => this.#hurry(), PATIENCE)
  }

  /** All is gathered, and the style of the map is there. */
  async complete(): Promise<void> {
    if (this.stage !== 'gathering') return
    this.stage = 'sending'
    // A tile that is asked for meanwhile would be made twice.
    await this.#does.fill()
    this.#prepare()
  }

  stop(): void {
    window.clearTimeout(this.#timer)
    this.stage = 'drawn'
  }

  #prepare(): void {
    if (this.stage !== 'sending') return
    this.stage = 'preparing'
    this.#reveal()
  }

  #reveal(): void {
    this.#does.reveal()
    this.#map.triggerRepaint()
  }

  /** Patience is at its end. */
  #hurry(): void {
    const isSent = this.stage !== 'gathering'
    this.#end()
    if (!isSent) void this.#does.fill()
    this.#reveal()
  }

  #isLoaded(): boolean {
    return this.stage === 'preparing' && this.#map.loaded()
  }

  #end(): void {
    this.stop()
    this.#restore()
  }
}
