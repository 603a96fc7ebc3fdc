import { wrapText } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { shortenLines } from '../../../src/features/strip-log/shorten-lines.ts'

const letters = (text: string) => text.length
const shorten = (text: string, width: number, maxLines: number) =>
  shortenLines(wrapText(text, width, letters), maxLines, width, letters)

const MORPETH = 'Firm to stiff consistency brown grey low to medium strength CLAY with very rare rootlets.'

test('a term of strength across two lines is kept whole or left out', () => {
  const text = 'Brown grey low to medium strength slightly sandy CLAY with rootlets'
  expect(shorten(text, 16, 2)).toEqual(['Brown grey', '… CLAY'])
  expect(shorten(text, 18, 2)).toEqual(['Brown grey low to', 'medium strength…'])
  expect(shorten(text, 24, 2)).toEqual(['Brown grey low to medium', 'strength … CLAY'])
  expect(shorten(MORPETH, 56, 1)).toEqual(['Firm to stiff consistency brown grey … CLAY'])
  expect(shorten(MORPETH, 30, 2)).toEqual(['Firm to stiff consistency', 'brown grey … CLAY'])
})

test('the end of a term is kept if it fits on the last line', () => {
  const text = 'Brown low to medium strength slightly sandy CLAY with very rare rootlets and shells'
  expect(shorten(text, 22, 2)).toEqual(['Brown low to medium', 'strength … CLAY'])
})

test('lines that all fit are unchanged', () => {
  expect(shorten('Soft grey silty CLAY', 10, 2)).toEqual(['Soft grey', 'silty CLAY'])
})

test('in a narrow column the term of consistency is kept, across lines too', () => {
  expect(shorten('Very stiff fissured greyish brown CLAY', 12, 1)).toEqual(['Very stiff…'])
  expect(shorten('Very stiff fissured greyish brown CLAY', 8, 2)).toEqual(['Very', 'stiff…'])
  expect(shorten('Firm to stiff fissured brown CLAY', 8, 2)).toEqual(['Firm to', 'stiff…'])
  expect(shorten('Firm to stiff fissured brown CLAY', 12, 2)).toEqual(['Firm to', 'stiff … CLAY'])
})
