import { expect, test } from 'vitest'
import { directionToHole } from '../../../src/features/map/coordinates/direction-to-hole.ts'
import { mapStrings } from '../../../src/ui/strings/map-strings.ts'

const own = { longitude: -1.4459, latitude: 53.3905, accuracy: 12 }

test('a hole is so many metres away in a direction from true north', () => {
  const north = directionToHole(own, { longitude: -1.4459, latitude: 53.3914 })
  expect(north.metres).toBeCloseTo(100.16, 1)
  expect(north.bearing).toBeCloseTo(0, 6)
  const east = directionToHole(own, { longitude: -1.4429, latitude: 53.3905 })
  expect(east.metres).toBeCloseTo(199.6, 0)
  expect(east.bearing).toBeCloseTo(90, 1)
  expect(mapStrings.guide.way(east)).toBe('is 200\u00a0m E of you, bearing 090° (true north).')
})

test('within the accuracy of the position no direction is stated', () => {
  const near = directionToHole(own, { longitude: -1.4459, latitude: 53.39055 })
  expect(near.bearing).toBeNull()
  expect(mapStrings.guide.way(near)).toBe('is within the accuracy of your position.')
})

test('a bearing just below north is 000 degrees, and long distances are in kilometres', () => {
  expect(mapStrings.guide.way({ metres: 12_345, bearing: 359.7 })).toBe(
    'is 12.345\u00a0km N of you, bearing 000° (true north).',
  )
})
