import { expect, test } from 'vitest'
import { legendStrings } from '../../src/ui/strings/legend-strings.ts'

test('levels in the legend of colours have the datum of the holes, and none if it is not known', () => {
  const { level } = legendStrings.colour.range
  expect(level(1.5, 4, 'OD')).toBe('1.50 to 4.00 m OD')
  expect(level(1.5, 4, 'OD Malin')).toBe('1.50 to 4.00 m OD Malin')
  expect(level(4, 4, null)).toBe('4.00 m')
})
