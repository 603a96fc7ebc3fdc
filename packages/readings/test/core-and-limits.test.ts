import { expect, test } from 'vitest'
import {
  findImpossibleRecoveries,
  contradictingRatio,
  frictionRatio,
  isLimitWithoutResult,
  readLimits,
  sulphateKind,
} from '../src/index.ts'

const run = (tcr: string, scr: string, rqd: string) =>
  findImpossibleRecoveries({ CORE_PREC: tcr, CORE_SREC: scr, CORE_RQD: rqd }).map(({ text }) => text)

test.each([
  ['100', '51', '35', []],
  ['97', '97', '96', []],
  ['', '', '', []],
  ['n/a', '60', '', []],
  ['>90', '95', '', []],
  ['110', '60', '20', ['TCR 110 % is over 100 %']],
  ['60', '75', '20', ['SCR 75 % is above TCR 60 %']],
  ['90', '40', '55', ['RQD 55 % is above SCR 40 %']],
  ['50', '', '80', ['RQD 80 % is above TCR 50 %']],
  ['90', '-5', '', ['SCR -5 % is negative']],
])('recoveries TCR %s, SCR %s, RQD %s', (tcr, scr, rqd, texts) => {
  expect(run(tcr, scr, rqd)).toEqual(texts)
})

test.each([
  [{ LLPL_LL: '55', LLPL_PL: '25', LLPL_PI: '29' }, 29, []],
  [{ LLPL_LL: '55', LLPL_PL: '25', LLPL_PI: '' }, 30, []],
  // Rounded to two significant figures, as real rows of peat are.
  [{ LLPL_LL: '590', LLPL_PL: '344', LLPL_PI: '240' }, 240, []],
  [{ LLPL_LL: '110', LLPL_PL: '33', LLPL_PI: '74' }, 74, []],
  [{ LLPL_LL: '110', LLPL_PL: '33', LLPL_PI: '64' }, 64, ['PI 64 is not LL 110 less PL 33']],
  [{ LLPL_LL: '55', LLPL_PL: '25', LLPL_PI: '25' }, 25, ['PI 25 is not LL 55 less PL 25']],
  [{ CLSS_LL: '40', CLSS_PL: '45' }, null, ['PL 45 is above LL 40']],
  [{ LLPL_LL: '40', LLPL_PL: '<20' }, null, []],
  [{ LLPL_LL: '0.0', LLPL_PL: '0.00' }, null, []],
  [{ LLPL_LL: '40', LLPL_PL: '0' }, null, []],
])('limits %j have the index %s', (values, index, disagreement) => {
  expect(readLimits(values)).toMatchObject({ index, disagreement, isNonPlastic: false })
})

test.each([
  [{ LLPL_LL: '0.0', LLPL_PL: '0.00' }, true],
  [{ CLSS_LL: '40', CLSS_PL: '0' }, true],
  [{ LLPL_LL: '40', LLPL_PL: '0.5' }, false],
  [{ LLPL_LL: '40', LLPL_PL: '<0' }, false],
  [{ LLPL_LL: '', LLPL_PL: 'NP', LLPL_PI: '0' }, false],
])('limits %j are of a test without a result: %s', (values, isWithoutResult) => {
  expect(readLimits(values).isWithoutResult).toBe(isWithoutResult)
  expect([0, 0.5, 20].map(isLimitWithoutResult)).toEqual([true, false, false])
})

test.each([
  [{ LLPL_LL: '22', LLPL_PL: '0', LLPL_PI: '0' }, true],
  [{ LLPL_LL: '22', LLPL_PL: '0', LLPL_PI: '' }, false],
  [{ LLPL_LL: '', LLPL_PL: '0', LLPL_PI: '0' }, false],
  [{ LLPL_LL: '0', LLPL_PL: '0', LLPL_PI: '0' }, false],
  [{ LLPL_LL: '22', LLPL_PL: '12', LLPL_PI: '0' }, false],
])('limits %j are stated as 0 of a soil that is possibly non-plastic: %s', (values, expected) => {
  const { isPossiblyNonPlastic, isWithoutResult, index } = readLimits(values)
  expect(isPossiblyNonPlastic).toBe(expected)
  if (expected) expect([isWithoutResult, index]).toEqual([false, null])
})

test.each([
  ...['NP', 'np', 'N.P.', 'N/P', 'n/p', 'N P', 'Non-plastic', 'NON PLASTIC'],
  ...['Not plastic', 'non-plastic (NP)', 'NP - non plastic'],
])('%s is a non-plastic soil', (text) => {
  expect(readLimits({ LLPL_LL: '22', LLPL_PL: text })).toMatchObject({ isNonPlastic: true, index: null })
  expect(readLimits({ LLPL_LL: '22', LLPL_PL: '', LLPL_PI: text })).toMatchObject({ isNonPlastic: true })
})

