import { describe, expect, it } from 'vitest'
import { readLand } from '../src/data-files.ts'
import { distanceToLand } from '../src/land.ts'
import { METRES_PER_DEGREE, radians, type Wgs84 } from '../src/wgs84.ts'

describe('land and sea', () => {
  it.each([
    ['Glasgow', -4.25, 55.86],
    ['Dublin', -6.26, 53.34],
    ['St Mary’s, Scilly', -6.3, 49.92],
    ['Perth, Australia', 115.9, -31.95],
    ['Yakutsk, on a coast that continues beyond longitude 180', 129.73, 62.03],
    ['Egvekinot, east of longitude 180', -179.1, 66.32],
    ['Antarctica, which goes around the world', 0, -80],
  ])('has %s on land or at its coast', async (_, longitude, latitude) => {
    expect(await distanceToLand({ longitude, latitude })).toBeLessThan(2000)
  })

  it('is some 44 km from the middle of Liverpool Bay to the coast', async () => {
    const metres = await distanceToLand({ longitude: -3.7263, latitude: 53.8418 })
    expect(metres / 1000).toBeGreaterThan(40)
    expect(metres / 1000).toBeLessThan(48)
  })

  it('is hundreds of kilometres from the middle of the Atlantic', async () => {
    expect(await distanceToLand({ longitude: -25, latitude: 50 })).toBeGreaterThan(800_000)
  })
})

/** Metres to the nearest of all edges, on a plane around the point. */
function nearestOfAll(rings: Awaited<ReturnType<typeof readLand>>, point: Wgs84): number {
  const scale = METRES_PER_DEGREE * Math.cos(radians(point.latitude))
  let nearest = Infinity
  for (const { degrees } of rings)
    for (let i = 3; i < degrees.length; i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = degrees.subarray(i - 3, i + 1)
      const [x, y] = [(ax - point.longitude) * scale, (ay - point.latitude) * METRES_PER_DEGREE]
      const [dx, dy] = [(bx - ax) * scale, (by - ay) * METRES_PER_DEGREE]
      const share = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, Math.hypot(x + share * dx, y + share * dy))
    }
  return nearest
}

it.each([
  ['the North Sea', 2.1, 55.3],
  ['the Irish Sea', -5.2, 53.7],
  ['the Channel', -3.4, 49.9],
  ['the Pacific', -140, 10],
  ['the Arctic Ocean', 0, 88],
])(
  'no edge of any coast is nearer to a point of %s than its distance to land',
  async (_, longitude, latitude) => {
    const metres = await distanceToLand({ longitude, latitude })
    const nearest = nearestOfAll(await readLand(), { longitude, latitude })
    expect(metres).toBeCloseTo(nearest, 3)
  },
)
