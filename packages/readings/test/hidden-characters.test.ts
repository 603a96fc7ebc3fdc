import { expect, test } from 'vitest'
import { displayText } from '../src/text/display-text.ts'
import { levelUnit } from '../src/levels/level-datum.ts'
import { showHidden } from '../src/text/hidden-characters.ts'

test.each([
  ['\u202EBH1', '[U+202E]BH1'],
  ['BH\u200B1', 'BH[U+200B]1'],
  ['BH\u00A01', 'BH[U+00A0]1'],
  ['BH 1', 'BH 1'],
  ['Ordnance Datum 水準', 'Ordnance Datum 水準'],
])('%j is shown as %j', (text, shown) => expect(showHidden(text)).toBe(shown))

test('the unit of a level shows what the name of its datum hides', () => {
  expect(levelUnit('\u202ESite datum')).toBe('m above [U+202E]Site datum')
})

test('text that can be read is not changed', () => {
  for (const text of ['Stiff CLAY, ø 50 mm · نص', 'Sandy\nGRAVEL\t(wet)', '25\u00A0mm', '  two  blanks', ''])
    expect(displayText(text)).toBe(text)
})

test('characters that reverse or hide text are shown by their code points', () => {
  expect(displayText('\u202EYALC')).toBe('[U+202E]YALC')
  expect(displayText('A\u2069\u202EB')).toBe('A[U+2069][U+202E]B')
  expect(displayText('N\u200B=\u00AD1\u0000')).toBe('N[U+200B]=[U+00AD]1[U+0000]')
})
