import { expect, test } from 'vitest'
import { addContradictions, readLog, type Tables } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const MEANINGS: Readonly<Record<string, string>> = { '805': 'CHALK', '999': 'Void', '201': 'CLAY' }
const hole = { finalDepth: 10, groundLevel: null }
/** A log of these tables, of a hole with this row. */
const read = (tables: Tables, data: Readonly<Record<string, string>> = {}) =>
  addContradictions(readLog(hole, tables), {
    data,
    unitOf: () => '',
    meaningOf: (code) => MEANINGS[code] ?? null,
  })
const stratum = (top: number, GEOL_LEG: string, GEOL_DESC: string) => ({
  GEOL_TOP: `${top}`,
  GEOL_BASE: `${top + 5}`,
  GEOL_LEG,
  GEOL_DESC,
})

test('a stratum whose code and description exclude each other is reported', () => {
  const GEOL = rowsOf(
    'GEOL',
    stratum(0, '999', 'Plastic pipe installed as ground level made up using granular fill.'),
    stratum(5, '805', 'ZONE OF CORE LOSS (Probable Chalk)'),
  )
  const log = read({ GEOL })
  expect(log.findings.map(({ kind, top, base, text }) => [kind, top, base, text])).toEqual([
    [
      'legend-code',
      0,
      5,
      'legend code 999 (void), but the description names no void: “Plastic pipe installed as ground level ' +
        'made up using granular fill.”',
    ],
    [
      'legend-code',
      5,
      10,
      'legend code 805 (CHALK), but the description says only that nothing was recovered: “ZONE OF ' +
        'CORE LOSS (Probable Chalk)”',
    ],
  ])
})

test.each([
  ['WSTG', { WSTG_DPTH: '2.20', WSTG_DTIM: '2088-08-16' }, { LOCA_ENDD: '1988-08-16' }],
  ['WSTK', { WSTK_DEP: '2.00', WSTK_DATE: '15/09/2012' }, { HOLE_ENDD: '14/09/2012' }],
])('a water strike in %s dated after the end date of the hole is reported', (table, strike, data) => {
  const found = read({ [table]: rowsOf(table, strike) }, data).findings
  expect(found.map(({ kind, table, top }) => [kind, table, top])).toEqual([
    ['strike-after-end', table, Number(Object.values(strike)[0])],
  ])
})

test('a strike on the last day of the hole is not reported, nor one of a hole without an end date', () => {
  const WSTG = rowsOf('WSTG', { WSTG_DPTH: '2', WSTG_DTIM: '2021-08-19T18:00:00' })
  expect(read({ WSTG }, { LOCA_ENDD: '2021-08-19' }).findings).toEqual([])
  expect(read({ WSTG }).findings).toEqual([])
})

const noted = (tables: Tables, data: Readonly<Record<string, string>>) =>
  read(tables, data).findings.map(({ kind, table, top, text }) => [kind, table, top, text])
const GEOL = rowsOf('GEOL', stratum(0, '201', 'CLAY'), stratum(5, '201', 'CLAY'))

test('a water strike of a hole whose remark says that no groundwater was met is reported', () => {
  const REM = 'CAT scanned. No groundwater encountered. Trial pit backfilled.'
  const WSTK = rowsOf('WSTK', { WSTK_DEP: '1.90' })
  expect(noted({ GEOL, WSTK }, { HOLE_REM: REM })).toEqual([
    ['strike-unmet', 'WSTK', 1.9, 'no groundwater encountered'],
  ])
  expect(noted({ GEOL }, { HOLE_REM: REM })).toEqual([])
  for (const LOCA_REM of [
    'No groundwater encountered below 3.00 m.',
    'No further groundwater',
    'Groundwater met',
  ])
    expect(noted({ GEOL, WSTK }, { LOCA_REM }), LOCA_REM).toEqual([])
})

test('so is one that the remark on a strike states, once for all of its rows', () => {
  const WSTG_REM = 'Groundwater was encountered at 4.60m bgl, rising to 3.30m bgl after 20 minutes. Sealed.'
  const WSTD = rowsOf('WSTD', { WSTG_DPTH: '4.50', WSTD_NMIN: '20', WSTD_POST: '3.30' })
  const strike = (WSTG_DPTH: string) => rowsOf('WSTG', { WSTG_DPTH, WSTG_REM }, { WSTG_DPTH, WSTG_REM })
  expect(noted({ GEOL, WSTG: strike('4.50'), WSTD }, {})).toEqual([
    ['strike-otherwise', 'WSTG', 4.6, 'Groundwater was encountered at 4.60m bgl, rising to 3.30m'],
  ])
  expect(noted({ GEOL, WSTG: strike('4.60'), WSTD }, {})).toEqual([])
})

