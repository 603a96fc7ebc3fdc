import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { describeColumns, isNumeric } from '../src/features/rows-table/columns.ts'
import { inDepthOrder } from '../src/features/rows-table/depth-order.ts'

const row = (data: Record<string, string>, index = 0): TableRow => ({
  id: String(index).padStart(24, '0'),
  table: 'GEOL',
  locationId: 'BH1',
  parents: [],
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test.each(['0', '12.50', '-3', '+1', '.5', '5.', '1e-3', ' 7 '])('%s is a number', (value) => {
  expect(isNumeric(value)).toBe(true)
})

test.each(['', '1,5', '12 m', '>50', '1.2.3', '0x10', 'NaN', '-', '2020-01-01'])('%s is not', (value) => {
  expect(isNumeric(value)).toBe(false)
})

test('columns are the headings there are, in their order; a heading of a later row is not lost', () => {
  const columns = describeColumns([
    row({ LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_DESC: '' }),
    row({ LOCA_ID: 'BH1', GEOL_TOP: '', GEOL_STAT: 'A' }),
  ])
  expect(columns.map(({ heading }) => heading)).toEqual(['LOCA_ID', 'GEOL_TOP', 'GEOL_DESC', 'GEOL_STAT'])
  expect(columns.map(({ empty }) => empty)).toEqual([false, false, true, false])
  expect(columns.map(({ numeric }) => numeric)).toEqual([false, true, false, false])
})

test('headings that say the same in every row can be left out', () => {
  expect(describeColumns([row({ LOCA_ID: 'BH1', GEOL_TOP: '1' })], ['LOCA_ID'])).toHaveLength(1)
})

test('long text is wide, short text is not', () => {
  const [text, code] = describeColumns([row({ GEOL_DESC: 'Stiff '.repeat(20), GEOL_LEG: '201' })])
  expect([text?.wide, code?.wide]).toEqual([true, false])
})

test('rows go down from the ground, by number and not by text', () => {
  const rows = ['10.00', '9.50', '', '0.00'].map((top, index) =>
    row({ GEOL_TOP: top, GEOL_DESC: 'x' }, index),
  )
  const depths = inDepthOrder(rows, describeColumns(rows)).map(({ data }) => data.GEOL_TOP)
  expect(depths).toEqual(['0.00', '9.50', '10.00', ''])
})

test('rows without a depth stay as they came', () => {
  const rows = [row({ BKFL_REM: 'b' }), row({ BKFL_REM: 'a' })]
  expect(inDepthOrder(rows, describeColumns(rows))).toBe(rows)
})
