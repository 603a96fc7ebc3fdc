import { expect, test } from 'vitest'
import { readPlot } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { brief, named, read } from './read-plot.ts'

test('a bulk density that is 0, negative or that of no ground is left out and listed', () => {
  const CONG = rowsOf(
    'CONG',
    { SAMP_TOP: '1', CONG_BDEN: '-0.41' },
    { SAMP_TOP: '2', CONG_BDEN: '0' },
    { SAMP_TOP: '3', CONG_BDEN: '19.0' },
    { SAMP_TOP: '4', CONG_BDEN: '1.04' },
    { SAMP_TOP: '5', CONG_BDEN: '4.26' },
  )
  const LDEN = rowsOf('LDEN', { SAMP_TOP: '6', LDEN_BDEN: '4.26' })
  const { points, leftOut } = readPlot(named('bulk-density'), { CONG, LDEN }, () => 'Mg/m3')
  expect(points.map(({ value }) => value).sort()).toEqual([1.04, 4.26])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['outside', '-0.41'],
    ['outside', '0'],
    ['outside', '19.0'],
    ['outside', '4.26'],
  ])
})

test('sulphate and pH are selected from all determinands, and a detection limit is an upper bound', () => {
  const result = (values: Readonly<Record<string, string>>) => ({ SAMP_TOP: '1.0', SPEC_DPTH: '', ...values })
  const ERES = rowsOf(
    'ERES',
    result({ ERES_CODE: 'AS', ERES_NAME: 'Arsenic', ERES_RVAL: '4', ERES_RUNI: 'mg/kg' }),
    result({ ERES_CODE: 'PH', ERES_NAME: 'pH', ERES_RVAL: '7.9', ERES_RUNI: 'pH Units' }),
    result({ ERES_CODE: 'L37', ERES_NAME: 'Sulphate, water soluble', ERES_RVAL: '1.2', ERES_RUNI: 'g/l' }),
    result({ ERES_CODE: 'SO4', ERES_RVAL: '', ERES_RTXT: '<10', ERES_RUNI: 'mg/l' }),
    result({ ERES_CODE: 'SO4', ERES_RVAL: '0.4', ERES_RUNI: '%' }),
  )
  expect(read('ph', { ERES }).points.map(({ value }) => value)).toEqual([7.9])
  const sulphate = read('sulphate', { ERES })
  expect(sulphate.points.map(brief)).toEqual([
    [1, 1200, 'extract', undefined],
    [1, 10, 'unstated', 'upper'],
  ])
  expect(sulphate.leftOut.map(({ kind, text }) => [kind, text])).toEqual([['unit', '0.4']])
})

test('a result that its text contradicts is the text, listed and not in the statistics', () => {
  const result = (value: string, text: string) => ({
    ...{ SAMP_TOP: '1.0', ERES_CODE: 'SO4', ERES_RVAL: value, ERES_RTXT: text, ERES_RUNI: 'mg/l' },
  })
  const rows = [result('30', '<0.025 g/l'), result('0.06', '0.062'), result('', '<10')]
  const { points, doubts } = read('sulphate', { ERES: rowsOf('ERES', ...rows) })
  expect(points.map(({ value, bound, uncounted }) => [value, bound, uncounted])).toEqual([
    [25, 'upper', 'contradicted'],
    [0.062, undefined, undefined],
    [10, 'upper', undefined],
  ])
  expect(doubts.map(({ text }) => text)).toEqual([
    'ERES_RVAL 30, ERES_RTXT <0.025 g/l, ERES_RUNI mg/l; shown: <25',
  ])
})

test('the plasticity index is the stated one, else the difference of the limits, else a note', () => {
  const { points, leftOut } = read('plasticity', {
    LLPL: rowsOf(
      'LLPL',
      { SAMP_TOP: '1', LLPL_LL: '55', LLPL_PL: '25', LLPL_PI: '29' },
      { SAMP_TOP: '2', LLPL_LL: '30', LLPL_PL: 'NP', LLPL_PI: '' },
      { SAMP_TOP: '3', LLPL_LL: '', LLPL_PL: '', LLPL_PI: '' },
    ),
    CLSS: rowsOf('CLSS', { SAMP_TOP: '4', CLSS_LL: '48', CLSS_PL: '20' }),
  })
  expect(points.map(({ value, index }) => [value, index])).toEqual([
    [55, 29],
    [48, 28],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['non-plastic', 'LL 30, PL NP']])
})