test('a water strike that the remark on the hole states with another depth or rise is reported', () => {
  const HOLE_REM =
    '1. Pit to 1.20m. 2. Groundwater encountered at 2.40mbgl, which rose to 2.00mbgl after ' +
    '20 minutes. 3. Backfilled.'
  const row = (WSTK_DEP: string, WSTK_POST: string) => ({ WSTK_DEP, WSTK_POST, WSTK_NMIN: '20' })
  const quoted = 'Groundwater encountered at 2.40mbgl, which rose to 2.00mbgl'
  const found = (rows: readonly Record<string, string>[], remark = HOLE_REM) =>
    noted({ GEOL, WSTK: rowsOf('WSTK', ...rows) }, { HOLE_REM: remark })
  expect(found([row('2.40', '2.20')])).toEqual([['strike-otherwise', 'WSTK', 2.4, quoted]])
  expect(found([row('2.60', '2.00')])).toEqual([['strike-otherwise', 'WSTK', 2.4, quoted]])
  expect(found([row('2.40', '')])).toEqual([['strike-otherwise', 'WSTK', 2.4, quoted]])
  expect(found([row('2.40', '2.00')])).toEqual([])
  expect(found([row('2.42', '1.98')])).toEqual([])
  expect(found([])).toEqual([])
  const fell =
    'Groundwater encountered at 3.10mbgl which rose to 3.00mbgl after 15 minutes. This ' +
    'then fell back to 3.10mbgl.'
  expect(found([row('3.10', '3.10')], fell)).toEqual([])
})

test('a pit whose remark ends it at another depth is reported', () => {
  const LOCA_REM = 'Trial pit terminated at 9.80m bgl due to no further progress.'
  expect(noted({ GEOL }, { LOCA_TYPE: 'TP', LOCA_REM })).toEqual([
    ['end-elsewhere', '', 10, 'pit terminated at 9.80m'],
  ])
  const named = 'Trial Pit TP01 terminated at 0.70m depth on encountering a concrete obstruction'
  expect(noted({ GEOL }, { LOCA_TYPE: 'HP', LOCA_REM: named })).toEqual([
    ['end-elsewhere', '', 10, 'Pit TP01 terminated at 0.70m'],
  ])
  expect(noted({ GEOL }, { LOCA_TYPE: 'TP+WS', LOCA_REM })).toEqual([])
  expect(noted({ GEOL }, { LOCA_TYPE: 'TP', LOCA_REM: LOCA_REM.replace('9.80', '10.00') })).toEqual([])
})

test('so is a hole of one method, unless a penetration test explains the rest, or several methods', () => {
  const found = (LOCA_TYPE: string, LOCA_REM: string) => noted({ GEOL }, { LOCA_TYPE, LOCA_REM })
  const remark = '4. Exploratory hole terminated at 4.00m due to refusal on boulder.'
  expect(found('WLS', remark)).toEqual([['end-elsewhere', '', 10, 'hole terminated at 4.00m']])
  expect(found('CP', 'Borehole was terminated at a depth of 10.30m')).toHaveLength(1)
  expect(found('CP+RC', remark)).toEqual([])
  expect(found('', remark)).toEqual([])
  expect(found('WLS', 'Borehole terminated at 9.55m due to SPT refusal')).toEqual([])
  expect(found('WLS', 'Inspection pit terminated at 1.20m. Falling head test terminated at 2.50m.')).toEqual(
    [],
  )
  expect(found('CP', `${remark} Borehole completed at 10.00m after chiselling.`)).toEqual([])
})

test('a stated ground level of 0 that the import left out is reported', () => {
  expect(noted({ GEOL }, { LOCA_GL: '0.00' })).toEqual([['ground-level-unset', '', null, undefined]])
  expect(noted({ GEOL }, { LOCA_GL: '' })).toEqual([])
  const atDatum = addContradictions(readLog({ finalDepth: 10, groundLevel: 0 }, { GEOL }), {
    ...{ data: { LOCA_GL: '0.00' }, unitOf: () => '', meaningOf: () => null },
  })
  expect(atDatum.findings).toEqual([])
})
