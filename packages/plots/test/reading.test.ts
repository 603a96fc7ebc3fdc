import { describe, expect, test } from 'vitest'
import { leaveOutDeeper, readPlot } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { named, read } from './read-plot.ts'

test('a value in a unit that cannot be converted is left out and reported', () => {
  const { points, leftOut } = read('cu', { IVAN: rowsOf('IVAN', { IVAN_DPTH: '2', IVAN_IVAN: '40' }) }, 'mm')
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['unit', '40']])
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

test('units that a file does not state are those of the dictionary of its edition', () => {
  const STCN = rowsOf('STCN', { STCN_DPTH: '2', STCN_RES: '4', STCN_FRES: '40', STCN_PWP2: '12' })
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_RES: '2', SCPT_FRES: '0.02', SCPT_PWP2: '-0.01' })
  expect(read('fs', { SCPT, STCN }).points.map(({ value }) => value)).toEqual([20, 40])
  expect(read('rf', { SCPT, STCN }).points.map(({ value }) => Number(value.toFixed(6)))).toEqual([1, 1])
  expect(read('u2', { SCPT, STCN }).points.map(({ value }) => value)).toEqual([-10, 12])
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
