import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSpt, sptLabel, type SptResult } from '../src/index.ts'

const row = (report: string, values: Record<string, string> = {}) => ({ ISPT_REP: report, ...values })
const n = (blows: number): SptResult => ({ kind: 'n', n: blows })
const incomplete = (blows: number, penetration: number): SptResult => ({
  kind: 'incomplete',
  blows,
  penetration,
})
const seating = (blows: number, penetration: number): SptResult => ({ kind: 'seating', blows, penetration })

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

test.each<[string, Record<string, string>, SptResult, string[]]>([
  [
    'N is that of ISPT_NVAL, and all statements are listed',
    row('N=25 (6,6/6,6,6,7)', { ISPT_NVAL: '26' }),
    n(26),
    ['ISPT_NVAL 26', 'ISPT_REP N=25 (6,6/6,6,6,7)', 'increments of ISPT_REP 25 blows in 300 mm'],
  ],
  [
    'an N worked out from a drive that stopped short is none',
    row('50 for 75mm', { ISPT_NVAL: '200' }),
    incomplete(50, 75),
    ['ISPT_NVAL 200', 'ISPT_REP 50 for 75mm'],
  ],
  [
    'so few blows do not stop a drive',
    { ISPT_NVAL: '12', ISPT_NPEN: '300' },
    n(12),
    ['ISPT_NVAL 12', 'ISPT_NPEN 300 mm (150 mm of the main drive, short of 300 mm)'],
  ],
  [
    'four increments are more than ISPT_NPEN leaves',
    row('N=12 (1,2/3,3,3,3)', { ISPT_NVAL: '12', ISPT_NPEN: '375' }),
    n(12),
    [
      'ISPT_NVAL 12',
      'ISPT_REP N=12 (1,2/3,3,3,3)',
      'ISPT_NPEN 375 mm (225 mm of the main drive, short of 300 mm)',
      'increments of ISPT_REP 12 blows in 300 mm',
    ],
  ],
  [
    'increments are trusted before the text',
    row('50/75', { ISPT_PEN3: '75', ISPT_PEN4: '35', ISPT_MAIN: '50' }),
    incomplete(50, 110),
    ['ISPT_MAIN 50', 'increments 50 blows in 110 mm', 'ISPT_REP 50/75'],
  ],
])('%s', (_, values, result, disagreement) => {
  expect(readSpt(values)).toMatchObject({ result, disagreement })
})

/** A test as it is driven: up to four increments of the main drive, all 75 mm but the last. */
const tests = fc
  .record({
    seating: fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })),
    seatingStop: fc.option(fc.integer({ min: 1, max: 149 })),
    blows: fc.array(fc.integer({ min: 7, max: 60 }), { minLength: 1, maxLength: 4 }),
    last: fc.integer({ min: 5, max: 74 }),
    whole: fc.boolean(),
  })
  .map(({ blows, whole, ...rest }) => ({
    ...rest,
    whole,
    blows: whole ? [...blows, ...blows, ...blows, ...blows].slice(0, 4) : blows,
  }))
type Driven = typeof tests extends fc.Arbitrary<infer T> ? T : never

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const penetrationOf = ({ blows, whole, last }: Driven) => (whole ? 300 : (blows.length - 1) * 75 + last)
const seatingText = ({ seating, seatingStop }: Driven) =>
  seatingStop === null ? seating.join(',') : `25 for ${seatingStop}mm`
const figures = ({ blows, whole, last }: Driven) =>
  whole ? blows.join(',') : [...blows.slice(0, -1), `${blows.at(-1) ?? 0} for ${last}mm`].join(',')

/** Ways in which files write the same test. */
const FORMS: readonly ((driven: Driven) => Record<string, string>)[] = [
  (driven) => row(`N=${sum(driven.blows)} (${seatingText(driven)}/${figures(driven)})`),
  (driven) => row(`${sum(driven.blows)} (${seatingText(driven)}/${figures(driven)})`),
  (driven) =>
    row(`${sum(driven.blows)} (${seatingText(driven)}/${sum(driven.blows)} for ${penetrationOf(driven)}mm)`),
  ({ blows, whole, last }) => ({
    ...Object.fromEntries(blows.map((count, place) => [`ISPT_INC${place + 3}`, String(count)])),
    ...Object.fromEntries(
      blows.map((_, place) => [
        `ISPT_PEN${place + 3}`,
        place === blows.length - 1 && !whole ? String(last) : '75',
      ]),
    ),
  }),
]

test('a drive that stopped short is all blows over all its penetration; a complete one is N', () => {
  fc.assert(
    fc.property(tests, fc.constantFrom(...FORMS), (driven, form) => {
      const blows = sum(driven.blows)
      expect(readSpt(form(driven)).result).toEqual(
        driven.whole ? n(blows) : incomplete(blows, penetrationOf(driven)),
      )
    }),
    { numRuns: 2000 },
  )
})

test('any text is read without an error, and no number is invented', () => {
  const values = fc.dictionary(
    fc.constantFrom('ISPT_REP', 'ISPT_NVAL', 'ISPT_NPEN', 'ISPT_MAIN', 'ISPT_INC3', 'ISPT_PEN3', 'ISPT_SWP'),
    fc.oneof(
      fc.string(),
      fc.constantFrom('50', '1e9', '-3', '50/75', 'N=25 (3,4/5,6,7,7)', '0 (,/,,,)', '>'),
    ),
  )
  fc.assert(
    fc.property(values, (data) => {
      const { result } = readSpt(data)
      const digits = Object.values(data).join(' ')
      for (const part of Object.values(result)) {
        if (typeof part === 'number') expect(Number.isFinite(part) && part >= 0).toBe(true)
      }
      if (!/\d/.test(digits)) expect(['unread', 'refusal']).toContain(result.kind)
    }),
  )
})

test('the blows of the main drive alone are no N, and are quoted', () => {
  const { result } = readSpt({ ISPT_MAIN: '25', ISPT_SEAT: '4' })
  expect(result).toEqual({ kind: 'unread', text: 'ISPT_MAIN 25 only' })
  expect(readSpt({ ISPT_MAIN: '0' }).result).toEqual({ kind: 'unread', text: '' })
})
