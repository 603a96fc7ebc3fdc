import { expect, test } from 'vitest'
import { eachOnce, narrowerSearches } from '../../src/data/search/narrower-searches.ts'

test('a phrase is before its whole words, and these before beginnings of words', () => {
  expect(narrowerSearches(' made  ground ')).toEqual(['"made ground"', '"made" "ground"'])
  expect(narrowerSearches('ground')).toEqual(['"ground"'])
})

test.each(['', '"made ground"', 'clay -sand'])('%s is searched for as it is', (text) =>
  expect(narrowerSearches(text)).toEqual([]),
)

test('what several searches find is listed once, where it is found first', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(eachOnce([[c], [c, a], [a, b, c]])).toEqual([c, a, b])
})
