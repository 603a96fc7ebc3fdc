import { describe, expect, it } from 'vitest'
import { briefly, checkAgs3Lines, file } from './check-lines.ts'

const HOLE = ['"**HOLE"', '"*HOLE_ID","*HOLE_NATE"', '"<UNITS>","m"']
const ROW = '"BH1","1.00"'

/** `first`, then `next` so often, on lines of ten that go on below. */
const wrapped = (first: string, next: string, count: number): string[] =>
  Array.from({ length: count / 10 }, (_, line) =>
    [...(line === 0 ? [first] : []), ...Array.from({ length: 10 }, () => next)]
      .join(',')
      .concat(line < count / 10 - 1 ? ',' : ''),
  )

/** Each breaks one rule once. */
const BROKEN: readonly [title: string, text: string, expected: string[]][] = [
  ['a line of 241 characters', file(...HOLE, `"BH1","${'1'.repeat(233)}"`), ['12 4 error']],
  ['UTF-8 that was read as Windows-1252', file(...HOLE, '"BH1","6ÂºC"'), ['1 4 warning', '1 4 warning']],
  ['a line before the first group', file('"A"', ...HOLE, ROW), ['order of lines 1 error']],
  ['a group without headings', file('"**HOLE"', ROW), ['4 2 error']],
  ['units and data without headings', file('"**HOLE"', HOLE[2] ?? '', ROW), ['18 2 error', '4 3 error']],
  ['a group without units', file(...HOLE.slice(0, 2), ROW, ROW), ['18 3 error']],
  ['fewer units than headings', file(...HOLE.slice(0, 2), '"<UNITS>"', ROW), ['18 3 error']],
  ['more units than headings', file(...HOLE.slice(0, 2), '"<UNITS>","m",""', ROW), ['18 3 error']],
  ['too few units on two lines', file(...HOLE.slice(0, 2), '"<UNITS>",', '"<UNITS>"', ROW), ['18 3 error']],
  [
    '61 headings',
    file(
      ...HOLE,
      ROW,
      '"**GEOL"',
      ...wrapped('"*HOLE_ID"', '"*GEOL_TOP"', 60),
      ...wrapped('"<UNITS>"', '""', 60),
    ),
    ['17 6 error'],
  ],
  ['units below data', file(...HOLE, ROW, HOLE[2] ?? '', ROW), ['18 5 error']],
  ['a <CONT> line without a row', file(...HOLE, '"<CONT>","1"'), ['14 4 error']],
  ['a group name of five letters', file('"**HOLES"', ...HOLE.slice(1), ROW), ['names 1 error']],
  ['two group names on a line', file('"**HOLE","**GEOL"', ...HOLE.slice(1), ROW), ['names 1 error']],
  [
    'a heading without its asterisk',
    file('"**HOLE"', '"*HOLE_ID","HOLE_NATE"', ...HOLE.slice(2), ROW),
    ['names 2 error'],
  ],
  ['a row with too few fields', file(...HOLE, '"BH1"'), ['4 4 error']],
  ['a continued row with too many', file(...HOLE, ROW, '"<CONT>","1","2"'), ['4 5 error']],
  ['a field without quotes', file(...HOLE, '"BH1",1.00'), ['8 4 error']],
  ['a comma behind the last value', file(...HOLE, '"BH1","1.00",'), ['8 4 error']],
  ['a quote in a value', file(...HOLE, '"BH"1","1.00"'), ['8 4 error']],
  ['a blank behind a comma', file(...HOLE, '"BH1", "1.00"'), ['quotes 4 warning']],
  ['a character outside ASCII', file(...HOLE, '"BH1 °","1.00"'), ['1 4 warning']],
]

const CLEAN = file(
  '"**HOLE"',
  '"*HOLE_ID",',
  '"*HOLE_NATE","*?HOLE_ABC"',
  '"<UNITS>","m",',
  '""',
  ROW.replace('"1.00"', '"1.00","a, b"'),
  '"<CONT>","","c"',
  '',
  '"**?ABCD"',
  '"*?ABCD_ID"',
  '"<UNITS>"',
  `"${'a'.repeat(238)}"`,
  '"**ABBR"',
  '"*ABBR_HDNG"',
  '"HOLE_TYPE"',
)

describe('rules of lines of AGS 3', () => {
  it.each(BROKEN)('report %s', (_, text, expected) => {
    expect(briefly(checkAgs3Lines(text))).toEqual(expected)
  })

  it.each([1, 3, 65536])('report nothing about a clean file in pieces of %i bytes', (pieceBytes) => {
    expect(checkAgs3Lines(CLEAN, pieceBytes)).toEqual([])
  })
})
