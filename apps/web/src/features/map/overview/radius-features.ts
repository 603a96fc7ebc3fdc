import { sitePlane } from '@groundsheet/sections'
import type { FeatureCollection } from 'geojson'
import type { Near } from '../../../url-state/near.ts'
import type { Ring } from '../../../url-state/ring.ts'
import { areaFeatures } from '../drawing/sketch.ts'
import { metresPerPixel } from '../view/metres-per-pixel.ts'

/** Corners of the ring around a place. */
const RING_CORNERS = 96

/** The area within a radius of a place, by distance on the ground. */
export function radiusFeatures(near: Near | null): FeatureCollection {
  if (!near) return areaFeatures(null)
  const { toPlace } = sitePlane(near)
  const ring = Array.from({ length: RING_CORNERS }, (_, index): Ring[number] => {
    const angle = (2 * Math.PI * index) / RING_CORNERS
    const { longitude, latitude } = toPlace({
      x: near.radius * Math.sin(angle),
      y: near.radius * Math.cos(angle),
    })
    // Longitudes go on beyond 180 rather than jump across the map.
    return [near.longitude + shortWay(longitude - near.longitude), latitude]
  })
  return areaFeatures(ring)
}

const shortWay = (degrees: number) => degrees - 360 * Math.round(degrees / 360)

/** How much of the shorter side of the map the ring takes. */
const RING_SHARE = 0.7

/** Zoom at which the ring around a place fills a map. `size`: shorter side of the map, CSS px. */
export function zoomOfNear({ latitude, radius }: Near, size: number): number {
  const wanted = (2 * radius) / (RING_SHARE * Math.max(size, 1))
  return Math.log2(metresPerPixel(0, latitude) / wanted)
}
