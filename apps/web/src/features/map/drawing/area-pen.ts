import type { Map as MapLibreMap, MapMouseEvent, PointLike } from 'maplibre-gl'
import type { Ring } from '../../../url-state/ring.ts'
import type { Sketch } from './sketch.ts'

/** So near a corner a press means that corner, CSS px. */
const NEAR = 12
const FEWEST = 3

interface PenTells {
  /** What is drawn so far. */
  readonly show: (sketch: Sketch) => void
  /** The area is closed, or given up: null. */
  readonly end: (area: Ring | null) => void
}

/**
 * Draws an area on a map, corner by corner. A hand presses where a corner is to be, and the first corner, or twice, to
 * close the area; the keyboard moves the map under the cross in its middle and presses Enter.
 */
export class AreaPen {
  readonly #map: MapLibreMap
  readonly #tells: PenTells
  readonly #lifted = new AbortController()
  #corners: Ring = []

  constructor(map: MapLibreMap, tells: PenTells) {
    this.#map = map
    this.#tells = tells
    const press = (event: MapMouseEvent) => this.#press(event.point)
    const move = (event: MapMouseEvent) => this.#show(event.point)
    const twice = (event: MapMouseEvent) => {
      event.preventDefault()
      this.close()
    }
    map.on('click', press)
    map.on('mousemove', move)
    map.on('dblclick', twice)
    const { signal } = this.#lifted
    signal.addEventListener('abort', () => {
      map.off('click', press)
      map.off('mousemove', move)
      map.off('dblclick', twice)
      map.getCanvas().style.cursor = ''
    })
    map.getCanvas().addEventListener('keydown', ({ key }) => this.#type(key), { signal })
    map.getCanvas().style.cursor = 'crosshair'
    map.getCanvas().focus()
    tells.show({ corners: [], next: null })
  }

  /** Closes the area, as soon as it has three corners. */
  close(): void {
    if (this.#corners.length >= FEWEST) this.#end(this.#corners)
  }

  giveUp(): void {
    this.#end(null)
  }

  /** Takes the last corner back. */
  undo(): void {
    this.#corners = this.#corners.slice(0, -1)
    this.#show(null)
  }

  #type(key: string): void {
    if (key === 'Enter') this.#press(this.#map.project(this.#map.getCenter()))
    if (key === 'Backspace') this.undo()
    if (key === 'Escape') this.giveUp()
  }

  #press(point: PointLike): void {
    const [first] = this.#corners
    if (this.#corners.length >= FEWEST && first && this.#isNear(first, point)) {
      this.close()
      return
    }
    const last = this.#corners.at(-1)
    if (last && this.#isNear(last, point)) return
    const { lng, lat } = this.#map.unproject(point)
    this.#corners = [...this.#corners, [lng, lat]]
    this.#show(null)
  }

  #isNear([longitude, latitude]: Ring[number], point: PointLike): boolean {
    const { x, y } = this.#map.project([longitude, latitude])
    const [px, py] = 'x' in point ? [point.x, point.y] : point
    return Math.hypot(x - px, y - py) < NEAR
  }

  #show(point: PointLike | null): void {
    const next = point && this.#map.unproject(point)
    this.#tells.show({ corners: this.#corners, next: next && [next.lng, next.lat] })
  }

  #end(area: Ring | null): void {
    this.#lifted.abort()
    this.#tells.show({ corners: [], next: null })
    this.#tells.end(area)
  }
}
