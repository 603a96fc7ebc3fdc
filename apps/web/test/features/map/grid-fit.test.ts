import { expect, test } from 'vitest'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { fitGrid } from '../../../src/features/map/coordinates/grid-fit.ts'
import { solveLeastSquares } from '../../../src/features/map/coordinates/least-squares.ts'

/**
 * Longitude, latitude, easting, northing along five kilometres of a road; British National Grid by OSTN15.
 */
const ROAD = [
  [0.071951004, 52.617180939, 540368.25, 304169.89],
  [0.081710224, 52.628239512, 540993.39, 305418.81],
  [0.092444312, 52.644226588, 541668.24, 307217.86],
  [0.079731447, 52.625820938, 540867.23, 305145.96],
  [0.079976573, 52.626026765, 540883.16, 305169.33],
  [0.081306189, 52.627964189, 540966.93, 305387.4],
  [0.098391204, 52.652872817, 542042.56, 308191.16],
] as const

const holeAt = ([longitude, latitude, easting, northing]: readonly [number, number, number, number]): Hole =>
  holeOf({
    id: 'a'.repeat(24),
    locationId: 'BH1',
    table: 'LOCA',
    easting,
    northing,
    latitude,
    longitude,
    groundLevel: null,
    finalDepth: null,
    mapPlacement: null,
    data: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

const away = (hole: Hole | undefined, found: { easting: number; northing: number } | null | undefined) =>
  hole?.grid && found
    ? Math.hypot(found.easting - hole.grid.easting, found.northing - hole.grid.northing)
    : NaN

const road = ROAD.map(holeAt)

test('holes of a site determine its grid to a few centimetres', () => {
  expect(fitGrid(road)?.residual).toBeLessThan(0.05)
})

test('a hole that took no part is found within a decimetre', () => {
  const [left, ...others] = road
  expect(away(left, left?.position && fitGrid(others)?.toGrid(left.position))).toBeLessThan(0.1)
})

test('two holes are enough for their surroundings', () => {
  const [first, second, third] = [road[0], road[1], road[2]]
  const fit = fitGrid([first, second].filter((hole) => hole !== undefined))
  expect(away(third, third?.position && fit?.toGrid(third.position))).toBeLessThan(2)
})

test('holes in a line do as well as two', () => {
  const line = [0, 1, 2, 3].map((step) => holeAt([0.1, 52 + step / 1000, 500_000, 200_000 + step * 111.27]))
  expect(fitGrid(line)?.residual).toBeLessThan(0.1)
})

test('one hole, none, or several at one place determine no grid', () => {
  expect(fitGrid([])).toBeNull()
  expect(fitGrid(road.slice(0, 1))).toBeNull()
  expect(fitGrid([road[0], road[0], road[0]].filter((hole) => hole !== undefined))).toBeNull()
})

test('a pinned hole takes no part: where it was put is not where it was surveyed', () => {
  const pinned = road.map((hole): Hole =>
    hole.position ? { ...hole, position: { ...hole.position, pinned: true } } : hole,
  )
  expect(fitGrid(pinned)).toBeNull()
})

test('holes that contradict each other determine no grid', () => {
  expect(fitGrid([...road, holeAt([0.08, 52.62, 541_000, 304_900])])).toBeNull()
})

test('a mistake far from the site does not spoil it', () => {
  expect(fitGrid([...road, holeAt([-3, 50, 0, 0])])?.residual).toBeLessThan(0.05)
})

test('far from the site the grid is not claimed to be known', () => {
  expect(fitGrid(road)?.toGrid({ longitude: -1, latitude: 52.6 })).toBeNull()
})

test('least squares find what an even number of contradictions leaves in the middle', () => {
  expect(solveLeastSquares([[1], [1]], [2, 4])).toEqual([3])
  expect(
    solveLeastSquares(
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      [1, 3, 5],
    )?.map((value) => Math.round(value * 1e9) / 1e9),
  ).toEqual([1, 2])
})

test('dependent equations have no solution', () => {
  expect(
    solveLeastSquares(
      [
        [1, 1],
        [2, 2],
      ],
      [1, 2],
    ),
  ).toBeNull()
  expect(solveLeastSquares([[1, 0]], [1])).toBeNull()
  expect(solveLeastSquares([], [])).toBeNull()
})
