import { describe, expect, test } from 'vitest'
import { leaveOutDeeper, plotNamed, readPlot, valueScale } from '../src/index.ts'
import type { PlotDefinition, PlotPoint } from '../src/plot.ts'
import { rowsOf } from './rows.ts'

const named = (id: string): PlotDefinition => {
  const plot = plotNamed(id, () => undefined)
  if (!plot) throw new Error(`no plot ${id}`)
  return plot
}
const read = (id: string, tables: Parameters<PlotDefinition['read']>[0], unit = '') =>
  named(id).read(tables, () => unit)
const brief = ({ top, value, series, bound }: PlotPoint) => [top, Number(value.toPrecision(6)), series, bound]

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
    [2.7, 50, '', 'lower'],
    [3, 50, '', 'lower'],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['no-number', 'no test'],
    ['no-depth', '8'],
  ])
})

test('a refusal whose N is stated as extrapolated counts as a bound, and is noted', () => {
  const values = { ISPT_INC3: '50', ISPT_PEN3: '70', ISPT_MAIN: '50' }
  const { points, doubts } = read('spt', {
    ISPT: rowsOf(
      'ISPT',
      { LOCA_ID: 'BH1', ISPT_TOP: '8', ISPT_REP: '214', ...values },
      { LOCA_ID: 'BH1', ISPT_TOP: '9', ISPT_REP: '140', ...values },
    ),
  })
  expect(points.map(({ text, bound, uncounted }) => [text, bound, uncounted])).toEqual([
    ['50/70 mm', 'lower', undefined],
    ['50/70 mm', 'lower', 'contradicted'],
  ])
  expect(doubts.map(({ kind }) => kind)).toEqual(['extrapolated', 'disagreement'])
  expect(doubts[0]?.text).toBe('N = 214 is extrapolated from 50 blows in 70 mm')
})

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

test('a value in a unit that cannot be converted is left out and reported', () => {
  const { points, leftOut } = read('cu', { IVAN: rowsOf('IVAN', { IVAN_DPTH: '2', IVAN_IVAN: '40' }) }, 'mm')
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['unit', '40']])
})

test('the friction ratio is as stated, else fs/qc; without cone resistance there is none', () => {
  const units: Readonly<Record<string, string>> = { STCN_RES: 'MN/m2', STCN_FRES: 'kN/m2', STCN_CFR: '%' }
  const tables = {
    SCPT: rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_RES: '2', SCPT_FRES: '0.02', SCPT_FRR: '1.5' }),
    STCN: rowsOf(
      'STCN',
      { STCN_DPTH: '2', STCN_RES: '4', STCN_FRES: '40' },
      { STCN_DPTH: '3', STCN_RES: '0', STCN_FRES: '40' },
      { STCN_DPTH: '4', STCN_RES: '4', STCN_FRES: '40', STCN_CFR: '1.2' },
    ),
  }
  const { points } = named('rf').read(tables, (_, heading) => units[heading] ?? '')
  expect(points.map(brief)).toEqual([
    [1, 1.5, '', undefined],
    [4, 1.2, '', undefined],
    [2, 1, 'worked-out', undefined],
  ])
})

test('an impossible stated friction ratio is left out; above 10 % at the edge, above 100 % outside', () => {
  const stated = (depth: string, ratio: string, qc: string, fs: string) => ({
    ...{ STCN_DPTH: depth, STCN_CFR: ratio, STCN_RES: qc, STCN_FRES: fs },
  })
  const STCN = rowsOf(
    'STCN',
    stated('1', '2.5', '4', '100'),
    stated('2', '-564', '0.01', '-56'),
    stated('3', '-3', '-1', '30'),
    stated('4', '3', '-1', '-30'),
    stated('5', '0', '0', '0'),
    stated('6', '0', '4', '0'),
    stated('7', '14', '', ''),
    stated('8', '399', '0.01', '40'),
  )
  const units: Readonly<Record<string, string>> = { STCN_RES: 'MPa', STCN_FRES: 'kPa', STCN_CFR: '%' }
  const plot = named('rf')
  const { points, leftOut } = readPlot(plot, { STCN }, (_, heading) => units[heading] ?? '')
  expect(points.map(({ top, value }) => [top, value])).toEqual([
    [1, 2.5],
    [6, 0],
    [7, 14],
  ])
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['no-ratio', 'STCN_CFR', '-564, fs -56, qc 0.01'],
    ['no-ratio', 'STCN_CFR', '-3, fs 30, qc -1'],
    ['no-ratio', 'STCN_CFR', '3, fs -30, qc -1'],
    ['no-ratio', 'STCN_CFR', '0, fs 0, qc 0'],
    ['outside', 'STCN_CFR', '399'],
  ])
  expect(valueScale(plot, [2.5, 0, 14], 'all')).toEqual({ kind: 'linear', from: 0, to: 10 })
})

