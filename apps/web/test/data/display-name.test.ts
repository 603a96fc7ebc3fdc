import { expect, test } from 'vitest'
import { displayName } from '../../src/data/text/display-name.ts'

test('a name that can be read is not changed', () => {
  for (const name of ['BH1', 'TP 12/A', 'Größe ø 50', 'نص', '試錐孔', '🕳', ''])
    expect(displayName(name)).toBe(name)
})

test('invisible characters are shown by their code points', () => {
  expect(displayName('\u202ERTL')).toBe('[U+202E]RTL')
  expect(displayName('\u200B')).toBe('[U+200B]')
  expect(displayName('BH\u00A01')).toBe('BH[U+00A0]1')
  expect(displayName('BH\u00001\t')).toBe('BH[U+0000]1[U+0009]')
  expect(displayName('BH\u00AD1\uFEFF')).toBe('BH[U+00AD]1[U+FEFF]')
  expect(displayName('\u3164\u2800\u{E0041}')).toBe('[U+3164][U+2800][U+E0041]')
})

test('blanks that a page would not show are marked', () => {
  expect(displayName('BH1 ')).toBe('BH1␣')
  expect(displayName('  BH  1')).toBe('␣␣BH␣␣1')
  expect(displayName('   ')).toBe('␣␣␣')
})

test('names that differ are shown differently', () => {
  const names = ['BH1', 'BH1 ', ' BH1', 'BH 1', 'BH  1', 'BH\u00A01', 'BH1\u200B', '\u202EBH1', '1HB']
  expect(new Set(names.map(displayName)).size).toBe(names.length)
})
