import { afterEach, describe, expect, test, vi } from 'vitest'
import { isRetryable, readRetryAfter, retryDelayMs } from '../src/retry-policy.ts'

afterEach(() => void vi.restoreAllMocks())

/** `share`: of the spread, 0 to 1. */
const spreadBy = (share: number) => vi.spyOn(Math, 'random').mockReturnValue(share)

describe('the delay before a call is repeated', () => {
  test('is doubled with each attempt, up to 30 s', () => {
    spreadBy(0)
    const delays = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempt) => retryDelayMs(attempt, null))
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  test('is spread by up to a quarter', () => {
    spreadBy(0.8)
    expect(retryDelayMs(1, null)).toBe(600)
    expect(retryDelayMs(3, null)).toBe(2400)
  })

  test.each([
    [0, 0],
    [7, 7000],
    [60, 60_000],
    [3600, 60_000],
  ])('is as the service states: %j s are %j ms', (seconds, expected) => {
    expect(retryDelayMs(5, seconds)).toBe(expected)
  })
})

describe('Retry-After', () => {
  const read = (value?: string) =>
    readRetryAfter({ headers: new Headers(value === undefined ? {} : { 'Retry-After': value }) })

  test('is a number of seconds, or none', () => {
    expect(read('12')).toBe(12)
    expect(read()).toBeNull()
    expect(read('soon')).toBeNull()
  })

  test('is a date, in whole seconds from now', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28, 12, 0, 0, 500))
    expect(read('Sat, 28 Nov 2026 12:00:30 GMT')).toBe(30)
    expect(read('Sat, 28 Nov 2026 11:00:00 GMT')).toBe(0)
  })
})

test.each([
  [200, false],
  [304, false],
  [404, false],
  [429, true],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('whether a call is repeated after status %j: %j', (status, expected) => {
  expect(isRetryable(status)).toBe(expected)
})
