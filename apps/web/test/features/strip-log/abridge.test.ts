import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abridge } from '../../../src/features/strip-log/abridge.ts'

const letters = (text: string) => text.length

test.each([
  ['Soft grey silty CLAY', 20, 'Soft grey silty CLAY'],
  ['Soft to very soft bluish grey silty CLAY with shells.', 16, 'Soft to … CLAY'],
  ['Soft to very soft bluish grey silty CLAY with shells.', 8, '… CLAY'],
  ['Dense brown SAND and GRAVEL of flint', 24, 'Dense … SAND and GRAVEL'],
  ['Soft CLAY with many shells and some roots', 12, 'Soft CLAY…'],
  ['Moderately strong thinly bedded MUDSTONE', 16, '… MUDSTONE'],
])('of "%s" %i letters tell "%s"', (text, width, told) => {
  expect(abridge(text, width, letters)).toBe(told)
})

test('made ground stays made ground: its name is not torn apart', () => {
  const text = 'MADE GROUND: Dark brown clayey SILT with brick'
  expect(abridge(text, 24, letters)).toBe('MADE GROUND: Dark … SILT')
  expect(abridge(text, 19, letters)).toBe('MADE GROUND … SILT')
  expect(abridge(text, 12, letters)).toBe('MADE GROUND…')
  expect(abridge(text, 8, letters)).toBe('MADE GR…')
})

test('what names no soil, and what is all in capitals, is cut where it must be', () => {
  expect(abridge('Quarry dust, compacted, and hardcore', 14, letters)).toBe('Quarry dust…')
  expect(abridge('SOFT BROWN SANDY CLAY', 12, letters)).toBe('SOFT BROWN…')
})

test('whatever the text, it is one line that has room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 60 }), (text, width) => {
      expect(abridge(text, width, letters).length).toBeLessThanOrEqual(Math.max(width, 3))
    }),
  )
})
