import { LngLat, type CameraOptions, type CenterZoomBearing, type Map as MapLibreMap } from 'maplibre-gl'
import { formatCamera, type Camera } from '../../../url-state/camera.ts'
import type { Bounds } from '../basemap/graticule.ts'
import { coveredEdges } from './covered-edges.ts'

/** At the edges of a map on which nothing lies, CSS px. */
const PADDING_PX = 56
/** Of a map on a phone, CSS px: at the top. */
const [NARROW_WIDTH_PX, NARROW_PADDING_PX] = [520, 32]
/** Between a hole and what lies on the map: half a marker and a gap, CSS px. */
const CLEARANCE_PX = 16
/** Space for the name of a hole next to the buttons at the right edge. */
const NAME_CLEARANCE_PX = 28
/** No edge takes more than this part of the map. */
const MAX_SHARE = 0.45
/** Zoom by which the map may be closer for several points than for one. */
const MAX_ZOOM_INCREASE = 2.5
/** A point closer than this to the edge of the map counts as out of view. */
const MIN_EDGE_DISTANCE_PX = 24

/**
 * Moves a map: until a person moves it, then only on request or when something would be out of view.
 */
export class MapCamera {
  readonly #map: MapLibreMap
  readonly #emit: (camera: Camera) => void
  readonly #closest: number
  #extent: Bounds | null = null
  #lookedAt: Bounds | null = null
  #moved: boolean
  /** A fit that was requested is under way: the hole to be kept in view is found when it has ended. */
  #isFitting = false
  /** The camera last reported, as the address writes it. */
  #reported: string | null

