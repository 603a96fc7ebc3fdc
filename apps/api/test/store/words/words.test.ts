import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../src/store/words/fold-words.ts'
import { MAX_MARKS, markWords } from '../../../src/store/words/mark-words.ts'
import { MAX_TERMS, MAX_WORDS, readTerms } from '../../../src/store/words/read-terms.ts'

const folded = (text: string) => wordsOf(text).map((word) => word.folded)

const marked = (text: string, query: string) => {
  const terms = readTerms(query)
  return terms && markWords(text, terms).map(([start, end]) => text.slice(start, end))
}

describe('words that are the same', () => {
  test.each([
    ['Gravel', 'gravels'],
    ['cavity', 'CAVITIES'],
    ['ash', 'ashes'],
    ['lens', 'lenses'],
    ['odour', 'Odors'],
    ['grey', 'gray'],
    ['greyish', 'grayish'],
    ['sulphate', 'sulfates'],
    ['mould', 'mold'],
    ['metre', 'meters'],
    ['mineralised', 'mineralized'],
    ['Straße', 'STRASSE'],
    ['débris', 'debris'],
    ['café', 'cafe\u0301'],
  ])('%s and %s', (one, other) => expect(folded(one)).toEqual(folded(other)))

  test.each([
    ['clay', 'claystone'],
    ['gas', 'gash'],
    ['sand', 'sandy'],
  ])('but not %s and %s', (one, other) => expect(folded(one)).not.toEqual(folded(other)))
})

test('words are where they stand in the text', () => {
  expect(wordsOf('Firm, grey–brown CLAYS.').map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [6, 10],
    [11, 16],
    [17, 22],
  ])
})

describe('what is looked for is marked', () => {
  test('by beginnings of words, but whole words in quotes', () => {
    expect(marked('Sandy clay with sand', 'sand')).toEqual(['Sandy', 'sand'])
    expect(marked('Sandy clay with sand', '"sand"')).toEqual(['sand'])
    expect(marked('An ox and an oxbow', 'ox')).toEqual(['ox'])
  })

  test('as phrases, also where a word has a hyphen', () => {
    expect(marked('MADE GROUND: made of ground', '"made ground"')).toEqual(['MADE GROUND'])
    expect(marked('fine-grained, grained fine', 'fine-grain')).toEqual(['fine-grained'])
  })

  test('once where marks overlap, and not for words that are left out', () => {
    expect(marked('soft grey clay', '"soft grey" "grey clay" -clay')).toEqual(['soft grey clay'])
  })
})

test('a search without a word, or with too many, is none', () => {
  expect(readTerms('"!" -')).toBeNull()
  expect(readTerms(Array.from({ length: MAX_TERMS + 1 }, (_, word) => `a${word}`).join(' '))).toBeNull()
  expect(readTerms(`"${'of '.repeat(MAX_WORDS)}"`)?.required).toHaveLength(1)
  expect(readTerms(`"${'of '.repeat(MAX_WORDS + 1)}"`)).toBeNull()
  expect(readTerms(`a${'-of'.repeat(MAX_WORDS)}`)).toBeNull()
  expect(readTerms(`"${'of '.repeat(MAX_WORDS / 2)}" -"${'to '.repeat(MAX_WORDS / 2)} x"`)).toBeNull()
  expect(readTerms(' ')).toEqual({ required: [], excluded: [] })
})

test('words that are the same are looked for once', () => {
  expect(readTerms('clay CLAYS "clay" clay -clay -clay')).toEqual({
    required: [
      { words: ['clay'], isBeginning: true },
      { words: ['clay'], isBeginning: false },
    ],
    excluded: [{ words: ['clay'], isBeginning: true }],
  })
})

test('the first places of a long text are marked', () => {
  const marks = markWords('clay '.repeat(60_000), {
    required: [{ words: ['clay'], isBeginning: true }],
    excluded: [],
  })
  expect(marks).toHaveLength(MAX_MARKS)
  expect(marks.at(-1)).toEqual([(MAX_MARKS - 1) * 5, MAX_MARKS * 5 - 1])
})
