import { describe, expect, test } from 'vitest'
import { readSpt } from '../src/index.ts'
import { ALL_75, increments, read, type Row } from './spt-statements.ts'

const sameN = (n: string): Row => ({ ISPT_NVAL: n, ISPT_MAIN: n, ISPT_REP: n })

describe('an N stated beside a main drive of less than 300 mm', () => {
  const oneFigure = (n: string) =>
    increments(`,,${n},,,`, ',,75,,,', { ...sameN(n), ISPT_SEAT: '0', ISPT_NPEN: '75' })

  test.each([
    [
      increments('7,10,15,15,18,', '75,75,75,75,75,', { ...sameN('48'), ISPT_SEAT: '17', ISPT_NPEN: '375' }),
      '48/225 mm',
    ],
    [increments('12,13,21,27', '75,55,75,75', sameN('48')), '48/150 mm'],
    [
      increments('1,1,1,1,2,', '75,75,75,75,75,', { ...sameN('4'), ISPT_SEAT: '2', ISPT_NPEN: '375' }),
      '4/225 mm',
    ],
    [increments('1,,,1,1,', '75,,,75,75,', { ...sameN('2'), ISPT_SEAT: '1', ISPT_NPEN: '225' }), '2/150 mm'],
    [{ ISPT_NVAL: '12', ISPT_NPEN: '75', ISPT_REP: 'N=12' }, '12/75 mm'],
    [{ ISPT_NVAL: '2', ISPT_REP: 'N=3 (,/,1,1,)' }, '2/225 mm'],
    [{ ISPT_REP: 'N=30 (5,6/10,10,10)', ISPT_NVAL: '30' }, '30/225 mm'],
    [{ ISPT_REP: 'N=30 (5,6/10,10,10)' }, '30/225 mm'],
    [{ ISPT_REP: 'N=36', ISPT_NVAL: '36', ISPT_SEAT: '7', ISPT_NPEN: '320' }, '36/170 mm'],
    [increments('13,10,6,12,12,15', '75,75,75,25,75,75', { ISPT_NVAL: '45', ISPT_NPEN: '400' }), '45/250 mm'],
  ])('%j is the bound %s, never an N, and is reported', (values, label) => {
    expect(read(values)).toEqual([label, true])
  })

  test('is the same bound 1 mm short of two whole increments as in them', () => {
    const drive = (last: string) => increments('12,13,21,27', `75,55,75,${last}`, sameN('48'))
    expect([read(drive('75'))[0], read(drive('74'))[0]]).toEqual(['48/150 mm', '48/149 mm'])
  })

  test.each([
    [oneFigure('21'), '21'],
    [oneFigure('39'), '39'],
    [{ ISPT_NVAL: '12', ISPT_NPEN: '300' }, '12'],
    [{ ISPT_NVAL: '25', ISPT_NPEN: '300' }, '25'],
    [increments('3,4,5,6,7,8', '75,75,75,75,75,', { ISPT_NVAL: '26' }), '26'],
    [{ ISPT_NVAL: '12', ISPT_REP: 'N=12 (1,2/3,3,3,3)', ISPT_NPEN: '375' }, '12'],
  ])(
    'stands where that may be 300 mm without the seating, or in one increment, or has four: %j',
    (values, n) => {
      expect(read(values)).toEqual([n, true])
    },
  )

  test.each([
    ['a last increment is short', increments('3,4,9,11', '75,75,75,20', sameN('20')), '20/95 mm'],
    [
      'the seating stopped, and less than a main drive was driven',
      { ISPT_NVAL: '25', ISPT_SEAT: '25', ISPT_NPEN: '75' },
      '25/75 mm',
    ],
    ['25 blows in less than a seating drive', { ISPT_NVAL: '25', ISPT_NPEN: '75' }, '25/75 mm'],
    ['the seating stopped', { ISPT_NVAL: '30', ISPT_SEAT: '40', ISPT_NPEN: '120' }, '30/120 mm'],
    ['the text says so', { ISPT_NVAL: '30', ISPT_REP: '30/75 mm', ISPT_NPEN: '225' }, '30/75 mm'],
  ])('stays a bound and is reported: %s', (_, values, label) => {
    expect(read(values)).toEqual([label, true])
  })

  test('50 blows or more are a bound', () => {
    expect(read(oneFigure('56'))).toEqual(['56/75 mm', false])
  })

  test.each([
    [increments('6,6,5,7,7,7', '75,75,75,75,75,', { ISPT_REP: 'N=26 (6,6/5,7,7,7)', ISPT_NVAL: '26' }), '26'],
    [{ ISPT_REP: 'N=27 (5,5/8,9,10,0)' }, '27'],
    [{ ISPT_REP: 'N=27 (5,5/8,9,10,0)', ISPT_NVAL: '27' }, '27'],
  ])('four stated increments are a whole drive: %j is N %s', (values, n) => {
    expect(read(values)[0]).toBe(n)
  })
})

