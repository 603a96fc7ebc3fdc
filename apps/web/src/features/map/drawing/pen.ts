import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import type { Path } from '../../../url-state/path.ts'
import { holePlaceAt } from '../holes-at.ts'
import type { MapPoint } from '../map-point.ts'
import { NO_SKETCH, type Sketch } from './sketch.ts'

/** So near a point a press means that point, CSS px. */
const NEAR = 12
/** For so long after the end of a drawing a second press is the rest of a double one, ms. */
const DOUBLE = 350

interface PenOptions {
  /** An area, whose last point is joined to its first; else a line. */
  readonly closed: boolean
  /** Points go onto the holes under them, and sides say their length. */
  readonly exact: boolean
}

interface PenTells {
  /** What is drawn so far. */
  readonly show: (sketch: Sketch) => void
  /** The drawing is finished, or given up: null. */
  readonly end: (drawn: Pick<Sketch, 'points' | 'closed'> | null) => void
}

/**
 * Draws on a map, point by point. A hand presses where a point is to be, and to finish it presses twice, or the last
 * point of a line or the first of an area again; the keyboard moves the map under the cross in its middle and presses
 * Enter.
 */
export class Pen {
  readonly #map: MapLibreMap
  readonly #tells: PenTells
  readonly #exact: boolean
  readonly #lifted = new AbortController()
  #closed: boolean
  #points: Path = []
  /** Where the next point would be; null: not on the map. */
  #at: MapPoint | null = null
  #byKeys = false

  constructor(map: MapLibreMap, { closed, exact }: PenOptions, tells: PenTells) {
    this.#map = map
    this.#tells = tells
    this.#closed = closed
    this.#exact = exact
    this.#listen()
    map.doubleClickZoom.disable()
    map.getCanvas().style.cursor = 'crosshair'
    map.getCanvas().focus()
    this.#show()
  }

  /** Makes an area of a line, or a line of an area; the points stay. */
  setClosed(closed: boolean): void {
    this.#closed = closed
    this.#show()
  }

  /** Finishes the drawing, as soon as it has points enough. */
  close(): void {
    if (this.#isWhole()) this.#end({ points: this.#points, closed: this.#closed })
  }

  giveUp(): void {
    this.#end(null)
  }

  /** Takes the last point back. */
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
    const { signal } = this.#lifted
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
      this.giveUp()
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
    return Math.hypot(x - at.x, y - at.y) < NEAR
  }

  #placeAt(at: MapPoint): Path[number] {
    const { lng, lat } = this.#map.unproject([at.x, at.y])
    return (this.#exact ? holePlaceAt(this.#map, at) : null) ?? [lng, lat]
  }

  #show(): void {
    const next = this.#at && this.#placeAt(this.#at)
    const isNew = next && String(next) !== String(this.#points.at(-1))
    this.#tells.show({
      points: this.#points,
      next: isNew ? next : null,
      closed: this.#closed,
      figures: this.#exact,
    })
  }

  #end(drawn: Pick<Sketch, 'points' | 'closed'> | null): void {
    if (this.#lifted.signal.aborted) return
    this.#lifted.abort()
    this.#map.getCanvas().style.cursor = ''
    setTimeout(() => this.#map.doubleClickZoom.enable(), DOUBLE)
    this.#tells.show(NO_SKETCH)
    this.#tells.end(drawn)
  }
}
