import { expect, test } from 'vitest'
import { readPlot } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { named, read } from './read-plot.ts'

test('water is drawn at its depth on the day of its reading; a reading without a day is reported', () => {
  const { points, leftOut } = read('water', {
    WSTG: rowsOf(
      'WSTG',
      { WSTG_DPTH: '3.1', WSTG_DTIM: '2020-02-01T10:00' },
      { WSTG_DPTH: '3.3', WSTG_DTIM: '' },
    ),
    MONR: rowsOf('MONR', { MONR_WDEP: '2.5', MONR_DATE: '01/03/2020' }),
    MOND: rowsOf('MOND', { MOND_TYPE: 'GCD', MOND_RDNG: '5', MOND_DTIM: '2020-03-01T00:00' }),
  })
  expect(
    points.map(({ top, value, series }) => [top, new Date(value).toISOString().slice(0, 10), series]),
  ).toEqual([
    [3.1, '2020-02-01', 'strike'],
    [2.5, '2020-03-01', 'monitored'],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['no-date', '3.3']])
})

test('a water strike at 0 m that its remarks deny is left out and listed with them, as in a log', () => {
  const { points, leftOut } = read('water', {
    WSTG: rowsOf(
      'WSTG',
      {
        LOCA_ID: 'A',
        WSTG_DPTH: '0.00',
        WSTG_DTIM: '2020-02-01T10:00',
        WSTG_REM: 'No groundwater encountered',
      },
      { LOCA_ID: 'B', WSTG_DPTH: '0.00', WSTG_DTIM: '2020-02-01T10:00', WSTG_REM: 'Surface water' },
      { LOCA_ID: 'C', WSTG_DPTH: '0.00', WSTG_DTIM: '2020-02-01T10:00' },
    ),
    WSTD: rowsOf('WSTD', { LOCA_ID: 'C', WSTG_DPTH: '0.00', WSTD_REM: 'Groundwater not encountered' }),
  })
  expect(points.map(({ row }) => row.locationId)).toEqual(['B'])
  expect(leftOut.map(({ row, kind, text }) => [row.locationId, kind, text])).toEqual([
    ['A', 'denied-strike', '0.00, No groundwater encountered'],
    ['C', 'denied-strike', '0.00, Groundwater not encountered'],
  ])
})

test('the rise of water is drawn on the day of its strike; a missing day is reported', () => {
  const { points, leftOut } = read('water', {
    WSTG: rowsOf('WSTG', { WSTG_DPTH: '3.10', WSTG_DTIM: '2020-02-01T10:00' }),
    WSTD: rowsOf(
      'WSTD',
      { WSTG_DPTH: '3.10', WSTD_NMIN: '20', WSTD_POST: '1.85' },
      { WSTG_DPTH: '9.00', WSTD_NMIN: '5', WSTD_POST: '4.20' },
    ),
    WSTK: rowsOf('WSTK', { WSTK_DEP: '5', WSTK_NMIN: '10', WSTK_POST: '4', WSTK_DATE: '03/02/2020' }),
  })
  const rises = points.filter(({ series }) => series === 'standing')
  expect(rises.map(({ top, value }) => [top, new Date(value).toISOString().slice(0, 16)])).toEqual([
    [1.85, '2020-02-01T10:20'],
    [4, '2020-02-03T00:10'],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['no-date', '4.20']])
})

test('a strike whose remark says that it is a standing level is drawn as one, and named', () => {
  const { points, doubts } = read('water', {
    WSTG: rowsOf(
      'WSTG',
      { WSTG_DPTH: '6.90', WSTG_DTIM: '2020-04-01', WSTG_REM: 'Overnight' },
      { WSTG_DPTH: '7.10', WSTG_DTIM: '2020-04-01', WSTG_REM: 'Slow seepage' },
    ),
  })
  expect(points.map(({ series, top }) => [series, top])).toEqual([
    ['standing', 6.9],
    ['strike', 7.1],
  ])
  expect(doubts.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['standing', 'WSTG_DPTH', '6.90, Overnight'],
  ])
})

test('a depth of water of 999 m above the ground is no reading', () => {
  const reading = { LOCA_ID: 'BH1', MONG_ID: '1', MONG_DIS: '6', MOND_TYPE: 'WDEP', MOND_UNIT: 'm' }
  const MOND = rowsOf(
    'MOND',
    { ...reading, MOND_DTIM: '2020-03-01', MOND_RDNG: '-999' },
    { ...reading, MOND_DTIM: '2020-04-01', MOND_RDNG: '4.00' },
  )
  const { points, leftOut } = readPlot(named('hydrograph'), { MOND }, () => '')
  expect(points.map(({ top }) => top)).toEqual([4])
  expect(leftOut.map(({ text }) => text)).toEqual([
    '-999.00 m: not between 50 m above and 10000 m below the ground',
  ])
})

test('of the readings after one strike the last counts, in any order of the rows', () => {
  const rise = (hole: string, strike: string, minutes: string, depth: string) => ({
    ...{ LOCA_ID: hole, WSTG_DPTH: strike, WSTD_NMIN: minutes, WSTD_POST: depth },
  })
  const { points } = read('water', {
    WSTG: rowsOf(
      'WSTG',
      { LOCA_ID: 'BH105', WSTG_DPTH: '9.40', WSTG_DTIM: '2020-02-03T10:00' },
      { LOCA_ID: 'BH115', WSTG_DPTH: '4.50', WSTG_DTIM: '2020-02-04T10:00' },
    ),
    WSTD: rowsOf(
      'WSTD',
      rise('BH105', '9.40', '10', '6.50'),
      rise('BH105', '9.40', '15', '6.30'),
      rise('BH105', '9.40', '20', '6.20'),
      rise('BH105', '9.40', '5', '6.90'),
      rise('BH115', '4.50', '5', '3.30'),
      rise('BH115', '4.50', '10', '3.00'),
      rise('BH115', '4.50', '20', '2.90'),
      rise('BH115', '4.50', '15', '2.90'),
    ),
  })
  const risen = points.filter(({ series }) => series === 'standing')
  expect(risen).toHaveLength(8)
  expect(risen.filter(({ uncounted }) => !uncounted).map(({ row, top }) => [row.locationId, top])).toEqual([
    ['BH105', 6.2],
    ['BH115', 2.9],
  ])
  expect(points.filter(({ series }) => series === 'strike').every(({ uncounted }) => !uncounted)).toBe(true)
})