test('pore pressures of 0 in every row of a test were not measured; a 0 beside others is a reading', () => {
  const at = (hole: string, test: string, depth: string, pressure: string) => ({
    ...{ LOCA_ID: hole, SCPG_TESN: test, SCPT_DPTH: depth, SCPT_PWP2: pressure },
  })
  const SCPT = rowsOf(
    'SCPT',
    ...[at('CPT07', '1', '1', '0'), at('CPT07', '1', '2', '0.05'), at('CPT07', '2', '1', '0.000')],
    ...[at('CPT08', '1', '1', '0.00'), at('CPT08', '1', '2', '0.00')],
  )
  const { points, leftOut } = read('u2', { SCPT }, 'MPa')
  expect(points.map(({ row, value }) => [row.locationId, value])).toEqual([
    ['CPT07', 0],
    ['CPT07', 50],
  ])
  expect(leftOut.map(({ kind, row, heading, text }) => [kind, row.locationId, heading, text])).toEqual([
    ['all-zero', 'CPT07', 'SCPT_PWP2', '0.000'],
    ['all-zero', 'CPT08', 'SCPT_PWP2', '0.00'],
    ['all-zero', 'CPT08', 'SCPT_PWP2', '0.00'],
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

test('recovery of core covers its run, also if the depths are reversed', () => {
  const { points } = read('core', {
    CORE: rowsOf('CORE', { CORE_TOP: '6.0', CORE_BOT: '4.5', CORE_PREC: '100', CORE_RQD: '60' }),
  })
  expect(points.map(({ top, base, value, series }) => [top, base, value, series])).toEqual([
    [4.5, 6, 100, 'TCR'],
    [4.5, 6, 60, 'RQD'],
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

test('units that a file does not state are those of the dictionary of its edition', () => {
  const STCN = rowsOf('STCN', { STCN_DPTH: '2', STCN_RES: '4', STCN_FRES: '40', STCN_PWP2: '12' })
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_RES: '2', SCPT_FRES: '0.02', SCPT_PWP2: '-0.01' })
  expect(read('fs', { SCPT, STCN }).points.map(({ value }) => value)).toEqual([20, 40])
  expect(read('rf', { SCPT, STCN }).points.map(({ value }) => Number(value.toFixed(6)))).toEqual([1, 1])
  expect(read('u2', { SCPT, STCN }).points.map(({ value }) => value)).toEqual([-10, 12])
})

test('if no friction ratio can be calculated, the reading is reported', () => {
  const STCN = rowsOf(
    'STCN',
    { STCN_DPTH: '2', STCN_RES: '0', STCN_FRES: '40' },
    { STCN_DPTH: '3', STCN_RES: '4', STCN_FRES: '-2' },
    { STCN_DPTH: '4', STCN_RES: '', STCN_FRES: '30' },
  )
  const { points, leftOut } = read('rf', { STCN })
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['no-ratio', 'fs 40, qc 0'],
    ['no-ratio', 'fs -2, qc 4'],
    ['no-ratio', 'fs 30, qc –'],
  ])
})

test('impossible recoveries are drawn and reported', () => {
  const { points, doubts } = read('core', {
    CORE: rowsOf('CORE', {
      CORE_TOP: '5',
      CORE_BASE: '6',
      CORE_PREC: '80',
      CORE_SREC: '95',
      CORE_RQD: '120',
    }),
  })
  expect(points).toHaveLength(3)
  expect(doubts.map(({ heading, text }) => [heading, text])).toEqual([
    ['CORE_RQD', 'RQD 120 % is over 100 %'],
    ['CORE_SREC', 'SCR 95 % is above TCR 80 %'],
    ['CORE_RQD', 'RQD 120 % is above SCR 95 %'],
  ])
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

test('a test stopped in the seating drive has no N and is reported', () => {
  const { leftOut } = read('spt', {
    ISPT: rowsOf('ISPT', { ISPT_TOP: '9', ISPT_REP: '25/0*' }, { ISPT_TOP: '10', ISPT_REP: 'abandoned' }),
  })
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['seating', 'ISPT_REP', '25/0*'],
    ['no-number', 'ISPT_REP', 'abandoned'],
  ])
})

test('a test with the blows of the main drive only is counted as not drawn', () => {
  const { points, leftOut } = read('spt', { ISPT: rowsOf('ISPT', { ISPT_TOP: '9', ISPT_MAIN: '25' }) })
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['no-penetration', 'ISPT_MAIN', '25'],
  ])
})

test('a penetration test above ground level is no point of the plot and is counted', () => {
  const { points, leftOut } = read('spt', {
    ISPT: rowsOf('ISPT', { ISPT_TOP: '-2.00', ISPT_REP: 'N=25' }, { ISPT_TOP: '0.00', ISPT_NVAL: '3' }),
  })
  expect(points.map(({ top, value }) => [top, value])).toEqual([[0, 3]])
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['above-ground', 'ISPT_REP', 'N=25'],
  ])
})

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

