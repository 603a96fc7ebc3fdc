import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlace } from '../../../src/features/map/coordinates/find-place.ts'
import type { GridFit } from '../../../src/features/map/coordinates/grid-fit.ts'
import { readGridReference } from '../../../src/features/map/coordinates/read-grid-reference.ts'
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

const OF_SITE = { fit, near: SITE, code: 'EPSG:27700' }
/** Nothing is known of its grid. */
const UNKNOWN = { fit: null, near: SITE, code: null }

const read = (text: string) => readPlace(text, OF_SITE)
const find = (text: string) => findPlace(text, UNKNOWN)

test.each([
  ['53.3903, -1.4466'],
  ['53.3903 -1.4466'],
  ['53.3903;-1.4466'],
  ['geo:53.3903,-1.4466'],
  ['Lat: 53.3903, Long: -1.4466'],
  ['53.3903° N, 1.4466° W'],
  ['N 53.3903 W 1.4466'],
  ['1.4466 W 53.3903 N'],
])('%s is degrees, north first unless letters say otherwise', (text) => {
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

test.each([
  ['436900, 388300'],
  ['436900,388300'],
  ['436,900 388,300'],
  ['≈ 436,900 E 388,300 N'],
  ['≈\u00a0436900\u00a0E, 388300\u00a0N'],
  ['E 436900.00 N 388300.00'],
  ['E: 436900.00, N: 388300.00'],
  ['E=436900 N=388300'],
  ['388300 N, 436900 E'],
  ['Easting 436900 Northing 388300'],
  ['436900 mE 388300 mN'],
  ['X=436900 Y=388300'],
  ['x: 436900.0, y: 388300.0'],
  ['SK 369 883'],
])('%s is a point of the grid of the project, east first unless letters say otherwise', async (text) => {
  const place = await findPlace(text, OF_SITE)
  expect(place?.longitude).toBeCloseTo(SITE.longitude, 6)
  expect(place?.latitude).toBeCloseTo(SITE.latitude, 6)
})

test.each<[text: string, code: string, easting: number, northing: number]>([
  ['SK 377 890', 'EPSG:27700', 437_700, 389_000],
  ['sk377890', 'EPSG:27700', 437_700, 389_000],
  ['NGR SK 377 890', 'EPSG:27700', 437_700, 389_000],
  ['NGR: SK377890', 'EPSG:27700', 437_700, 389_000],
  ['OS Grid Ref. SK 377 890', 'EPSG:27700', 437_700, 389_000],
  ['National Grid Reference: SK 377 890', 'EPSG:27700', 437_700, 389_000],
  ['SK-377-890', 'EPSG:27700', 437_700, 389_000],
  ['SK/377/890', 'EPSG:27700', 437_700, 389_000],
  ['OSGB SK 377 890', 'EPSG:27700', 437_700, 389_000],
  ['BNG: SK377890', 'EPSG:27700', 437_700, 389_000],
  ['IG J 338 740', 'EPSG:29903', 333_800, 374_000],
  ['Irish Grid: J 338 740', 'EPSG:29903', 333_800, 374_000],
  ['SK 37712, 89034', 'EPSG:27700', 437_712, 389_034],
  ['SK  37712\t89034', 'EPSG:27700', 437_712, 389_034],
  ['Irish Grid Ref J 338 740', 'EPSG:29903', 333_800, 374_000],
  ['TG 51409 13177', 'EPSG:27700', 651_409, 313_177],
  ['SV00', 'EPSG:27700', 0, 0],
  ['HU 3963', 'EPSG:27700', 439_000, 1_163_000],
  ['NN 166 712', 'EPSG:27700', 216_600, 771_200],
  ['J 338 740', 'EPSG:29903', 333_800, 374_000],
  ['O1590434671', 'EPSG:29903', 315_904, 234_671],
])('%s names a square of %s', (text, code, easting, northing) => {
  expect(readGridReference(text)).toEqual({ code, easting, northing })
})

test.each([['SK 377 89'], ['SK 37789'], ['AA 12 34'], ['II 12 34'], ['SK'], ['SK 123456 123456'], ['BH 1']])(
  '%s is no grid reference',
  (text) => {
    expect(readGridReference(text)).toBeNull()
  },
)

// Expected by the published grid shift (OSTN15) and by Ordnance Survey Ireland's transformation.
test.each<[text: string, latitude: number, longitude: number]>([
  ['SK 377 890', 53.396_509, -1.434_51],
  ['J 338 740', 54.596_522, -5.930_578],
])('%s is found without any other knowledge, within 10 m', async (text, latitude, longitude) => {
  const place = await find(text)
  expect(Math.abs((place?.latitude ?? NaN) - latitude)).toBeLessThan(1e-4)
  expect(Math.abs((place?.longitude ?? NaN) - longitude)).toBeLessThan(1.5e-4)
})

test.each([
  [''],
  ['BH101'],
  ['53.39'],
  ['1 2 3'],
  ['900000, 100'],
  ['91, 10'],
  ['436900 388300 N 3'],
  ['91°0′0″N 1°0′0″W'],
  ['BT62 3AA'],
  ['YO16 4UX'],
  ['LS1 4AP'],
  ['CF10 3NS'],
  ['N1 9GU'],
  ['TA 20 1466'],
])('“%s” is no place', async (text) => {
  expect(await findPlace(text, OF_SITE)).toBeNull()
})

test('eastings and northings are read only where the grid is known', async () => {
  expect(await find('436900, 388300')).toBeNull()
  expect(await find('10, 20')).toEqual({ latitude: 10, longitude: 20 })
  expect(await findPlace('437700, 389000', { ...UNKNOWN, code: 'EPSG:27700' })).toEqual(
    await find('SK 377 890'),
  )
})

test('a point of the grid is found again from its own coordinates', async () => {
  const offset = fc.double({ min: -0.02, max: 0.02, noNaN: true })
  await fc.assert(
    fc.asyncProperty(offset, offset, async (x, y) => {
      const place = { longitude: SITE.longitude + x, latitude: SITE.latitude + y }
      const grid = fit.toGrid(place)
      if (!grid) throw new Error('the site is larger than this')
      const found = await findPlace(`${grid.easting.toFixed(3)}, ${grid.northing.toFixed(3)}`, OF_SITE)
      expect(Math.abs((found?.longitude ?? NaN) - place.longitude)).toBeLessThan(TOLERANCE_DEGREES)
      expect(Math.abs((found?.latitude ?? NaN) - place.latitude)).toBeLessThan(TOLERANCE_DEGREES)
    }),
  )
})
