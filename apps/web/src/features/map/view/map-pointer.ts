import { Point, type Map as MapLibreMap } from 'maplibre-gl'
import type { Place } from '@groundsheet/sections'
import { holesAt } from './holes-at.ts'
import type { MapPoint } from './map-point.ts'

/** Pointer and keyboard input on a map. */
export type MapPointerEvent =
  /** A click. `ids`: holes under it, uppermost first. `adding`: with Shift, Ctrl or Meta. */
  | {
      readonly type: 'press'
      readonly ids: readonly string[]
      readonly at: MapPoint
      readonly adding: boolean
    }
  /** The hole under the pointer. */
  | { readonly type: 'point'; readonly id: string | null }
  /** Position of the pointer; null: not on the map. */
  | { readonly type: 'place'; readonly place: Place | null }
  /** A long press, or a click with the secondary button. */
  | { readonly type: 'hold'; readonly place: Place; readonly at: MapPoint; readonly by: 'button' | 'finger' }

const LONG_PRESS_MS = 550

/** Reads pointer and keyboard input on a map, except while it is paused. */
export class MapPointer {
  readonly #map: MapLibreMap
  readonly #emit: (event: MapPointerEvent) => void
  #resting: ReturnType<typeof setTimeout> | undefined
  /** Position of the pointer on the map. */
  #over: Point | null = null
  #touching = false
  #held = false
  #paused = false

  constructor(map: MapLibreMap, emit: (event: MapPointerEvent) => void) {
    this.#map = map
    this.#emit = (event) => {
      if (!this.#paused || event.type === 'place') emit(event)
    }
    this.#listenToMouse()
    this.#listenToTouch()
    // The keyboard selects what is in the middle, under the cross.
    map.getCanvas().addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      // Otherwise the same key press would activate the element that gets the focus.
      event.preventDefault()
      this.#press(map.project(map.getCenter()), isAdding(event))
    })
  }

  /** During a drawing, clicks belong to the drawing. */
  pause(paused: boolean): void {
    this.#paused = paused
    if (paused) this.#map.getCanvas().style.cursor = ''
  }

  stop(): void {
    clearTimeout(this.#resting)
  }

  #listenToMouse(): void {
    const map = this.#map
    map.on('click', ({ point, originalEvent }) => {
      // The end of a long press is not a click.
      if (!this.#held) this.#press(point, isAdding(originalEvent))
      this.#held = false
    })
    // With Shift, MapLibre starts a box zoom and sends no click for an empty box.
    map.on('boxzoomcancel', ({ originalEvent }) => {
      if (originalEvent instanceof MouseEvent) this.#press(pointOf(map, originalEvent), true)
    })
    map.on('mousemove', ({ point }) => {
      this.#over = point
      // While the map is dragged, what is under the pointer stays the same.
      if (map.isMoving()) return
      this.#emitPlace()
      this.#point(holesAt(this.#map, point)[0] ?? null)
    })
    map.on('moveend', () => this.#emitPlace())
    map.on('mouseout', () => {
      this.#leave()
      this.#point(null)
    })
    map.on('contextmenu', ({ point }) => this.#hold(point, this.#touching ? 'finger' : 'button'))
  }

  #listenToTouch(): void {
    const map = this.#map
    const cancel = () => clearTimeout(this.#resting)
    for (const type of ['touchend', 'touchcancel'] as const) map.on(type, () => (this.#touching = false))
    map.on('touchstart', ({ points, point }) => {
      cancel()
      this.#held = false
      this.#touching = true
      if (points.length === 1) this.#resting = setTimeout(() => this.#hold(point, 'finger'), LONG_PRESS_MS)
    })
    // A finger that moves the map no longer points at a place.
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent?.type.startsWith('touch')) this.#leave()
    })
    for (const type of ['touchmove', 'touchend', 'touchcancel', 'movestart'] as const) map.on(type, cancel)
  }

  #emitPlace(): void {
    if (!this.#over) return
    const { lng, lat } = this.#map.unproject(this.#over)
    this.#emit({ type: 'place', place: { longitude: lng, latitude: lat } })
  }

  #leave(): void {
    this.#over = null
    this.#emit({ type: 'place', place: null })
  }

  #press(point: Point, adding: boolean): void {
    this.#emit({ type: 'press', ids: holesAt(this.#map, point), at: point, adding })
  }

  /** Some browsers report a long press as a secondary click too. */
  #hold(point: Point, by: 'button' | 'finger'): void {
    clearTimeout(this.#resting)
    this.#held = by === 'finger'
    const { lng, lat } = this.#map.unproject(point)
    this.#emit({ type: 'hold', place: { longitude: lng, latitude: lat }, at: point, by })
  }

  #point(id: string | null): void {
    if (this.#paused) return
    this.#map.getCanvas().style.cursor = id === null ? '' : 'pointer'
    this.#emit({ type: 'point', id })
  }
}

const isAdding = ({ shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent) =>
  shiftKey || ctrlKey || metaKey

function pointOf(map: MapLibreMap, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = map.getCanvas().getBoundingClientRect()
  return new Point(clientX - left, clientY - top)
}
