import { expect, test, vi } from 'vitest'
import { fetchWithRetry } from '../../src/data/service/fetch-with-retry.ts'
import { createPause } from '../../src/data/service/request-pause.ts'

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

/** A fetch that gives these answers in turn; null: no connection. */
function answering(...answers: (Response | null)[]) {
  return vi.fn(() => {
    const next = answers.shift() ?? null
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('Failed to fetch'))
  })
}

const held = async (pause: { reason: () => unknown }) => {
  await expect.poll(() => pause.reason()).not.toBeNull()
}

test('of several pauses the longest counts, and it counts down', () => {
  let now = 1000
  const pause = createPause(() => now)
  pause.hold('rate', 5000)
  pause.hold('network', 2000)
  expect([pause.reason(), pause.secondsLeft()]).toEqual(['rate', 5])
  now += 4500
  expect(pause.secondsLeft()).toBe(1)
  pause.goOn()
  expect([pause.reason(), pause.secondsLeft()]).toEqual([null, 0])
})

test('a refused call is repeated after the time that the service states', async () => {
  const pause = createPause()
  const fetch = answering(answer(429, { 'retry-after': '12' }), answer(200))
  const response = fetchWithRetry(pause, fetch)('/v1/me')
  await held(pause)
  expect([pause.reason(), pause.secondsLeft()]).toEqual(['rate', 12])
  pause.goOn()
  expect((await response).status).toBe(200)
})

test('during a pause no call is made, and ending it continues all of them', async () => {
  const pause = createPause()
  const fetch = answering(null, answer(200), answer(200))
  const retrying = fetchWithRetry(pause, fetch)
  const first = retrying('/v1/a')
  await held(pause)
  const second = retrying('/v1/b')
  expect(fetch).toHaveBeenCalledTimes(1)
  pause.goOn()
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
})

test('an aborted call does not wait for the end of the pause', async () => {
  const pause = createPause()
  const stop = new AbortController()
  const response = fetchWithRetry(pause, answering(null))('/v1/a', { signal: stop.signal })
  await held(pause)
  stop.abort(new Error('stopped'))
  await expect(response).rejects.toThrow('stopped')
  pause.goOn()
})

test('a service that stays unable is reported as an error', async () => {
  const pause = createPause()
  const response = fetchWithRetry(pause, answering(...Array.from({ length: 9 }, () => answer(503))))('/v1/a')
  const pressing = setInterval(pause.goOn, 1)
  expect((await response).status).toBe(503)
  clearInterval(pressing)
})
