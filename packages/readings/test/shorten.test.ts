import { expect, test } from 'vitest'
import { shorten } from '../src/index.ts'

test.each([
  ['a text of that length is whole', 'CLAY', 4, 'CLAY'],
  ['a longer one is cut, with what is left out', 'CLAY', 3, 'CLA… (1 more character)'],
  ['a character of two code units is not cut through', 'a\u{1F600}b', 2, 'a… (3 more characters)'],
])('%s', (_, text, length, expected) => {
  expect(shorten(text, length)).toBe(expected)
})
