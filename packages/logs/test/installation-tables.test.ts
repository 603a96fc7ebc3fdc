import { expect, test } from 'vitest'
import { SHEET_TABLES } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { listed } from './listed-tables.ts'

test('pipes of AGS 3 files are listed with the code of their legend', () => {
  const PIPE = rowsOf(
    'PIPE',
    { PIPE_TOP: '0.00', PIPE_BOT: '1.00', PIPE_LEG: 'P101', PIPE_CONS: 'Plain Pipe' },
    { PIPE_TOP: '1.00', PIPE_BOT: '3.00', PIPE_LEG: 'P201', PIPE_DESC: '50mm ID' },
  )
  expect(listed('pipes', { PIPE })).toEqual([
    ['from', 'to', 'pipe', 'construction', 'remarks'],
    ['0.00', '1.00', 'P101', 'Plain Pipe', ''],
    ['1.00', '3.00', 'P201', '', '50mm ID'],
  ])
})

test('piezometers of AGS 3 are listed among the installations', () => {
  const PREF = rowsOf('PREF', {
    ...{ PREF_TDEP: '12.700', PREF_TYPE: 'SPIE', PREF_TRPS: '7.000', PREF_BRPS: '13.000' },
    ...{ PREF_DATE: '09/04/2003', PREF_REM: 'Stop cock cover' },
  })
  expect(listed('instruments', { PREF })).toEqual([
    ['instrument', 'tip', 'zoneFrom', 'zoneTo', 'date', 'remarks'],
    ['SPIE', '12.700', '7.000', '13.000', '09/04/2003', 'Stop cock cover'],
  ])
  expect(SHEET_TABLES).toContain('PREF')
})

test('backfill of AGS 3 files is listed with its BKFL_BOT', () => {
  const BKFL = rowsOf('BKFL', { BKFL_TOP: '0.00', BKFL_BOT: '1.50', BKFL_LEG: '903' })
  expect(listed('backfill', { BKFL })).toEqual([
    ['from', 'to', 'material'],
    ['0.00', '1.50', '903'],
  ])
})

test('pipes of AGS 3 are listed with identifier and depth of their installation, one after another', () => {
  const pipe = (MONP_ID: string, MONP_DIS: string, PIPE_TOP: string, PIPE_BOT: string) => ({
    ...{ MONP_ID, MONP_DIS, PIPE_TOP, PIPE_BOT },
  })
  const PIPE = rowsOf(
    'PIPE',
    pipe('B', '20.800', '0.000', '20.800'),
    pipe('A', '0.000', '1.000', '2.750'),
    pipe('A', '0.000', '0.000', '1.000'),
  )
  expect(listed('pipes', { PIPE })).toEqual([
    ['reference', 'installedAt', 'from', 'to'],
    ['A', '', '0.000', '1.000'],
    ['A', '', '1.000', '2.750'],
    ['B', '20.800', '0.000', '20.800'],
  ])
})

test.each([
  ['MONG', { MONG_DIS: '0.00', MONG_TRZ: '1', MONG_BRZ: '2' }],
  ['MONP', { MONP_DIS: '0.000', MONP_TRZ: '1', MONP_BRZ: '2' }],
  ['PREF', { PREF_TDEP: '0', PREF_TRPS: '1', PREF_BRPS: '2' }],
])('an installation depth of 0 in %s was not filled in and is not listed', (table, data) => {
  expect(listed('instruments', { [table]: rowsOf(table, data) })).toEqual([
    ['zoneFrom', 'zoneTo'],
    ['1', '2'],
  ])
})

test('a response zone of 0 to 0 was not filled in, and its line states that it is not stated', () => {
  const zone = (MONP_ID: string, MONP_TRZ: string, MONP_BRZ: string) => ({
    ...{ MONP_ID, MONP_TYPE: 'SP', MONP_DIS: '0.000', MONP_TRZ, MONP_BRZ, MONP_DATE: '09/04/2003' },
  })
  const MONP = rowsOf('MONP', zone('S1', '0.000', '0.000'), zone('S2', '1.00', '3.00'), zone('S3', '', ''))
  expect(listed('instruments', { MONP })).toEqual([
    ['reference', 'instrument', 'zoneFrom', 'zoneTo', 'date'],
    ['S1', 'SP', 'not stated', 'not stated', '09/04/2003'],
    ['S2', 'SP', '1.00', '3.00', '09/04/2003'],
    ['S3', 'SP', '', '', '09/04/2003'],
  ])
})
