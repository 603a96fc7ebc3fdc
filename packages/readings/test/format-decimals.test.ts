import { expect, test } from 'vitest'
import { formatDecimals } from '../src/index.ts'

test.each([
  [32.345, 2, '32.35'],
  [10.35, 1, '10.4'],
  [0.5, 0, '1'],
  [1.00005, 4, '1.0001'],
  [-0.345, 2, '-0.34'],
  [-0.001, 2, '0.00'],
  [0.1 + 0.2, 2, '0.30'],
  [12, 0, '12'],
])(
  '%d with %d decimals is written as %s, rounded half up as the decimal it was stated as',
  (value, decimals, text) => {
    expect(formatDecimals(value, decimals)).toBe(text)
  },
)
