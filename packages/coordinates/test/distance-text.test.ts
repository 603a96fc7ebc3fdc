import { expect, test } from 'vitest'
import { distanceText, kilometres } from '../src/distance-text.ts'

test.each([
  [77.4, '77 m', '0.1 km'],
  [999.4, '999 m', '1.0 km'],
  [999.6, '1.0 km', '1.0 km'],
  [9_949, '9.9 km', '9.9 km'],
  [9_960, '10.0 km', '10 km'],
  [44_100, '44.1 km', '44 km'],
  [99_960, '100 km', '100 km'],
  [7_972_100, '7,972 km', '7,972 km'],
])('%d m is written as %s, and in kilometres as %s', (metres, text, inKilometres) => {
  expect(distanceText(metres)).toBe(text)
  expect(kilometres(metres)).toBe(inKilometres)
})
