import { expect, test } from 'vitest'
import { joinPoints, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { read } from './read-in-situ.ts'

test('the friction ratio is as stated, else fs/qc of the row; without a resistance there is none', () => {
  const STCN = rowsOf(
    'STCN',
    { STCN_DPTH: '1.00', STCN_RES: '1.8800', STCN_FRES: '87.0000' },
    { STCN_DPTH: '1.05', STCN_RES: '0.0000', STCN_FRES: '80.0000' },
  )
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '2.00', SCPT_RES: '2', SCPT_FRES: '0.02', SCPT_FRR: '1.5' })
  const { marksOf, kinds } = read({ SCPT, STCN }, { STCN_RES: 'MN/m2', STCN_FRES: 'kN/m2' })
  expect(marksOf('friction-ratio').map(({ top, label }) => [top, label])).toEqual([
    [1, '4.63'],
    [2, '1.5'],
  ])
  expect(kinds).toEqual([])
})

test('a stated ratio of an AGS 3 file takes precedence over fs/qc, and each is labelled', () => {
  const STCN = rowsOf(
    'STCN',
    { STCN_DPTH: '1.00', STCN_RES: '2', STCN_FRES: '40', STCN_CFR: '4.37' },
    { STCN_DPTH: '1.05', STCN_RES: '2', STCN_FRES: '40', STCN_CFR: '' },
  )
  const { marksOf } = read({ STCN }, { STCN_CFR: '%' })
  expect(marksOf('friction-ratio').map(({ value, series }) => [value, series])).toEqual([
    [4.37, 'friction-ratio'],
    [2, 'computed-ratio'],
  ])
})

test('a stated ratio that fs and qc of its row contradict is drawn, and listed beside fs/qc', () => {
  const row = (depth: string, ratio: string) => ({
    ...{ SCPT_DPTH: depth, SCPT_RES: '4', SCPT_FRES: '0.16', SCPT_FRR: ratio },
  })
  const SCPT = rowsOf('SCPT', row('1', '4.6'), row('2', '0.04'), row('3', '0.05'), row('4', '-1'))
  const { lanes, findings } = readLog({ finalDepth: 20, groundLevel: null }, { SCPT })
  const marks = lanes.find(({ id }) => id === 'friction-ratio')?.marks ?? []
  expect(marks.map(({ value }) => value)).toEqual([4.6, 0.04, 0.05])
  expect(findings.map(({ top, base, text }) => [top, base, text])).toEqual([
    [
      4,
      4,
      'friction ratio -1 cannot be right (negative, or with qc of 0 or less, or with negative fs; not drawn)',
    ],
    [2, 3, 'friction ratio 0.04 for fs/qc 4.00, 0.05 for fs/qc 4.00 cannot be right (drawn as stated)'],
  ])
})

test('impossible stated friction ratios are not drawn and are reported once, also those above 100 %', () => {
  const SCPT = rowsOf(
    'SCPT',
    { SCPT_DPTH: '1', SCPT_RES: '2', SCPT_FRES: '0.02', SCPT_FRR: '1' },
    { SCPT_DPTH: '2', SCPT_RES: '0.01', SCPT_FRES: '-0.05', SCPT_FRR: '-564' },
    { SCPT_DPTH: '3', SCPT_RES: '0', SCPT_FRES: '0.02', SCPT_FRR: '0' },
    { SCPT_DPTH: '4', SCPT_RES: '0.01', SCPT_FRES: '0.02', SCPT_FRR: '200' },
  )
  const { lanes, findings } = readLog({ finalDepth: 20, groundLevel: null }, { SCPT })
  const lane = lanes.find(({ id }) => id === 'friction-ratio')
  expect(lane?.marks.map(({ value }) => value)).toEqual([1])
  expect(lane?.outside.map(({ value }) => value)).toEqual([200])
  const impossible = findings.filter(({ kind }) => kind === 'impossible')
  expect(impossible.map(({ top, base, count, text }) => [top, base, count, text])).toEqual([
    [
      2,
      3,
      2,
      'friction ratio -564, 0 cannot be right (negative, or with qc of 0 or less, or ' +
        'with negative fs; not drawn)',
    ],
    [4, 4, undefined, 'friction ratio 200 cannot be right (over 100; not drawn)'],
  ])
})

test('the line of a friction ratio is broken where rows are left out, and their depths are listed', () => {
  const SCPT = rowsOf(
    'SCPT',
    ...['1', '1', '-5', '2', '2', '200', '3'].map((SCPT_FRR, at) => ({
      SCPT_DPTH: (1 + at / 10).toFixed(2),
      SCPT_RES: '2',
      SCPT_FRR,
    })),
  )
  const { lanes, findings } = readLog({ finalDepth: 20, groundLevel: null }, { SCPT })
  const marks = lanes.find(({ id }) => id === 'friction-ratio')?.marks ?? []
  expect(joinPoints(marks).map((line) => line.map(({ top }) => top))).toEqual([[1, 1.1], [1.3, 1.4], [1.6]])
  expect(findings.map(({ top, base }) => [top, base])).toEqual(
    expect.arrayContaining([
      [1.2, 1.2],
      [1.5, 1.5],
    ]),
  )
})

test('a computed friction ratio is rounded half up by its decimal figures', () => {
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '1.00', SCPT_RES: '10', SCPT_FRES: '0.1005' })
  const units = (_: string, heading: string) => (heading === 'SCPT_FRES' ? 'MPa' : '')
  const { lanes } = readLog({ finalDepth: 2, groundLevel: null }, { SCPT }, units)
  expect(lanes.find(({ id }) => id === 'friction-ratio')?.marks[0]?.label).toBe('1.01')
})

test('fs and Rf of 0 in the last rows of a cone are listed and not drawn; fs of 0 above them is', () => {
  const rows = [
    ['2.00', '4.43', '0.0000', '0.0000'],
    ['2.53', '16.20', '0.1200', '0.7407'],
    ['2.54', '16.80', '0.0000', '0.0000'],
    ['2.60', '21.10', '0.0000', '0.0000'],
  ] as const
  const SCPT = rowsOf(
    'SCPT',
    ...rows.map(([SCPT_DPTH, SCPT_RES, SCPT_FRES, SCPT_FRR]) => ({
      SCPT_DPTH,
      SCPT_RES,
      SCPT_FRES,
      SCPT_FRR,
    })),
  )
  const { lanes, findings } = readLog({ finalDepth: 20, groundLevel: null }, { SCPT })
  const depthsOf = (name: string) => lanes.find(({ id }) => id === name)?.marks.map(({ top }) => top)
  expect(depthsOf('cone')).toEqual([2, 2.53, 2.54, 2.6])
  expect([depthsOf('friction'), depthsOf('friction-ratio')]).toEqual([
    [2, 2.53],
    [2, 2.53],
  ])
  expect(findings).toMatchObject([
    { kind: 'zero-at-end', top: 2.54, base: 2.6, count: 2, text: 'fs and Rf are' },
  ])
})
