import { expect, test } from 'vitest'
import { measureConnectionMemory, type ConnectionUse } from '../../src/http/connections/connection-memory.ts'

const page = { length: 1000 }

const connection = (given: Partial<ConnectionUse>): ConnectionUse => ({
  since: 1,
  requestBytes: 0,
  body: null,
  unsentBytes: 0,
  keyId: null,
  ...given,
})

test('a connection without a request counts as 0 bytes', () => {
  expect(measureConnectionMemory([connection({ since: null, requestBytes: 5, body: page })], 0)).toEqual({
    bytes: 0,
    tooMuch: [],
  })
})

test('requests, bodies, and responses whose body is not known are added up', () => {
  const all = [connection({ requestBytes: 10, body: page, unsentBytes: 1 }), connection({ unsentBytes: 200 })]
  expect(measureConnectionMemory(all, Infinity)).toEqual({ bytes: 1210, tooMuch: [] })
})

test('a body shared by several responses counts once; two of the same length count twice', () => {
  const sharing = Array.from({ length: 50 }, () => connection({ body: page }))
  expect(measureConnectionMemory(sharing, 1000)).toEqual({ bytes: 1000, tooMuch: [] })
  expect(measureConnectionMemory([...sharing, connection({ body: { length: 1000 } })], Infinity).bytes).toBe(
    2000,
  )
})

test('connections that began last are kept first, and one that does not fit leaves room for others', () => {
  const [oldest, large, newest] = [
    connection({ since: 1, unsentBytes: 60 }),
    connection({ since: 2, unsentBytes: 90 }),
    connection({ since: 3, unsentBytes: 40 }),
  ]
  expect(measureConnectionMemory([large, newest, oldest], 100)).toEqual({ bytes: 100, tooMuch: [large] })
  expect(measureConnectionMemory([large, newest, oldest], 99)).toEqual({
    bytes: 40,
    tooMuch: [large, oldest],
  })
})

test('a key has half of the limit, those that began last first, and leaves the other half to others', () => {
  const ofKey = (keyId: string, since: number) => connection({ keyId, since, unsentBytes: 30 })
  const [old, late, later, other] = [ofKey('a', 2), ofKey('a', 3), ofKey('a', 4), ofKey('b', 1)]
  expect(measureConnectionMemory([old, late, later, other], 120)).toEqual({ bytes: 90, tooMuch: [old] })
})

test('a body that connections of a key share counts once in its share', () => {
  const sharing = Array.from({ length: 50 }, () => connection({ keyId: 'a', body: page }))
  expect(measureConnectionMemory(sharing, 2000).tooMuch).toEqual([])
})
