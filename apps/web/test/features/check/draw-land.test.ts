import { readLand } from '@groundsheet/coordinates/data-files'
import { expect, test } from 'vitest'
import { drawLand } from '../../../src/features/check/positions/draw-land.ts'
import { SURROUNDINGS_VIEW } from '../../../src/features/check/positions/surroundings-view.ts'

const SPAN = { longitude: 8.4, latitude: 8 }

/** Places of the coast that are in view. */
async function coastAt(longitude: number, latitude: number): Promise<[number, number][]> {
  const path = drawLand(await readLand(), { longitude, latitude }, SPAN)
  const points = Array.from(path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, x, y]): [number, number] => [
    Number(x),
    Number(y),
  ])
  return points.filter(
    ([x, y]) => x > 0 && x < SURROUNDINGS_VIEW.width && y > 0 && y < SURROUNDINGS_VIEW.height,
  )
}

test('at longitude 180, islands on both sides are drawn where they lie', async () => {
  const middle = SURROUNDINGS_VIEW.width / 2
  // Viti Levu of Fiji lies at 178 degrees east; small islands of Fiji lie at 179 degrees west.
  const coast = await coastAt(180, -17.5)
  expect(coast.some(([x]) => x < middle - 30)).toBe(true)
  expect(coast.some(([x]) => x > middle + 5)).toBe(true)
  expect(await coastAt(-180, -17.5)).toEqual(coast)
})

test('a little east of 180 the same coast is drawn as a little west of it, by the difference', async () => {
  const [west, east] = [await coastAt(179.99, -17.5), await coastAt(-179.99, -17.5)]
  expect(east.length).toBeGreaterThan(0.9 * west.length)
  expect(east.length).toBeLessThan(1.1 * west.length)
})

test('far from longitude 180 nothing is drawn twice', async () => {
  const coast = await coastAt(-3.8, 52.6)
  expect(new Set(coast.map(String)).size).toBeGreaterThan(0.95 * coast.length)
})
