import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTowns } from '../../../src/data/map/read-towns.ts'
import { nearestTowns } from '../../../src/features/map/towns/nearest-towns.ts'
import { mapStrings } from '../../../src/ui/strings/map-strings.ts'

const file = new URL('../../../../../packages/coordinates/data/places.tsv', import.meta.url)
const gazetteer = readTowns(readFileSync(file, 'utf8')).features
const site = { longitude: -2, latitude: 53 }

/**
 * Towns due north of the site: name, population and kilometres from it (0.009 degrees of latitude are one).
 */
const north = (...towns: [name: string, population: number, kilometres: number][]) =>
  readTowns(
    [
      'head',
      ...towns.map(([name, people, km]) => [name, 'GB', 'ENG', people, -2, 53 + km * 0.008_985].join('\t')),
    ].join('\n'),
  ).features
const namesOf = (towns: ReturnType<typeof north>) => nearestTowns(site, towns).map(({ name }) => name)

test('the nearest settlement comes first, then the nearest larger towns', () => {
  const towns = north(
    ['City', 200_000, 40],
    ['Town', 20_000, 12],
    ['Village', 1500, 2],
    ['Other village', 2000, 3],
    ['Large city', 900_000, 60],
  )
  expect(namesOf(towns)).toEqual(['Village', 'Town', 'City'])
  expect(namesOf(towns.toReversed())).toEqual(['Village', 'Town', 'City'])
})

test('a hamlet, or a place of unknown population, is named only when it is close', () => {
  const [far, near] = [6, 4].map((km) =>
    north(['Hamlet', 50, km], ['Unknown', 0, km + 0.5], ['Town', 9000, 8]),
  )
  expect(namesOf(near ?? [])).toEqual(['Hamlet', 'Town'])
  expect(namesOf(far ?? []).slice(0, 1)).toEqual(['Town'])
})

test('where nothing larger is near, the second nearest settlement is named too', () => {
  expect(namesOf(north(['City', 500_000, 1], ['Suburb', 8000, 3], ['Village', 1200, 9]))).toEqual([
    'City',
    'Suburb',
  ])
})

test('of two towns at one place the larger comes first, and those of one size come by name', () => {
  expect(namesOf(north(['B', 1500, 2], ['A', 1500, 2], ['C', 1600, 2]))).toEqual(['C', 'A'])
  expect(namesOf(north(['B', 1500, 2], ['A', 1500, 2]))).toEqual(['A', 'B'])
})

test('nothing is named beyond 100 km, nor outside the gazetteer', () => {
  expect(namesOf(north(['Town', 20_000, 99]))).toEqual(['Town'])
  expect(namesOf(north(['Town', 20_000, 101]))).toEqual([])
  expect(nearestTowns({ longitude: 151.2, latitude: -33.9 }, gazetteer)).toEqual([])
})

test('distance and bearing are those of the geodesic', () => {
  const [town] = nearestTowns(site, north(['Town', 20_000, 12]))
  // The town is due north, so the place is due south of it.
  expect(town?.bearing).toBeCloseTo(180, 6)
  expect(town?.metres).toBeCloseTo(11_999, -1)
})

test('beside Machynlleth, it comes before the larger towns around it', () => {
  const towns = nearestTowns({ longitude: -3.866, latitude: 52.5945 }, gazetteer)
  expect(towns.map(mapStrings.nearestTowns.town)).toEqual([
    '1.0\u00a0km WNW of Machynlleth',
    '25\u00a0km NE of Aberystwyth',
    '76\u00a0km W of Shrewsbury',
  ])
})

const words = (metres: number, bearing: number) =>
  mapStrings.nearestTowns.town({ name: 'Town', metres, bearing })

test.each([
  [1120, 112.5, '1.1\u00a0km ESE of Town'],
  [9949, 0, '9.9\u00a0km N of Town'],
  [9950, 348.8, '10\u00a0km N of Town'],
  [26_400, 348.7, '26\u00a0km NNW of Town'],
  [500, 225, '0.5\u00a0km SW of Town'],
  [499, 225, 'under 0.5\u00a0km from Town'],
])('%d m at %d° is written as %s', (metres, bearing, text) => {
  expect(words(metres, bearing)).toBe(text)
})
