import fc from 'fast-check'
import { expect, test } from 'vitest'
import { twoDecimals } from '../../src/ui/text-format.ts'

test.each([
  [32.345, '32.35'],
  [1.005, '1.01'],
  [2.675, '2.68'],
  [-0.345, '-0.34'],
  [-0.001, '0.00'],
  [12, '12.00'],
  [0.1 + 0.2, '0.30'],
])('%d is written as %s, rounded half up as the decimal it was stated as', (value, text) => {
  expect(twoDecimals(value)).toBe(text)
})

test('a ground level less a depth in centimetres is the level as written', () => {
  const millimetres = fc.integer({ min: -50_000, max: 1_000_000 })
  const centimetres = fc.integer({ min: 0, max: 30_000 })
  fc.assert(
    fc.property(millimetres, centimetres, (ground, depth) => {
      const [groundLevel, metres] = [ground / 1000, depth / 100]
      const difference = Number(twoDecimals(groundLevel)) - Number(twoDecimals(metres))
      expect(Number(twoDecimals(groundLevel - metres))).toBeCloseTo(difference, 6)
    }),
  )
})
