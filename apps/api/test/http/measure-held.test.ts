import { expect, test } from 'vitest'
import { measureHeld, type Holder } from '../../src/http/connections/measure-held.ts'

const page = { length: 1000 }

const holder = (given: Partial<Holder>): Holder => ({
  since: 1,
  requestBytes: 0,
  body: null,
  unsentBytes: 0,
  ...given,
})

test('a connection without a request counts as 0 bytes', () => {
  expect(measureHeld([holder({ since: null, requestBytes: 5, body: page })], 0)).toEqual({
    bytes: 0,
    tooMuch: [],
  })
})

test('requests, bodies, and answers of unknown body are added up', () => {
  const all = [holder({ requestBytes: 10, body: page, unsentBytes: 1 }), holder({ unsentBytes: 200 })]
  expect(measureHeld(all, Infinity)).toEqual({ bytes: 1210, tooMuch: [] })
})

test('a body shared by several responses counts once; two of the same length count twice', () => {
  const sharing = Array.from({ length: 50 }, () => holder({ body: page }))
  expect(measureHeld(sharing, 1000)).toEqual({ bytes: 1000, tooMuch: [] })
  expect(measureHeld([...sharing, holder({ body: { length: 1000 } })], Infinity).bytes).toBe(2000)
})

test('connections that began last are kept first, and one that does not fit leaves room for others', () => {
  const [oldest, large, newest] = [
    holder({ since: 1, unsentBytes: 60 }),
    holder({ since: 2, unsentBytes: 90 }),
    holder({ since: 3, unsentBytes: 40 }),
  ]
  expect(measureHeld([large, newest, oldest], 100)).toEqual({ bytes: 100, tooMuch: [large] })
  expect(measureHeld([large, newest, oldest], 99)).toEqual({ bytes: 40, tooMuch: [large, oldest] })
})
