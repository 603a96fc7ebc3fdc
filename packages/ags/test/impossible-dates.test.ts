import { describe, expect, test } from 'vitest'
import { found, group } from './impossible-rows.ts'

describe('dates', () => {
  const days = (unit: string, ...pairs: [string, string][]) =>
    group(
      'HDPH',
      ['LOCA_ID', 'HDPH_STAR', 'HDPH_ENDD'],
      ['', unit, unit],
      ...pairs.map((pair) => ['BH1', ...pair]),
    )

  test('of an empty cell of a spreadsheet and in the future are found', () => {
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const today = new Date().toISOString().slice(0, 10)
    expect(found(days('yyyy-mm-dd', ['1899-12-30', today], ['2024-01-01', later]))).toEqual([
      'Date 1899-12-30 of BH1 is what spreadsheets write for an empty cell',
      `Date ${later} of BH1 is in the future`,
    ])
  })

  test('of an end before the start are found', () => {
    expect(found(days('yyyy-mm-dd', ['2021-03-09', '2021-03-08'], ['2021-03-09', '2021-03-09']))).toEqual([
      'The end is before the start: 2021-03-08 is before 2021-03-09 (BH1)',
    ])
    expect(found(days('dd/mm/yyyy', ['09/03/2021', '10/02/2021'], ['09/03/2021', '01/04/2021']))).toEqual([
      'The end is before the start: 10/02/2021 is before 09/03/2021 (BH1)',
    ])
  })

  test('of one day are compared by their times, where both state one', () => {
    const unit = 'yyyy-mm-ddThh:mm'
    expect(found(days(unit, ['2021-03-09T14:00', '2021-03-09T09:30']))).toHaveLength(1)
    expect(found(days(unit, ['2021-03-09T14:00', '2021-03-09T00:00']))).toEqual([])
    expect(found(days(unit, ['2021-03-09T14:00', '2021-03-09']))).toEqual([])
  })

  test('that are not in the calendar, or of no year that can be meant, are found', () => {
    expect(found(days('yyyy-mm-dd', ['2020-02-30', '9999-12-31'], ['2020-02-29', '2020-13-01']))).toEqual([
      `Date 2020-02-30 of BH1 is not in the calendar`,
      `Date 9999-12-31 of BH1 has a year that is not 1700 to 2100`,
      `Date 2020-13-01 of BH1 is not in the calendar`,
    ])
    expect(found(days('dd/mm/yyyy', ['31/04/2021', ''], ['29/02/2021', '']))).toHaveLength(2)
    expect(found(days('', ['31/04/2021', ''], ['2020-01-01', '0001-01-01T00:00']))).toHaveLength(2)
  })

  test('that cannot be read, or of which one is missing, are not', () => {
    expect(
      found(days('yyyy-mm-dd', ['2021-03-09', ''], ['spring', '2021-03-08'], ['12/03/98', '0'])),
    ).toEqual([])
    expect(found(days('mm/dd/yyyy', ['09/03/2021', '10/02/2021']))).toEqual([])
  })
})

describe('methods of one hole', () => {
  const methods = (...rows: string[][]) =>
    group('HDPH', ['LOCA_ID', 'HDPH_TYPE', 'HDPH_TOP', 'HDPH_BASE'], ['', '', 'm', 'm'], ...rows)

  test('whose depths overlap are found', () => {
    expect(found(methods(['BH1', 'IP', '0.00', '1.20'], ['BH1', 'CP', '1.00', '8.00']))).toEqual([
      'Depth ranges of two methods overlap: IP 0 to 1.2 m and CP 1 to 8 m (BH1)',
    ])
  })

  test('that meet at a depth, are of one kind or of two holes are not', () => {
    const meeting = [
      ['BH1', 'IP', '0.00', '1.20'],
      ['BH1', 'CP', '1.20', '8.00'],
      ['BH1', 'CP', '7.00', '9.00'],
      ['BH2', 'RC', '0.00', '9.00'],
      ['BH2', 'CP', '', '9.00'],
    ]
    expect(found(methods(...meeting))).toEqual([])
  })
})

test('the date of a delivery in English words is read, and one that cannot be read is found', () => {
  const dated = (date: string) =>
    found(group('PROJ', ['PROJ_ID', 'PROJ_DATE'], ['', 'dd/mm/yyyy'], ['P1', date]))
  const read = ['28th Oct 2010', '28/10/2010', '28.10.2010', '20101028', '2010/10/28', '', 'n/a']
  expect(read.flatMap(dated)).toEqual([])
  expect(dated('31.06.2010')).toEqual([expect.stringContaining('is not in the calendar')])
  expect(dated('Autumn 2010')).toEqual([
    'Date “Autumn 2010” cannot be read, so the delivery counts as one without a date',
  ])
  expect(dated('31st June 2010')).toEqual([
    'Date 31st June 2010 is not in the calendar, so the delivery counts as one without a date',
  ])
})
