import { expect, test } from 'vitest'
import { compareNaturally, inNaturalOrder } from '../src/text/natural-order.ts'

test('numbers in names count by their value', () => {
  const names = ['BH10', 'BH2', 'bh1', 'BH1A', 'BH1']
  expect(names.sort(compareNaturally)).toEqual(['BH1', 'bh1', 'BH1A', 'BH2', 'BH10'])
})

test('names that differ only in case or zeros have the same order, whatever it was before', () => {
  expect(['bh1', 'BH1', 'BH01'].sort(compareNaturally)).toEqual(['BH01', 'BH1', 'bh1'])
  expect(['BH01', 'BH1', 'bh1'].sort(compareNaturally)).toEqual(['BH01', 'BH1', 'bh1'])
  expect(compareNaturally('BH1', 'BH1')).toBe(0)
})

test('items are ordered by their names', () => {
  expect(inNaturalOrder([{ name: 'TP10' }, { name: 'TP9' }])).toEqual([{ name: 'TP9' }, { name: 'TP10' }])
})
