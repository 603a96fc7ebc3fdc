import { expect, test } from 'vitest'
import { createPageCache } from '../../src/http/page-cache.ts'
import { createRepresentation } from '../../src/http/representation.ts'

const page = (size: number) => createRepresentation(new Uint8Array(size), {})

test('a page is kept under its name until the data changes', () => {
  const cache = createPageCache(1000)
  const kept = page(10)
  cache.get('v1', 'a')
  cache.put('v1', 'a', kept)
  expect(cache.get('v1', 'a')).toBe(kept)
  expect(cache.get('v1', 'b')).toBeUndefined()
  expect(cache.get('v2', 'a')).toBeUndefined()
  expect(cache.get('v1', 'a')).toBeUndefined()
})

test('a page made of older data is not kept', () => {
  const cache = createPageCache(1000)
  cache.get('v1', 'a')
  cache.get('v2', 'a')
  cache.put('v1', 'a', page(10))
  expect(cache.get('v2', 'a')).toBeUndefined()
})

test('what was not asked for longest makes room', () => {
  const cache = createPageCache(1000)
  cache.get('v1', '')
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) cache.put('v1', name, page(100))
  cache.get('v1', 'a')
  cache.put('v1', 'k', page(100))
  expect(cache.get('v1', 'a')).toBeDefined()
  expect(cache.get('v1', 'b')).toBeUndefined()
})

test('a page that would push out most others is not kept', () => {
  const cache = createPageCache(1000)
  cache.get('v1', '')
  cache.put('v1', 'big', page(500))
  expect(cache.get('v1', 'big')).toBeUndefined()
})

test('a page is compressed once, however often it is asked for at the same time', async () => {
  const one = page(5000)
  const [first, second] = await Promise.all([one.compressed('gzip'), one.compressed('gzip')])
  expect(first).toBe(second)
})

test('a page is wanted from its second asking on, unless that comes after many others', () => {
  const cache = createPageCache()
  expect([cache.isWanted('a'), cache.isWanted('b'), cache.isWanted('a')]).toEqual([false, false, true])
  for (let other = 0; other < 1000; other += 1) cache.isWanted(`page ${String(other)}`)
  expect(cache.isWanted('a')).toBe(false)
})
