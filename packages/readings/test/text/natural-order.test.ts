import { expect, test } from 'vitest'
import { compareNaturally, inNaturalOrder } from '../../src/text/natural-order.ts'

const order = (...names: string[]) => inNaturalOrder(names.map((name) => ({ name }))).map(({ name }) => name)

test('BH2 comes before BH10', () => {
  expect(order('BH10', 'BH2', 'BH1')).toEqual(['BH1', 'BH2', 'BH10'])
})

test('a re-drill follows its hole', () => {
  expect(order('BH103', 'BH102A', 'BH102')).toEqual(['BH102', 'BH102A', 'BH103'])
})

test('names that differ only in case keep one order', () => {
  expect(compareNaturally('bh1', 'BH1')).toBe(-compareNaturally('BH1', 'bh1'))
  expect(compareNaturally('BH1', 'BH1')).toBe(0)
})

test('the list it was given stays as it was', () => {
  const given = [{ name: 'B' }, { name: 'A' }]
  inNaturalOrder(given)
  expect(given).toEqual([{ name: 'B' }, { name: 'A' }])
})
