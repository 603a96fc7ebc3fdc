import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sitePlane } from '../src/index.ts'

/**
 * Points at a distance (metres) and bearing from a place along a geodesic; by GeographicLib (Karney 2013).
 */
const GEODESICS = [
  { from: [54.9, -1.6], bearing: 73, metres: 2500, to: [54.9065602008758, -1.5627274849188753] },
  { from: [54.9, -1.6], bearing: 200, metres: 3000, to: [54.874675187519735, -1.6159838828094402] },
  { from: [-33.9, 151.2], bearing: 300, metres: 4000, to: [-33.8819633637171, 151.16255526137692] },
  { from: [0.5, 179.99], bearing: 90, metres: 2500, to: [0.49999996133125985, -179.98754126846185] },
  { from: [52.2, 0.1], bearing: 0, metres: 1000, to: [52.208987048601266, 0.1] },
] as const

test.each(GEODESICS)(
  '$metres m at $bearing° from $from is there to the millimetre',
  ({ from, bearing, metres, to }) => {
    const plane = sitePlane({ latitude: from[0], longitude: from[1] })
    const { x, y } = plane.toPlane({ latitude: to[0], longitude: to[1] })
    const angle = (bearing * Math.PI) / 180
    expect(Math.hypot(x - metres * Math.sin(angle), y - metres * Math.cos(angle))).toBeLessThan(0.001)
  },
)

test('projecting to the plane and back gives the same position', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(
      degrees(-80, 80),
      degrees(-180, 180),
      degrees(-0.2, 0.2),
      degrees(-0.2, 0.2),
      (latitude, longitude, up, along) => {
        const plane = sitePlane({ latitude, longitude })
        const place = { latitude: latitude + up, longitude: longitude + along }
        const back = plane.toPlace(plane.toPlane(place))
        expect(back.latitude).toBeCloseTo(place.latitude, 9)
        const turn = back.longitude - place.longitude
        expect(turn - 360 * Math.round(turn / 360)).toBeCloseTo(0, 9)
      },
    ),
  )
})
