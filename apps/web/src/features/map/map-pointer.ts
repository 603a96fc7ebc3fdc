import { Point, type Map as MapLibreMap } from 'maplibre-gl'
import type { Place } from './coordinates/site-plane.ts'
import { holesAt } from './holes-at.ts'
import type { MapPoint } from './map-point.ts'

/** What a hand does on a map. */
export type PointerTells =
  /** Holes under the pointer when it was pressed, uppermost first; none for open ground. `adding`: with Shift, Ctrl or Meta. */
  | {
      readonly type: 'press'
      readonly ids: readonly string[]
      readonly at: MapPoint
      readonly adding: boolean
    }
  /** The hole under the pointer. */
  | { readonly type: 'point'; readonly id: string | null }
  /** Where the pointer is; null: not on the map. */
  | { readonly type: 'place'; readonly place: Place | null }
  /** A place that was held for a while, or pressed with the second button. */
  | { readonly type: 'hold'; readonly place: Place; readonly at: MapPoint; readonly by: 'button' | 'finger' }

/** How long a finger rests before it means to hold, ms. */
const HOLD = 550

/** Reads what hand and keyboard do on a map, unless something else wants to know. */
export class MapPointer {
  readonly #map: MapLibreMap
  readonly #tell: (event: PointerTells) => void
  #resting: ReturnType<typeof setTimeout> | undefined
  /** Where the pointer is on the map. */
  #over: Point | null = null
  #touching = false
  #held = false
  #paused = false

  constructor(map: MapLibreMap, tell: (event: PointerTells) => void) {
    this.#map = map
    this.#tell = (event) => {
      if (!this.#paused || event.type === 'place') tell(event)
    }
    this.#listenToHand()
    this.#listenToFinger()
    // The keyboard presses what is in the middle, where the cross is.
    map.getCanvas().addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      // Else the same stroke would press what gets the focus now.
      event.preventDefault()
      this.#press(map.project(map.getCenter()), isAdding(event))
    })
  }

  /** While an area is drawn, presses belong to it. */
  pause(paused: boolean): void {
    this.#paused = paused
    if (paused) this.#map.getCanvas().style.cursor = ''
  }

  stop(): void {
    clearTimeout(this.#resting)
  }

  #listenToHand(): void {
    const map = this.#map
    map.on('click', ({ point, originalEvent }) => {
      // A finger that held the map and lets go presses nothing.
      if (!this.#held) this.#press(point, isAdding(originalEvent))
      this.#held = false
    })
    // Shift begins a box, and a box without a size is no click for MapLibre.
    map.on('boxzoomcancel', ({ originalEvent }) => {
      if (originalEvent instanceof MouseEvent) this.#press(pointOf(map, originalEvent), true)
    })
    map.on('mousemove', ({ point }) => {
      this.#over = point
      // The ground moves with the pointer that drags it: what is under it stays the same.
      if (map.isMoving()) return
      this.#tellPlace()
      this.#point(holesAt(this.#map, point)[0] ?? null)
    })
    map.on('moveend', () => this.#tellPlace())
    map.on('mouseout', () => {
      this.#leave()
      this.#point(null)
    })
    map.on('contextmenu', ({ point }) => this.#hold(point, this.#touching ? 'finger' : 'button'))
  }

  #listenToFinger(): void {
    const map = this.#map
    const forget = () => clearTimeout(this.#resting)
    for (const type of ['touchend', 'touchcancel'] as const) map.on(type, () => (this.#touching = false))
    map.on('touchstart', ({ points, point }) => {
      forget()
      this.#held = false
      this.#touching = true
      if (points.length === 1) this.#resting = setTimeout(() => this.#hold(point, 'finger'), HOLD)
    })
    // A finger that moves the map points at nothing any more.
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent?.type.startsWith('touch')) this.#leave()
    })
    for (const type of ['touchmove', 'touchend', 'touchcancel', 'movestart'] as const) map.on(type, forget)
  }

  #tellPlace(): void {
    if (!this.#over) return
    const { lng, lat } = this.#map.unproject(this.#over)
    this.#tell({ type: 'place', place: { longitude: lng, latitude: lat } })
  }

  #leave(): void {
    this.#over = null
    this.#tell({ type: 'place', place: null })
  }

  #press(point: Point, adding: boolean): void {
    this.#tell({ type: 'press', ids: holesAt(this.#map, point), at: point, adding })
  }

  /** Some browsers report a finger that rests as a second button too. */
  #hold(point: Point, by: 'button' | 'finger'): void {
    clearTimeout(this.#resting)
    this.#held = by === 'finger'
    const { lng, lat } = this.#map.unproject(point)
    this.#tell({ type: 'hold', place: { longitude: lng, latitude: lat }, at: point, by })
  }

  #point(id: string | null): void {
    if (this.#paused) return
    this.#map.getCanvas().style.cursor = id === null ? '' : 'pointer'
    this.#tell({ type: 'point', id })
  }
}

const isAdding = ({ shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent) =>
  shiftKey || ctrlKey || metaKey

function pointOf(map: MapLibreMap, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = map.getCanvas().getBoundingClientRect()
  return new Point(clientX - left, clientY - top)
}
