import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createLeasedLimiter,
  createQuotaCoordinator,
  type LeasedLimiter,
} from '../../src/http/leased-rates.ts'

const KEY = { id: 'k', rateLimit: null }
const START_MS = 1_000_000

/** Workers with leases from one coordinator, with a simulated clock. */
function createLimiters(limit: number, workers: number) {
  const clock = { now: START_MS }
  let calls = 0
  const now = () => clock.now
  const lease = createQuotaCoordinator({ defaultLimit: limit, workers, now }, async (worker, id) => {
    await Promise.resolve()
    return limiters.reduce(
      (sum, limiter, other) => sum + (other === worker ? 0 : limiter.returnUnused(id)),
      0,
    )
  })
  const limiters: LeasedLimiter[] = Array.from({ length: workers }, (_, worker) =>
    createLeasedLimiter(async (key) => {
      calls += 1
      await Promise.resolve()
      return lease(worker, key)
    }, now),
  )
  /** As in a request: without waiting if possible, else waiting. */
  const take = async (worker: number) => {
    const limiter = limiters[worker % workers]
    return limiter?.tryTake(KEY) ?? limiter?.take(KEY)
  }
  return { clock, take, limiters, calls: () => calls }
}

test('all workers together allow exactly the limit, whatever the distribution of requests', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.array(fc.nat(7), { maxLength: 40 }), { maxLength: 30 }),
      async (limit, workers, bursts) => {
        const { take } = createLimiters(limit, workers)
        let [requested, taken] = [0, 0]
        for (const burst of bursts) {
          const answers = await Promise.all(burst.map(take))
          requested += burst.length
          taken += answers.filter((answer) => answer).length
          expect(taken).toBe(Math.min(requested, limit))
        }
      },
    ),
  )
})

test('requests not used by one worker are available to another', async () => {
  const { take } = createLimiters(100, 2)
  await take(0)
  for (let rest = 0; rest < 99; rest += 1) expect(await take(1)).not.toBeNull()
  expect(await take(1)).toBeNull()
  expect(await take(0)).toBeNull()
})

test('most requests are counted without a message to the parent process', async () => {
  const { take, calls } = createLimiters(10_000, 2)
  for (let times = 0; times < 9000; times += 1) await take(times)
  expect(calls()).toBeLessThan(90)
})

test('the rest is reported, refusals last until the window ends, the next starts at zero', async () => {
  const { clock, take, limiters, calls } = createLimiters(3, 2)
  expect(await take(0)).toEqual({ limit: 3, remaining: 2, reset: 1060, wait: 60 })
  expect(await take(1)).toMatchObject({ remaining: 1 })
  expect(await limiters[1]?.status(KEY)).toMatchObject({ remaining: 1 })
  await take(0)
  clock.now += 20_000
  expect(await take(0)).toBeNull()
  const before = calls()
  expect(await take(0)).toBeNull()
  expect(await limiters[0]?.status(KEY)).toEqual({ limit: 3, remaining: 0, reset: 1060, wait: 40 })
  expect(calls()).toBe(before)
  clock.now = START_MS + 60_000
  expect(await take(0)).toMatchObject({ remaining: 2, wait: 60 })
})

test('a look at the remaining requests counts none, and keeps none from other workers', async () => {
  const { take, limiters } = createLimiters(5, 3)
  for (const limiter of limiters) expect(await limiter.status(KEY)).toMatchObject({ limit: 5 })
  for (let taken = 0; taken < 5; taken += 1) expect(await take(1)).not.toBeNull()
  expect(await take(1)).toBeNull()
  expect(await limiters[0]?.status(KEY)).toMatchObject({ remaining: 0 })
})