test.each([
  // Errors of 15 kPa or 15 % of fs and of 100 kPa or 5 % of qc: 3.24 to 4.84.
  [4.8, 0.16, 4, null],
  [4.9, 0.16, 4, 4],
  [3.2, 0.16, 4, null],
  [3.1, 0.16, 4, 4],
  [0.04, 0.16, 4, 4],
  // Rounded to whole per cent.
  [0, 0.08, 20, null],
  [1, 0.08, 20, null],
  [2, 0.08, 20, 0.4],
  // A cone resistance within its error of 0 allows any ratio above the least.
  [399, 0.04, 0.01, null],
  [5, 0.04, 0.01, 400],
])('a stated friction ratio of %d %% for fs %d and qc %d MPa contradicts %j', (value, fs, qc, expected) => {
  expect(contradictingRatio({ value }, { value: fs }, { value: qc })).toBe(expected)
  expect(contradictingRatio({ value, bound: 'lower' }, { value: fs }, { value: qc })).toBeNull()
  expect(contradictingRatio({ value }, undefined, { value: qc })).toBeNull()
})

test.each([
  [{ LLPL_REM: 'Non-Plastic' }, 'Non-Plastic'],
  [{ LLPL_LL: '46', LLPL_PL: '0', LLPL_PI: '0', LLPL_REM: 'non plastic; 4 point test' }, 'non plastic'],
  [{ CLSS_LL: '25', CLSS_REM: 'Nonplastic' }, 'Nonplastic'],
  [{ LLPL_LL: '46', LLPL_PL: 'NP', LLPL_REM: 'Non-plastic' }, ''],
])('the remark of limits %j says non-plastic: %s', (values, nonPlasticRemark) => {
  const expected = { isNonPlastic: true, isPossiblyNonPlastic: false, index: null, disagreement: [] }
  expect(readLimits(values)).toMatchObject({ ...expected, nonPlasticRemark })
})

test.each(['CI Intermediate plasticity', 'Tested as non-plastic fines were removed', ''])(
  'the remark %j does not say that the soil is non-plastic',
  (LLPL_REM) => {
    expect(readLimits({ LLPL_LL: '40', LLPL_REM })).toMatchObject({ isNonPlastic: false })
  },
)

test('a remark that says non-plastic beside a plastic limit or an index is listed, and they count', () => {
  const disagreement = ['non-plastic, with a limit or an index']
  const limits = { LLPL_LL: '40', LLPL_PL: '20', LLPL_REM: 'Non-plastic' }
  expect(readLimits(limits)).toMatchObject({ index: 20, isNonPlastic: false, disagreement })
  expect(readLimits({ LLPL_PI: '7', LLPL_REM: 'Non-plastic' })).toMatchObject({ index: 7, disagreement })
})

test('a soil stated as non-plastic and with an index is contradictory and has no index', () => {
  expect(readLimits({ LLPL_LL: '22', LLPL_PL: 'NP', LLPL_PI: '4' })).toMatchObject({
    index: null,
    disagreement: ['non-plastic, with a limit or an index'],
  })
})

test('the friction ratio needs a positive resistance, a friction that is not negative, and no bounds', () => {
  expect(frictionRatio({ value: 0.04 }, { value: 4 })).toBe(1)
  expect(frictionRatio({ value: 0.04 }, { value: 0 })).toBeNull()
  expect(frictionRatio({ value: -0.01 }, { value: 4 })).toBeNull()
  expect(frictionRatio({ value: 0.04, bound: 'lower' }, { value: 4 })).toBeNull()
  expect(frictionRatio({ value: 0.04 }, undefined)).toBeNull()
})

test.each([
  ['Sulphate, water soluble', 'SOLID', 'extract'],
  ['Sulphate 2:1 extract as SO4', '', 'extract'],
  ['Total Sulphate as SO4', 'SOLID', 'acid'],
  ['Acid soluble sulfate', '', 'acid'],
  ['Water soluble sulphate as SO3', '', 'so3'],
  ['Sulphate, dissolved', '', 'water'],
  ['SO4', 'WATER', 'water'],
  ['SO4', '', 'unstated'],
])('%s of %s is %s', (name, matrix, kind) => {
  expect(sulphateKind(name, matrix)).toBe(kind)
})

test.each(['LLPL_LL', 'CLSS_LL'])('NP as the liquid limit %s alone is a non-plastic soil', (heading) => {
  const { isNonPlastic, index, disagreement } = readLimits({ [heading]: 'NP' })
  expect({ isNonPlastic, index, disagreement }).toEqual({ isNonPlastic: true, index: null, disagreement: [] })
})
