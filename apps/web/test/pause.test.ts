import { expect, test, vi } from 'vitest'
import { patientFetch } from '../src/data/patient-fetch.ts'
import { createPause } from '../src/data/pause.ts'

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
  await vi.waitFor(() => expect(pause.reason()).not.toBeNull())
}

test('of several waits the longest counts, and it counts down', () => {
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

test('a refused call goes on by itself after the time the service asked for', async () => {
  const pause = createPause()
  const fetch = answering(answer(429, { 'retry-after': '12' }), answer(200))
  const response = patientFetch(pause, fetch)('/v1/me')
  await held(pause)
  expect([pause.reason(), pause.secondsLeft()]).toEqual(['rate', 12])
  pause.goOn()
  expect((await response).status).toBe(200)
})

test('while one call is held back no other is made, and one press lets all of them go on', async () => {
  const pause = createPause()
  const fetch = answering(null, answer(200), answer(200))
  const patient = patientFetch(pause, fetch)
  const first = patient('/v1/a')
  await held(pause)
  const second = patient('/v1/b')
  expect(fetch).toHaveBeenCalledTimes(1)
  pause.goOn()
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
})

test('a call that is no longer wanted does not wait for the end of the pause', async () => {
  const pause = createPause()
  const stop = new AbortController()
  const response = patientFetch(pause, answering(null))('/v1/a', { signal: stop.signal })
  await held(pause)
  stop.abort(new Error('stopped'))
  await expect(response).rejects.toThrow('stopped')
  pause.goOn()
})

test('a service that stays unable is told as it is', async () => {
  const pause = createPause()
  const response = patientFetch(pause, answering(...Array.from({ length: 9 }, () => answer(503))))('/v1/a')
  const pressing = setInterval(pause.goOn, 1)
  expect((await response).status).toBe(503)
  clearInterval(pressing)
})
