import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, kinds, laneOf, stratum } from './read-lanes.ts'

const strataOf = (...data: Record<string, string>[]) => readLog(hole, { GEOL: rowsOf('GEOL', ...data) })

test('strata without errors give no findings', () => {
  const log = strataOf(stratum('0.00', '3.00'), stratum('3.00', '10.00'))
  expect(log.findings).toEqual([])
  expect(log.lanes.map(({ id }) => id)).toEqual(['strata'])
  expect(log.extent).toEqual({ from: 0, to: 10 })
})

test('gaps, overlaps and rows deeper than the hole are reported with their depths', () => {
  const log = strataOf(stratum('0.00', '3.00'), stratum('2.50', '5.00'), stratum('6.00', '11.00'))
  expect(kinds(log)).toEqual([
    ['overlap', 2.5, 3],
    ['gap', 5, 6],
    ['logged-on', 10, 11],
  ])
  expect(log.extent.to).toBe(11)
})

test('an impossible final depth does not stretch the log, and is reported', () => {
  const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '4' })
  const log = readLog({ finalDepth: 1e300, groundLevel: null }, { GEOL })
  expect([log.extent, log.finalDepth]).toEqual([{ from: 0, to: 4 }, null])
  expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([['final-depth', '1e+300']])
})

test('a gap before the first stratum and one down to the final depth are reported', () => {
  expect(kinds(strataOf(stratum('1.00', '4.00')))).toEqual([
    ['gap', 0, 1],
    ['gap', 4, 10],
  ])
})

test('a reversed stratum is drawn the other way round and reported as stated', () => {
  const log = strataOf(stratum('10.00', '0.00'))
  expect(kinds(log)).toEqual([['reversed', 10, 0]])
  expect(laneOf(log, 'strata')[0]).toMatchObject({ top: 0, base: 10, reversed: true })
})

test('a stratum without a base ends where the next begins, the last one with the hole', () => {
  const log = strataOf(stratum('0.00', ''), stratum('4.00', ''))
  expect(laneOf(log, 'strata').map(({ top, base, open }) => [top, base, open])).toEqual([
    [0, 4, true],
    [4, 10, true],
  ])
  expect(log.findings.map(({ kind }) => kind)).toEqual(['no-base', 'no-base'])
})

test('a row without a depth, or with an impossible one, is reported and not drawn', () => {
  const log = strataOf(stratum('', ''), stratum('1e300', 'NaN'))
  expect(log.lanes).toEqual([])
  expect(log.findings.map(({ kind }) => kind)).toEqual(['no-depth', 'no-depth'])
})

test('overlaps that follow each other are one finding with their number', () => {
  const strata = [
    [0, 2],
    [2, 15],
    [2, 4],
    [4, 9],
    [9, 15],
  ].map(([top, base]) => ({ GEOL_TOP: `${top}`, GEOL_BASE: `${base}` }))
  const { findings } = readLog({ finalDepth: 15, groundLevel: null }, { GEOL: rowsOf('GEOL', ...strata) })
  expect(findings).toMatchObject([{ kind: 'overlap', top: 2, base: 15, count: 3 }])
})

test('only two strata can overlap: one above ground level alone does not', () => {
  const strataOf = (...rows: [string, string][]) =>
    kinds(
      readLog(
        { finalDepth: null, groundLevel: null },
        { GEOL: rowsOf('GEOL', ...rows.map((row) => stratum(...row))) },
      ),
    )
  expect(strataOf(['-12', '0'])).toEqual([['above-ground', -12, 0]])
  expect(strataOf(['-12', '0'], ['-5', '1'])).toContainEqual(['overlap', -5, 0])
})

test('a base that cannot be drawn is quoted, unlike one that is not stated', () => {
  const log = readLog(hole, {
    GEOL: rowsOf('GEOL', stratum('0', '1e300'), stratum('3', '')),
    CORE: rowsOf('CORE', { CORE_TOP: '7', CORE_BASE: 'unknown', CORE_PREC: '90' }),
    BKFL: rowsOf('BKFL', { BKFL_TOP: '2', BKFL_BASE: '' }),
    MONG: rowsOf('MONG', { MONG_TRZ: '1', MONG_BRZ: '1e300' }),
  })
  const bases = log.findings.filter(({ kind }) => kind === 'no-base')
  expect(bases.map(({ table, text }) => [table, text])).toEqual([
    ['GEOL', '1e300'],
    ['GEOL', undefined],
    ['BKFL', undefined],
    ['MONG', '1e300'],
    ['CORE', 'unknown'],
  ])
})
