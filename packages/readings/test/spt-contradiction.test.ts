import { describe, expect, test } from 'vitest'
import { readSpt, readSptDetails, sptContradiction } from '../src/index.ts'

type Row = Record<string, string>
const contradictionOf = (row: Row) => sptContradiction(row, readSpt(row))

describe('a contradiction states which value is shown', () => {
  test.each([
    [
      { ISPT_NVAL: '50', ISPT_NPEN: '155' },
      'ISPT_NVAL 50, ISPT_NPEN 155 mm (of both drives, or of the main drive alone); shown: >50',
    ],
    [
      { ISPT_NVAL: '30', ISPT_REP: 'N=25 (3,4/5,6,7,7)' },
      'ISPT_NVAL 30, ISPT_REP N=25 (3,4/5,6,7,7), increments of ISPT_REP 25 blows in 300 mm; shown: N=30',
    ],
  ] satisfies [Row, string][])('%j', (row, text) => {
    expect(contradictionOf(row)).toBe(text)
  })

  test('and there is none where all statements agree', () => {
    expect(contradictionOf({ ISPT_NVAL: '25', ISPT_REP: 'N=25 (3,4/5,6,7,7)' })).toBe('')
  })
})

describe('an N60 that is not N Er/60', () => {
  test.each([
    ['7', '73', '5', 8.5],
    ['17', '73', '12', 20.7],
    ['17', '0.73', '12', 20.7],
  ])('of N %s and %s: %s is listed, and shown as stated', (n, ratio, n60, calculated) => {
    const row = { ISPT_NVAL: n, ISPT_ERAT: ratio, ISPT_N60: n60 }
    const energy = 'an energy ratio of 73 %'
    expect(contradictionOf(row)).toBe(
      `ISPT_N60 ${n60} (N ${n} with ${energy} is an N60 of ${calculated}); shown: N=${n}, N60 ${n60}`,
    )
    expect(readSptDetails(row).n60).toEqual({ value: Number(n60), stated: true })
  })

  test.each([
    ['7', '73', '9'],
    ['7', '73', '8'],
    ['7', '73', '8.5'],
    ['7', '', '5'],
    ['7', '6', '5'],
    ['', '73', '5'],
  ])('is no contradiction by rounding, or where N or the ratio is not known: %j', (n, ratio, n60) => {
    expect(contradictionOf({ ISPT_NVAL: n, ISPT_ERAT: ratio, ISPT_N60: n60 })).toBe('')
  })
})
