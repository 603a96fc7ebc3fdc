import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel, type SptResult } from '../src/index.ts'
import { incomplete, n, row, seating } from './spt-rows.ts'

describe('forms of whole main drives', () => {
  test.each([
    [row('N=1 (0,0/0,0,0,1)', { ISPT_NVAL: '1' }), 1],
    [row('', { ISPT_NVAL: '47' }), 47],
    [row('47', { ISPT_NVAL: '47' }), 47],
    [row('N=23', { ISPT_NVAL: '23' }), 23],
    [row('N = 1', { ISPT_NVAL: '1' }), 1],
    [row('N=31 (10/6,7,8,10)', { ISPT_NVAL: '31' }), 31],
    [row('N=36 (25 for 20mm/10,8,8,10)', { ISPT_NVAL: '36' }), 36],
    [row('N=37 (9 for 84mm/7,9,9,12)'), 37],
    [row('', { ISPT_NVAL: 'N=37 (9 for 84mm/7,9,9,12)' }), 37],
    [row('N=47 (43 for 110mm/16,14,8,9)'), 47],
    [row('N=30 (10,15 for 30mm/11,11,4,4)'), 30],
    [row('4/12', { ISPT_NVAL: '12' }), 12],
    [row('N=36 (25 for 20mm/10,8,8,10)', { ISPT_NVAL: '36', ISPT_NPEN: '320' }), 36],
    [row('N: 25'), 25],
    [row('N:25 (3,4/5,6,7,7)'), 25],
    [row('N=20 (C)'), 20],
    [row('N=20 (S)'), 20],
    [row('N=25 (C) (3,4/5,6,7,7)'), 25],
    [row('N=25 (3,4/5,6,7,7) (C)'), 25],
    [row('3,4/5,6,7,7 N=25'), 25],
    [row('3,4/5,6,7,7 SPT N=25'), 25],
    [row('3,4/5,6,7,7 CPT N=25'), 25],
  ])('%j is N %i', (values, blows) => {
    expect(readSpt(values)).toMatchObject({ result: n(blows), disagreement: [] })
  })
})

describe('forms of main drives that stopped short', () => {
  test.each([
    [row('', { ISPT_NVAL: '50', ISPT_NPEN: '75', ISPT_SEAT: '0' }), 50, 75],
    [row('50 (5,9/12,15,19,4 for 10mm)'), 50, 235],
    [row('50/25', { ISPT_NPEN: '55' }), 50, 25],
    [row('N=25 (8,25/25 for 5mm)'), 25, 5],
    [row('50 (25 for 40mm/50 for 20mm)'), 50, 20],
    [row('N=50 (25 for 75mm/50 for 30mm)'), 50, 30],
    [row('50 (7,7/50 for 40mm)'), 50, 40],
    [row('N=50/280'), 50, 280],
    [row('N>50 (4,5/8,13,18,26 for 25mm)', { ISPT_MAIN: '65' }), 65, 250],
    [row('2,4/10,10,18,12   for 50mm', { ISPT_MAIN: '50' }), 50, 275],
    [row('10,12/16,34   for 10mm', { ISPT_MAIN: '50' }), 50, 85],
    [row('50 for 285mm (13/11,12,12,15 for 60mm)'), 50, 285],
    [row('25/50   for 20mm'), 50, 20],
    [row('N>50 (25,0 for 0mm/50 for 55mm)'), 50, 55],
    [row('50 BLOWS for 225mm'), 50, 225],
    [row('61 (12,18/19,42,,)'), 61, 150],
    [row('23 (5,6/7,8,8,)'), 23, 225],
    [row('50/75 mm'), 50, 75],
    [row('50 (7,7/20,20,10 for 170mm)'), 50, 170],
    [row('7,10/17,18,10,5 CPT =50/260'), 50, 260],
  ])('%j is %i blows in %i mm', (values, blows, penetration) => {
    expect(readSpt(values)).toMatchObject({ result: incomplete(blows, penetration), disagreement: [] })
  })
})

describe('increments that the text leaves blank', () => {
  const penetrations = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`ISPT_PEN${place}`, '75']))

  test.each([
    [
      { ISPT_REP: '23 (5,6/7,8,8,)', ISPT_SEAT: '11', ISPT_MAIN: '23', ISPT_INC1: '5', ISPT_INC2: '6' },
      { ISPT_INC3: '7', ISPT_INC4: '8', ISPT_INC5: '8' },
      [23, 225],
    ],
    [
      { ISPT_REP: '61 (12,18/19,42,,)', ISPT_SEAT: '30', ISPT_MAIN: '61', ISPT_NPEN: '450' },
      { ISPT_INC1: '12', ISPT_INC2: '18', ISPT_INC3: '19', ISPT_INC4: '42' },
      [61, 150],
    ],
  ] as const)(
    'were not driven, although their penetrations are filled in: %j',
    (stated, increments, [blows, mm]) => {
      const values = { ...stated, ...increments, ...penetrations }
      expect(readSpt(values).result).toEqual(incomplete(blows, mm))
    },
  )

  test('were driven where ISPT_NVAL states an N, or a heading counts more blows', () => {
    const values = { ISPT_REP: '23 (5,6/7,8,8,)', ISPT_MAIN: '23', ...penetrations }
    expect(readSpt({ ...values, ISPT_NVAL: '23' }).result).toEqual({ kind: 'n', n: 23 })
    expect(readSpt({ ...values, ISPT_MAIN: '30' }).result).not.toEqual(incomplete(23, 225))
  })
})

