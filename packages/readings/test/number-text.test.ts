import { expect, test } from 'vitest'
import { countOf, DATE_FORMAT, formatCount, numberFormat } from '../src/index.ts'

test('a count has its noun in the singular for one only, and commas between thousands', () => {
  expect(countOf(1, 'error')).toBe('1 error')
  expect(countOf(0, 'error')).toBe('0 errors')
  expect(countOf(1000, 'error')).toBe('1,000 errors')
  expect(formatCount(1_234_567)).toBe('1,234,567')
})

test('a plural that does not end in s is stated', () => {
  expect([1, 2].map((count) => countOf(count, 'company', 'companies'))).toEqual(['1 company', '2 companies'])
})

test('decimals are limited to the given number', () => {
  expect(numberFormat({ maximumFractionDigits: 1 }).format(1234.56)).toBe('1,234.6')
})

test('a date is that of UTC in any time zone, in words', () => {
  expect(DATE_FORMAT.format(Date.UTC(2024, 5, 14, 23, 59))).toBe('14 June 2024')
})
