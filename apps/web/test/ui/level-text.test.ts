import { expect, test } from 'vitest'
import { strings } from '../../src/ui/strings.ts'

test.each([
  ['OD', '12.50 m OD', 'Level, m OD'],
  ['CD', '12.50 m CD', 'Level, m CD'],
  ['OD Belfast', '12.50 m OD Belfast', 'Level, m OD Belfast'],
  ['Site datum', '12.50 m above Site datum', 'Level, m above Site datum'],
  [null, '12.50 m (datum not stated)', 'Level, m'],
])('a level above %s is written with its datum', (datum, value, axis) => {
  expect(strings.hole.levelValue(12.5, datum)).toBe(value)
  expect(strings.plots.levelAxis(datum)).toBe(axis)
  expect(strings.log.columns.level(datum)).toBe(`Level of top, ${axis.replace('Level, ', '')}`)
})

test('levels of a section and of compared logs have the datum of their holes', () => {
  expect(strings.section.levelRange(4, 2.5, 'CD')).toBe('4.00 to 2.50 m CD')
  expect(strings.section.levelRange(4, 4, 'OD')).toBe('4.00 m OD')
  expect(strings.section.levels(4, 10, 'CD')).toBe('Ground 4.00 m CD, 10.00 m deep')
  expect(strings.compare.seenLevels(4, 2, null)).toBe('4.00 to 2.00 m')
})
