import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, kinds, laneOf } from './read-lanes.ts'

test('pipes, response zones and tips of instruments are distinguished; a tip at 0 is not stated', () => {
  const log = readLog(hole, {
    PIPE: rowsOf(
      'PIPE',
      { PIPE_TOP: '0', PIPE_BOT: '1', PIPE_TYPE: 'PLAIN' },
      { PIPE_TOP: '1', PIPE_BASE: '3', PIPE_TYPE: 'SLOTTED' },
      { PIPE_TOP: '3', PIPE_BOT: '4', PIPE_LEG: 'P201' },
      { PIPE_TOP: '4', PIPE_BOT: '5', PIPE_REM: 'Backfilled with bentonite' },
    ),
    MONG: rowsOf('MONG', { MONG_TRZ: '1', MONG_BRZ: '3' }, { MONG_DIS: '5' }, { MONG_DIS: '0.00' }),
  })
  expect(laneOf(log, 'installation').map(({ series }) => series)).toEqual([
    'plain',
    'slotted',
    'slotted',
    'pipe',
    'zone',
    'tip',
  ])
})

test('a response zone of 0 to 0 was not filled in: it is reported, and only the tip is drawn', () => {
  const zone = { MONP_TRZ: '0.000', MONP_BRZ: '0.000' }
  const log = readLog(hole, {
    MONP: rowsOf('MONP', { MONP_DIS: '0.000', ...zone }, { MONP_DIS: '5.00', ...zone }),
  })
  expect(laneOf(log, 'installation').map(({ series, top }) => [series, top])).toEqual([['tip', 5]])
  expect(log.findings.map(({ kind, top }) => [kind, top])).toEqual([
    ['zone-unset', 0],
    ['zone-unset', 5],
  ])
})

test('backfill ends at BKFL_BASE, or at the BKFL_BOT of AGS 3 files', () => {
  const BKFL = rowsOf(
    'BKFL',
    { BKFL_TOP: '0.00', BKFL_BOT: '1.50', BKFL_LEG: '903' },
    { BKFL_TOP: '1.50', BKFL_BASE: '3.00', BKFL_BOT: '9.00', BKFL_LEG: '904' },
  )
  const log = readLog({ finalDepth: 9, groundLevel: null }, { BKFL })
  expect(laneOf(log, 'backfill').map(({ top, base }) => [top, base])).toEqual([
    [0, 1.5],
    [1.5, 3],
  ])
  expect(log.findings).toEqual([])
})

test('piezometers of AGS 3 have the response zones and tips of their rows in PREF', () => {
  const PREF = rowsOf(
    'PREF',
    { PREF_TDEP: '8.000', PREF_TRPS: '7.000', PREF_BRPS: '9.000', PREF_TYPE: 'SPIE' },
    { PREF_TDEP: '5.45', PREF_TRPS: '', PREF_BRPS: '', PREF_TYPE: '' },
    { PREF_TDEP: '0', PREF_TRPS: '', PREF_BRPS: '3', PREF_TYPE: 'SP' },
  )
  const log = readLog(hole, { PREF })
  expect(
    laneOf(log, 'installation').map(({ series, label, top, base }) => [series, label, top, base]),
  ).toEqual([
    ['zone', 'SPIE', 7, 9],
    ['tip', '', 5.45, 5.45],
  ])
  expect(log.findings.filter(({ table }) => table === 'PREF').map(({ kind }) => kind)).toEqual(['no-top'])
})

test('instruments without all their depths are reported', () => {
  const log = readLog(hole, {
    MONG: rowsOf(
      'MONG',
      { MONG_DIS: '0.00' },
      { MONG_TRZ: '3', MONG_BRZ: '1' },
      { MONG_DIS: '4', MONG_TRZ: '3' },
      { MONG_DIS: '' },
    ),
  })
  expect(laneOf(log, 'installation').map(({ series, top, base }) => [series, top, base])).toEqual([
    ['zone', 1, 3],
    ['tip', 4, 4],
  ])
  expect(log.findings.map(({ kind }) => kind)).toEqual([
    'no-response-zone',
    'reversed',
    'no-base',
    'no-depth',
  ])
})

test('a tip or a slotted pipe outside its response zone is reported; a plain pipe above it is not', () => {
  const log = readLog(hole, {
    MONG: rowsOf(
      'MONG',
      { PIPE_REF: '1', MONG_DIS: '4.50', MONG_TRZ: '2.00', MONG_BRZ: '4.00' },
      { PIPE_REF: '2', MONG_DIS: '9.00', MONG_TRZ: '7.00', MONG_BRZ: '9.00' },
      { PIPE_REF: '3', MONG_DIS: '0.00', MONG_TRZ: '1.00', MONG_BRZ: '2.00' },
    ),
    PIPE: rowsOf(
      'PIPE',
      { PIPE_REF: '1', PIPE_TOP: '0.00', PIPE_BASE: '2.00', PIPE_TYPE: 'PLAIN' },
      { PIPE_REF: '1', PIPE_TOP: '2.00', PIPE_BASE: '4.00', PIPE_TYPE: 'SLOTTED' },
      { PIPE_REF: '2', PIPE_TOP: '6.00', PIPE_BASE: '9.00', PIPE_TYPE: 'SLOTTED' },
      { PIPE_REF: '3', PIPE_TOP: '0.00', PIPE_BASE: '1.00', PIPE_TYPE: 'PLAIN' },
    ),
  })
  expect(log.findings.map(({ kind, top, base, text }) => [kind, top, base, text])).toEqual([
    ['outside-zone', 2, 4, 'tip at 4.50 m'],
    ['outside-zone', 7, 9, 'slotted pipe 6.00 to 9.00 m'],
    ['outside-zone', 1, 2, 'pipe 0.00 to 1.00 m'],
  ])
})

test('of several installations only those with a reference have pipes; one alone has all', () => {
  const PIPE = rowsOf('PIPE', { PIPE_TOP: '0.50', PIPE_BASE: '3.00', PIPE_TYPE: 'SLOTTED' })
  const zone = { MONG_TRZ: '1.00', MONG_BRZ: '3.00' }
  const kindsOf = (...rows: Record<string, string>[]) =>
    readLog(hole, { MONG: rowsOf('MONG', ...rows), PIPE }).findings.map(({ kind }) => kind)
  expect(kindsOf(zone)).toEqual(['outside-zone'])
  expect(kindsOf(zone, { MONG_TRZ: '5.00', MONG_BRZ: '6.00' })).toEqual([])
})

test('a response zone below the hole is reported', () => {
  const log = readLog(hole, { MONG: rowsOf('MONG', { MONG_TRZ: '8.00', MONG_BRZ: '11.00' }) })
  expect(kinds(log)).toEqual([['deeper', 8, 11]])
})
