import { expect, test } from 'vitest'
import { isConeTest, readSptDetails } from '../src/index.ts'

test('type, drives, casing and water are read beside the result', () => {
  const row = {
    ISPT_NVAL: '23',
    ISPT_REP: 'N=23 (3,4/5,6,6,6)',
    ISPT_TYPE: 'C',
    ISPT_CAS: '4.50',
    ISPT_WAT: 'Dry',
  }
  expect(readSptDetails(row)).toMatchObject({
    type: 'C',
    seating: { blows: 7, penetration: 150 },
    main: { blows: 23, penetration: 300 },
    casing: '4.50',
    water: 'Dry',
    n60: null,
  })
})

test.each([
  ['', 'DRY', 'DRY'],
  ['0.00', 'Dry', 'Dry'],
  ['3.20', '', '3.20'],
  ['3.20', 'Rising slowly', '3.20'],
])('water at “%s” with the text “%s” is “%s”, as on the log', (depth, text, water) => {
  expect(readSptDetails({ ISPT_NVAL: '9', ISPT_WAT: depth, ISPT_WTXT: text }).water).toBe(water)
})

test.each([
  [{ ISPT_REP: 'N=20 (C)' }, 'C'],
  [{ ISPT_REP: 'N=20 (S)' }, 'S'],
  [{ ISPT_REP: '3,4/5,6,7,7 CPT N=25' }, 'C'],
  [{ ISPT_REP: '3,4/5,6,7,7 SPT N=25' }, ''],
  [{ ISPT_NVAL: 'N=20 (C)' }, 'C'],
  [{ ISPT_REP: 'N=20 (C)', ISPT_TYPE: 'S' }, 'S'],
])('%j is a test of type “%s”', (values, type) => {
  expect(readSptDetails(values).type).toBe(type)
})

test.each([
  [{ ISPT_REP: 'N=20 (C)', ISPT_TYPE: '' }, true],
  [{ ISPT_REP: 'Nc=20 (3,4/5,5,5,5)' }, true],
  [{ ISPT_REP: 'C=12' }, true],
  [{ ISPT_TYPE: 'C' }, true],
  [{ ISPT_TYPE: 'SPT(C)' }, true],
  [{ ISPT_TYPE: 'SPTC' }, true],
  [{ ISPT_TYPE: 'SPT C' }, true],
  [{ ISPT_TYPE: 'CPT' }, true],
  [{ ISPT_TYPE: 'Cone' }, true],
  [{ ISPT_TYPE: 'Solid cone' }, true],
  [{ ISPT_TYPE: 'SPT', ISPT_REP: 'N=20 (C)' }, true],
  [{ ISPT_TYPE: 'SPT', ISPT_REP: 'N=20' }, false],
  [{ ISPT_TYPE: 'S', ISPT_REP: 'N=20 (C)' }, false],
  [{ ISPT_TYPE: 'SPT(S)' }, false],
  [{ ISPT_TYPE: 'Split spoon' }, false],
  [{ ISPT_REP: 'N=20' }, false],
])('%j is a test with the cone: %s', (values, isCone) => {
  expect(isConeTest(values)).toBe(isCone)
})

test('an energy ratio stated as a fraction is read as per cent', () => {
  const details = readSptDetails({ ISPT_NVAL: '20', ISPT_ERAT: '0.66' })
  expect(details).toMatchObject({ energyRatio: '66', n60: { value: 22, stated: false } })
  expect(readSptDetails({ ISPT_NVAL: '20', ISPT_ERAT: '66' }).energyRatio).toBe('66')
  expect(readSptDetails({ ISPT_NVAL: '20', ISPT_ERAT: '0' })).toMatchObject({ energyRatio: '0', n60: null })
})

test('N60 is as stated, else calculated from a stated energy ratio, and never for a refusal', () => {
  const n60 = (values: Record<string, string>) => readSptDetails(values).n60
  expect(n60({ ISPT_NVAL: '30', ISPT_ERAT: '73', ISPT_N60: '37' })).toEqual({ value: 37, stated: true })
  expect(n60({ ISPT_NVAL: '30', ISPT_ERAT: '73' })).toEqual({ value: 37, stated: false })
  expect(n60({ ISPT_NVAL: '30' })).toBeNull()
  expect(n60({ ISPT_REP: '50/75 mm', ISPT_ERAT: '73' })).toBeNull()
  expect(n60({ ISPT_NVAL: '30', ISPT_ERAT: 'unknown' })).toBeNull()
})

test.each(['6600', '1e300', '6', '1.2'])('no N60 is calculated from an energy ratio of %s', (ratio) => {
  const details = readSptDetails({ ISPT_NVAL: '20', ISPT_ERAT: ratio })
  expect(details).toMatchObject({ n60: null, energyRatioIsImpossible: true })
})

test('an impossible N60 is not shown', () => {
  expect(readSptDetails({ ISPT_NVAL: '20', ISPT_N60: '1e300' }).n60).toBeNull()
})

test.each([
  [{ ISPT_MAIN: '0', ISPT_NPEN: '0', ISPT_NVAL: '25', ISPT_CAS: '0', ISPT_WAT: '0.00' }, ['', '']],
  [{ ISPT_MAIN: '25', ISPT_NPEN: '450', ISPT_NVAL: '25', ISPT_CAS: '0', ISPT_WAT: '0.00' }, ['0', '0.00']],
  [{ ISPT_MAIN: '0', ISPT_NPEN: '0', ISPT_NVAL: '25', ISPT_CAS: '4.5', ISPT_WAT: '0' }, ['4.5', '']],
  [{ ISPT_NVAL: '25', ISPT_CAS: '0', ISPT_WAT: '0' }, ['0', '0']],
])('casing and water of 0 are not stated where blows and penetration are 0 too: %j', (row, expected) => {
  const { casing, water } = readSptDetails(row)
  expect([casing, water]).toEqual(expected)
})
