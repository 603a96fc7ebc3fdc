import { expect, test } from 'vitest'
import { selectedTypes } from '../../../src/app/state/selected-types.ts'

const KNOWN = ['CP', 'RC', 'TP']

test('without types in the address all types are selected', () => {
  expect(selectedTypes({ type: undefined, hide: undefined }, KNOWN)).toBeUndefined()
  expect(selectedTypes({ type: ['CP'], hide: undefined }, KNOWN)).toEqual(['CP'])
})

test('types hidden by a link of an earlier version are left out', () => {
  expect(selectedTypes({ type: undefined, hide: ['CP'] }, KNOWN)).toEqual(['RC', 'TP'])
  expect(selectedTypes({ type: ['CP', 'RC'], hide: ['CP'] }, KNOWN)).toEqual(['RC'])
  expect(selectedTypes({ type: undefined, hide: KNOWN }, KNOWN)).toEqual([])
})

test('a hidden type that the project does not have is ignored', () => {
  expect(selectedTypes({ type: undefined, hide: ['IP'] }, KNOWN)).toBeUndefined()
})
