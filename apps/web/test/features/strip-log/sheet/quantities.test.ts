import { FOOT_TABLES, readFootTable } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { layOutFootTables } from '../../../../src/features/strip-log/sheet/lay-out-foot-tables.ts'
import { glossary, row } from './rows.ts'

test('quantities of permeability tests have their unit, and small ones a power of ten', () => {
  const IPRM = [
    row('IPRM', { IPRM_TOP: '1', IPRM_FLOW: '0.025', IPRM_HEAD: '10.9', IPRM_IPRM: '0.000073000000' }),
    row('IPRM', { IPRM_TOP: '2', IPRM_FLOW: 'no take', IPRM_HEAD: '14.9', IPRM_IPRM: '<1E-9' }),
  ]
  const definition = FOOT_TABLES.find(({ id }) => id === 'permeability')
  const table = definition && readFootTable(definition, { IPRM })
  const [piece] = layOutFootTables(table ? [table] : [], 600, glossary)
  const printed = piece?.kind === 'tables' ? piece.columns[0]?.[0]?.rows : []
  expect(printed?.map((cells) => cells.map((lines) => lines.join(' ')))).toEqual([
    ['From (m)', 'Flow', 'Applied head', 'k'],
    ['1', '0.025 l/s', '10.9 m', '7.30×10⁻⁵ m/s'],
    ['2', 'no take', '14.9 m', '<1.00×10⁻⁹ m/s'],
  ])
})
