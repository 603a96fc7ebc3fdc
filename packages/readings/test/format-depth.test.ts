import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDepth, formatLevelAt } from '../src/index.ts'

test.each([
  [0.045, '0.045'],
  [0.41, '0.41'],
  [3, '3.00'],
  [0.1 + 0.2, '0.30'],
  [1.3716, '1.372'],
  [-0.005, '-0.005'],
])('%d m is written as %s', (depth, text) => {
  expect(formatDepth(depth)).toBe(text)
})

test('no depth that is stated in millimetres is rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 500_000 }), (millimetres) => {
      expect(Number(formatDepth(millimetres / 1000))).toBe(millimetres / 1000)
    }),
  )
})

test('a level has the decimals of its depth', () => {
  expect(formatLevelAt(0.045, 63.24)).toBe('63.195')
  expect(formatLevelAt(1.2, 63.247)).toBe('62.05')
})
