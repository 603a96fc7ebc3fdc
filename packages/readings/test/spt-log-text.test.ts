import { describe, expect, test } from 'vitest'
import { readSpt, sptLogText } from '../src/index.ts'

/** A row of ISPT with blows and, where given, penetrations of its increments. */
const rowOf = (
  blows: readonly string[],
  penetrations: readonly string[],
  more: Record<string, string> = {},
) => ({
  ...Object.fromEntries(blows.map((value, index) => [`ISPT_INC${index + 1}`, value])),
  ...Object.fromEntries(penetrations.map((value, index) => [`ISPT_PEN${index + 1}`, value])),
  ...more,
})

test.each([
  ['N=25 (3,4/5,6,7,7)', rowOf(['3', '4', '5', '6', '7', '7'], [], { ISPT_NVAL: '25' })],
  ['N=37 (3,5/8,10,10,9)', rowOf(['3', '5', '8', '10', '10', '9'], ['75', '75', '75', '75', '75', '75'])],
  ['50/170mm (4,11/16,22,12 for 20mm)', rowOf(['4', '11', '16', '22', '12'], ['75', '75', '75', '75', '20'])],
  ['75/20mm (25/75 for 20mm)', rowOf(['25', '', '75'], ['75', '', '20'])],
  ['N=14', { ISPT_NVAL: '14' }],
  ['N=31 (10/6,7,8,10)', { ISPT_NVAL: '31', ISPT_REP: 'N=31 (10/6,7,8,10)' }],
  ['50/20mm (25 for 40mm/50 for 20mm)', { ISPT_REP: '50 (25 for 40mm/50 for 20mm)' }],
  ['50/75mm', { ISPT_REP: '50/75 mm' }],
  ['N>50', { ISPT_REP: '>50' }],
  ['N=25 (3,4/5,6,7,7)', { ISPT_REP: '3,4/5,6,7,7 N=25' }],
  ['N=25 (3,4/5,6,7,7)', { ISPT_REP: '3,4/5,6,7,7', ISPT_NVAL: '25' }],
  ['50/275mm (2,4/10,10,18,12 for 50mm)', { ISPT_REP: '2,4/10,10,18,12   for 50mm', ISPT_MAIN: '50' }],
  ['61/150mm (12,18/19,42)', { ISPT_REP: '61 (12,18/19,42,,)' }],
  ['N=0', { ISPT_NVAL: '0', ISPT_NPEN: '450' }],
  ['N=0 (1,0/0,0,0,0)', { ISPT_REP: 'N=0 (1,0/0,0,0,0)', ISPT_NVAL: '0' }],
  [
    'N=0 (2,12/-,-,-,-)',
    rowOf(['2', '12'], ['75', '75', '75', '75', '75', '75'], {
      ...{
        ISPT_REP: 'N=0 (2,12/-,-,-,-)',
        ISPT_NVAL: '0',
        ISPT_NPEN: '450',
        ISPT_SEAT: '14',
        ISPT_MAIN: '0',
      },
    }),
  ],
  ['refusal', { ISPT_REP: 'R' }],
  ['50/30mm seating (50 for 30mm)', rowOf(['50', '', '0', '0', '0', '0'], ['30', '', '0', '0', '0', '0'])],
  [
    '50/225mm (8,10/12,16,19,3)',
    rowOf(['8', '10', '12', '16', '19', '3'], ['75', '75', '75', '75', '75', '']),
  ],
  ['N=30 (1,2/7,7,8,8)', rowOf(['1', '2', '7', '7', '8', '8'], ['0', '0', '0', '0', '0', '0'])],
  ['50/40mm (7,7/50 for 40mm)', rowOf(['7', '7', '50'], ['0.075', '0.075', '0.04'])],
  ['50/0mm (25/50 for 0mm)', { ISPT_REP: '50 (25 for 75mm/50 for 0mm)' }],
  ['no test, hole collapsed', { ISPT_REP: 'no test, hole collapsed' }],
])('a printed log writes %s', (text, values) => {
  expect(sptLogText(values)).toBe(text)
})

test.each([
  ['N=8 (1,0/0,0,3,5), 450 mm under own weight', { ISPT_REP: 'N=8 (1,0/0,0,3,5)', ISPT_SWP: '450' }],
  ['N=1, 500 mm under own weight', { ISPT_REP: 'N=1 (/1,-,-,-)', ISPT_NVAL: '1', ISPT_SWP: '500' }],
  ['55/150mm (6,0/5,50), 75 mm under own weight', { ISPT_REP: '55 (6,0/5,50)', ISPT_SWP: '75' }],
  ['N=0 (1,0/0,0,0,0), 75 mm under own weight', { ISPT_REP: 'N=0 (1,0/0,0,0,0)', ISPT_SWP: '75.0' }],
  ['N=0 (self-weight)', { ISPT_REP: 'N=0 SWP' }],
  ['N=0 (0,0/0,0,0,0)', { ISPT_REP: 'N=0 (0,0/0,0,0,0)', ISPT_SWP: '0' }],
  ['300 mm under own weight', { ISPT_SWP: '300' }],
])('a printed log writes the self-weight penetration after the result: %s', (text, values) => {
  expect(sptLogText(values)).toBe(text)
})

describe('a blank increment is never printed as 0 blows', () => {
  const whole = ['', '150', '75', '75', '75', '75']
  test.each([
    ['N=14 (2/2,2,5,5)', rowOf(['', '2', '2', '2', '5', '5'], whole, { ISPT_NVAL: '14' }), 150],
    [
      'N=46 (25 for 55mm/12,13,11,10)',
      rowOf(['', '25', '12', '13', '11', '10'], ['', '55', '75', '75', '75', '75'], { ISPT_NVAL: '46' }),
      55,
    ],
    [
      'N=20 (2 for 75mm/3,3,6,8)',
      rowOf(['', '2', '3', '3', '6', '8'], ['', '75', '75', '75', '75', '75'], { ISPT_NVAL: '20' }),
      75,
    ],
    [
      'N=4 (1,-/-,1,2,1)',
      rowOf(['1', '', '', '1', '2', '1'], ['75', '75', '75', '75', '75', '75'], { ISPT_NVAL: '4' }),
      150,
    ],
    ['N=5 (1,2/-,1,2,2)', rowOf(['1', '2', '', '1', '2', '2'], [], { ISPT_NVAL: '5' }), 150],
    ['N=2 (1/0,1,1,0)', rowOf(['', '1', '0', '1', '1', '0'], whole, { ISPT_NVAL: '2' }), 150],
  ])('%s', (text, values, seating) => {
    expect(sptLogText(values)).toBe(text)
    expect(readSpt(values).seating?.penetration).toBe(seating)
  })
})

test.each([
  [
    'those of REP where they add up to the N that NVAL and REP state',
    '18',
    '18 (0,1/3,4,5,6)',
    '0,1/3,4,5,6',
  ],
  ['those of the headings where REP does not add up', '18', '18 (0,1/3,4,5,7)', '5,8/8,5,7,6'],
  ['those of the headings where NVAL and REP differ', '19', '18 (0,1/3,4,5,6)', '5,8/8,5,7,6'],
])('increments of headings that do not add up to N: printed are %s', (_, ISPT_NVAL, ISPT_REP, printed) => {
  const blows = [5, 8, 8, 5, 7, 6].map((one, at) => [`ISPT_INC${at + 1}`, String(one)] as const)
  const row = { ISPT_NVAL, ISPT_REP, ...Object.fromEntries(blows) }
  expect(sptLogText(row)).toBe(`N=${ISPT_NVAL} (${printed})`)
})
