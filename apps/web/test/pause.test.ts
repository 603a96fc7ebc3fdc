import { expect, test, vi } from 'vitest'
import { createPause } from '../src/data/pause.ts'

test('of several waits the longest counts, and it runs out', () => {
  let now = 1000
  const pause = createPause(() => now)
  const listener = vi.fn()
  const unsubscribe = pause.subscribe(listener)
  pause.extend(5000)
  pause.extend(2000)
  expect(pause.secondsLeft()).toBe(5)
  now += 4500
  expect(pause.secondsLeft()).toBe(1)
  now += 10_000
  expect(pause.secondsLeft()).toBe(0)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})
