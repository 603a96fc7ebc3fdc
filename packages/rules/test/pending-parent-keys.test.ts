import { KeyTable } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { PendingParentKeys, MAX_PENDING } from '../src/pending-parent-keys.ts'

const tableOf = (hashes: readonly number[]) => {
  const table = new KeyTable()
  for (const hash of hashes) table.note(hash)
  return table
}
const awaiting = (hashes: readonly number[]) => {
  const keys = new PendingParentKeys()
  for (const hash of hashes) keys.note(hash)
  return keys
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('parents that came later are not lacking', () => {
  expect(awaiting([5, 6, 5]).mayLack(tableOf([4, 5, 6]))).toBe(false)
  expect(awaiting([5, 6]).mayLack(tableOf([5]))).toBe(true)
  expect(awaiting([5]).mayLack(undefined)).toBe(true)
  expect(awaiting([]).mayLack(undefined)).toBe(false)
})

test('as many keys as are kept are compared; with one more, some may lack', () => {
  const all = numbered(MAX_PENDING)
  expect(awaiting([...all, 1, MAX_PENDING]).mayLack(tableOf(all))).toBe(false)
  expect(awaiting([...all, MAX_PENDING + 1]).mayLack(tableOf([...all, MAX_PENDING + 1]))).toBe(true)
})
