import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createFairQueue } from '../../src/http/fair-queue.ts'
import { MAX_WAITING_OF_KEY } from '../../src/http/waiting-reads.ts'
import { StoreUnavailable } from '../../src/store/store-unavailable.ts'

const LIMITS = { maxAtOnce: 1, maxOfKey: 1, maxWaitMs: null }

/** A read that records when it begins, and ends when the test ends it. */
function createReads() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    read: (name: string) => () => {
      begun.push(name)
      return Promise.resolve(name)
    },
    openRead: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    },
    endAll: () => ends.splice(0).forEach((end) => end()),
  }
}

describe('reads of several keys', () => {
  test('begin with the key that has the fewest, each key in the order of its requests', async () => {
    const queue = createFairQueue(LIMITS)
    const { begun, read } = createReads()
    const requested = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
    const answers = await Promise.all(requested.map((name) => queue.run(name.charAt(0), read(name))))
    expect(answers).toEqual(requested)
    expect(begun).toEqual(['a1', 'c1', 'b1', 'b2', 'a2', 'a3', 'a4'])
  })

  test('of a key with one at a time go before those of a key with many, but not always', async () => {
    const queue = createFairQueue(LIMITS)
    const { begun, read } = createReads()
    const many = Array.from({ length: 4 }, (_, index) => queue.run('a', read(`a${index + 1}`)))
    // Each of these two keys sends its next request as soon as it is answered.
    const runAgain = async (name: string) => {
      for (let asked = 0; asked < 60; asked += 1) await queue.run(name, read(name))
    }
    await Promise.all([...many, runAgain('b'), runAgain('c')])
    const places = ['a1', 'a2', 'a3', 'a4'].map((name) => begun.indexOf(name))
    // The last one is as single as those of the other keys, and takes turns with them.
    expect(places).toEqual([0, 17, 34, 37])
  })

  test('begin at once while a place is free, and never more of them than there are places', async () => {
    const queue = createFairQueue({ maxAtOnce: 2, maxOfKey: 2, maxWaitMs: null })
    const { begun, openRead, endAll } = createReads()
    const answers = ['a1', 'b1', 'a2', 'b2'].map((name) => queue.run(name.charAt(0), openRead(name)))
    expect(begun).toEqual(['a1', 'b1'])
    expect(queue.waiting()).toBe(2)
    endAll()
    await expect.poll(() => begun.length).toBe(4)
    endAll()
    await Promise.all(answers)
  })

  test('leave places to other keys, which then wait for none of them', async () => {
    const queue = createFairQueue({ maxAtOnce: 3, maxOfKey: 2, maxWaitMs: null })
    const { begun, openRead, endAll } = createReads()
    const names = ['a1', 'a2', 'a3', 'b1', 'c1']
    const answers = names.map((name) => queue.run(name.charAt(0), openRead(name)))
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    endAll()
    await expect.poll(() => begun.slice(3).toSorted()).toEqual(['a3', 'c1'])
    endAll()
    expect(await Promise.all(answers)).toEqual(names)
  })

  test('give their place on when they fail', async () => {
    const queue = createFairQueue(LIMITS)
    const failed = queue.run('a', () => Promise.reject(new Error('broken')))
    const after = queue.run('a', () => Promise.resolve('read'))
    await expect(failed).rejects.toThrow('broken')
    expect(await after).toBe('read')
  })

  test('begin at once again after all have ended', async () => {
    const queue = createFairQueue(LIMITS)
    const { begun, read } = createReads()
    await Promise.all(['a1', 'a2'].map((name) => queue.run('a', read(name))))
    for (let turn = 0; turn < 5; turn += 1) await nextTurn()
    const answer = queue.run('b', read('b1'))
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await answer
  })
})

test('a key of which no read waits begins the next at once, however many of another wait', async () => {
  const queue = createFairQueue({ maxAtOnce: 2, maxOfKey: 1, maxWaitMs: null })
  const { begun, openRead, read, endAll } = createReads()
  const many = Array.from({ length: 40 }, (_, index) => queue.run('a', (index === 0 ? openRead : read)('a')))
  await queue.run('b', read('b1'))
  await nextTurn()
  await nextTurn()
  const next = queue.run('b', read('b2'))
  expect(begun).toEqual(['a', 'b1', 'b2'])
  endAll()
  await Promise.all([next, ...many])
})

test('a key that has too many reads waiting is refused more of them, others are not', async () => {
  const queue = createFairQueue(LIMITS)
  const { begun, openRead, read, endAll } = createReads()
  const first = queue.run('a', openRead('a'))
  const waiting = Array.from({ length: MAX_WAITING_OF_KEY }, () => queue.run('a', read('a')))
  const refused = await queue.run('a', read('refused')).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 429, type: 'rate_limited', headers: { 'Retry-After': '1' } })
  const other = queue.run('b', read('b'))
  endAll()
  await Promise.all([first, other, ...waiting])
  expect(begun).toHaveLength(MAX_WAITING_OF_KEY + 2)
  expect(await queue.run('a', read('again'))).toBe('again')
})

test('a read that waits longer than the limit is refused, and the others go on', async () => {
  const queue = createFairQueue({ maxAtOnce: 1, maxOfKey: 1, maxWaitMs: 20 })
  const { begun, openRead, read, endAll } = createReads()
  const first = queue.run('a', openRead('a1'))
  await expect(queue.run('b', read('b1'))).rejects.toThrow(StoreUnavailable)
  const last = queue.run('b', read('b2'))
  endAll()
  expect(await Promise.all([first, last])).toEqual(['a1', 'b2'])
  expect(begun).toEqual(['a1', 'b2'])
})
