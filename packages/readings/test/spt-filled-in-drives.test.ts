import { expect, test } from 'vitest'
import { readSpt, sptContradiction, sptLabel } from '../src/index.ts'

const numbered = (heading: string, list: string) =>
  Object.fromEntries(list.split(',').map((value, index) => [`${heading}${index + 1}`, value]))

/** A row of which every penetration is filled in as that of a whole test. */
const filledIn = (blows: string, n: number, report: string) => ({
  ISPT_NVAL: String(n),
  ISPT_MAIN: String(n),
  ISPT_REP: report,
  ISPT_NPEN: '450',
  ...numbered('ISPT_INC', blows),
  ...numbered('ISPT_PEN', '75,75,75,75,75,75'),
})

// Rows of real files.
test.each([
  ['50/225 mm', filledIn('10,12,14,18,18,0', 50, 'N=50 (10,12,14,18,18,0)')],
  ['50/225 mm', filledIn('4,9,15,27,8,', 50, 'N=50 (4,9/15,27,8,-)')],
  ['50/150 mm', filledIn('25,,48,2,,', 50, 'N=50 (25,-/48,2,-,-)')],
  ['50/75 mm', filledIn('9,12,50,0,0,0', 50, 'N=50 (9,12,50,0,0,0)')],
  ['50/0 mm', filledIn('25,0,50,0,0,0', 50, 'N=50 (25/0,50/0)')],
])('increments of 0 or blank after 50 blows are not driven, whatever ISPT_NPEN is: %s', (label, row) => {
  const reading = readSpt(row)
  expect(sptLabel(reading)).toBe(label)
  expect(sptContradiction(row, reading)).toMatch(`ISPT_NPEN 450 mm; shown: ${label}`)
})

test('with more blows in ISPT_NVAL than in the increments, a whole penetration stands', () => {
  const row = filledIn('10,12,14,18,18,0', 62, 'N=62')
  expect(readSpt(row).result).toEqual({ kind: 'n', n: 62 })
})

test('increments of 0 after one of 25 blows or more are listed, with the value that is shown', () => {
  const row = filledIn('7,0,40,0,0,0', 40, 'N=40 (7,0,40,0,0,0)')
  expect(sptContradiction(row, readSpt(row))).toBe(
    'ISPT_NVAL 40, ISPT_MAIN 40, ISPT_NPEN 450 mm, increments 40 blows in 75 mm ' +
      '(short of 300 mm); shown: N=40',
  )
})

test('increments of 0 after fewer blows are part of a whole drive, and not listed', () => {
  const row = filledIn('7,0,8,9,10,0', 27, 'N=27 (7,0,8,9,10,0)')
  expect(readSpt(row)).toMatchObject({ result: { kind: 'n', n: 27 }, disagreement: [] })
})
