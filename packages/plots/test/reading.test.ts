import { expect, test } from 'vitest'
import { plotNamed } from '../src/index.ts'
import type { PlotDefinition, PlotPoint } from '../src/plot.ts'
import { readMeasure } from '../src/read-measure.ts'
import { factorBetween } from '../src/units.ts'
import { rowsOf } from './rows.ts'

const named = (id: string): PlotDefinition => {
  const plot = plotNamed(id, () => undefined)
  if (!plot) throw new Error(`no plot ${id}`)
  return plot
}
const read = (id: string, tables: Parameters<PlotDefinition['read']>[0], unit = '') =>
  named(id).read(tables, () => unit)
const brief = ({ top, value, series, bound }: PlotPoint) => [top, Number(value.toPrecision(6)), series, bound]

test.each([
  ['12.5', { value: 12.5 }],
  [' 1.2E-07 ', { value: 1.2e-7 }],
  ['>50', { value: 50, bound: 'least' }],
  ['≥ 50', { value: 50, bound: 'least' }],
  ['50+', { value: 50, bound: 'least' }],
  ['<0.1', { value: 0.1, bound: 'most' }],
  ['<= 3', { value: 3, bound: 'most' }],
  ['-4', { value: -4 }],
])('%s is read as a number with its bound', (text, measure) => {
  expect(readMeasure(text)).toEqual(measure)
})

test.each(['', 'Dry', 'NP', '>', '1,5', '12 kPa', '<5+', 'Infinity', '0x10', '50/75'])(
  '“%s” is no number',
  (text) => {
    expect(readMeasure(text)).toBeNull()
  },
)

test.each([
  ['kN/m2', 'kPa', 1],
  ['MN/m²', 'kPa', 1000],
  ['KPA', 'kPa', 1],
  ['kPa', 'MPa', 0.001],
  ['kg/m3', 'Mg/m3', 0.001],
  ['g/l', 'mg/l', 1000],
  ['', 'kPa', 1],
  ['%', '', 1],
  ['mg/kg', 'mg/l', null],
  ['constructor', 'kPa', null],
])('one %s is so many %s', (stated, wanted, factor) => {
  expect(factorBetween(stated, wanted)).toBe(factor)
})

test('a refusal of the penetration test is a lower bound, in AGS 3 as in AGS 4', () => {
  const { points, leftOut } = read('spt', {
    ISPT: rowsOf(
      'ISPT',
      { LOCA_ID: 'BH1', ISPT_TOP: '1.20', ISPT_NVAL: '14' },
      { LOCA_ID: 'BH1', ISPT_TOP: '2.70', ISPT_NVAL: '50', ISPT_REP: '50 for 75mm' },
      { HOLE_ID: 'BH2', ISPT_TOP: '3.00', ISPT_NVAL: '>50' },
      { HOLE_ID: 'BH2', ISPT_TOP: '4.00', ISPT_NVAL: 'no test' },
      { HOLE_ID: 'BH2', ISPT_TOP: '', ISPT_NVAL: '8' },
    ),
  })
  expect(points.map(brief)).toEqual([
    [1.2, 14, '', undefined],
    [2.7, 50, '', 'least'],
    [3, 50, '', 'least'],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['no-number', 'no test'],
    ['no-depth', '8'],
  ])
})

test('strength is brought together from the tests of both editions, in kPa', () => {
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
    [4, 140, 'hand-vane', 'least'],
  ])
})

test('a unit that cannot be turned into that of the plot leaves the value out, and says so', () => {
  const { points, leftOut } = read('cu', { IVAN: rowsOf('IVAN', { IVAN_DPTH: '2', IVAN_IVAN: '40' }) }, 'mm')
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['unit', '40']])
})

test('the friction ratio is that which is stated, else fs over qc; no cone resistance gives none', () => {
  const units: Readonly<Record<string, string>> = { STCN_RES: 'MN/m2', STCN_FRES: 'kN/m2' }
  const tables = {
    SCPT: rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_RES: '2', SCPT_FRES: '0.02', SCPT_FRR: '1.5' }),
    STCN: rowsOf(
      'STCN',
      { STCN_DPTH: '2', STCN_RES: '4', STCN_FRES: '40' },
      { STCN_DPTH: '3', STCN_RES: '0', STCN_FRES: '40' },
    ),
  }
  const { points } = named('rf').read(tables, (_, heading) => units[heading] ?? '')
  expect(points.map(brief)).toEqual([
    [1, 1.5, '', undefined],
    [2, 1, 'worked-out', undefined],
  ])
})

test('recovery of core lies over its run, whichever way round that is written', () => {
  const { points } = read('core', {
    CORE: rowsOf('CORE', { CORE_TOP: '6.0', CORE_BOT: '4.5', CORE_PREC: '100', CORE_RQD: '60' }),
  })
  expect(points.map(({ top, base, value, series }) => [top, base, value, series])).toEqual([
    [4.5, 6, 100, 'TCR'],
    [4.5, 6, 60, 'RQD'],
  ])
})

test('sulphate and pH are found among all determinands, and a detection limit is an upper bound', () => {
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
    [1, 1200, '', undefined],
    [1, 10, '', 'most'],
  ])
  expect(sulphate.leftOut.map(({ kind, text }) => [kind, text])).toEqual([['unit', '0.4']])
})

test('water is drawn at its depth on the day of its reading; a reading without a day is told', () => {
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

test('how far water rose is drawn on the day of its strike; where no strike says the day, that is told', () => {
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

test('the plasticity index is the stated one, else the difference of the limits; a soil without one is told', () => {
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
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['no-plastic-limit', 'LL 30, PL NP']])
})
