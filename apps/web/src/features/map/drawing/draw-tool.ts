import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import type { Path } from '../../../url-state/path.ts'
import { holePlaceAt } from '../view/holes-at.ts'
import type { MapPoint } from '../view/map-point.ts'
import { NO_SKETCH, type Sketch } from './sketch.ts'

/** A click this near a point counts as that point. */
const SAME_POINT_PX = 12
/** After the end of a drawing, a click within this time is the second of a double click. */
const DOUBLE_CLICK_MS = 350

interface DrawToolOptions {
  /** An area, whose last point is joined to its first; else a line. */
  readonly closed: boolean
  /** Points snap to the holes under them, and sides are labelled with their length. */
  readonly exact: boolean
}

interface DrawToolListener {
  /** The drawing so far. */
  readonly onSketch: (sketch: Sketch) => void
  /** The finished drawing; null: cancelled. */
  readonly onEnd: (drawn: Pick<Sketch, 'points' | 'closed'> | null) => void
}

/**
 * Draws a line or an area on a map. Each click adds a point. A double click, or a click on the last point of
 * a line or the first of an area, ends it. With the keyboard, arrow keys move the map and Enter adds the
 * point in its middle.
 */
export class DrawTool {
  readonly #map: MapLibreMap
  readonly #listener: DrawToolListener
  readonly #exact: boolean
  readonly #ended = new AbortController()
  #closed: boolean
  #points: Path = []
  /** Where the next point would be; null: not on the map. */
  #at: MapPoint | null = null
  #byKeys = false

  constructor(map: MapLibreMap, { closed, exact }: DrawToolOptions, listener: DrawToolListener) {
    this.#map = map
    this.#listener = listener
    this.#closed = closed
    this.#exact = exact
    this.#listen()
    map.doubleClickZoom.disable()
    map.getCanvas().style.cursor = 'crosshair'
    map.getCanvas().focus()
    this.#show()
  }

  /** Changes between line and area; the points stay. */
  setClosed(closed: boolean): void {
    this.#closed = closed
    this.#show()
  }

  /** Ends the drawing if it has enough points. */
  close(): void {
    if (this.#isWhole()) this.#end({ points: this.#points, closed: this.#closed })
  }

  cancel(): void {
    this.#end(null)
  }

  /** Removes the last point. */
  undo(): void {
    this.#points = this.#points.slice(0, -1)
    this.#show()
  }

  #listen(): void {
    const map = this.#map
    const listeners = {
      click: ({ point }: MapMouseEvent) => this.#press(point),
      mousemove: ({ point }: MapMouseEvent) => this.#point(point),
      mouseout: () => this.#point(null),
      dblclick: () => this.close(),
    }
    const names = ['click', 'mousemove', 'mouseout', 'dblclick'] as const
    const follow = () => {
      if (this.#byKeys) this.#pointAtMiddle()
    }
    for (const name of names) map.on(name, listeners[name])
    map.on('move', follow)
    const { signal } = this.#ended
    signal.addEventListener('abort', () => {
      for (const name of names) map.off(name, listeners[name])
      map.off('move', follow)
    })
    map.getCanvas().addEventListener('keydown', (event) => this.#type(event), { signal })
  }

  #type(event: KeyboardEvent): void {
    const { key } = event
    if (key === 'Backspace') this.undo()
    if (key === 'Escape') {
      event.preventDefault()
      this.cancel()
    }
    if (key !== 'Enter' && !key.startsWith('Arrow')) return
    this.#pointAtMiddle()
    if (key === 'Enter' && this.#at) this.#press(this.#at)
  }

  #pointAtMiddle(): void {
    this.#at = this.#map.project(this.#map.getCenter())
    this.#byKeys = true
    this.#show()
  }

  #point(at: MapPoint | null): void {
    this.#at = at
    this.#byKeys = false
    this.#show()
  }

  #press(at: MapPoint): void {
    const last = this.#points.at(-1)
    const ending = this.#closed ? this.#points[0] : last
    if (this.#isWhole() && ending && this.#isNear(ending, at)) {
      this.close()
      return
    }
    if (last && this.#isNear(last, at)) return
    this.#points = [...this.#points, this.#placeAt(at)]
    this.#show()
  }

  #isWhole(): boolean {
    return this.#points.length >= (this.#closed ? 3 : 2)
  }

  #isNear([longitude, latitude]: Path[number], at: MapPoint): boolean {
    const { x, y } = this.#map.project([longitude, latitude])
    return Math.hypot(x - at.x, y - at.y) < SAME_POINT_PX
  }

  #placeAt(at: MapPoint): Path[number] {
    const { lng, lat } = this.#map.unproject([at.x, at.y])
    return (this.#exact ? holePlaceAt(this.#map, at) : null) ?? [lng, lat]
  }

  #show(): void {
    const next = this.#at && this.#placeAt(this.#at)
    const isNew = next && String(next) !== String(this.#points.at(-1))
    this.#listener.onSketch({
      points: this.#points,
      next: isNew ? next : null,
      closed: this.#closed,
      figures: this.#exact,
    })
  }

  #end(drawn: Pick<Sketch, 'points' | 'closed'> | null): void {
    if (this.#ended.signal.aborted) return
    this.#ended.abort()
    this.#map.getCanvas().style.cursor = ''
    setTimeout(() => this.#map.doubleClickZoom.enable(), DOUBLE_CLICK_MS)
    this.#listener.onSketch(NO_SKETCH)
    this.#listener.onEnd(drawn)
  }
}
