import { expect, test } from 'vitest'
import { readPlot, valueScale } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { brief, named, read } from './read-plot.ts'

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

test('a stated friction ratio that contradicts its fs and qc is drawn as stated, beside fs/qc', () => {
  const row = (depth: string, ratio: string) => ({
    ...{ SCPT_DPTH: depth, SCPT_RES: '4', SCPT_FRES: '0.16', SCPT_FRR: ratio },
  })
  const { points, doubts } = read('rf', { SCPT: rowsOf('SCPT', row('1', '4.6'), row('2', '0.04')) })
  expect(points.map(({ value }) => value)).toEqual([4.6, 0.04])
  expect(doubts.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['disagreement', 'SCPT_FRR', '0.04 for fs/qc 4.00'],
  ])
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
