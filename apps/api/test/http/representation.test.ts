import { expect, test } from 'vitest'
import { createRepresentation } from '../../src/http/representation.ts'

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
