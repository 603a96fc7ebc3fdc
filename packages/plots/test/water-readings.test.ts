import { expect, test } from 'vitest'
import { readPlot } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { named, read } from './read-plot.ts'

test('readings of water have their time of day and unit, and no depth if they are heads', () => {
  const MOND = (type: string, reading: string, unit: string) => ({
    MOND_TYPE: type,
    MOND_RDNG: reading,
    MOND_UNIT: unit,
    MOND_DTIM: '2020-03-01T09:30:00',
  })
  const { points, leftOut } = read('water', {
    MOND: rowsOf(
      'MOND',
      MOND('WDEP', '2150', 'mm'),
      MOND('WDEP', 'Dry', 'm'),
      MOND('WDEP', '3.1', 'kPa'),
      MOND('HEAD', '11.50', 'm'),
      MOND('WDEP', '', '-'),
    ),
    MONR: rowsOf(
      'MONR',
      { MONR_WDEP: '2.5', MONR_DATE: '01/03/2020', MONR_TIME: '140530' },
      { MONR_WDEP: '2.6', MONR_DATE: '01/03/20', MONR_TIME: '' },
    ),
    WSTG: rowsOf('WSTG', { WSTG_DPTH: '4.00', WSTG_DTIM: '2020-02-01T10:00' }),
    WSTD: rowsOf('WSTD', { WSTG_DPTH: '4.00', WSTD_NMIN: '', WSTD_POST: '2.3' }),
  })
  expect(points.map(({ top, value }) => [top, new Date(value).toISOString().slice(0, 19)])).toEqual([
    [4, '2020-02-01T10:00:00'],
    [2.15, '2020-03-01T09:30:00'],
    [2.5, '2020-03-01T14:05:30'],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['no-date', '2.3, 2020-02-01T10:00'],
    ['unit', '3.1'],
    ['not-a-depth', '11.50'],
    ['no-date', '2.6, 01/03/20'],
    ['dry', 'Dry'],
  ])
})

test('dates are no readings: a hydrograph keeps all of them', () => {
  const MOND = rowsOf('MOND', {
    LOCA_ID: 'BH1',
    MONG_ID: '1',
    MONG_DIS: '5',
    MOND_DTIM: '2021-03-09T10:00:00',
    MOND_TYPE: 'WDEP',
    MOND_UNIT: 'm',
    MOND_RDNG: '2.5',
  })
  expect(readPlot(named('hydrograph'), { MOND }, () => '').points).toHaveLength(1)
})

test('a level after a strike belongs to the stratum of the strike, in both editions', () => {
  const { points } = read('water', {
    WSTG: rowsOf('WSTG', { WSTG_DPTH: '3.10', WSTG_DTIM: '2020-02-03T10:00' }),
    WSTD: rowsOf('WSTD', { WSTG_DPTH: '3.10', WSTD_NMIN: '20', WSTD_POST: '1.85' }),
    WSTK: rowsOf(
      'WSTK',
      { WSTK_DEP: '5', WSTK_NMIN: '10', WSTK_POST: '4', WSTK_DATE: '03/02/2020' },
      { WSTK_NMIN: '10', WSTK_POST: '2', WSTK_DATE: '04/02/2020' },
    ),
  })
  const risen = points.filter(({ series }) => series === 'standing')
  expect(risen.map(({ top, stratumDepth }) => [top, stratumDepth])).toEqual([
    [1.85, 3.1],
    [4, 5],
    [2, null],
  ])
})

test('a strike that is stated as damp only is no depth of water, and is counted', () => {
  const WSTK = rowsOf(
    'WSTK',
    { WSTK_DEP: '2.300', WSTK_FLOW: 'Damp', WSTK_DATE: '17/06/2008' },
    { WSTK_DEP: '1.600', WSTK_FLOW: 'Slow influx', WSTK_DATE: '17/06/2008' },
  )
  const { points, leftOut } = read('water', { WSTK }, 'm')
  expect(points.map(({ top, series }) => [top, series])).toEqual([[1.6, 'strike']])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['damp', '2.300']])
})
