import { expect, test } from 'vitest'
import { foldCase } from '../../src/common/fold-case.ts'

test.each([
  ['İstanbul', 'istanbul'],
  ['İstanbul', 'ISTANBUL'],
  ['Diyarbakır', 'DIYARBAKIR'],
  ['Straße', 'STRASSE'],
  ['Étude', 'étude'.normalize('NFD')],
])('%s and %s are equal in a search', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other))
})

test('words with different accents differ', () => {
  expect(foldCase('Étude')).not.toBe(foldCase('Etude'))
})