test('blows of a probe are read over their increments, separately for each test of each hole', () => {
  const DPRB = rowsOf(
    'DPRB',
    { DPRG_TESN: '1', DPRB_DPTH: '10.60', DPRB_BLOW: '0', DPRB_INC: '100' },
    { DPRG_TESN: '1', DPRB_DPTH: '10.70', DPRB_BLOW: '50', DPRB_INC: '70' },
    { DPRG_TESN: '1', DPRB_DPTH: '10.50', DPRB_BLOW: '-', DPRB_INC: '100' },
    { DPRG_TESN: '1', DPRB_DPTH: '10.40', DPRB_BLOW: '', DPRB_INC: '100' },
    { DPRG_TESN: '1', DPRB_DPTH: '', DPRB_BLOW: '9', DPRB_INC: '100' },
    { DPRG_TESN: '2', DPRB_DPTH: '10.65', DPRB_BLOW: '7', DPRB_INC: '100' },
  )
  const { points, leftOut } = read('dynamic-probe', { DPRB })
  expect(points.map(({ top, base, value, bound, text }) => [top, base, value, bound, text])).toEqual([
    [10.6, 10.7, 0, undefined, '0'],
    [10.7, 10.77, 50, 'lower', '50/70 mm'],
    [10.65, 10.75, 7, undefined, '7'],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['no-depth', '9'],
    ['no-number', '-'],
  ])
})

test('an impossible N value is left out of scale and statistics, and reported', () => {
  const rows = ['8', '35', '1E300'].map((ISPT_NVAL, at) => ({
    LOCA_ID: 'BH1',
    ISPT_TOP: `${at + 1}`,
    ISPT_NVAL,
  }))
  const plot = named('spt')
  const { points, leftOut } = readPlot(plot, { ISPT: rowsOf('ISPT', ...rows) }, () => '')
  const values = points.map(({ value }) => value)
  expect(values).toEqual([8, 35])
  expect(valueScale(plot, values, 'all').to).toBe(50)
  expect(leftOut.map(({ kind, heading, row }) => [kind, heading, row.data.ISPT_TOP])).toEqual([
    ['outside', 'ISPT_NVAL', '3'],
  ])
})

