import { expect, test } from 'vitest'
import { gridCorrections, loadOffshore, splitSites, type Wgs84 } from '../src/index.ts'

const along = (count: number, step: number, from = 0): Wgs84[] =>
  Array.from({ length: count }, (_, i) => ({ latitude: 53, longitude: -4 + from + i * step }))

test('holes of one line without a gap of 50 km are one site, however long it is', () => {
  expect(splitSites(along(20, 0.5))).toHaveLength(1)
})

test('holes beyond a gap of 50 km are another site, the largest comes first', () => {
  const sites = splitSites([...along(2, 0.01), ...along(5, 0.01, 3)])
  expect(sites).toEqual([
    [2, 3, 4, 5, 6],
    [0, 1],
  ])
})

test('no points are no site', () => {
  expect(splitSites([])).toEqual([])
})

test('many scattered points are not compared with each other', () => {
  const scattered = Array.from({ length: 5000 }, (_, i) => ({ latitude: (i % 100) - 50, longitude: i / 20 }))
  expect(splitSites(scattered)).toHaveLength(1)
})

test('corrections of grid coordinates change one digit, or exchange two', () => {
  const errors = gridCorrections({ easting: 450000, northing: 300000 })
    .filter(({ point }) => point.easting === 540000 || point.easting === 450000 + 20000)
    .map(({ error, unit }) => [error, unit])
  expect(errors).toEqual([
    ['a digit of the easting is wrong', 10_000],
    ['two digits of the easting are exchanged', 10_000],
  ])
})

test('the open sea begins 10 km from land and from the places of islands', async () => {
  const metres = await loadOffshore()
  expect(metres({ latitude: 53.8, longitude: -1.5 })).toBe(0)
  expect(metres({ latitude: 49.43, longitude: -2.361 })).toBe(0)
  expect(metres({ latitude: 53.8, longitude: 1.54 })).toBeGreaterThan(90_000)
})
