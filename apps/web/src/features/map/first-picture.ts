import type { Map as MapLibreMap } from 'maplibre-gl'

/** Milliseconds after which a new map is drawn as far as it has come. */
const PATIENCE = 1500

/**
 * Keeps a new map from being filled and drawn bit by bit: a picture of a part would be gone before anybody has seen it,
 * and the whole one would have to wait for it.
 */
export class FirstPicture {
  /** `gathering` what is to be on it; `preparing` that; or free to be drawn whenever something changes. */
  stage: 'gathering' | 'preparing' | 'drawn' = 'gathering'
  readonly #map: MapLibreMap
  readonly #fill: () => void
  readonly #timer: number
  readonly #restore: () => void

  /** `fill`: puts on the map what has been gathered. */
  constructor(map: MapLibreMap, fill: () => void) {
    this.#map = map
    this.#fill = fill
    const { painter, style } = map
    const draw = painter.render.bind(painter)
    const place = style._updatePlacement.bind(style)
    let placed = false
    style._updatePlacement = (transform, boxes, _fade, ...others) => {
      // MapLibre wants one placement in any case: of nothing.
      if (placed && !this.#isLoaded()) return false
      placed = true
      // Names out of tiles that were asked for before all had come, and the map looked elsewhere: they lie a hair off.
      if (this.#isLoaded()) style._releaseSymbolFadeTiles()
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
    this.#timer = window.setTimeout(() => {
      this.complete()
      this.#end()
      map.triggerRepaint()
    }, PATIENCE)
  }

  /** All is gathered. */
  complete(): void {
    if (this.stage !== 'gathering') return
    this.stage = 'preparing'
    this.#fill()
    this.#map.triggerRepaint()
  }

  stop(): void {
    window.clearTimeout(this.#timer)
  }

  #isLoaded(): boolean {
    return this.stage === 'preparing' && this.#map.loaded()
  }

  #end(): void {
    this.stop()
    this.stage = 'drawn'
    this.#restore()
  }
}