test('a strength below 0 is left out of scale and statistics, and told', () => {
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

describe('values deeper than twice the final depth of their hole', () => {
  const rowsAt = (...depths: string[]) =>
    rowsOf(
      'LLPL',
      ...depths.map((SPEC_DPTH) => ({ LOCA_ID: 'BH1', SPEC_DPTH, LLPL_LL: '45', LLPL_PL: '20' })),
    )
  const holeOf = () => ({ groundLevel: null, finalDepth: 24.8 })
  const readAt = (...depths: string[]) => {
    const plot = named('atterberg')
    const read = readPlot(plot, { LLPL: rowsAt(...depths) }, () => '')
    return leaveOutDeeper(plot, read, holeOf)
  }

  test('are left out and listed', () => {
    const { points, leftOut } = readAt('3.40', '10.00', '340.00')
    expect(new Set(points.map(({ top }) => top))).toEqual(new Set([3.4, 10]))
    expect(new Set(leftOut.map(({ kind, row }) => `${kind} ${row.data.SPEC_DPTH ?? ''}`))).toEqual(
      new Set(['deeper 340.00']),
    )
  })

  test('stay where at least half of the hole is so deep: then its final depth is wrong', () => {
    expect(readAt('3.40', '60.00', '70.00').leftOut).toEqual([])
  })

  test('a test a little below the hole stays', () => {
    expect(readAt('3.40', '25.25').leftOut).toEqual([])
  })

  test('stay where a probe was driven on from the base of a window sample, to its refusal', () => {
    const blows = Array.from({ length: 80 }, (_, at) => [(at / 10).toFixed(2), '4'] as const)
    const DPRB = rowsOf(
      'DPRB',
      ...[...blows, ['8.00', '50'] as const, ['45.00', '7'] as const].map(([DPRB_DPTH, DPRB_BLOW]) => ({
        ...{ LOCA_ID: 'WSD1', DPRB_DPTH, DPRB_BLOW, DPRB_INC: '100' },
      })),
    )
    const plot = named('dynamic-probe')
    const read = readPlot(plot, { DPRB }, () => '')
    const { points, leftOut } = leaveOutDeeper(plot, read, () => ({ groundLevel: null, finalDepth: 3 }))
    expect(points.at(-1)).toMatchObject({ top: 8, value: 50 })
    expect(leftOut.map(({ kind, row }) => [kind, row.data.DPRB_DPTH])).toEqual([['deeper', '45.00']])
  })
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

test('a test that is stated twice is one value of its plot, and counted', () => {
  const at = (n: string) => ({ ISPT_TOP: '1.00', ISPT_NVAL: n })
  const { points, leftOut } = readPlot(
    named('spt'),
    { ISPT: rowsOf('ISPT', at('10'), at('10'), at('12')) },
    () => '',
  )
  expect(points.map(({ value }) => value)).toEqual([10, 12])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['stated-twice', '10']])
})

test.each(['fs', 'rf'])('the plot %s leaves out and counts the zeros of the last rows of a cone', (id) => {
  const STCN = rowsOf(
    'STCN',
    { STCN_DPTH: '8.28', STCN_RES: '8.2', STCN_FRES: '40' },
    { STCN_DPTH: '8.30', STCN_RES: '8.66', STCN_FRES: '0.0000' },
    { STCN_DPTH: '8.32', STCN_RES: '43.81', STCN_FRES: '0.0000' },
  )
  const { points, leftOut } = read(id, { STCN })
  expect(points.map(({ top }) => top)).toEqual([8.28])
  expect(leftOut.map(({ kind }) => kind)).toEqual(['zero-at-end', 'zero-at-end'])
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

test('an SPT result that its row contradicts is drawn, not counted; one with such an N60 is counted', () => {
  const { points, doubts } = read('spt', {
    ISPT: rowsOf(
      'ISPT',
      {
        ...{ LOCA_ID: 'BH140', ISPT_TOP: '20.50', ISPT_SEAT: '25', ISPT_MAIN: '48', ISPT_NPEN: '280' },
        ...{ ISPT_NVAL: '48', ISPT_REP: '48', ISPT_INC1: '12', ISPT_INC2: '13', ISPT_INC3: '21' },
        ...{ ISPT_INC4: '27', ISPT_PEN1: '75', ISPT_PEN2: '55', ISPT_PEN3: '75', ISPT_PEN4: '75' },
      },
      { ISPT_TOP: '2', ISPT_NVAL: '20', ISPT_N60: '35', ISPT_ERAT: '60' },
      { ISPT_TOP: '3', ISPT_NVAL: '12' },
    ),
  })
  expect(points.map(({ value, uncounted }) => [value, uncounted])).toEqual([
    [48, 'contradicted'],
    [20, undefined],
    [12, undefined],
  ])
  expect(doubts).toHaveLength(2)
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

test('a dynamic cone penetrometer is a line of mm per blow for each test; contradictions are listed', () => {
  const reading = (test: string, blows: string, penetration: string) => ({
    ...{ LOCA_ID: 'DCP1', DCPG_TESN: test, DCPG_DPTH: '0.00', DCPT_CBLO: blows, DCPT_PEN: penetration },
  })
  const { points, doubts, leftOut } = read('dynamic-cone', {
    DCPT: rowsOf('DCPT', reading('1', '5', '100'), reading('1', '9', '60'), reading('2', '1', '-')),
  })
  expect(points.map(brief)).toEqual([[0, 20, '', undefined]])
  expect(doubts.map(({ text }) => text)).toEqual(['60 mm at 9 blows, less than 100 mm at 5'])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['no-number', 'DCPT_PEN -']])
  const { traced } = named('dynamic-cone')
  const [one, other] = rowsOf('DCPT', reading('1', '5', '1'), reading('2', '5', '1'))
  if (!one || !other || !traced) throw new Error('no rows')
  expect(traced({ row: one })).not.toBe(traced({ row: other }))
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
