import type { DictionaryTable } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { printedTablesOf } from '../../../src/app/print/printed-tables.ts'

const ISAT: DictionaryTable = {
  ...{ table: 'ISAT', name: 'ISAT', parent: 'LOCA', keys: [] },
  headings: [{ heading: 'ISAT_DPTH', name: null, unit: 'm', type: null }],
}
const glossary = { table: (code: string) => (code === 'ISAT' ? ISAT : undefined) }
const holding = (...codes: string[]) => ({ tables: codes.map((code) => ({ code, name: code, rows: 3 })) })

test('a hole whose only depths are of a table without a column loads that table for print', () => {
  expect(printedTablesOf(holding('ISAT', 'HDPH', 'FILE'), glossary)).toEqual(['ISAT', 'HDPH'])
  expect(printedTablesOf(holding('ISAT', 'GEOL', 'HDPH'), glossary)).toEqual(['GEOL', 'HDPH'])
})
