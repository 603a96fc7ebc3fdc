import { describe, expect, it } from 'vitest'
import { distanceToLand } from '../src/land.ts'

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
