import { expect, test } from 'vitest'
import { askedTypes } from '../../../src/app/state/asked-types.ts'

const KNOWN = ['CP', 'RC', 'TP']

test('without types in the address all are asked for', () => {
  expect(askedTypes({ type: undefined, hide: undefined }, KNOWN)).toBeUndefined()
  expect(askedTypes({ type: ['CP'], hide: undefined }, KNOWN)).toEqual(['CP'])
})

test('types that a link of an earlier version hides are left out', () => {
  expect(askedTypes({ type: undefined, hide: ['CP'] }, KNOWN)).toEqual(['RC', 'TP'])
  expect(askedTypes({ type: ['CP', 'RC'], hide: ['CP'] }, KNOWN)).toEqual(['RC'])
  expect(askedTypes({ type: undefined, hide: KNOWN }, KNOWN)).toEqual([])
})

test('a hidden type that the project does not have asks nothing', () => {
  expect(askedTypes({ type: undefined, hide: ['IP'] }, KNOWN)).toBeUndefined()
})
