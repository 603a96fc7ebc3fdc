import { expect, test } from 'vitest'
import { FOOT_TABLES, isPossibleDrop, readFootTable, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'

test.each([
  ['6', '', false],
  ['1500', 'mm', false],
  ['100', 'mm', true],
  ['750', '', true],
  ['0.75', 'm', true],
  ['', 'mm', true],
  ['not stated', 'mm', true],
])('a fall of %j %s of a dynamic probe is possible: %s', (stated, unit, isPossible) => {
  expect(isPossibleDrop(stated, unit)).toBe(isPossible)
})

test('an impossible fall is a finding once, and the test standard is printed', () => {
  const DPRG = rowsOf('DPRG', { DPRG_DROP: '6', DPRG_TEST: 'BS 1377-9' }, { DPRG_DROP: '6' })
  const { findings } = readLog({ finalDepth: 2, groundLevel: null }, { DPRG }, () => 'mm')
  expect(findings).toMatchObject([
    { kind: 'impossible', table: 'DPRG', text: 'DPRG_DROP 6 mm cannot be right (not 100 to 1000 mm)' },
  ])
  const definition = FOOT_TABLES.find(({ id }) => id === 'probes')
  const table = definition && readFootTable(definition, { DPRG })
  expect(table?.columns.map(({ id }) => id)).toEqual(['drop', 'standard'])
})

test('the cover of an installation is listed with its instrument', () => {
  const MONP = rowsOf('MONP', { MONP_ID: 'P1', MONP_DIS: '5.00', MONP_HDWK: 'Flush cover' })
  const definition = FOOT_TABLES.find(({ id }) => id === 'instruments')
  const table = definition && readFootTable(definition, { MONP })
  expect(table?.columns.map(({ id }) => id)).toContain('cover')
  expect(table?.rows[0]?.map(({ value }) => value)).toContain('Flush cover')
})
