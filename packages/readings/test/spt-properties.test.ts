import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSpt, type SptResult } from '../src/index.ts'
import { incomplete, n, row } from './spt-rows.ts'

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
