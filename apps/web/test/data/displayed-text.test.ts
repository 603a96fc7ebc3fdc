import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { displayedRows } from '../../src/data/tables/displayed-rows.ts'
import { nameAndCode } from '../../src/data/text/coded-name.ts'
import { formatCell, formatValueWithUnit } from '../../src/ui/dates.ts'
import { logStrings } from '../../src/ui/strings/log-strings.ts'

test('cells, values with a unit, names with a code and notes of logs show hidden characters', () => {
  expect(formatCell('\u202EYALC', '')).toBe('[U+202E]YALC')
  expect(formatValueWithUnit('\u202E12', 'mm')).toBe('[U+202E]12 mm')
  expect(nameAndCode({ name: '\u202EYALC', code: '201' })).toBe('[U+202E]YALC (201)')
  const finding = { kind: 'unread', table: 'ISPT', top: 1, base: 1, row: null, text: '\u202E05' } as const
  expect(logStrings.finding(finding)).toContain('“[U+202E]05”')
})

test('rows for drawings show hidden characters, and the loaded rows stay as delivered', () => {
  const row: TableRow = {
    id: '1',
    table: 'GEOL',
    locationId: 'BH1',
    parents: [],
    data: { GEOL_TOP: '0.00', GEOL_DESC: 'Stiff \u202EYALC' },
    updatedAt: '',
  }
  const plain = { ...row, data: { GEOL_DESC: 'CLAY' } }
  const rows = [row, plain]
  expect(displayedRows(rows).map(({ data }) => data.GEOL_DESC)).toEqual(['Stiff [U+202E]YALC', 'CLAY'])
  expect(displayedRows(rows)[1]).toBe(plain)
  expect(row.data.GEOL_DESC).toBe('Stiff \u202EYALC')
})
