import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReadRate } from '../../src/http/export/min-read-rate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MIN_RATE = { bytesPerSecond: 1_000, overMs: 60_000 }

/** Seconds until a client is too slow that takes `take(second)` bytes in each of 600 seconds; null: never. */
function secondsUntilTooSlow(take: (second: number) => number | null, least = MIN_RATE): number | null {
  let [taken, isBehind, tooSlow] = [0, true, false]
  const stop = watchReadRate({ takenBytes: () => taken, isBehind: () => isBehind }, least, () => {
    tooSlow = true
  })
  try {
    for (let second = 0; second < 600; second += 1) {
      const bytes = take(second)
      isBehind = bytes !== null
      taken += bytes ?? 0
      vi.advanceTimersByTime(1_000)
      if (tooSlow) return second + 1
    }
    return null
  } finally {
    stop()
  }
}

test.each<[string, number | null, (second: number) => number | null]>([
  ['nothing', 61, () => 0],
  ['half the least pace', 121, () => 500],
  ['the least pace', null, () => 1_000],
  ['a whole allowance at once now and then', null, (second) => (second % 60 === 59 ? 60_000 : 0)],
  ['much at first and then nothing', 161, (second) => (second < 100 ? 1_000_000 : 0)],
  ['nothing, since nothing is there', null, () => null],
])('a client that takes %s is too slow after %j seconds', (_what, seconds, take) => {
  const found = secondsUntilTooSlow(take)
  if (seconds === null) expect(found).toBeNull()
  else expect(Math.abs((found ?? 0) - seconds)).toBeLessThanOrEqual(1)
})

test('no client is too slow where no rate is required', () => {
  expect(secondsUntilTooSlow(() => 0, { ...MIN_RATE, bytesPerSecond: 0 })).toBeNull()
})
