import { expect, test } from 'vitest'
import { joinPoints, readInSituTests, readLog, type Tables } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'

function read(tables: Tables, units: Readonly<Record<string, string>> = {}) {
  const hole = { finalDepth: 20, groundLevel: null }
  const { lanes, findings } = readLog(hole, tables, (_, heading) => units[heading] ?? '')
  const marksOf = (id: string) => lanes.find((lane) => lane.id === id)?.marks ?? []
  return { ids: lanes.map(({ id }) => id), marksOf, kinds: findings.map(({ kind }) => kind) }
}

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

test('hand penetrometers are read from both editions; a column of zeros was not measured', () => {
  const IPEN = rowsOf('IPEN', { IPEN_DPTH: '1.30', IPEN_TESN: '1', IPEN_IPEN: '85.75' })
  const ags3 = rowsOf('IVAN', { IVAN_DPTH: '0.4', IVAN_TESN: 'NA', IVAN_IPEN: '69' })
  expect(read({ IPEN }).marksOf('penetrometer')).toMatchObject([{ top: 1.3, value: 85.75 }])
  expect(read({ IVAN: ags3 }).marksOf('penetrometer')).toMatchObject([{ top: 0.4, value: 69 }])
  const zeros = rowsOf('IVAN', { IVAN_DPTH: '0.200', IVAN_IVAN: '69.0', IVAN_IPEN: '0.0' })
  expect(read({ IVAN: zeros })).toMatchObject({ ids: ['strength'], kinds: ['all-zero'] })
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

test('the remark of a vane row decides its kind of strength; a remoulded one of 0 was not measured', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2.000', IVAN_IVAN: '70', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0' },
    { IVAN_DPTH: '2.001', IVAN_IVAN: '16', IVAN_REM: 'Residual Result' },
    { IVAN_DPTH: '3.000', IVAN_IVAN: '', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0', IVAN_REM: 'V= 120 kPa' },
    { IVAN_DPTH: '3.001', IVAN_IVAN: '20', IVAN_REM: 'Remoulded' },
    { IVAN_DPTH: '4.000', IVAN_IVAN: '', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0', IVAN_REM: 'Too stiff' },
  )
  const { marksOf, kinds } = read({ IVAN })
  expect(marksOf('strength').map(({ top, series, label }) => [top, series, label])).toEqual([
    [2, 'peak', '70'],
    [2.001, 'residual', '16'],
    [3.001, 'remoulded', '20'],
    [3, 'stated', 'V= 120 kPa'],
    [4, 'peak', '–'],
  ])
  expect(kinds.toSorted()).toEqual(['all-zero', 'all-zero', 'unread'])
  expect(readInSituTests({ IVAN }, vaneWords).map(({ result }) => result)).toEqual([
    '70 kPa',
    '16 kPa (residual)',
    'V= 120 kPa',
    '20 kPa (remoulded)',
  ])
})

test('a remoulded strength of 0 is reported where other rows state one', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2.0', IVAN_IVAN: '70', IVAN_IVAR: '0.0' },
    { IVAN_DPTH: '3.0', IVAN_IVAN: '80', IVAN_IVAR: '31', IVAN_REM: 'Remoulded after 25 turns' },
  )
  const { findings, lanes } = readLog({ finalDepth: 20, groundLevel: null }, { IVAN })
  expect(findings).toMatchObject([{ kind: 'zero', text: 'IVAN_IVAR', count: 1 }])
  expect(lanes[0]?.marks.map(({ series, value }) => [series, value])).toEqual([
    ['peak', 70],
    ['peak', 80],
    ['remoulded', 31],
  ])
})

test('a vane strength of 0 was not measured; the penetrometer beside it is drawn and printed', () => {
  const zeros = { IVAN_IVAN: '0.0', IVAN_IVAR: '0.0' }
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '0.7', IVAN_TESN: '1', ...zeros, IVAN_IPEN: '170.0' },
    { IVAN_DPTH: '0.7', IVAN_TESN: '2', ...zeros, IVAN_IPEN: '212.0' },
    { IVAN_DPTH: '1.5', IVAN_TESN: '3', IVAN_IVAN: '45', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0' },
    { IVAN_DPTH: '2.0', IVAN_TESN: '4', ...zeros, IVAN_IPEN: '0.0' },
  )
  const { findings, lanes } = readLog({ finalDepth: 20, groundLevel: null }, { IVAN })
  expect(lanes.find(({ id }) => id === 'strength')?.marks).toMatchObject([
    { top: 1.5, value: 45 },
    { top: 2, label: '–' },
  ])
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'zero', text: 'IVAN_IVAN', count: 3 }))
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'all-zero', text: 'IVAN_IVAR' }))
  expect(readInSituTests({ IVAN }, vaneWords).map(({ top, type, result }) => [top, type, result])).toEqual([
    [0.7, 'PP', '170.0, 212.0 kPa'],
    [1.5, 'Vane', '45 kPa'],
  ])
})

test('a vane test without a result is marked at its depth', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2.400', IVAN_TESN: '1', IVAN_REM: 'Too stiff for HV' },
    { IVAN_DPTH: '2.500', IVAN_TESN: '2', IVAN_IVAN: '90', IVAN_IVAR: '52' },
  )
  const marks = read({ IVAN }).marksOf('strength')
  expect(marks.map(({ top, value, label }) => [top, value, label])).toEqual([
    [2.5, 90, '90'],
    [2.5, 52, '52'],
    [2.4, undefined, '–'],
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

test('a computed friction ratio is rounded half up by its decimal figures', () => {
  const SCPT = rowsOf('SCPT', { SCPT_DPTH: '1.00', SCPT_RES: '10', SCPT_FRES: '0.1005' })
  const units = (_: string, heading: string) => (heading === 'SCPT_FRES' ? 'MPa' : '')
  const { lanes } = readLog({ finalDepth: 2, groundLevel: null }, { SCPT }, units)
  expect(lanes.find(({ id }) => id === 'friction-ratio')?.marks[0]?.label).toBe('1.01')
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

test('vane tests that end the scale of their instrument are bounds by their remark, else listed', () => {
  const tests = ['1.0', '2.0', '3.0', '4.0', '5.0'].map((IVAN_DPTH) => ({ IVAN_DPTH, IVAN_IVAN: '120' }))
  const beyond = { IVAN_DPTH: '6.0', IVAN_IVAN: '120', IVAN_REM: '+ (off scale)' }
  const IVAN = rowsOf('IVAN', ...tests, beyond)
  const { findings, lanes } = readLog({ finalDepth: 20, groundLevel: null }, { IVAN })
  expect(lanes[0]?.marks.map(({ label, bound }) => [label, bound])).toEqual([
    ...tests.map(() => ['120', undefined]),
    ['120+', 'lower'],
  ])
  expect(findings).toMatchObject([{ kind: 'at-limit', text: '120 kPa', count: 5 }])
  expect(readInSituTests({ IVAN }, vaneWords).at(-1)?.result).toBe('120+ kPa')
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
