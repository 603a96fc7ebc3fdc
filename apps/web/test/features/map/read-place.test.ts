import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlace } from '../../../src/features/map/coordinates/read-place.ts'
import { find, OF_SITE, UNKNOWN } from './places.ts'

const read = (text: string) => readPlace(text, OF_SITE)

test.each([
  ['53.3903, -1.4466'],
  ['53.3903 -1.4466'],
  ['53.3903;-1.4466'],
  ['geo:53.3903,-1.4466'],
  ['Lat: 53.3903, Long: -1.4466'],
  ['53.3903° N, 1.4466° W'],
  ['N 53.3903 W 1.4466'],
  ['1.4466 W 53.3903 N'],
])('%s is degrees, north first unless letters state otherwise', (text) => {
  expect(read(text)).toEqual({ latitude: 53.3903, longitude: -1.4466 })
})

test.each([
  ['53,3903; -1,4466'],
  ['53,3903 -1,4466'],
  ['53,3903 / -1,4466'],
  ['53,3903° N; 1,4466° W'],
  ['53.3903, −1.4466'],
  ['lon -1.4466, lat 53.3903'],
  ['Longitude: -1.4466 Latitude: 53.3903'],
  ['lng=-1.4466&lat=53.3903'],
  ['POINT(-1.4466 53.3903)'],
  ['[-1.4466, 53.3903]'],
  ['x=-1.4466 y=53.3903'],
  ['"coordinates": [-1.4466, 53.3903]'],
])('%s states its order or its decimal commas', (text) => {
  expect(read(text)).toEqual({ latitude: 53.3903, longitude: -1.4466 })
})

test.each([
  ['-1.4466, 53.3903', 53.3903, -1.4466, true],
  ['53.3903, -1.4466', 53.3903, -1.4466, undefined],
  ['-6.26 53.35', 53.35, -6.26, true],
  ['10, 20', 10, 20, undefined],
  ['151.2, -33.9', undefined, undefined, undefined],
])(
  '%s is longitude first only where no other order is likely',
  async (text, latitude, longitude, assumed) => {
    const place = await find(text)
    expect(place?.latitude).toBe(latitude)
    expect(place?.longitude).toBe(longitude)
    expect(place?.isOrderAssumed).toBe(assumed)
  },
)

test('far from the British Isles, the order that lies near the project is taken', () => {
  const sydney = { fit: null, near: { latitude: -33.87, longitude: 151.21 }, code: null }
  expect(readPlace('151.2, -33.9', sydney)).toEqual({
    latitude: -33.9,
    longitude: 151.2,
    isOrderAssumed: true,
  })
  expect(readPlace('-33.9, 151.2', sydney)).toEqual({ latitude: -33.9, longitude: 151.2 })
})

test('any place of the British Isles is read in both orders', () => {
  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1e4, max: max * 1e4 }).map((value) => value / 1e4)
  fc.assert(
    fc.property(degrees(49, 61), degrees(-11, 2), (latitude, longitude) => {
      expect(readPlace(`${latitude}, ${longitude}`, UNKNOWN)).toEqual({ latitude, longitude })
      expect(readPlace(`${longitude}, ${latitude}`, UNKNOWN)).toMatchObject({ latitude, longitude })
    }),
  )
})

test.each([
  [`53°23'24"N 1°26'48"W`],
  ['53°23′24″N, 1°26′48″W'],
  ['53° 23′ 24″ N  1° 26′ 48″ W'],
  [`N53°23'24" W1°26'48"`],
  ['N 53 23 24 W 1 26 48'],
  ['53 23 24 N 1 26 48 W'],
  ['53 23 24N1 26 48W'],
  ['53 23 24, -1 26 48'],
  ['53 23 24 -1 26 48'],
  ['53°23.4′N 1°26.8′W'],
  ['N53 23.4 W1 26.8'],
  ['1°26′48″W 53°23′24″N'],
  ['53d23m24sN 1d26m48sW'],
  ['53d 23m 24s N, 1d 26m 48s W'],
])('%s is degrees, minutes and seconds', async (text) => {
  const place = await find(text)
  expect(place?.latitude).toBeCloseTo(53.39, 9)
  expect(place?.longitude).toBeCloseTo(-1.446_666_667, 8)
})
