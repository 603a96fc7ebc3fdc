import { expect, test } from 'vitest'
import { expiryWithinWeek } from '../../src/app/key-expiry.ts'

const END = '2027-03-31T23:59:59.999Z'
const WEEK_MS = 7 * 86_400_000

test.each([
  ['a week and a millisecond before', Date.parse(END) - WEEK_MS - 1, null],
  ['a week before', Date.parse(END) - WEEK_MS, END],
  ['a second before', Date.parse(END) - 1_000, END],
])('the end of a key is shown from its last week on: %s', (_when, now, expected) => {
  expect(expiryWithinWeek({ expiresAt: END }, now)?.toISOString() ?? null).toBe(expected)
})

test('a key without an end has no warning, nor has an answer of an older service', () => {
  expect(expiryWithinWeek({ expiresAt: null }, 0)).toBeNull()
  expect(expiryWithinWeek({} as { expiresAt: null }, 0)).toBeNull()
})
