import { expect, test } from 'vitest'
import { readSpt, sptLabel } from '../src/index.ts'

const lone = { ISPT_SEAT: '0', ISPT_NPEN: '75', ISPT_INC3: '27', ISPT_PEN3: '75' }

test('all blows in one increment of 75 mm, which every total states as N, are N and contradicted', () => {
  const reading = readSpt({ ...lone, ISPT_MAIN: '27', ISPT_NVAL: '27', ISPT_REP: '27' })
  expect(reading).toMatchObject({ result: { kind: 'n', n: 27 }, isResultContradicted: true })
  expect(reading.disagreement).toContain('increments 27 blows in 75 mm (short of 300 mm)')
})

test.each([
  ['no N', { ISPT_MAIN: '27' }, '27/75 mm'],
  ['50 blows', { ISPT_MAIN: '56', ISPT_NVAL: '56', ISPT_REP: '56', ISPT_INC3: '56' }, '56/75 mm'],
  ['a seating drive', { ISPT_SEAT: '9', ISPT_INC1: '4', ISPT_INC2: '5', ISPT_NPEN: '225' }, '27/75 mm'],
  [
    'a second increment',
    { ISPT_INC3: '13', ISPT_INC4: '14', ISPT_PEN4: '75', ISPT_NPEN: '150' },
    '27/150 mm',
  ],
])('blows in 75 mm with %s are a bound', (_, values, label) => {
  const totals = { ISPT_MAIN: '27', ISPT_NVAL: '27', ISPT_REP: '27' }
  const row = 'ISPT_MAIN' in values ? { ...lone, ...values } : { ...lone, ...totals, ...values }
  expect(sptLabel(readSpt(row))).toBe(label)
})

const blank = {
  ...{ ISPT_SEAT: '14', ISPT_MAIN: '0', ISPT_NPEN: '450', ISPT_NVAL: '0', ISPT_REP: 'N=0 (2,12/-,-,-,-)' },
  ...{ ISPT_INC1: '2', ISPT_INC2: '12', ISPT_PEN1: '75', ISPT_PEN2: '75' },
  ...{ ISPT_PEN3: '75', ISPT_PEN4: '75', ISPT_PEN5: '75', ISPT_PEN6: '75' },
}

test('a seating drive with blows before four blank increments is a test without an N, and listed', () => {
  const { result, disagreement } = readSpt(blank)
  expect(result).toEqual({ kind: 'unread', text: 'N=0 (2,12/-,-,-,-)' })
  expect(disagreement).toContain(
    'increments of the main drive -,-,-,- after 14 blows of the seating drive: not completed',
  )
})

test.each([
  ['zeros', { ISPT_INC3: '0', ISPT_INC4: '0', ISPT_INC5: '0', ISPT_INC6: '0' }],
  ['a penetration under own weight', { ISPT_SWP: '300' }],
  ['no blows in the last seating increment', { ISPT_SEAT: '1', ISPT_INC1: '1', ISPT_INC2: '0' }],
])('N stays 0 with %s', (_, values) => {
  expect(readSpt({ ...blank, ...values }).result).toEqual({ kind: 'n', n: 0 })
})

test('blows that ISPT_SEAT counts as seating, and that make no main drive of 50, are as stated', () => {
  const driven = {
    ...{ ISPT_SEAT: '80', ISPT_MAIN: '20', ISPT_NPEN: '160', ISPT_REP: '20 (27,53/20 for 10mm)' },
    ...{
      ISPT_INC1: '27',
      ISPT_PEN1: '75',
      ISPT_INC2: '53',
      ISPT_PEN2: '75',
      ISPT_INC3: '20',
      ISPT_PEN3: '10',
    },
  }
  const reading = readSpt(driven)
  expect(sptLabel(reading)).toBe('20/10 mm')
  expect(reading.disagreement).toContain('ISPT_SEAT 80 (a seating drive stops at 25 blows)')
  const abandoned = readSpt({
    ...{ ISPT_SEAT: '117', ISPT_MAIN: '0', ISPT_NPEN: '85', ISPT_REP: '117/85mm - Abandoned' },
    ...{ ISPT_INC1: '37', ISPT_PEN1: '75', ISPT_INC2: '80', ISPT_PEN2: '10', ISPT_INC3: '0', ISPT_PEN3: '0' },
  })
  expect(sptLabel(abandoned)).toBe('117/85 mm seating')
  expect(abandoned.disagreement).toContain('ISPT_SEAT 117 (a seating drive stops at 25 blows)')
})
