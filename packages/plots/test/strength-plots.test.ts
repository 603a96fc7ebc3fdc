import { expect, test } from 'vitest'
import { readPlot } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { brief, named, read } from './read-plot.ts'

test('strength is collected from the tests of both editions, in kPa', () => {
  const { points } = read(
    'cu',
    {
      IVAN: rowsOf('IVAN', { IVAN_DPTH: '2', IVAN_IVAN: '0.04' }),
      TRIX: rowsOf('TRIX', { SAMP_TOP: '3', SPEC_DPTH: '3.2', TRIX_CU: '0.08' }),
      CLSS: rowsOf('CLSS', { SAMP_TOP: '4', SPEC_DPTH: '', CLSS_HVP: '>0.14' }),
    },
    'MN/m2',
  )
  expect(points.map(brief)).toEqual([
    [2, 40, 'vane', undefined],
    [3.2, 80, 'triaxial', undefined],
    [4, 140, 'hand-vane', 'lower'],
  ])
})

test('vane tests at the limit of their instrument are bounds, by their remark or by five equal ones', () => {
  const equal = [1, 2, 3, 4, 5].map((depth) => ({ IVAN_DPTH: String(depth), IVAN_IVAN: '120' }))
  const { points, doubts } = read('cu', {
    IVAN: rowsOf(
      'IVAN',
      ...equal,
      { IVAN_DPTH: '6', IVAN_IVAN: '120', IVAN_REM: 'Max value' },
      { IVAN_DPTH: '7', IVAN_IVAN: '40' },
    ),
  })
  expect(points.map(({ value, bound }) => [value, bound])).toEqual([
    ...equal.map(() => [120, 'lower']),
    [120, 'lower'],
    [40, undefined],
  ])
  expect(doubts.map(({ kind, text }) => [kind, text])).toEqual(equal.map(() => ['at-limit', '120']))
})

test('a vane test stated as residual or in words only is no peak strength, and is counted', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2.000', IVAN_IVAN: '70' },
    { IVAN_DPTH: '2.001', IVAN_IVAN: '16', IVAN_REM: 'Residual Result' },
    { IVAN_DPTH: '3.000', IVAN_IVAN: '', IVAN_IVAR: '0.0', IVAN_REM: 'V= 120 kPa' },
  )
  const { points, leftOut } = read('cu', { IVAN }, 'kN/m2')
  expect(points.map(brief)).toEqual([[2, 70, 'vane', undefined]])
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['residual', 'IVAN_IVAN', '16'],
    ['stated-in-words', 'IVAN_REM', 'V= 120 kPa'],
  ])
})

test('a vane strength of 0 is no result, and is counted', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2', IVAN_IVAN: '70' },
    { IVAN_DPTH: '3', IVAN_IVAN: '0.0', IVAN_IPEN: '170.0' },
  )
  const { points, leftOut } = read('cu', { IVAN }, 'kPa')
  expect(points.map(brief)).toEqual([[2, 70, 'vane', undefined]])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['zero-strength', '0.0']])
})

test('a strength of 0 of any test on a sample is no result, and is counted', () => {
  const tables = {
    TRIX: rowsOf('TRIX', { SAMP_TOP: '21', TRIX_CU: '0' }, { SAMP_TOP: '21', TRIX_CU: '86' }),
    TRIT: rowsOf('TRIT', { SAMP_TOP: '3', TRIT_CU: '0' }),
    CLSS: rowsOf('CLSS', { SAMP_TOP: '4', CLSS_VNPK: '0.0', CLSS_HVP: '0.0' }),
    LVAN: rowsOf('LVAN', { SAMP_TOP: '5', LVAN_VNPK: '0' }),
  }
  const { points, leftOut } = read('cu', tables, 'kPa')
  expect(points.map(brief)).toEqual([[21, 86, 'triaxial', undefined]])
  expect(leftOut.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['zero-strength', 'TRIT_CU'],
    ['zero-strength', 'TRIX_CU'],
    ['zero-strength', 'LVAN_VNPK'],
    ['zero-strength', 'CLSS_VNPK'],
    ['zero-strength', 'CLSS_HVP'],
  ])
})

test('hand penetrometer readings of 0 in every row of a hole are left out, also on samples', () => {
  const IPEN = rowsOf('IPEN', { IPEN_DPTH: '1', IPEN_IPEN: '0' }, { IPEN_DPTH: '2', IPEN_IPEN: '0.0' })
  const LPEN = rowsOf(
    'LPEN',
    { LOCA_ID: 'BH1', SAMP_TOP: '3', LPEN_PPEN: '0' },
    { LOCA_ID: 'BH2', SAMP_TOP: '3', LPEN_PPEN: '0' },
    { LOCA_ID: 'BH2', SAMP_TOP: '4', LPEN_PPEN: '25' },
  )
  const { points, leftOut } = read('hand-penetrometer', { IPEN, LPEN }, 'kPa')
  expect(points.map(({ top, series }) => [top, series])).toEqual([
    [3, 'on-sample'],
    [4, 'on-sample'],
  ])
  expect(leftOut.map(({ kind }) => kind)).toEqual(['all-zero', 'all-zero', 'all-zero'])
})

test('a strength below 0 is left out of scale and statistics, and reported', () => {
  const rows = ['60', '-999', '80', '9999'].map((IVAN_IVAN, at) => ({
    LOCA_ID: 'BH1',
    IVAN_DPTH: `${at + 1}`,
    IVAN_IVAN,
  }))
  const { points, leftOut } = readPlot(named('cu'), { IVAN: rowsOf('IVAN', ...rows) }, () => '')
  expect(points.map(({ value }) => value)).toEqual([60, 80])
  expect(leftOut.map(({ kind, row }) => [kind, row.data.IVAN_IVAN])).toEqual([
    ['outside', '-999'],
    ['outside', '9999'],
  ])
})

test('a penetrometer among the vanes is a reading of its own plot, and no undrained shear strength', () => {
  const five = ['1', '2', '3', '4', '5'].map((IVAN_DPTH) => ({
    IVAN_DPTH,
    IVAN_TYPE: 'PP',
    IVAN_IVAN: '225',
  }))
  const IVAN = rowsOf('IVAN', ...five, { IVAN_DPTH: '6', IVAN_TYPE: 'HV', IVAN_IVAN: '40' })
  const { points, leftOut, doubts } = read('cu', { IVAN }, 'kPa')
  expect(points.map(brief)).toEqual([[6, 40, 'vane', undefined]])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual(five.map(() => ['penetrometer', '225']))
  expect(doubts).toEqual([])
  const own = read('hand-penetrometer', { IVAN }, 'kPa')
  expect(own.points.map(brief)).toEqual([1, 2, 3, 4, 5].map((depth) => [depth, 225, 'in-situ', undefined]))
  expect(own.leftOut).toEqual([])
})
