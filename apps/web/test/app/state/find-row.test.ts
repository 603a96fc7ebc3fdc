import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { findMarkOfRow } from '../../../src/app/state/find-mark-of-row.ts'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { formatRowId, formatRowKeys } from '../../../src/url-state/row-keys.ts'

const KEYS = ['LOCA_ID', 'SAMP_TOP', 'SPEC_DPTH']
const specimen = { LOCA_ID: 'BH1', SAMP_TOP: '3.20', SPEC_DPTH: '3.20' }
const rowOf = (table: string, data: Record<string, string>) => ({
  id: table.padEnd(24, '0'),
  table,
  locationId: 'BH1',
  parents: [],
  data: { ...specimen, ...data },
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const glossary = createGlossary({
  tables: ['LNMC', 'LLPL'].map((table) => ({ table, name: table, parent: 'SAMP', keys: KEYS, headings: [] })),
  codes: {},
})
const log = readLog(
  { finalDepth: 10, groundLevel: 5 },
  { LNMC: [rowOf('LNMC', { LNMC_MC: '31' })], LLPL: [rowOf('LLPL', { LLPL_LL: '55', LLPL_PL: '26' })] },
)

test.each(['LNMC', 'LLPL'])('of two tests of one specimen, the log frames the one of %s', (table) => {
  expect(findMarkOfRow(log, formatRowKeys(table, specimen), glossary)?.row.table).toBe(table)
})

test('a row named by its id is framed', () => {
  const { id } = rowOf('LLPL', {})
  expect(findMarkOfRow(log, formatRowId('LLPL', id), glossary)?.row.id).toBe(id)
  expect(findMarkOfRow(log, formatRowId('LNMC', id), glossary)).toBeNull()
})

test('a row of a table that is not on the log is not framed', () => {
  expect(findMarkOfRow(log, formatRowKeys('TRIT', specimen), glossary)).toBeNull()
})
