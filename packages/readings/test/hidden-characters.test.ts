import { expect, test } from 'vitest'
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
