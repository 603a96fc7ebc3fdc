import { expect, test } from 'vitest'
import { readPrintSearch } from '../../src/url-state/print-search.ts'
import { parseSearch, stringifySearch } from '../../src/url-state/search-text.ts'

const read = (text: string) => readPrintSearch(parseSearch(text))

test('the address of a print has the values of the project and the options of the sheet', () => {
  const text =
    '?at=15.00/51.50000/-0.12000&hide=CP&paper=A3&turn=landscape&scale=500&rise=100&title=Site+A&figure=12'
  expect(stringifySearch({ ...read(text) })).toBe(text)
})

test('invalid paper, orientation and scale are ignored', () => {
  for (const text of [
    'paper=A0',
    'turn=round',
    'scale=0',
    'scale=-5',
    'scale=1.5',
    'scale=x',
    'rise=',
    'of=all',
  ])
    expect(read(text)).toEqual({})
})