  /**
   * `camera`: where the map was made to look; null: wherever. `closest`: zoom that is close enough for one
   * point.
   */
  constructor(map: MapLibreMap, camera: Camera | null, closest: number, emit: (camera: Camera) => void) {
    this.#map = map
    this.#emit = emit
    this.#closest = closest
    this.#moved = camera !== null
    this.#reported = camera && formatCamera(camera)
    map.on('resize', () => this.#follow())
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) this.#moved = true
    })
    map.on('moveend', ({ originalEvent }) => {
      if (this.#isFitting) {
        this.#isFitting = false
        this.#keepInSight()
      }
      if (!originalEvent) return
      this.#lookedAt = null
      this.#emitCamera()
    })
  }

  /** Shows everything; until the user moves the camera, and again on request. */
  fit(bounds: Bounds, requested = false): void {
    this.#extent = bounds
    if (this.#moved && !requested) return
    const padding = paddingOf(this.#map.getContainer())
    const bearing = this.#map.getBearing()
    const maxZoom =
      this.#closest + (bounds[0] === bounds[2] && bounds[1] === bounds[3] ? 0 : MAX_ZOOM_INCREASE)
    const camera = this.#map.cameraForBounds([...bounds], { padding, bearing, maxZoom })
    if (camera) this.#move(exactly(camera), requested)
    this.#isFitting = requested && this.#map.isMoving()
    if (requested) this.#emitOnArrival()
  }

  /** Fits again, with what lies on the map by now, unless a person has moved it. */
  refit(): void {
    if (this.#extent) this.fit(this.#extent)
  }

  /** A movement that takes no time would still be worked out from where the map looked before. */
  #move(to: CameraOptions, requested: boolean): void {
    const pace = movementPace(requested)
    if (pace.duration === 0) this.#map.jumpTo(to)
    else this.#map.flyTo({ ...to, ...pace })
  }

  /** Moves to the camera of the address, unless this map itself wrote that one. */
  go(camera: Camera): void {
    if (formatCamera(camera) === this.#reported) return
    this.#moved = true
    this.#lookedAt = null
    const { longitude, latitude, zoom, bearing = 0 } = camera
    this.#map.jumpTo({ center: [longitude, latitude], zoom, bearing })
  }

  zoomBy(steps: number): void {
    this.#moved = true
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, ...movementPace(true) })
    this.#emitOnArrival()
  }

  /** Turns the map so that north is up. */
  turnNorth(): void {
    this.#moved = true
    this.#map.easeTo({ bearing: 0, ...movementPace(true) })
    this.#emitOnArrival()
  }

  /** Zooms to where a hole is distinct from its neighbours, or nearer if the map is nearer already. */
  zoomToHole(position: readonly [longitude: number, latitude: number]): void {
    this.zoomTo(position, Math.max(this.#closest, this.#map.getZoom()))
  }

  /** Goes closer to a position. */
  zoomTo([longitude, latitude]: readonly [longitude: number, latitude: number], zoom: number): void {
    this.#moved = true
    this.#map.easeTo({ center: [longitude, latitude], zoom, ...movementPace(true) })
    this.#emitOnArrival()
  }

  /** Keeps a box, or a point, in view, also when the map becomes smaller; moves only when it is not. */
  lookAt(bounds: Bounds | null): void {
    this.#lookedAt = bounds
    this.#keepInSight()
  }

  #keepInSight(): void {
    if (!this.#lookedAt || this.#isFitting || this.#isChangingSize()) return
    const [west, south, east, north] = this.#lookedAt
    const corners = [west, east].flatMap((x) => [south, north].map((y) => [x, y] as const))
    if (corners.every((corner) => this.#isInSight(corner))) return
    const zoom = this.#map.getZoom()
    if (west === east && south === north) this.zoomTo([west, south], zoom)
    else this.#showAll(this.#lookedAt, zoom)
  }

  #isInSight(position: readonly [longitude: number, latitude: number]): boolean {
    const { x, y } = this.#map.project([...position])
    const { clientWidth, clientHeight } = this.#map.getContainer()
    return (
      x > MIN_EDGE_DISTANCE_PX &&
      y > MIN_EDGE_DISTANCE_PX &&
      x < clientWidth - MIN_EDGE_DISTANCE_PX &&
      y < clientHeight - MIN_EDGE_DISTANCE_PX
    )
  }

  /** Moves to a box, and away from it where it needs more room, but not nearer. */
  #showAll(bounds: Bounds, maxZoom: number): void {
    const padding = paddingOf(this.#map.getContainer())
    const bearing = this.#map.getBearing()
    const camera = this.#map.cameraForBounds([...bounds], { padding, bearing, maxZoom })
    if (!camera) return
    this.#moved = true
    this.#map.easeTo({ ...exactly(camera), ...movementPace(true) })
    this.#emitOnArrival()
  }

  /** A panel beside the map opened or closed, and MapLibre is notified of it a moment later. */
  #isChangingSize(): boolean {
    const { clientWidth, clientHeight } = this.#map.getContainer()
    const canvas = this.#map.getCanvas()
    return canvas.clientWidth !== clientWidth || canvas.clientHeight !== clientHeight
  }

  #follow(): void {
    if (!this.#moved && this.#extent) this.fit(this.#extent)
    else this.#keepInSight()
  }

  /**
   * Notifies the camera when no movement is left: a map that changes its size ends one while another begins.
   */
  #emitOnArrival(): void {
    const onEnd = () => {
      if (this.#map.isMoving()) return
      this.#map.off('moveend', onEnd)
      this.#emitCamera()
    }
    this.#map.on('moveend', onEnd)
    // A movement without duration is over by now.
    onEnd()
  }

  #emitCamera(): void {
    this.#moved = true
    const { lng, lat } = this.#map.getCenter()
    const [zoom, bearing] = [this.#map.getZoom(), this.#map.getBearing()]
    const camera = { zoom, latitude: lat, longitude: lng, bearing }
    this.#reported = formatCamera(camera)
    this.#emit(camera)
  }
}

/**
 * Without the last digits, which depend on the view before. Because of them a marker may be a pixel further,
 * and the same address would not look the same. Rounded to 0.1 mm on the ground and a thousandth of a pixel.
 */
function exactly({ center, zoom = 0, bearing = 0 }: CenterZoomBearing): CameraOptions {
  const { lng, lat } = LngLat.convert(center ?? [0, 0])
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  return { center: [round(lng, 9), round(lat, 9)], zoom: round(zoom, 6), bearing }
}

/** Room around everything that is shown: none of it lies under the controls and notes of the map, CSS px. */
function paddingOf(container: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = container
  const all = Math.min(PADDING_PX, width / 6, height / 6)
  const narrow = width < NARROW_WIDTH_PX
  const covered = coveredEdges(container)
  const atLeast = (free: number, taken: number, size: number) =>
    Math.min(Math.max(free, taken > 0 ? taken + CLEARANCE_PX : 0), size * MAX_SHARE)
  return {
    top: atLeast(narrow ? Math.min(all, NARROW_PADDING_PX) : all, covered.top, height),
    right: atLeast(narrow ? all : all + NAME_CLEARANCE_PX, covered.right, width),
    bottom: atLeast(all, covered.bottom, height),
    left: atLeast(all, covered.left, width),
  }
}

/** Duration of an animated movement, ms; 0 for users who prefer reduced motion. */
function movementPace(eased: boolean): { duration: number } {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return { duration: eased && !still ? 400 : 0 }
}
