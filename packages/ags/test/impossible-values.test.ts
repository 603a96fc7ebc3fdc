import { describe, expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'

/** Rules of the findings that these tests are about. */
const RULES = [
  'similar-names',
  'negative-depth',
  'recovery-over-100',
  'end-before-start',
  'overlapping-methods',
]

const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`

function group(
  code: string,
  headings: readonly string[],
  units: readonly string[],
  ...rows: string[][]
): string {
  const types = headings.map(() => 'X')
  const lines = [
    ['GROUP', code],
    ['HEADING', ...headings],
    ['UNIT', ...units],
    ['TYPE', ...types],
  ]
  return [...lines, ...rows.map((row) => ['DATA', ...row])].map(line).join('')
}

const found = (text: string) =>
  checkAgs(text)
    .diagnostics.filter(({ rule }) => RULES.includes(rule))
    .map(({ message }) => message)

const holes = (...ids: string[]) => group('LOCA', ['LOCA_ID'], [''], ...ids.map((id) => [id]))

describe('names of holes', () => {
  test('that differ only in letter case or blanks are found', () => {
    expect(found(holes('BH1', 'BH2', 'BH1 ', 'bh 2'))).toEqual([
      'Exploratory holes "BH1" and "BH1 " differ only in letter case or blanks; use one name if they are one hole',
      'Exploratory holes "BH2" and "bh 2" differ only in letter case or blanks; use one name if they are one hole',
    ])
  })

  test('that are equal or differ in more are not', () => {
    expect(found(holes('BH1', 'BH1', 'BH1A', 'BH10', 'BH-1'))).toEqual([])
  })
})

test('final depths below 0 are found', () => {
  const depths = ['-3.00', '0.00', '12.5', '-', ''].map((depth, at) => [`BH${at}`, depth])
  expect(found(group('LOCA', ['LOCA_ID', 'LOCA_FDEP'], ['', 'm'], ...depths))).toEqual([
    'A final depth is below 0: -3.00 (BH0)',
  ])
})

describe('core recoveries', () => {
  const core = (unit: string, ...recoveries: string[]) =>
    group('CORE', ['LOCA_ID', 'CORE_PREC'], ['', unit], ...recoveries.map((value) => ['BH1', value]))

  test('over 100 % are found', () => {
    expect(found(core('%', '100', '900', '99.5', 'NI'))).toEqual(['A core recovery is over 100 %: 900 (BH1)'])
  })

  test('in another unit are not', () => expect(found(core('mm', '900'))).toEqual([]))
})

describe('dates', () => {
  const days = (unit: string, ...pairs: [string, string][]) =>
    group(
      'HDPH',
      ['LOCA_ID', 'HDPH_STAR', 'HDPH_ENDD'],
      ['', unit, unit],
      ...pairs.map((pair) => ['BH1', ...pair]),
    )

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

  test('that cannot be read, or of which one is missing, are not', () => {
    expect(found(days('yyyy-mm-dd', ['2021-03-09', ''], ['spring', '2021-03-08']))).toEqual([])
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
