import { expect, test } from 'vitest'
import { createRepresentation } from '../../src/http/representation.ts'
import { chooseEncoding, knownEncodings } from '../../src/http/send-representation.ts'

const headers = { 'Content-Type': 'application/json' }

test('the memory of a page that is not cached is released', () => {
  const items = new Uint8Array(5000)
  createRepresentation(['{"data":[', items, ']}'], headers, { tag: 'x' }).release()
  expect(items.length).toBe(0)
})

test.each([
  ['is short', new Uint8Array(100)],
  ['is part of a larger one', new Uint8Array(20_000).subarray(0, 10_000)],
])('the memory of what %s is not released, since it may be shared', (_what, items) => {
  const { length } = items
  createRepresentation(['{"data":[', items, ']}'], headers, { tag: 'x' }).release()
  expect(items).toHaveLength(length)
})

test('the encoding is kept for a short Accept-Encoding, and computed again for a long one', () => {
  const page = createRepresentation(['{"data":[', new Uint8Array(5000), ']}'], headers, { tag: 'x' })
  const encodingFor = (accepted: string) => chooseEncoding({ headers: { 'accept-encoding': accepted } }, page)
  const short = 'gzip;q=0.7, br;q=0.2'
  const long = `gzip;q=0.7${', x-unknown;q=0.1'.repeat(10)}`
  expect([encodingFor(short), encodingFor(long)]).toEqual(['gzip', 'gzip'])
  expect([knownEncodings.has(short), knownEncodings.has(long)]).toEqual([true, false])
})
