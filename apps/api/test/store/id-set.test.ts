import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createIdSet } from '../../src/store/write/id-set.ts'

const id = (number: number) => hash('sha256', String(number), 'hex').slice(0, 24)

test('an id is new once', () => {
  const ids = createIdSet()
  const numbers = Array.from({ length: 10_000 }, (_, number) => number)
  expect(numbers.filter((number) => !ids.add(id(number)))).toEqual([])
  expect(numbers.filter((number) => ids.add(id(number)))).toEqual([])
})

test('ids with the same fingerprint and place are not told apart', () => {
  const ids = createIdSet()
  expect(ids.add('0123456789abcd0000000000')).toBe(true)
  expect(ids.add('0123456789abcd1111111111')).toBe(false)
  expect(ids.add('0123456889abcd1111111111')).toBe(true)
})
