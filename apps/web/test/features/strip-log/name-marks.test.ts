import type { Mark } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinNames, nameMarks, withTypes } from '../../../src/features/strip-log/name-marks.ts'

const markAt = (top: number, label: string, index = 0): Mark => ({
  row: {
    id: `${index}`.padStart(24, '0'),
    table: 'SAMP',
    locationId: 'BH1',
    parents: [],
    data: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
  top,
  base: top,
  label,
})

test('samples at one depth become a count with their names; a single one keeps its name', () => {
  const marks = [markAt(1, 'D1'), markAt(1, 'B2'), markAt(1.001, 'ES3'), markAt(1.2, 'U4')]
  expect(nameMarks(marks, 1).map(({ label, all }) => [label, all])).toEqual([
    ['×3', 'D1, B2, ES3'],
    ['U4', 'U4'],
  ])
  expect(nameMarks(marks, 4).map(({ label }) => label)).toEqual(['D1', 'B2', 'ES3', 'U4'])
})

test('the name of a mark whose base is stated above its top has a sign', () => {
  const marks: Mark[] = [{ ...markAt(1, 'U3'), base: 2, reversed: true }, markAt(3, 'D4', 1)]
  expect(nameMarks(marks, 4).map(({ label }) => label)).toEqual(['U3 !', 'D4'])
})

test('two names joined are a count with all names and, with their types, the most frequent first', () => {
  const marks = ['D1', 'D2', 'B3'].map((label, index) => ({
    ...markAt(index, label, index),
    series: label.slice(0, 1),
  }))
  const [first, second, third] = nameMarks(marks, 4)
  if (!first || !second || !third) throw new Error('no names')
  const joined = joinNames(joinNames(first, second), third)
  expect([joined.label, joined.all, joined.top]).toEqual(['×3', 'D1, D2, B3', 0])
  expect(withTypes(joined, ({ series = '' }) => series)).toBe('×3 D, B')
  expect(withTypes(joined, () => '')).toBe('×3')
  expect(withTypes(first, ({ series = '' }) => series)).toBe('D1')
})

test('the counts add up to the number of samples', () => {
  const depths = fc.array(fc.integer({ min: 0, max: 5 }))
  fc.assert(
    fc.property(depths, (tops) => {
      const marks = tops.map((top, index) => markAt(top, `D${index + 1}`, index))
      const names = nameMarks(marks, 1)
      const counts = names.map(({ label }) => (label.startsWith('×') ? Number(label.slice(1)) : 1))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(marks.length)
      expect(new Set(names.map(({ top }) => top)).size).toBe(names.length)
    }),
  )
})
