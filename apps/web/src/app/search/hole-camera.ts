import { formatCamera } from '../../url-state/camera.ts'

/** Close enough to distinguish a hole from its neighbours. */
const HOLE_ZOOM = 16

interface Point {
  /** Degrees, WGS 84; null: not known. */
  readonly longitude: number | null
  readonly latitude: number | null
}

/** The part of an address that shows a hole on the map; undefined: it has no position. */
export function holeCamera(position: Point | null): string | undefined {
  const { longitude = null, latitude = null } = position ?? {}
  return longitude === null || latitude === null
    ? undefined
    : formatCamera({ zoom: HOLE_ZOOM, longitude, latitude })
}
