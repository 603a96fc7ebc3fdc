import { expect, test } from 'vitest'
import { reachedDepth, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { probe } from './probe-log.ts'

test('a probe driven below the final depth is drawn completely, and reported once', () => {
  const DPRB = probe(...Array.from({ length: 100 }, (_, at): [string, string] => [(at / 10).toFixed(2), '3']))
  const log = readLog({ finalDepth: 5, groundLevel: null }, { DPRB })
  expect(reachedDepth(log)).toBe(10)
  expect(log.findings).toMatchObject([{ kind: 'deeper', table: 'DPRB', top: 5, base: 10, count: 50 }])
})

test('one reading far below the others does not deepen the hole', () => {
  const DPRB = probe(['0.10', '3'], ['0.20', '4'], ['45.0', '5'])
  expect(reachedDepth(readLog({ finalDepth: 0.5, groundLevel: null }, { DPRB }))).toBe(0.5)
})

test('a probe driven below a window sample is not an error of the hole', () => {
  const DPRB = probe(...Array.from({ length: 100 }, (_, at): [string, string] => [(at / 10).toFixed(2), '3']))
  const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'CLAY' })
  const SAMP = rowsOf('SAMP', { SAMP_TOP: '5.50', SAMP_TYPE: 'D' })
  const { findings } = readLog({ finalDepth: 5, groundLevel: null }, { DPRB, GEOL, SAMP })
  expect(findings).toMatchObject([
    { kind: 'deeper', table: 'SAMP', top: 5.5 },
    { kind: 'driven-on', table: 'DPRB', top: 5, base: 10, count: 50 },
  ])
})

test('a typing error far below a window sample is deeper than the hole', () => {
  const DPRB = probe(['0.10', '3'], ['0.20', '4'], ['45.0', '5'])
  const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '0.5', GEOL_DESC: 'CLAY' })
  const { findings } = readLog({ finalDepth: 0.5, groundLevel: null }, { DPRB, GEOL })
  expect(findings).toMatchObject([{ kind: 'deeper', table: 'DPRB', top: 45 }])
})

test('strata logged below the final depth deepen the hole, and are reported once', () => {
  const GEOL = rowsOf(
    'GEOL',
    { GEOL_TOP: '0', GEOL_BASE: '1.20', GEOL_DESC: 'GRAVEL' },
    { GEOL_TOP: '1.20', GEOL_BASE: '2.20', GEOL_DESC: 'GRAVEL' },
    { GEOL_TOP: '2.20', GEOL_BASE: '3.60', GEOL_DESC: 'SLATE' },
  )
  const log = readLog({ finalDepth: 1.2, groundLevel: null }, { GEOL })
  expect([reachedDepth(log), log.finalDepth]).toEqual([3.6, 1.2])
  expect(log.findings).toMatchObject([{ kind: 'logged-on', table: 'GEOL', top: 1.2, base: 3.6, count: 2 }])
})

test.each([
  ['a core run', 'CORE', { CORE_TOP: '5', CORE_BASE: '8', CORE_PREC: '90' }, 8],
  ['a diameter of the hole', 'HDIA', { HDIA_DPTH: '8', HDIA_DIAM: '150' }, 8],
  ['a casing', 'CDIA', { CDIA_DPTH: '8', CDIA_DIAM: '150' }, 5],
])('%s below the final depth of 5 m reaches the depth that its table states', (_, table, data, reached) => {
  const log = readLog({ finalDepth: 5, groundLevel: null }, { [table]: rowsOf(table, data) })
  expect(reachedDepth(log)).toBe(reached)
})

test('a single stratum more than twice as deep as the rest is reported and does not deepen the hole', () => {
  const GEOL = rowsOf(
    'GEOL',
    { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'CLAY' },
    { GEOL_TOP: '5', GEOL_BASE: '6', GEOL_DESC: 'SAND' },
    { GEOL_TOP: '6', GEOL_BASE: '75', GEOL_DESC: 'SAND' },
  )
  const log = readLog({ finalDepth: 5, groundLevel: null }, { GEOL })
  expect(reachedDepth(log)).toBe(6)
  expect(log.findings).toMatchObject([
    { kind: 'logged-on', top: 5, base: 6 },
    { kind: 'deeper', top: 6, base: 75 },
  ])
})
