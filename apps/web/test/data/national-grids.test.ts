import { expect, test } from 'vitest'
import { isWithin, NATIONAL_GRIDS } from '../../src/data/map/national-grids.ts'

const fitting = (easting: number, northing: number) =>
  NATIONAL_GRIDS.filter((grid) => isWithin(grid, { easting, northing })).map(({ code }) => code)

test('coordinates of a local grid near its origin fit no national grid', () => {
  expect(fitting(1427.5, 2276.1)).toEqual([])
  expect(fitting(0, 0)).toEqual([])
})

test.each([
  ['the Isles of Scilly', 90_000, 10_500, ['EPSG:27700', 'EPSG:29903']],
  ['the Outer Hebrides', 62_000, 800_000, ['EPSG:27700']],
  ['Dublin or Wales', 313_000, 240_000, ['EPSG:27700', 'EPSG:29903']],
])('coordinates of %s fit the grids of their country', (_place, easting, northing, codes) => {
  expect(fitting(easting, northing)).toEqual(codes)
})
