import type { DictionaryTable } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { logTablesOf } from '../../../src/app/state/log-tables.ts'

const table = (code: string, ...headings: string[]): DictionaryTable => ({
  ...{ table: code, name: code, parent: 'LOCA', keys: [] },
  headings: headings.map((heading) => ({ heading, name: null, unit: '', type: null })),
})
const TABLES = [table('ISAT', 'LOCA_ID', 'ISAT_DPTH'), table('DREM', 'LOCA_ID', 'DREM_REM')]
const glossary = { table: (code: string) => TABLES.find((one) => one.table === code) }
const holding = (...codes: (string | null)[]) => ({
  tables: codes.map((code) => ({ code, name: code ?? 'Progress', rows: 3 })),
})

test('a log has the tables with columns of their own, whatever other tables a hole has', () => {
  expect(logTablesOf(holding('DPRB', 'ISAT', 'WINS', null), glossary)).toEqual(['DPRB', 'WINS'])
})

test('without such tables, a log has every table with a depth heading', () => {
  expect(logTablesOf(holding('ISAT', 'DREM', 'XTRA', null), glossary)).toEqual(['ISAT'])
  expect(logTablesOf(holding('ISAT'))).toEqual([])
  expect(logTablesOf(holding('HORN', 'ISAT'), glossary)).toEqual(['ISAT'])
  expect(logTablesOf(holding('HORN', 'GEOL'), glossary)).toEqual(['HORN', 'GEOL'])
})
