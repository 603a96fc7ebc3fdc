import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { lay, row, sourceOf } from './rows.ts'

test('remarks of the file and findings of the program have a heading each', () => {
  const ISPT = [row('ISPT', { ISPT_TOP: '2.00', ISPT_MAIN: '25' })]
  const log = readLog({ finalDepth: 5, groundLevel: null }, { ISPT })
  const { sheets } = lay({ ...sourceOf(log, { ISPT }), remarks: ['Hand dug inspection pit.'] }, 50)
  const notes = sheets.flatMap(({ notes }) =>
    notes.flatMap((piece) => (piece.kind === 'heading' || piece.kind === 'line' ? [piece.text] : [])),
  )
  expect(notes.slice(0, 4)).toEqual([
    'Remarks',
    'Hand dug inspection pit.',
    'Notes on the data',
    'SPT (ISPT): no result could be read at 2.00 m from “ISPT_MAIN 25 only”',
  ])
})

test.each([
  ['2.00', false],
  ['2.50', true],
])('strata that continue at %s m: the legend explains the strip beside a gap: %s', (top, isExplained) => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0.00', GEOL_BASE: '2.00', GEOL_DESC: 'Firm CLAY' }),
    row('GEOL', { GEOL_TOP: top, GEOL_BASE: '5.00', GEOL_DESC: 'Stiff CLAY' }),
  ]
  const { sheets } = lay(sourceOf(readLog({ finalDepth: 5, groundLevel: null }, { GEOL })), 50)
  expect(JSON.stringify(sheets.map(({ notes }) => notes)).includes('Brown strip')).toBe(isExplained)
})

test('rows with the same text in place of a result are one note with their depths', () => {
  const failed = ['2.00', '3.50', '5.00'].map((IVAN_DPTH) =>
    row('IVAN', { IVAN_DPTH, IVAN_IVAN: 'V - Failed' }),
  )
  const IVAN = [...failed, row('IVAN', { IVAN_DPTH: '6.00', IVAN_IVAN: 'n/m' })]
  const { sheets } = lay(sourceOf(readLog({ finalDepth: 8, groundLevel: null }, { IVAN })), 50)
  const lines = sheets.flatMap(({ notes }) =>
    notes.flatMap((piece) => (piece.kind === 'line' ? [piece.text] : [])),
  )
  expect(lines.filter((text) => text.includes('no result'))).toEqual([
    'Vane tests (IVAN): no result could be read at 2.00, 3.50, 5.00 m from “IVAN_IVAN V - Failed”',
    'Vane tests (IVAN): no result could be read at 6.00 m from “IVAN_IVAN n/m”',
  ])
})
