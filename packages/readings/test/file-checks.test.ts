import { expect, test } from 'vitest'
import { expectLinear } from '../../contract/test/expect-linear.ts'
import { findDateFault, findOverlaps, headingLimit } from '../src/file-checks.ts'
import { readDate } from '../src/index.ts'

test.each([
  ['2020-02-30', 'day'],
  ['2021-13-01', 'day'],
  ['31/04/2021', 'day'],
  ['9999-12-31', 'year'],
  ['01/01/0001', 'year'],
  ['1899-12-30', 'empty'],
  ['31/12/1899', 'empty'],
  ['1899-12-30T10:30:00', 'empty'],
  ['1899-12-29', null],
  ['1900-01-01', null],
  ['2020-02-29T10:00', null],
  ['12/03/98', null],
  ['spring 2021', null],
])('the fault of the date “%s” is %s', (text, fault) => {
  expect(findDateFault(text)).toBe(fault)
  if (fault !== null) expect(readDate(text)).toBeNull()
})

test('the month of a date comes first if the unit states it', () => {
  expect(findDateFault('12/25/2020', 'mm/dd/yyyy')).toBeNull()
  expect(findDateFault('12/25/2020', 'dd/mm/yyyy')).toBe('day')
})

test('dates are tested in linear time', () => {
  expectLinear(findDateFault, [...'0 12 / - : T Z 2026-01-31 31/01/2026'.split(' '), ' '])
})

test('strata overlap with the deepest one above, and those within another are marked', () => {
  const [a, b, band, c] = [
    { top: 0, base: 3 },
    { top: 2.5, base: 6 },
    { top: 3, base: 3.1 },
    { top: 6, base: 7 },
  ] as const
  expect(findOverlaps([a, b, band, c])).toEqual([
    { upper: a, lower: b, top: 2.5, base: 3, isWithin: false },
    { upper: b, lower: band, top: 3, base: 3.1, isWithin: true },
  ])
})

test('strata that differ by less than half a centimetre meet', () => {
  expect(
    findOverlaps([
      { top: 0, base: 1.204 },
      { top: 1.2, base: 2 },
    ]),
  ).toEqual([])
})

test('limits exist for depths, levels and readings only', () => {
  expect(headingLimit('SAMP_TOP')).toMatchObject({ kind: 'depth', max: 12_300 })
  expect(headingLimit('LOCA_GL')).toMatchObject({ kind: 'level', min: -11_000 })
  expect(headingLimit('ISPT_NVAL')).toMatchObject({ kind: 'reading', min: 0, max: 500 })
  expect(headingLimit('GEOL_DESC')).toBeNull()
})
