import { expect, test } from 'vitest'
import { findHoleIn } from '../../src/import/rows/find-hole.ts'

const inOrder = (...names: string[]) => findHoleIn(names.map((locaId, index) => ({ seq: index + 1, locaId })))

test.each([
  [['BH1', ' BH1', 'BH1 '], 'BH1'],
  [[' BH1', 'BH1 '], ' BH1'],
  [['  BH1', 'BH1 '], 'BH1 '],
])('of the holes %j the order of rows does not decide which one other blanks mean', (names, meant) => {
  for (const order of [names, names.toReversed()]) expect(inOrder(...order)('   BH1').locationId).toBe(meant)
})

test('a hole with exactly that name comes first, and of equal names the first', () => {
  expect(inOrder('BH1', ' BH1')(' BH1')).toEqual({ seq: 2, locationId: ' BH1' })
  expect(inOrder('BH1', 'BH1')('BH1')).toEqual({ seq: 1, locationId: 'BH1' })
  expect(inOrder('BH1')('BH2')).toEqual({ seq: null, locationId: 'BH2' })
})
