import { expect, test } from 'vitest'
import { listedText } from '../src/text/list-words.ts'

test('names all of a short list, and counts the others of a long one', () => {
  expect(listedText([], 0)).toBe('')
  expect(listedText(['BH1', 'BH2'], 2)).toBe('BH1, BH2')
  expect(listedText(['BH1', 'BH2'], 1202)).toBe('BH1, BH2 and 1,200 more')
  expect(listedText(['BH1 2.00', 'BH2 3.00'], 3, '; ')).toBe('BH1 2.00; BH2 3.00 and 1 more')
})
