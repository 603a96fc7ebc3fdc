import { expect, test } from 'vitest'
import { readInSituTests, readLog } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'
import { read } from './read-in-situ.ts'

test('pore pressures are read by where they were measured, in kPa; zeros in every row are none', () => {
  const STCN = rowsOf(
    'STCN',
    { STCN_DPTH: '1.00', STCN_PWP1: '-80.3', STCN_PWP2: '0', STCN_PWP3: '12' },
    { STCN_DPTH: '1.05', STCN_PWP1: '2.38', STCN_PWP2: '0.000', STCN_PWP3: '' },
  )
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '2.00', SCPT_PWP1: '0.0500' })
  const { marksOf, kinds } = read({ SCPT, STCN })
  expect(marksOf('face-pressure').map(({ value }) => value)).toEqual([-80.3, 2.38, 50])
  expect(marksOf('sleeve-pressure').map(({ value }) => value)).toEqual([12])
  expect(marksOf('pore-pressure')).toEqual([])
  expect(kinds).toEqual(['all-zero'])
})

test('window samples have their recovery and diameter; a diameter of 0 is none', () => {
  const WINS = rowsOf(
    'WINS',
    { WINS_TOP: '1.20', WINS_BASE: '2.00', WINS_DIAM: '101', WINS_REC: '80' },
    { WINS_TOP: '2.00', WINS_BASE: '3.00', WINS_DIAM: '0', WINS_REC: '100' },
    { WINS_TOP: '3.00', WINS_BASE: '4.00', WINS_DIAM: '86', WINS_REC: '' },
    { WINS_TOP: '4.00', WINS_BASE: '5.00', WINS_DIAM: '86', WINS_REC: '120' },
  )
  const { marksOf, kinds } = read({ WINS })
  expect(marksOf('recovery').map(({ top, base, value, label }) => [top, base, value, label])).toEqual([
    [1.2, 2, 80, '80 %, 101 mm'],
    [2, 3, 100, '100 %'],
    [3, 4, undefined, '86 mm'],
    [4, 5, 120, '120 %, 86 mm'],
  ])
  expect(kinds).toEqual(['impossible'])
})

test('permeability tests have their length and value; a stage without a result is drawn without one', () => {
  const IPRM = rowsOf(
    'IPRM',
    { IPRM_TOP: '8.450', IPRM_BASE: '9.550', IPRM_STG: '1', IPRM_IPRM: '6.64E-8' },
    { IPRM_TOP: '1.000', IPRM_BASE: '3.750', IPRM_STG: '', IPRM_IPRM: '0.000001100000' },
    { IPRM_TOP: '4.000', IPRM_BASE: '0.000', IPRM_STG: '1', IPRM_IPRM: '' },
  )
  const { marksOf, kinds } = read({ IPRM })
  expect(marksOf('permeability').map(({ top, base, label }) => [top, base, label])).toEqual([
    [8.45, 9.55, '6.64E-8'],
    [1, 3.75, '1.1e-6'],
    [4, 4, ''],
  ])
  expect(kinds).toEqual([])
})

test('headspace readings are a lane; rows without a depth are reported', () => {
  const IPID = rowsOf('IPID', { IPID_DPTH: '0.50', IPID_RES: '13.80' }, { IPID_DPTH: '', IPID_RES: '0.00' })
  const { marksOf, kinds } = read({ IPID }, { IPID_RES: 'ppmv' })
  expect(marksOf('headspace')).toMatchObject([{ top: 0.5, value: 13.8 }])
  expect(kinds).toEqual(['no-depth'])
})

test('a hole without other data shows the rows with a depth, one mark for each depth of a table', () => {
  const ISAT = rowsOf('ISAT', { ISAT_TIME: '00:45:00', ISAT_DPTH: '1.34' }, { ISAT_TIME: '00:00:00' })
  const ERES = rowsOf('ERES', { SAMP_TOP: '0.50', ERES_CODE: 'PH' }, { SAMP_TOP: '0.50', ERES_CODE: 'AS' })
  expect(
    read({ ISAT, ERES })
      .marksOf('other')
      .map(({ top, label }) => [top, label]),
  ).toEqual([
    [1.34, 'ISAT'],
    [0.5, 'ERES ×2'],
  ])
  const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '20' })
  expect(read({ ISAT, GEOL }).ids).toEqual(['strata'])
})

test('impossible readings are listed with the first depths, not with a range', () => {
  const SCPT = rowsOf(
    'SCPT',
    ...['1', '9', '14', '20'].map((SCPT_DPTH) => ({ SCPT_DPTH, SCPT_RES: '2', SCPT_FRR: '-5' })),
  )
  const { findings } = readLog({ finalDepth: 20, groundLevel: null }, { SCPT })
  expect(findings).toMatchObject([
    { kind: 'impossible', count: 4, depths: [{ depth: 1 }, { depth: 9 }, { depth: 14 }] },
  ])
})

test.each([
  ['SCPT_RES', '-999', 'qc'],
  ['SCPT_FRES', '-999', 'fs'],
  ['SCPT_PWP1', '-9999999', 'u1'],
  ['SCPT_PWP2', '-9999999', 'u2'],
  ['SCPT_PWP3', '-9999999', 'u3'],
])('a finding at impossible readings of %s names the quantity', (heading, value, name) => {
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '1', [heading]: value })
  const { findings } = readLog({ finalDepth: 20, groundLevel: null }, { SCPT })
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringMatching(new RegExp(`^${name} \\S+ cannot be right`)),
  ])
})

test('a penetration test whose statements contradict each other is marked, and others are not', () => {
  const whole = { ISPT_TOP: '1.50', ISPT_NVAL: '14', ISPT_REP: 'N=14 (1,2/3,3,4,4)', ISPT_NPEN: '450' }
  const short = { ISPT_TOP: '8.50', ISPT_NVAL: '21', ISPT_REP: '21', ISPT_NPEN: '75', ISPT_MAIN: '21' }
  const { lanes, findings } = readLog(
    { finalDepth: 25, groundLevel: null },
    { ISPT: rowsOf('ISPT', whole, { ...short, ISPT_INC3: '21', ISPT_PEN3: '75' }) },
  )
  expect(lanes[0]?.marks.map(({ label, contradicted }) => [label, contradicted])).toEqual([
    ['14', undefined],
    ['21', true],
  ])
  expect(findings.map(({ kind }) => kind)).toContain('disagreement')
})

test('a small permeability is printed with three figures and a power of ten', () => {
  const IPRM = ['0.000073000000', '6.64E-8', '0.0125', '<0.000001'].map((IPRM_IPRM, at) => ({
    ...{ IPRM_TOP: String(at), IPRM_IPRM },
  }))
  const printed = readInSituTests({ IPRM: rowsOf('IPRM', ...IPRM) }, vaneWords).map(({ result }) => result)
  expect(printed).toEqual(['7.30×10⁻⁵ m/s', '6.64×10⁻⁸ m/s', '0.0125 m/s', '<1.00×10⁻⁶ m/s'])
})

test('permeabilities of one depth state their unit once', () => {
  const rows = ['0.000073', '0.00005'].map((IPRM_IPRM) => ({ IPRM_TOP: '1', IPRM_IPRM }))
  const [test] = readInSituTests({ IPRM: rowsOf('IPRM', ...rows) }, vaneWords)
  expect(test?.result).toBe('7.30×10⁻⁵, 5.00×10⁻⁵ m/s')
})
