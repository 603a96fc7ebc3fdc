import { expect, test } from 'vitest'
import { createRepresentation } from '../../src/http/representation.ts'

const headers = { 'Content-Type': 'application/json' }

test('a page that nobody keeps gives its memory back', () => {
  const items = new Uint8Array(5000)
  createRepresentation(['{"data":[', items, ']}'], headers, { tag: 'x' }).release()
  expect(items.length).toBe(0)
})

test.each([
  ['is short', new Uint8Array(100)],
  ['is part of a larger one', new Uint8Array(20_000).subarray(0, 10_000)],
])('what %s stays, since others may have it', (_what, items) => {
  const { length } = items
  createRepresentation(['{"data":[', items, ']}'], headers, { tag: 'x' }).release()
  expect(items).toHaveLength(length)
})
