import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { readChoice } from '../../src/features/rows-table/column-choice.ts'
import { describeParent, hasKeys, parentOrder } from '../../src/features/rows-table/describe-parent.ts'
import { nextSortOrder, parseSortOrder } from '../../src/features/rows-table/sort-order.ts'
import { formatRowId, formatRowKeys, parseRowKeys } from '../../src/url-state/row-keys.ts'

const sample = { LOCA_ID: 'BH1', SAMP_TOP: '3.20', SAMP_REF: '4', SAMP_TYPE: 'U', SAMP_ID: 'BH1-U4' }
const test1: TableRow = {
  id: '0'.repeat(24),
  table: 'TRIT',
  locationId: 'BH1',
  parents: [
    { table: 'TRIG', keys: { ...sample, SPEC_REF: '1', SPEC_DPTH: '3.25' } },
    { table: 'SAMP', keys: sample },
  ],
  data: { ...sample, TRIT_TESN: '1' },
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const under = (table: string, keys: Record<string, string>): TableRow => ({
  ...test1,
  parents: [{ table, keys }],
})

test('a sample is described by type, reference and depth, a specimen by what differs from its sample', () => {
  expect(describeParent(test1, 'SAMP')).toBe('U4 at 3.20 m')
  expect(describeParent(test1, 'TRIG')).toBe('1 at 3.25 m')
})

test('an ancestor without keys of its own is described by the keys it shares', () => {
  const row = {
    ...test1,
    parents: [
      { table: 'GRAG', keys: sample },
      { table: 'SAMP', keys: sample },
    ],
  }
  expect(describeParent(row, 'GRAG')).toBe('U4 at 3.20 m')
})

test('an ancestor is described by its ID if it has no other key, and without a depth if it has none', () => {
  expect(describeParent(under('SAMP', { LOCA_ID: 'BH1', SAMP_ID: 'S9' }), 'SAMP')).toBe('S9')
  expect(describeParent(under('SCPG', { LOCA_ID: 'BH1', SCPG_TESN: '2' }), 'SCPG')).toBe('2')
})

test('ancestors are sorted by depth if they have one', () => {
  expect(parentOrder(test1, 'SAMP')).toBe(3.2)
  expect(parentOrder(under('SCPG', { LOCA_ID: 'BH1', SCPG_TESN: '2' }), 'SCPG')).toBe('2')
})

test('a row is found by its keys; a key that the row does not have counts as blank', () => {
  expect(hasKeys(test1, sample)).toBe(true)
  expect(hasKeys(test1, { ...sample, SAMP_REF: '5' })).toBe(false)
  expect(hasKeys(test1, { SAMP_TOP: `${sample.SAMP_TOP}0` })).toBe(true)
  expect(hasKeys(test1, { SAMP_REF: `0${sample.SAMP_REF}` })).toBe(false)
  expect(hasKeys(test1, { TRIT_REM: '' })).toBe(true)
})

test('a row is found by its id, and by no other', () => {
  const keys = parseRowKeys(formatRowId('TRIT', test1.id)) ?? {}
  expect(hasKeys(test1, keys)).toBe(true)
  expect(hasKeys({ ...test1, id: '1'.repeat(24) }, keys)).toBe(false)
})

test('keys with any characters survive the address', () => {
  const keys = { LOCA_ID: 'BH 1/2&3=4', SAMP_TOP: '3.20', SAMP_REF: '' }
  expect(formatRowKeys('SAMP', keys)).toMatch(/^SAMP:/)
  expect(formatRowKeys('SAMP', {})).toBe('')
  expect(parseRowKeys(formatRowKeys('SAMP', keys))).toEqual(keys)
})

test.each([undefined, '', '<b>=1', '=1', '__proto__=1'])('%s names no row', (text) => {
  expect(parseRowKeys(text)).toBeNull()
})

test('pressing a heading sorts ascending, descending and not at all', () => {
  expect(nextSortOrder(undefined, 'GEOL_TOP')).toBe('GEOL_TOP')
  expect(nextSortOrder('GEOL_TOP', 'GEOL_TOP')).toBe('-GEOL_TOP')
  expect(nextSortOrder('-GEOL_TOP', 'GEOL_TOP')).toBeUndefined()
  expect(nextSortOrder('-GEOL_TOP', 'GEOL_BASE')).toBe('GEOL_BASE')
  expect(parseSortOrder('-GEOL_TOP')).toEqual({ id: 'GEOL_TOP', desc: true })
})

test.each(['', 'x', '[]', '{"GEOL_TOP":"yes"}', 'null'])('%s is no valid choice of columns', (text) => {
  expect(readChoice(text)).toEqual({})
})
