import { expect, test } from 'vitest'
import { hasWords } from '../../src/data/search/has-words.ts'

test.each(['clay', '"made ground"', '"made', 'clay -sand', 'BH-1'])('%s has a word', (text) =>
  expect(hasWords(text)).toBe(true),
)

test.each(['', '"', '"!', '-clay', '-"made ground"', '- "'])('%s has none to be found', (text) =>
  expect(hasWords(text)).toBe(false),
)
