import { expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'

type Rows = readonly (readonly string[])[]

const group = (code: string, headings: readonly string[], rows: Rows, unit = ''): string =>
  [
    ['GROUP', code],
    ['HEADING', ...headings],
    ['UNIT', ...headings.map((heading) => (heading.endsWith('_ID') ? '' : unit))],
    ['TYPE', ...headings.map(() => 'X')],
    ...rows.map((row) => ['DATA', ...row]),
  ]
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)
    .join('')

const holes = (...rows: Rows) => group('LOCA', ['LOCA_ID', 'LOCA_STAR', 'LOCA_ENDD'], rows)
const progress = (...rows: Rows) => group('PTIM', ['LOCA_ID', 'PTIM_DTIM'], rows)
const dated = (heading: string, ...rows: Rows) => group(heading.slice(0, 4), ['LOCA_ID', heading], rows)

const foundIn = (text: string) =>
  checkAgs(text).diagnostics.filter(({ rule }) => rule === 'outside-hole-dates')
const messagesOf = (text: string) => foundIn(text).map(({ message }) => message)

const BH1 = holes(['BH1', '2020-03-07', '2020-03-09'])

test('drilling progress before the start of its hole is found, on its line, once for each hole', () => {
  const early = progress(
    ['BH1', '2020-03-06T18:00'],
    ['BH1', '2020-03-05T18:00'],
    ['BH1', '2020-03-08T18:00'],
  )
  for (const [text, line] of [
    [BH1 + early, 11],
    [early + BH1, 6],
  ] as const) {
    expect(foundIn(text)).toMatchObject([{ severity: 'warning', line, group: 'PTIM', heading: 'PTIM_DTIM' }])
    expect(messagesOf(text)).toEqual(['Date 2020-03-05 of BH1 is before the start of the hole, 2020-03-07'])
  }
})

test('work more than a day after the end of its hole is found', () => {
  const late = dated('WSTG_DTIM', ['BH1', '2088-03-08'])
  expect(messagesOf(BH1 + late)).toEqual(['Date 2088-03-08 of BH1 is after the end of the hole, 2020-03-09'])
  const nextMorning = progress(['BH1', '2020-03-10T08:00'])
  expect(messagesOf(BH1 + nextMorning)).toEqual([])
  expect(messagesOf(BH1 + progress(['BH1', '2020-03-11']))).toHaveLength(1)
})

test('samples and backfill are found before the start of their hole, not after its end', () => {
  for (const heading of ['SAMP_DTIM', 'BKFL_DATE']) {
    expect(messagesOf(BH1 + dated(heading, ['BH1', '2020-02-28'])), heading).toHaveLength(1)
    expect(messagesOf(BH1 + dated(heading, ['BH1', '2020-06-30'])), heading).toEqual([])
  }
})

test('dates of AGS 3 are read by their unit', () => {
  const unit = 'dd/mm/yyyy'
  const hole = group('HOLE', ['HOLE_ID', 'HOLE_STAR', 'HOLE_ENDD'], [['A', '01/07/2009', '01/07/2009']], unit)
  const work = group('PTIM', ['HOLE_ID', 'PTIM_DATE'], [['A', '07/01/2009']], unit)
  expect(messagesOf(hole + work)).toEqual([
    'Date 2009-01-07 of A is before the start of the hole, 2009-07-01',
  ])
})

test.each([
  ['monitoring after the hole', BH1 + dated('MOND_DTIM', ['BH1', '2021-03-06'])],
  ['midnight in summer time', holes(['BH1', '2020-07-02', '']) + progress(['BH1', '2020-07-01T23:00:00'])],
  ['holes without dates', holes(['BH1', '', '']) + progress(['BH1', '2020-01-01'])],
  [
    'holes that end before they start',
    holes(['A', '2020-12-19', '2020-01-07']) + progress(['A', '2020-02-01']),
  ],
  [
    'a hole that starts at noon',
    holes(['A', '2020-03-07T12:00', '2020-03-07T12:00']) + progress(['A', '2020-03-07T09:00']),
  ],
  ['work of unknown holes', BH1 + progress(['BH2', '2020-01-01'])],
  ['dates that cannot be read', BH1 + progress(['BH1', 'last week'])],
])('%s are no finding', (_case, text) => {
  expect(messagesOf(text)).toEqual([])
})

test('of rows with one name the dates that are furthest apart are those of the hole', () => {
  const twice = holes(['A', '2020-03-07', '2020-03-07'], ['A', '2020-03-01', '2020-03-02'])
  expect(messagesOf(twice + progress(['A', '2020-03-04']))).toEqual([])
})