describe('increments and penetrations', () => {
  const fields = (inc: readonly string[], pen: readonly string[], values: Record<string, string> = {}) => ({
    ...Object.fromEntries(inc.map((blows, place) => [`ISPT_INC${place + 1}`, blows])),
    ...Object.fromEntries(pen.map((length, place) => [`ISPT_PEN${place + 1}`, length])),
    ...values,
  })
  const whole = ['75', '75', '75', '75', '75', '75']
  test.each<[Record<string, string>, SptResult]>([
    [fields(['1', '', '1', '2', '2', '3'], whole, { ISPT_NVAL: '8' }), n(8)],
    [fields(['1', '1', '', '', '1', '1'], whole, { ISPT_NVAL: '2' }), n(2)],
    [fields(['', '', '56'], ['', '', '75'], { ISPT_NVAL: '56', ISPT_SEAT: '0' }), incomplete(56, 75)],
    [fields(['25', '', '50'], ['40', '75', '20'], { ISPT_NPEN: '60' }), incomplete(50, 20)],
    [fields(['25', '', '50'], ['40', '75', '20', '75', '75', '75']), incomplete(50, 20)],
    [fields(['8', '25', '25', '0', '0', '0'], ['75', '75', '5', '0', '0', '0']), incomplete(25, 5)],
    [fields(['', '', '50'], ['', '', '225'], { ISPT_SEAT: '0', ISPT_NPEN: '225' }), incomplete(50, 225)],
    [fields([], ['', '', '75', '35'], { ISPT_MAIN: '50' }), incomplete(50, 110)],
    [fields(['25'], [], { ISPT_MAIN: '0', ISPT_SEAT: '25', ISPT_NPEN: '0' }), seating(25, 0)],
  ])('%j', (values, result) => {
    expect(readSpt(values)).toMatchObject({ result, disagreement: [] })
  })
})

test.each([
  ['25/0*', seating(25, 0), '25/0 mm seating'],
  ['50 for 0mm (25 for 125mm/0 for 0mm)', seating(25, 125), '25/125 mm seating'],
  ['0 (55 for 125mm/,,,)', seating(55, 125), '55/125 mm seating'],
])('%s stopped in the seating drive, and has no N', (report, result, label) => {
  const reading = readSpt(row(report))
  expect(reading.result).toEqual(result)
  expect(sptLabel(reading)).toBe(label)
})

describe('refusals without blows', () => {
  test.each(['R', 'r', 'Refusal', 'REFUSAL'])('“%s” is a refusal, and no number', (report) => {
    const reading = readSpt(row(report))
    expect(reading).toMatchObject({ result: { kind: 'refusal' }, disagreement: [] })
    expect(sptLabel(reading)).toBe('refusal')
  })

  test('blows that can end a drive are its lower bound, also if stated as N', () => {
    expect(readSpt(row('Refusal', { ISPT_NVAL: '50' })).result).toEqual({ kind: 'at-least', blows: 50 })
    expect(readSpt(row('R', { ISPT_MAIN: '50' })).result).toEqual({ kind: 'at-least', blows: 50 })
    expect(readSpt(row('Refusal', { ISPT_NVAL: '50', ISPT_NPEN: '225' })).result).toEqual(incomplete(50, 75))
  })

  test('an N too low for a refusal is kept and reported', () => {
    expect(readSpt(row('Refusal', { ISPT_NVAL: '12' }))).toMatchObject({
      result: n(12),
      disagreement: ['ISPT_NVAL 12', 'ISPT_REP Refusal'],
    })
  })
})

test('a main drive without a penetration counts beside a seating drive of 50 blows', () => {
  expect(readSpt({ ISPT_REP: '25,25/50' }).result).toEqual({ kind: 'at-least', blows: 50 })
})

test('an N value with a fraction of a blow stays text, and one of 25.0 is 25', () => {
  expect(readSpt({ ISPT_NVAL: '25.5' }).result).toEqual({ kind: 'unread', text: '25.5' })
  expect(readSpt({ ISPT_NVAL: '25.0' }).result).toMatchObject({ kind: 'n', n: 25 })
})