test('non-plastic soils, contradictory limits and text are distinguished', () => {
  const LLPL = rowsOf(
    'LLPL',
    { SAMP_TOP: '1', LLPL_LL: '22', LLPL_PL: 'NP' },
    { SAMP_TOP: '2', LLPL_LL: 'n/a', LLPL_PL: '18' },
    { SAMP_TOP: '3', LLPL_LL: '30', LLPL_PL: '35' },
  )
  const { leftOut, doubts } = read('atterberg', { LLPL })
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['non-plastic', 'NP'],
    ['no-number', 'n/a'],
  ])
  expect(doubts.map(({ text }) => text)).toEqual(['PL 35 is above LL 30'])
})

test('a row whose remark says non-plastic is listed, with or without a liquid limit', () => {
  const LLPL = rowsOf(
    'LLPL',
    { SAMP_TOP: '1', LLPL_REM: 'Non-Plastic' },
    { SAMP_TOP: '2', LLPL_LL: '22', LLPL_PL: '0', LLPL_PI: '0', LLPL_REM: 'Non-plastic; 4 point test' },
  )
  const limits = read('atterberg', { LLPL })
  expect(limits.points.map(({ value, series }) => [value, series])).toEqual([[22, 'liquid']])
  expect(limits.leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['non-plastic', 'LLPL_PL', '0'],
    ['non-plastic', 'LLPL_REM', 'Non-Plastic'],
  ])
  const chart = read('plasticity', { LLPL })
  expect(chart.points).toEqual([])
  expect(chart.leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['non-plastic', 'LL –, PL –, Non-Plastic'],
    ['non-plastic', 'LL 22, PL 0, Non-plastic'],
  ])
})

test('sulphate of water, of an extract and by acid are not mixed', () => {
  const CHEM = rowsOf('CHEM', { SAMP_TOP: '1', CHEM_WSUL: '0.4', CHEM_ASUL: '1.2', CHEM_TSUL: '0.3' })
  const ERES = rowsOf(
    'ERES',
    { SAMP_TOP: '2', ERES_NAME: 'Total Sulphate as SO4', ERES_RVAL: '2400', ERES_RUNI: 'mg/kg' },
    { SAMP_TOP: '3', ERES_NAME: 'Water soluble sulphate as SO3', ERES_RVAL: '0.5', ERES_RUNI: 'g/l' },
  )
  expect(read('sulphate', { CHEM, ERES }).points.map(brief)).toEqual([
    [3, 500, 'so3', undefined],
    [1, 400, 'water', undefined],
    [1, 1200, 'extract', undefined],
  ])
  expect(read('soil-sulphate', { CHEM, ERES }).points.map(({ value }) => value)).toEqual([0.24, 0.3])
})

test('limits stated as 0 are tests without a result: neither drawn nor in statistics', () => {
  const LLPL = rowsOf(
    'LLPL',
    { LOCA_ID: 'BH102', SPEC_DPTH: '5.70', LLPL_LL: '0.0', LLPL_PL: '0.00' },
    { LOCA_ID: 'BH102', SPEC_DPTH: '6.70', LLPL_LL: '55', LLPL_PL: '25' },
  )
  const chart = readPlot(named('plasticity'), { LLPL }, () => '')
  expect(chart.points.map(({ value, index }) => [value, index])).toEqual([[55, 30]])
  expect(chart.leftOut.map(({ kind, text }) => [kind, text])).toEqual([['zero-limit', 'LL 0.0, PL 0.00']])
  const limits = readPlot(named('atterberg'), { LLPL }, () => '')
  expect(limits.points.map(({ value }) => value)).toEqual([25, 55])
  expect(limits.leftOut.map(({ kind }) => kind)).toEqual(['zero-limit', 'zero-limit'])
})

test('a plastic limit and index stated as 0 beside a liquid limit are listed as possibly non-plastic', () => {
  const LLPL = rowsOf('LLPL', { SPEC_DPTH: '5.70', LLPL_LL: '22', LLPL_PL: '0', LLPL_PI: '0' })
  const chart = readPlot(named('plasticity'), { LLPL }, () => '')
  expect(chart.points).toEqual([])
  expect(chart.leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['possibly-non-plastic', 'LL 22, PL 0, PI 0'],
  ])
  const limits = readPlot(named('atterberg'), { LLPL }, () => '')
  expect(limits.points.map(({ value }) => value)).toEqual([22])
  expect(limits.leftOut.map(({ kind }) => kind)).toEqual(['possibly-non-plastic'])
})