describe('after 50 blows, increments without blows were not driven whatever their penetrations', () => {
  test.each([
    [increments('7,7,50,,,', ALL_75, { ISPT_NVAL: '50' }), '50/75 mm'],
    [increments('7,7,50,,,', ALL_75, { ISPT_NVAL: '50', ISPT_REP: '50/40mm' }), '50/40 mm'],
    [increments('7,7,50,0,0,0', ALL_75, { ISPT_REP: '50 (7,7/50 for 40mm)' }), '50/40 mm'],
    [increments('7,7,20,30,0,0', ALL_75, { ISPT_NVAL: '50' }), '50/150 mm'],
    [increments('7,7,20,30,,', ALL_75), '50/150 mm'],
  ])('%j is %s', (values, label) => expect(read(values)[0]).toBe(label))

  test('a penetration filled in by software is reported', () => {
    expect(read(increments('7,7,50,,,', ALL_75, { ISPT_NVAL: '50' }))[1]).toBe(true)
  })
})

describe('ISPT_NPEN that is the penetration of ISPT_REP with a seating up to 150 mm agrees with it', () => {
  test.each([
    [{ ...sameN('36'), ISPT_REP: 'N=36', ISPT_SEAT: '25', ISPT_NPEN: '320' }, '36'],
    [{ ISPT_REP: '50/25', ISPT_MAIN: '50', ISPT_NPEN: '55' }, '50/25 mm'],
    [{ ISPT_REP: '50/25', ISPT_NVAL: '50', ISPT_NPEN: '55' }, '50/25 mm'],
    [{ ISPT_REP: '50/200', ISPT_NVAL: '50', ISPT_SEAT: '25', ISPT_NPEN: '300' }, '50/200 mm'],
    [{ ISPT_REP: '50/200', ISPT_MAIN: '50', ISPT_SEAT: '25', ISPT_NPEN: '300' }, '50/200 mm'],
    [{ ISPT_NVAL: '50', ISPT_SEAT: '0', ISPT_NPEN: '430' }, '50/280 mm'],
    [{ ISPT_REP: '50/279', ISPT_MAIN: '50', ISPT_SEAT: '0', ISPT_NPEN: '429' }, '50/279 mm'],
    [{ ISPT_REP: 'N=12', ISPT_NVAL: '12', ISPT_NPEN: '300' }, '12'],
    [{ ISPT_REP: 'N=30', ISPT_NVAL: '30', ISPT_NPEN: '300' }, '30'],
    [{ ISPT_REP: 'N=12', ISPT_NVAL: '12', ISPT_NPEN: '0' }, '12'],
    [{ ISPT_REP: '0,0/11,39 for 39mm', ISPT_NVAL: '50', ISPT_NPEN: '264' }, '50/114 mm'],
    [{ ISPT_NVAL: '50', ISPT_NPEN: '75', ISPT_SEAT: '0' }, '50/75 mm'],
  ])('%j is %s, without a report', (values, label) => expect(read(values)).toEqual([label, false]))

  test('a seating of unknown penetration is reported with the refusal calculated from it', () => {
    expect(read({ ISPT_NVAL: '50', ISPT_SEAT: '25', ISPT_NPEN: '251' })).toEqual(['50/101 mm', true])
  })
})

test.each([
  [{ ISPT_REP: '50 (25 for 75mm/50 for 0mm)' }, '50/0 mm'],
  [{ ISPT_REP: '25/75mm', ISPT_SEAT: '25', ISPT_NPEN: '75' }, '25/75 mm seating'],
  [{ ISPT_REP: 'Nc=20 (3,4/5,5,5,5)' }, '20'],
  [{ ISPT_REP: 'C=12' }, '12'],
  [{ ISPT_REP: '50 (3,4/20,30/50mm)' }, '50/125 mm'],
  [{ ISPT_REP: '50/125mm (3,4/20,30/50mm)' }, '50/125 mm'],
  [{ ISPT_REP: 'N=0 SWP' }, 'N=0 (self-weight)'],
  [{ ISPT_REP: 'REFUSED' }, 'refusal'],
])('%j is %s', (values, label) => expect(read(values)).toEqual([label, false]))

test.each(['50 (3,4/20,30/50)', 'SWP', 'N=50 (3,4/50/75)'])('“%s” is ambiguous and is not read', (report) => {
  expect(readSpt({ ISPT_REP: report }).result).toEqual({ kind: 'unread', text: report })
})
