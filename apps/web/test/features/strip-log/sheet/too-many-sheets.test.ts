import { expect, test } from 'vitest'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import { layStrata } from './rows.ts'

test.each([
  ['a trial pit is on one sheet at a large scale', 2.4, 20, 1],
  ['a borehole is at 1:50', 9, 50, 1],
  ['a borehole of 32 m is on four sheets at 1:50', 32, 50, 4],
  ['a very deep hole is on few sheets', 12_000, 1000, 70],
])('%s', (_, depth, scale, sheets) => {
  const { layout } = layStrata([{ thick: depth, words: 20 }])
  expect(layout.scale).toBe(scale)
  expect(layout.sheets.length).toBeLessThanOrEqual(sheets)
})

test('a number of sheets is stated up to a thousand, and never as infinite', () => {
  expect(printStrings.tooManySheets(186)).toMatch(/^This scale needs 186 sheets\./)
  for (const count of [1001, 1e306, Infinity])
    expect(printStrings.tooManySheets(count)).toMatch(/^This scale needs more than 1,000 sheets\./)
})

test('the message for a log with too many sheets states hole, depth and remedy', () => {
  const { tooManySheets } = printStrings.log
  expect(tooManySheets('BH1', 121, 1210, 1, 1000)).toBe(
    'BH1, 121.00 m deep: 1:1 needs more than 1,000 sheets. Select a smaller scale or larger paper.',
  )
  expect(tooManySheets('BH2', 1e300, 1e300, null, 1000)).toBe(
    'BH2, 1.00e+300 m deep: even the smallest scale needs more than 1,000 sheets. ' +
      'Check the depths of this hole in the data.',
  )
  expect(tooManySheets('BH3', 12_300, 70, 1000, 1000)).toMatch(
    /No smaller scale can be selected\. Select larger paper, or check the depths in the data\.$/,
  )
  expect(printStrings.tooManySheets(70, true)).not.toMatch(/Select a smaller scale/)
})
