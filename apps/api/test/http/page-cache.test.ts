import { expect, test } from 'vitest'
import { createPageCache } from '../../src/http/page-cache.ts'
import { createRepresentation } from '../../src/http/representation.ts'

const page = (size: number) => createRepresentation(new Uint8Array(size), {})

test('a page is cached under its name until the data changes', () => {
  const cache = createPageCache(100_000)
  const kept = page(10)
  cache.get('v1', 'a')
  cache.put('v1', 'a', kept)
  expect(cache.get('v1', 'a')).toBe(kept)
  expect(cache.get('v1', 'b')).toBeUndefined()
  expect(cache.get('v2', 'a')).toBeUndefined()
  expect(cache.get('v1', 'a')).toBeUndefined()
})

test('a page of older data is not cached', () => {
  const cache = createPageCache(100_000)
  cache.get('v1', 'a')
  cache.get('v2', 'a')
  cache.put('v1', 'a', page(10))
  expect(cache.get('v2', 'a')).toBeUndefined()
})

test('the least recently requested page is removed first', () => {
  const cache = createPageCache(100_000)
  cache.get('v1', '')
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) cache.put('v1', name, page(7_900))
  cache.get('v1', 'a')
  cache.put('v1', 'k', page(7_900))
  expect(cache.get('v1', 'a')).toBeDefined()
  expect(cache.get('v1', 'b')).toBeUndefined()
})

test('a page that would push out most others is not cached', () => {
  const cache = createPageCache(100_000)
  cache.get('v1', '')
  cache.put('v1', 'big', page(25_000))
  expect(cache.get('v1', 'big')).toBeUndefined()
})

test('a page is compressed once for any number of simultaneous requests', async () => {
  const one = page(5000)
  const [first, second] = await Promise.all([one.compressed('gzip'), one.compressed('gzip')])
  expect(first).toBe(second)
})

test('the length of a name counts as well, since callers choose it', () => {
  const cache = createPageCache(100_000)
  cache.get('v1', '')
  for (let name = 0; name < 12; name += 1) cache.put('v1', String(name).padStart(9_000, 'q'), page(10))
  expect(cache.get('v1', '0'.padStart(9_000, 'q'))).toBeUndefined()
  expect(cache.get('v1', '11'.padStart(9_000, 'q'))).toBeDefined()
})

test('a page is cached from its second request on, unless more pages than fit were requested between', () => {
  const cache = createPageCache(100_000)
  const isRequestedAgain = (name: string) => cache.isRequestedAgain(name, page(7_900))
  expect([isRequestedAgain('a'), isRequestedAgain('b'), isRequestedAgain('a')]).toEqual([false, false, true])
  for (let other = 0; other < 7; other += 1) isRequestedAgain(`page ${String(other)}`)
  expect(isRequestedAgain('b')).toBe(true)
  isRequestedAgain('one more')
  isRequestedAgain('two more')
  expect(isRequestedAgain('a')).toBe(false)
})
