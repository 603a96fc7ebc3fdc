import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { listed } from './listed-tables.ts'

test('strikes of AGS 4 have their levels after minutes, and each strike is listed once', () => {
  const WSTG = rowsOf(
    'WSTG',
    { WSTG_DPTH: '9.40', WSTG_CAS: '9.00', WSTG_REM: 'Fast' },
    { WSTG_DPTH: '15.00' },
  )
  const WSTD = rowsOf(
    'WSTD',
    { WSTG_DPTH: '9.40', WSTD_NMIN: '20', WSTD_POST: '6.20' },
    { WSTG_DPTH: '9.40', WSTD_NMIN: '5', WSTD_POST: '6.90' },
  )
  expect(listed('strikes', { WSTG, WSTD })).toEqual([
    ['struck', 'rose', 'minutes', 'casing', 'remarks'],
    ['9.40', '6.90', '5', '9.00', 'Fast'],
    ['', '6.20', '20', '', ''],
    ['15.00', '', '', '', ''],
  ])
})

test('strikes of AGS 3 are rows of WSTK', () => {
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '4.00', WSTK_NMIN: '0', WSTK_POST: '4.00', WSTK_CAS: '3.00' },
    { WSTK_DEP: '4.00', WSTK_NMIN: '20', WSTK_POST: '3.10', WSTK_CAS: '3.00' },
  )
  expect(listed('strikes', { WSTK })).toEqual([
    ['struck', 'rose', 'minutes', 'casing'],
    ['4.00', '4.00', '0', '3.00'],
    ['', '3.10', '20', ''],
  ])
})

test('flow and remarks of any row of a strike are listed', () => {
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '4.00', WSTK_NMIN: '0', WSTK_POST: '4.00' },
    { WSTK_DEP: '4.00', WSTK_NMIN: '20', WSTK_POST: '3.10', WSTK_FLOW: 'Slow', WSTK_CAS: '3.00' },
  )
  expect(listed('strikes', { WSTK })).toEqual([
    ['struck', 'rose', 'minutes', 'casing', 'remarks'],
    ['4.00', '4.00', '0', '', ''],
    ['', '3.10', '20', '3.00', 'Slow'],
  ])
  const WSTG = rowsOf(
    'WSTG',
    { WSTG_DPTH: '9.40', WSTG_REM: 'Fast' },
    { WSTG_DPTH: '9.40', WSTG_REM: 'Sealed', WSTG_CAS: '9.00' },
  )
  const WSTD = rowsOf(
    'WSTD',
    { WSTG_DPTH: '9.40', WSTD_NMIN: '5', WSTD_POST: '6.90', WSTD_REM: 'Rising' },
    { WSTG_DPTH: '9.40', WSTD_NMIN: '20', WSTD_POST: '6.20', WSTD_REM: 'Flow 2 l/min' },
  )
  expect(listed('strikes', { WSTG, WSTD })).toEqual([
    ['struck', 'rose', 'minutes', 'casing', 'remarks'],
    ['9.40', '6.90', '5', '9.00', 'Fast; Sealed; Rising'],
    ['', '6.20', '20', '', 'Flow 2 l/min'],
  ])
  expect(listed('strikes', { WSTG })).toEqual([
    ['struck', 'casing', 'remarks'],
    ['9.40', '9.00', 'Fast; Sealed'],
  ])
})

test.each([
  { WSTG: rowsOf('WSTG', { WSTG_DPTH: '6.90', WSTG_CAS: '6.00', WSTG_REM: 'Overnight' }) },
  { WSTK: rowsOf('WSTK', { WSTK_DEP: '6.90', WSTK_CAS: '6.00', WSTK_REM: 'Overnight' }) },
])('a strike whose remark says that it is a standing level is listed as one: %o', (tables) => {
  expect(listed('strikes', tables)).toEqual([
    ['rose', 'casing', 'remarks'],
    ['6.90', '6.00', 'Overnight'],
  ])
})

test('damp ground is no water strike: its depth is in the remark, and casing of 0 is none', () => {
  const filler = { WSTK_CAS: '0.000', WSTK_SEAL: '0.000' }
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '1.000', WSTK_FLOW: 'Damp', ...filler },
    { WSTK_DEP: '2.300', WSTK_FLOW: 'Slow influx', ...filler },
    { WSTK_DEP: '4.000', WSTK_FLOW: 'Damp', WSTK_POST: '3.00' },
  )
  expect(listed('strikes', { WSTK })).toEqual([
    ['struck', 'rose', 'remarks'],
    ['', '', 'Damp at 1.00 m'],
    ['2.300', '', 'Slow influx'],
    ['4.000', '3.00', 'Damp'],
  ])
  const { lanes } = readLog({ finalDepth: 5, groundLevel: null }, { WSTK })
  const marks = lanes.find(({ id }) => id === 'water')?.marks ?? []
  expect(marks.map(({ top, series, label }) => [top, series, label])).toEqual([
    [1, 'damp', 'Damp'],
    [2.3, 'strike', ''],
    [4, 'strike', ''],
    [3, 'standing', ''],
  ])
})

test('the time of a strike of AGS 3 is listed, and midnight is none', () => {
  const strike = (WSTK_TIME: string) => ({
    WSTK: rowsOf('WSTK', { WSTK_DEP: '1.20', WSTK_DATE: '09/03/2021', WSTK_TIME }),
  })
  expect(listed('strikes', strike('1215'))).toEqual([
    ['struck', 'date', 'time'],
    ['1.20', '09/03/2021', '1215'],
  ])
  for (const none of ['0000', '00:00', '000', '0'])
    expect(listed('strikes', strike(none))?.[0]).toEqual(['struck', 'date'])
})
