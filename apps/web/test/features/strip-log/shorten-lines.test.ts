import { wrapText } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { countMinLines, shortenLines } from '../../../src/features/strip-log/shorten-lines.ts'

const letters = (text: string) => text.length
const shorten = (text: string, width: number, maxLines: number) =>
  shortenLines(wrapText(text, width, letters), maxLines, width, letters)

const MORPETH = 'Firm to stiff consistency brown grey low to medium strength CLAY with very rare rootlets.'

test('a term of strength across two lines is kept whole or left out', () => {
  const text = 'Brown grey low to medium strength slightly sandy CLAY with rootlets'
  expect(shorten(text, 16, 1)).toEqual([])
  expect(shorten(text, 16, 2)).toEqual(['low to medium', 'strength … CLAY'])
  expect(shorten(text, 18, 2)).toEqual(['low to medium', 'strength … CLAY'])
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

test('a shortened description has its consistency or strength and its soil or rock, or is left out', () => {
  const rock = 'Very strong to strong thinly laminated grey MUDSTONE with siltstone'
  expect(shorten(rock, 22, 1)).toEqual([])
  expect(shorten(rock, 22, 2)).toEqual(['Very strong to strong', 'thinly … MUDSTONE'])
  expect(countMinLines(wrapText(rock, 22, letters), 22, letters)).toBe(2)
  expect(shorten('Extremely weak thinly bedded MUDSTONE', 24, 1)).toEqual(['Extremely weak…MUDSTONE'])
  expect(shorten('Moderately strong thinly bedded SANDSTONE', 27, 1)).toEqual(['Moderately strong…SANDSTONE'])
  expect(shorten('Moderately strong thinly bedded SANDSTONE', 18, 1)).toEqual([])
  expect(shorten('Very stiff fissured greyish brown CLAY', 12, 1)).toEqual([])
  expect(shorten('Very stiff fissured greyish brown CLAY', 12, 2)).toEqual(['Very stiff', '… CLAY'])
  expect(shorten('Firm to stiff fissured brown CLAY', 12, 2)).toEqual(['Firm to', 'stiff … CLAY'])
  expect(shorten('TOPSOIL over rubble and ash', 9, 1)).toEqual(['TOPSOIL…'])
})

test('a word that fits a line is never broken, whatever the width', () => {
  const text = 'Soft consistency grey silty slightly gravelly CLAY'
  expect(shorten(text, 14, 2)).toEqual([])
  expect(shorten(text, 14, 3)).toEqual(['Soft', 'consistency', 'grey … CLAY'])
  for (let width = 'consistency…'.length; width < 40; width += 1) {
    for (const maxLines of [1, 2, 3, 4]) {
      const words = shorten(text, width, maxLines)
        .join(' ')
        .split(/[\s…]+/)
        .filter(Boolean)
      for (const word of words) expect(text.split(' ')).toContain(word)
    }
  }
})
