import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel, type SptResult } from '../src/index.ts'
import { incomplete, n, row, seating } from './spt-rows.ts'

const increments = (blows: string, penetrations = '', values: Record<string, string> = {}) => ({
  ...Object.fromEntries(blows.split(',').map((count, place) => [`ISPT_INC${place + 1}`, count])),
  ...Object.fromEntries(penetrations.split(',').map((length, place) => [`ISPT_PEN${place + 1}`, length])),
  ...values,
})

describe('rows with wrong values of software or people', () => {
  test.each<[Record<string, string>, SptResult, boolean]>([
    [increments('3,4,5,6,7,8', '75,75,75,75,75,78', { ISPT_NVAL: '26' }), n(26), false],
    [row('N=26 (3,4/5,6,7,8 for 78mm)', { ISPT_NVAL: '26' }), n(26), false],
    [row('50 (8,9/10,10,30 for 100mm)'), incomplete(50, 250), false],
    [increments(',,11,15', ',,150,150', { ISPT_NVAL: '26' }), n(26), false],
    [increments('3,4,5,6,7,8', '0,0,0,0,0,0', { ISPT_NVAL: '26', ISPT_NPEN: '450' }), n(26), false],
    [increments('10,12,30,20,0,0', '', { ISPT_NVAL: '50' }), incomplete(50, 150), true],
    [increments('25,0,50,0,0,0', '', { ISPT_NPEN: '40' }), incomplete(50, 40), false],
    [increments('5,9,15,17,18', '', { ISPT_NVAL: '50' }), incomplete(50, 225), true],
    [row('50 (10,15/15,17,18)', { ISPT_NVAL: '50' }), incomplete(50, 225), true],
    [increments('5,9,12,15,19,4', '', { ISPT_NVAL: '50', ISPT_NPEN: '385' }), incomplete(50, 235), false],
    [increments('5,9,12,15,19,4', '', row('50/235mm')), incomplete(50, 235), false],
    [increments('25,,50', '40', { ISPT_NVAL: '50', ISPT_NPEN: '120' }), incomplete(50, 80), false],
    [row('50/75mm (25/50)', { ISPT_NVAL: '50', ISPT_NPEN: '225' }), incomplete(50, 75), false],
    [row('50/285mm (13,12/11,12,12,15)'), incomplete(50, 285), false],
    [row('50 for 130mm (10,15/30,20)'), incomplete(50, 130), false],
    [row('50 (25/50)'), { kind: 'at-least', blows: 50 }, false],
    [row('25/50', { ISPT_SEAT: '25', ISPT_MAIN: '50' }), { kind: 'at-least', blows: 50 }, false],
    [row('50/30', { ISPT_NVAL: '30' }), n(30), true],
    [increments('7,10,15,15,18', '75,75,75,75,75', { ISPT_NVAL: '48' }), incomplete(48, 225), true],
    [
      increments('3,4,10,15,15,10', '75,150,225,300,375,400', { ISPT_NVAL: '50' }),
      incomplete(50, 250),
      false,
    ],
    [increments('15,10', '75,45', row('25/120mm')), seating(25, 120), false],
    [increments(',,50/20mm', '', { ISPT_NVAL: '50' }), incomplete(50, 20), false],
    [row('N>50 for 100mm'), incomplete(50, 100), false],
    [{ ISPT_SWP: '450' }, n(0), false],
  ])('%j', (values, result, isReported) => {
    const reading = readSpt(values)
    expect([reading.result, reading.disagreement.length > 0]).toEqual([result, isReported])
  })
})

test.each(['0 (,/,,,)', '', 'abandoned', '4/12', '12/13/14', '(', 'N=', '12 (a/b)', 'N=20 (D)', 'Rock'])(
  '“%s” is not read, and stays as it stands',
  (report) => {
    expect(readSpt(row(report)).result).toEqual({ kind: 'unread', text: report })
  },
)

test('N 0 needs more than a 0: a whole drive, rods that sank, or the words', () => {
  expect(readSpt({ ISPT_NVAL: '0' }).result).toEqual({ kind: 'unread', text: '0' })
  expect(readSpt({ ISPT_NVAL: '0', ISPT_NPEN: '450' }).result).toEqual(n(0))
  expect(readSpt({ ISPT_NVAL: '0', ISPT_REP: 'N=0' }).result).toEqual(n(0))
  const sank = readSpt({ ISPT_NVAL: '0', ISPT_REP: 'N=0', ISPT_NPEN: '450', ISPT_SWP: '450' })
  expect(sank).toMatchObject({ result: n(0), selfWeight: 450, disagreement: [] })
  expect(sptLabel(sank)).toBe('N=0 (self-weight)')
})

test('N 0 is written as N=0, to distinguish it from a test without a result', () => {
  expect(sptLabel(readSpt({ ISPT_NVAL: '0', ISPT_NPEN: '450' }))).toBe('N=0')
  expect(sptLabel(readSpt({ ISPT_REP: 'N=0 (1,0/0,0,0,0)', ISPT_NVAL: '0' }))).toBe('N=0')
  expect(sptLabel(readSpt({ ISPT_NVAL: '1' }))).toBe('1')
})

describe('main drives with 0 blows in 0 mm were not driven: a refusal, not N 0', () => {
  const LONG = 'seating of 50 blows (a seating drive stops at 25 blows)'
  const undriven = (blows: string, penetrations: string, report: string) =>
    increments(`${blows},0,0,0,0`, `${penetrations},0,0,0,0`, row(report))
  test.each([
    [undriven('25,', '0,', '0 (25 for 0mm/0 for 0mm)'), seating(25, 0), []],
    [undriven('50,', '30,', '50/30mm - Abandoned'), seating(50, 30), [LONG]],
    [undriven('12,53', '75,75', '65*/150'), seating(65, 150), [LONG.replace('50', '65')]],
    [undriven('50,0', '0,0', '50/0mm - Abandoned'), seating(50, 0), [LONG]],
    [
      undriven('27,50', '75,3', '77/78mm - Abandoned'),
      incomplete(50, 3),
      ['seating of 27 blows (a seating drive stops at 25 blows; later blows are read as the main drive)'],
    ],
  ])('%j', (values, result, disagreement) => {
    expect(readSpt(values)).toMatchObject({ result, disagreement })
  })

  test('N 0 stated beside such increments stays N 0', () => {
    expect(readSpt(undriven('1,0', '75,75', 'N=0')).result).toEqual(n(0))
  })
})

describe('an N marked with an asterisk is extrapolated as a rule', () => {
  test.each(['N*=33', 'N* = 33', 'N=652*'])('“%s” alone is not read', (report) => {
    expect(readSpt(row(report)).result).toEqual({ kind: 'unread', text: report })
  })

  test('beside an N it is reported, and beside a measured drive that drive is the result', () => {
    expect(readSpt(row('N*=33', { ISPT_NVAL: '33' }))).toMatchObject({
      result: n(33),
      disagreement: ['ISPT_NVAL 33', 'ISPT_REP N*=33'],
    })
    const measured = increments('25,,50', '15,0,23', row('N=652*'))
    expect(readSpt(measured)).toMatchObject({ result: incomplete(50, 23), disagreement: [] })
  })
})

test.each([
  [{ ISPT_REP: '>50' }, 50],
  [{ ISPT_REP: '50+', ISPT_NVAL: '50' }, 50],
  [{ ISPT_NVAL: 'N ≥ 60' }, 60],
])('%j is a bound', (values, blows) => {
  expect(readSpt(values).result).toEqual({ kind: 'at-least', blows })
})
