import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlaces } from '../../../src/features/map/coordinates/find-place.ts'
import { readGridReference } from '../../../src/features/map/coordinates/read-grid-reference.ts'
import { find, findPlace, fit, OF_SITE, SITE, UNKNOWN } from './places.ts'

/** Degrees, about a centimetre: the grid is a fit, and its coordinates are written to the millimetre. */
const TOLERANCE_DEG = 1e-7

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
  ['436900mE 388300mN'],
  ['388300 mN, 436900 mE'],
  ['436900 m E, 388300 m N'],
  ['436900m, 388300m'],
  ['X=436900 Y=388300'],
  ['x: 436900.0, y: 388300.0'],
  ['SK 369 883'],
])('%s is a point of the grid of the project, east first unless letters state otherwise', async (text) => {
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
  ['20/0071'],
  ['41/12'],
  ['BT62 3AA'],
  ['YO16 4UX'],
  ['LS1 4AP'],
  ['CF10 3NS'],
  ['N1 9GU'],
  ['TA 20 1466'],
])('“%s” is no place', async (text) => {
  expect(await findPlace(text, OF_SITE)).toBeNull()
})

test.each<[text: string, latitude: number, longitude: number]>([
  ['ITM 715830 734697', 53.3498, -6.2603],
  ['715830 E, 734697 N (ITM)', 53.3498, -6.2603],
  ['OSGB36 316000 234000', 51.9981, -3.2249],
  ['316000 234000 BNG', 51.9981, -3.2249],
  ['British National Grid 316000, 234000', 51.9981, -3.2249],
  ['EPSG:27700 316000 234000', 51.9981, -3.2249],
  ['Irish Grid: 316000, 234000', 53.3438, -6.259],
])('%s states its grid, in a project of another one too', async (text, latitude, longitude) => {
  for (const site of [UNKNOWN, { ...UNKNOWN, code: 'EPSG:25830' }]) {
    const places = await findPlaces(text, site)
    expect(places.map(({ assumedGrid }) => assumedGrid)).toEqual([undefined])
    expect(places[0]?.latitude).toBeCloseTo(latitude, 3)
    expect(places[0]?.longitude).toBeCloseTo(longitude, 3)
  }
})

const BRITISH = 'British National Grid'
const IRISH = 'Irish Grid'
const ITM = 'Irish Transverse Mercator'

test.each<[text: string, ...places: [grid: string, latitude: number, longitude: number][]]>([
  ['436900 388300', [BRITISH, 53.3903, -1.4466]],
  ['436900, 388300', [BRITISH, 53.3903, -1.4466]],
  ['388300 N, 436900 E', [BRITISH, 53.3903, -1.4466]],
  ['NGR 436900 388300', [BRITISH, 53.3903, -1.4466]],
  ['Grid Ref. 436900, 388300', [BRITISH, 53.3903, -1.4466]],
  ['4369 3883'],
  ['2020 2021'],
  ['300000 2021'],
  ['316000 234000', [BRITISH, 51.9976, -3.2247], [IRISH, 53.3449, -6.2583]],
  ['450000 520000', [BRITISH, 54.5717, -1.2279], [ITM, 51.4132, -10.1586]],
  ['715830 734697', [ITM, 53.3498, -6.2603]],
  ['650000 734697', [ITM, 53.36, -7.2486]],
  ['900000 100000'],
])('%s is metres of the grids that have land there, where nothing states one', async (text, ...expected) => {
  const found = await findPlaces(text, UNKNOWN)
  expect(found.map(({ assumedGrid }) => assumedGrid)).toEqual(expected.map(([grid]) => grid))
  for (const [at, [, latitude, longitude]] of expected.entries()) {
    expect(found[at]?.latitude).toBeCloseTo(latitude, 2)
    expect(found[at]?.longitude).toBeCloseTo(longitude, 2)
  }
})

test('eastings and northings are of the grid of the project where it is known', async () => {
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
      expect(Math.abs((found?.longitude ?? NaN) - place.longitude)).toBeLessThan(TOLERANCE_DEG)
      expect(Math.abs((found?.latitude ?? NaN) - place.latitude)).toBeLessThan(TOLERANCE_DEG)
    }),
  )
})
