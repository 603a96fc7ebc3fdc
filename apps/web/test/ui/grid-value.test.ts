import { expect, test } from 'vitest'
import { strings } from '../../src/ui/strings/strings.ts'

test.each([
  [286552.6, 439865.7, '286552.60\u00a0E, 439865.70\u00a0N'],
  [259360.81, 667723.93, '259360.81\u00a0E, 667723.93\u00a0N'],
  [540485, 180159.5, '540485.00\u00a0E, 180159.50\u00a0N'],
  [540485, 180159, '540485\u00a0E, 180159\u00a0N'],
  [1000.005, 2000, '1000.01\u00a0E, 2000.00\u00a0N'],
])('%d, %d is written as %s: both to the centimetre, or both whole', (easting, northing, text) => {
  expect(strings.hole.gridValue(easting, northing)).toBe(text)
})

test('impossible coordinates and depths are named as impossible', () => {
  expect(strings.hole.gridValue(1e303, 180159)).toBe('1e+303, 180159: not possible coordinates')
  expect(strings.depth(1e303)).toBe('1e+303 m: not a possible depth')
  expect(strings.depth(12.345)).toBe('12.345 m')
})
