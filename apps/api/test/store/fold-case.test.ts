import { expect, test } from 'vitest'
import { foldCase } from '../../src/database/fold-case.ts'

test.each([
  ['İstanbul', 'istanbul'],
  ['İstanbul', 'ISTANBUL'],
  ['Diyarbakır', 'DIYARBAKIR'],
  ['Straße', 'STRASSE'],
  ['Étude', 'étude'.normalize('NFD')],
])('%s and %s are one word to whoever looks for it', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other))
})

test('accents tell words apart', () => {
  expect(foldCase('Étude')).not.toBe(foldCase('Etude'))
})
