import { expect, test } from 'vitest'
import { compareStrings } from '../../src/ui/strings/compare-strings.ts'
import { logStrings } from '../../src/ui/strings/log-strings.ts'
import { plotStrings } from '../../src/ui/strings/plot-strings.ts'
import { sectionStrings } from '../../src/ui/strings/section-strings.ts'
import { strings } from '../../src/ui/strings/strings.ts'

test.each([
  ['OD', '12.50 m OD', 'Level, m OD'],
  ['CD', '12.50 m CD', 'Level, m CD'],
  ['OD Belfast', '12.50 m OD Belfast', 'Level, m OD Belfast'],
  ['Site datum', '12.50 m above Site datum', 'Level, m above Site datum'],
  [null, '12.50 m (datum not stated)', 'Level, m'],
])('a level above %s is written with its datum', (datum, value, axis) => {
  expect(strings.hole.levelValue(12.5, datum)).toBe(value)
  expect(plotStrings.levelAxis(datum)).toBe(axis)
  expect(logStrings.columns.level(datum)).toBe(`Level of top, ${axis.replace('Level, ', '')}`)
})

test('levels of a section and of compared logs state the datum of their holes', () => {
  expect(sectionStrings.levelRange(4, 2.5, 'CD', false)).toBe('4.00 to 2.50 m CD')
  expect(sectionStrings.levelRange(4, 4, 'OD', false)).toBe('4.00 m OD')
  expect(sectionStrings.levelRange(4, 2.5, 'OD', true)).toBe(
    '4.00* to 2.50* m OD (ground level less depth; the hole is inclined)',
  )
  expect(sectionStrings.levelsOf({ groundLevel: 4, finalDepth: 10, datum: 'CD' })).toBe(
    'Ground level 4.00 m CD, 10.00 m deep',
  )
  expect(compareStrings.seenLevels(4, 2, null)).toBe('4.00 to 2.00 m')
})
