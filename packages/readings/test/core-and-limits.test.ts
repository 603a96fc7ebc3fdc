import { expect, test } from 'vitest'
import {
  findImpossibleRecoveries,
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

test.each(['NP', 'np', 'N.P.', 'N/P', 'n/p', 'N P', 'Non-plastic', 'NON PLASTIC'])(
  '%s is a non-plastic soil',
  (text) => {
    expect(readLimits({ LLPL_LL: '22', LLPL_PL: text })).toMatchObject({ isNonPlastic: true, index: null })
    expect(readLimits({ LLPL_LL: '22', LLPL_PL: '', LLPL_PI: text })).toMatchObject({ isNonPlastic: true })
  },
)

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
