import { expect, test } from 'vitest'
import { columnsOfTexts } from '../../../src/features/section/sheet/columns-of-legend.ts'
import {
  chunkEntries,
  heightOfParts,
  layOutLegendSheets,
  shareEntries,
} from '../../../src/features/section/sheet/lay-out-legend.ts'

const entries = (n: number) => Array.from({ length: n }, (_, at) => `${at}`)

test('notes are below the last entries of the legend where they have room, else on their own sheet', () => {
  const few = layOutLegendSheets({ entries: entries(30), notes: ['a', 'b'] }, 3, 500)
  expect(few.sheets).toEqual([{ entries: entries(30), notes: ['a', 'b'], spareRows: undefined }])
  const many = layOutLegendSheets({ entries: entries(60), notes: ['a', 'b'] }, 3, 500)
  expect(many.sheets.map(({ entries, notes }) => [entries.length, notes.length])).toEqual([
    [60, 0],
    [0, 2],
  ])
  expect(layOutLegendSheets({ entries: [], notes: ['a'] }, 3, 500).sheets.map(({ notes }) => notes)).toEqual([
    ['a'],
  ])
})

test('a list with spare rows fits its sheets', () => {
  const sheets = chunkEntries(entries(200), 3, 500, 1)
  expect(sheets.flatMap((sheet) => sheet.entries)).toEqual(entries(200))
  for (const sheet of sheets) expect(heightOfParts(sheet, 3)).toBeLessThanOrEqual(500)
})

test('a list on several sheets has about the same number of entries on each', () => {
  const sheets = shareEntries(entries(200), 3, 500, 1)
  expect(sheets.map((sheet) => sheet.entries.length)).toEqual([50, 50, 50, 50])
  expect(sheets.flatMap((sheet) => sheet.entries)).toEqual(entries(200))
  expect(shareEntries(entries(55), 3, 500, 1).map((sheet) => sheet.entries.length)).toEqual([55])
  expect(shareEntries([], 3, 500, 1)).toEqual([])
})

test('a list of strata has as many columns as its texts leave room for, and is high by these', () => {
  const width = 1040
  const short = ['Strata of BH116', '24.40 to 25.00 m: SAND (401)']
  expect(columnsOfTexts(short, width)).toBe(5)
  const long = `0.00 to 1.20 m: ${'very gravelly clayey SAND with cobbles '.repeat(4)}(401)`
  expect(columnsOfTexts([...short, long], width)).toBe(3)
  const list = { entries: Array.from({ length: 50 }, () => 'entry'), notes: [], columns: 5 }
  expect(heightOfParts(list, 3)).toBe(heightOfParts({ ...list, columns: 5 }, 5))
  expect(heightOfParts(list, 3)).toBeLessThan(heightOfParts({ entries: list.entries, notes: [] }, 3))
})
