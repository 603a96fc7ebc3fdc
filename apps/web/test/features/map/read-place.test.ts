import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GridFit } from '../../../src/features/map/coordinates/grid-fit.ts'
import { readPlace } from '../../../src/features/map/coordinates/read-place.ts'

/** Degrees, about a centimetre: the grid is a fit, and its coordinates are written to the millimetre. */
const TOLERANCE_DEGREES = 1e-7

const SITE = { longitude: -1.4466, latitude: 53.3903 }

/** A grid that is turned and stretched a little, and known within some kilometres of the site. */
const fit: GridFit = {
  residual: 0,
  toGrid({ longitude, latitude }) {
    const [x, y] = [(longitude - SITE.longitude) * 66_400, (latitude - SITE.latitude) * 111_300]
    return Math.hypot(x, y) > 5000
      ? null
      : { easting: 436_900 + 1.0002 * x - 0.02 * y, northing: 388_300 + 0.02 * x + 0.9998 * y }
  },
}

const read = (text: string) => readPlace(text, fit, SITE)

test.each([
  ['53.3903, -1.4466'],
  ['53.3903 -1.4466'],
  ['53.3903;-1.4466'],
  ['53.3903° N, 1.4466° W'],
  ['N 53.3903 W 1.4466'],
  ['1.4466 W 53.3903 N'],
])('%s is degrees, north first unless letters say otherwise', (text) => {
  expect(read(text)).toEqual({ latitude: 53.3903, longitude: -1.4466 })
})

test.each([
  ['436900, 388300'],
  ['436900,388300'],
  ['436,900 388,300'],
  ['≈ 436,900 E 388,300 N'],
  ['E 436900.00 N 388300.00'],
  ['388300 N, 436900 E'],
])('%s is a point of the grid, east first unless letters say otherwise', (text) => {
  const place = read(text)
  expect(place?.longitude).toBeCloseTo(SITE.longitude, 6)
  expect(place?.latitude).toBeCloseTo(SITE.latitude, 6)
})

test.each([[''], ['BH101'], ['53.39'], ['1 2 3'], ['900000, 100'], ['91, 10'], ['436900 388300 N 3']])(
  '“%s” is no place of this site',
  (text) => {
    expect(read(text)).toBeNull()
  },
)

test('without a known grid only degrees are read', () => {
  expect(readPlace('436900, 388300', null, SITE)).toBeNull()
  expect(readPlace('10, 20', null, SITE)).toEqual({ latitude: 10, longitude: 20 })
})

test('a point of the grid is found again from its own coordinates', () => {
  const offset = fc.double({ min: -0.02, max: 0.02, noNaN: true })
  fc.assert(
    fc.property(offset, offset, (x, y) => {
      const place = { longitude: SITE.longitude + x, latitude: SITE.latitude + y }
      const grid = fit.toGrid(place)
      if (!grid) throw new Error('the site is larger than this')
      const found = read(`${grid.easting.toFixed(3)}, ${grid.northing.toFixed(3)}`)
      expect(Math.abs((found?.longitude ?? NaN) - place.longitude)).toBeLessThan(TOLERANCE_DEGREES)
      expect(Math.abs((found?.latitude ?? NaN) - place.latitude)).toBeLessThan(TOLERANCE_DEGREES)
    }),
  )
})
