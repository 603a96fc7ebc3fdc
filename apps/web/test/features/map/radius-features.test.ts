import { sitePlane } from '@groundsheet/sections'
import { expect, test } from 'vitest'
import { radiusFeatures, zoomOfNear } from '../../../src/features/map/overview/radius-features.ts'

const ringOf = (near: Parameters<typeof radiusFeatures>[0]) => {
  const geometry = radiusFeatures(near).features[0]?.geometry
  return geometry?.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : []
}

test.each([
  { longitude: -1.5, latitude: 53.8, radius: 250 },
  { longitude: -6.2, latitude: 60.1, radius: 25_000 },
])('every corner of the ring is the radius away: $radius m', (near) => {
  const { toPlane } = sitePlane(near)
  const ring = ringOf(near)
  expect(ring.length).toBeGreaterThan(60)
  for (const [longitude = NaN, latitude = NaN] of ring) {
    const { x, y } = toPlane({ longitude, latitude })
    expect(Math.hypot(x, y) / near.radius).toBeCloseTo(1, 3)
  }
})

test('a ring across the antimeridian goes on beyond 180 degrees', () => {
  const longitudes = ringOf({ longitude: 179.99, latitude: 0, radius: 10_000 }).map(
    ([longitude = NaN]) => longitude,
  )
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(1)
  expect(Math.max(...longitudes)).toBeGreaterThan(180)
})

test('without a place there is no ring', () => expect(radiusFeatures(null).features).toEqual([]))

test('the ring takes seven tenths of the shorter side of the map', () => {
  const near = { longitude: 0, latitude: 0, radius: 1000 }
  const pixels = (2 * near.radius * 512 * 2 ** zoomOfNear(near, 500)) / 40_075_016.686
  expect(pixels).toBeCloseTo(350, 3)
})
