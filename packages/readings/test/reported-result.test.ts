import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReportedResult, type StatedResult } from '../src/index.ts'

function read(stated: Partial<StatedResult>) {
  const { result, isContradicted } = readReportedResult({
    ...{ value: '', text: '', unit: 'mg/l', qualifiers: [], ...stated },
  })
  return [result, isContradicted]
}

describe('the result of a laboratory is its text, with its sign and decimals', () => {
  test.each<[Partial<StatedResult>, string, boolean]>([
    // Rows of Hindley Mill: values of two decimals.
    [{ value: '0.06', text: '0.062', unit: 'g/l' }, '0.062', false],
    [{ value: '0.03', text: '0.025', unit: 'g/l' }, '0.025', false],
    [{ value: '', text: '< 0.1', unit: '%', qualifiers: ['<', '<'] }, '< 0.1', false],
    [{ value: '61.00', text: '61', unit: 'mg/kg' }, '61', false],
    [{ value: '12' }, '12', false],
    [{ value: '12', text: 'not filtered' }, '12', false],
    [{ value: '0.10', text: '<0.1' }, '<0.1', false],
    [{ value: '0.05', text: '<0.1' }, '<0.1', false],
    [{ value: '0.10', qualifiers: ['<', ''] }, '<0.10', false],
    [{ value: '0.10', text: '0.1', qualifiers: ['', '<'] }, '<0.1', false],
    [{ value: '8000', text: '>8000' }, '>8000', false],
    [{ value: '8.1', text: '8.1 pH Units', unit: 'pH Units' }, '8.1', false],
    [{ value: '25', text: '0.025 g/l' }, '25', false],
    [{ text: 'not detected' }, 'not detected', false],
  ])('%j is %s', (stated, result, isContradicted) => {
    expect(read(stated)).toEqual([result, isContradicted])
  })

  test.each<[Partial<StatedResult>, string]>([
    [{ value: '30', text: '<0.025 g/l' }, '<25'],
    [{ value: '30', text: '<0.025' }, '<0.025'],
    [{ value: '30', text: '0.03' }, '0.03'],
    [{ value: '30', text: '<0.025 g/l', unit: 'mg/kg' }, '<0.025 g/l'],
    [{ value: '5', text: '>8000' }, '>8000'],
  ])('%j contradicts itself; shown: %s', (stated, shown) => {
    expect(read(stated)).toEqual([shown, true])
  })

  test('a value rounded to any number of decimals agrees with its text, and the text is read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 4 }),
        (number, decimals) => {
          const text = (number / 10_000).toFixed(4)
          expect(read({ value: (number / 10_000).toFixed(decimals), text })).toEqual([text, false])
        },
      ),
    )
  })
})
