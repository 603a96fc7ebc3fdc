import { expect, test } from 'vitest'
import { readInSituTests, readLog } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'

test('a test whose statements contradict each other is marked', () => {
  const ISPT = rowsOf(
    'ISPT',
    { ISPT_TOP: '1.50', ISPT_NVAL: '30', ISPT_REP: 'N=25 (3,4/5,6,7,7)' },
    { ISPT_TOP: '3.00', ISPT_NVAL: '25', ISPT_REP: 'N=25 (3,4/5,6,7,7)' },
  )
  expect(readInSituTests({ ISPT }, vaneWords).map(({ result }) => result)).toEqual([
    'N=30 (3,4/5,6,7,7) *',
    'N=25 (3,4/5,6,7,7)',
  ])
})

test('tests in the hole are listed by depth with casing and water; several at one depth are one', () => {
  const ISPT = rowsOf(
    'ISPT',
    { ISPT_TOP: '5.00', ISPT_NVAL: '25', ISPT_CAS: '4.50', ISPT_WAT: 'Dry' },
    { ISPT_TOP: '2.00', ISPT_REP: '50/75 mm', ISPT_TYPE: 'C' },
  )
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '3.00', IVAN_IVAN: '45', IVAN_IVAR: '12' },
    { IVAN_DPTH: '3.00', IVAN_IVAN: '>140' },
    { IVAN_DPTH: '', IVAN_IVAN: '30' },
  )
  const tests = readInSituTests({ ISPT, IVAN }, vaneWords)
  expect(tests.map(({ top, type, result, casing, water }) => [top, type, result, casing, water])).toEqual([
    [2, 'SPT(C)', '50/75mm', '', ''],
    [3, 'Vane', '45 kPa (remoulded 12), >140 kPa', '', ''],
    [5, 'SPT', 'N=25', '4.50', 'Dry'],
  ])
})

test('a unit that all results at one depth have is printed once', () => {
  const IVAN = rowsOf(
    'IVAN',
    ...['30', '36', '>140'].map((IVAN_IVAN, index) => ({
      IVAN_DPTH: '2.50',
      IVAN_IVAN,
      IVAN_TESN: String(index),
    })),
  )
  expect(readInSituTests({ IVAN }, vaneWords).map(({ result }) => result)).toEqual(['30, 36, >140 kPa'])
})

test.each([{ ISPT_REP: 'N=20 (C)' }, { ISPT_TYPE: 'SPT(C)' }, { ISPT_TYPE: 'Solid cone' }])(
  '%j is printed as a test with the cone',
  (values) => {
    const ISPT = rowsOf('ISPT', { ISPT_TOP: '1.00', ISPT_NVAL: '20', ...values })
    expect(readInSituTests({ ISPT }, vaneWords).map(({ type }) => type)).toEqual(['SPT(C)'])
  },
)

test('blows of a dynamic probe are a lane of the log', () => {
  const DPRB = rowsOf('DPRB', { DPRB_DPTH: '0.10', DPRB_BLOW: '3' }, { DPRB_DPTH: '0.20', DPRB_BLOW: '26' })
  const { lanes } = readLog({ finalDepth: 0.2, groundLevel: null }, { DPRB })
  expect(
    lanes.map(({ id, scaleMax, marks }) => [id, scaleMax, marks.map(({ top, value }) => [top, value])]),
  ).toEqual([
    [
      'probe',
      30,
      [
        [0.1, 3],
        [0.2, 26],
      ],
    ],
  ])
})

test('results of pressuremeter tests are printed by depth, of each arm where no mean is stated', () => {
  const PMTG = rowsOf(
    'PMTG',
    { PMTG_DPTH: '6.50', PMTG_HO: '120', PMTG_GI: '25', PMTG_CU: '150', PMTG_PL: '900', PMTG_AF: '0' },
    { PMTG_DPTH: '8.00', PMTG_CU: '0', PMTG_TYPE: 'SBP' },
  )
  const PRTG = rowsOf(
    'PRTG',
    { PRTD_DPTH: '4.00', PRTG_HAA: '0.1', PRTG_CUA1: '80', PRTG_CUA3: '84', PRTG_AFAA: '34', PRTG_ADAA: '0' },
    { PRTD_DPTH: '', PRTG_CUAA: '90' },
  )
  const unitOf = (_: string, heading: string) => (heading === 'PRTG_HAA' ? 'MN/m2' : '')
  expect(
    readInSituTests({ PMTG, PRTG }, vaneWords, unitOf).map(({ top, type, result }) => [top, type, result]),
  ).toEqual([
    [4, 'PMT', 'σh 0.1 MN/m2, cu 80 kPa (arm 1), cu 84 kPa (arm 3), φ 34°, ψ 0°'],
    [6.5, 'PMT', 'σh 120 kPa, Gi 25 MPa, cu 150 kPa, pL 900 kPa'],
  ])
})
