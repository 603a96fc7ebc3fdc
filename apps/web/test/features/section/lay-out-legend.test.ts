import { expect, test } from 'vitest'
import {
  chunkEntries,
  heightOfParts,
  layOutLegendSheets,
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
