import { expect, test } from 'vitest'
import { shortenText } from '../../src/data/text/shorten-text.ts'

test('text that fits is not changed', () => {
  expect(shortenText('Site 1', 6)).toBe('Site 1')
})

test('longer text ends in an ellipsis, without a blank before it or half a character', () => {
  expect(shortenText('Site 12', 6)).toBe('Site…')
  expect(shortenText('A😀😀', 4)).toBe('A😀…')
  expect(shortenText('A😀😀', 3)).toBe('A…')
})
