import { describe, expect, it } from 'vitest'
import { briefly, checkLines, file } from './check-lines.ts'
import { PROJ, ROW, withRow } from './line-rows.ts'

/** Each breaks one rule once. */
const BROKEN: readonly [title: string, text: string, expected: string[]][] = [
  ['a line that ends with LF only', `${file(...PROJ)}${ROW}\n${file(ROW)}`, ['2a 5 error']],
  ['a line that ends with CR only', `${file(...PROJ)}${ROW}\r${file(ROW)}`, ['2a 5 error']],
  ['a last line without an end', `${file(...PROJ)}${ROW}`, ['2a 5 error']],
  ['a character outside ASCII', withRow('"DATA","P1","5 – 6"'), ['1 5 error']],
  ['a character of extended ASCII', withRow('"DATA","P1","5 °C"'), ['1 5 note']],
  ['a control character in a value', withRow('"DATA","P1","a\u000bb\u001a"'), ['1 5 warning']],
  ['a group without rows', file(...PROJ), ['2 1 error']],
  ['a group that begins twice', file(...PROJ, ROW, '', ...PROJ, ROW), ['2 7 warning']],
  ['a row before the first group', file('"UNIT",""', ...PROJ, ROW), ['2b 1 error']],
  ['a group without UNIT', file(...PROJ.slice(0, 2), PROJ[3] ?? '', ROW), ['2b 3 error', '2b 1 error']],
  ['a group without TYPE', file(...PROJ.slice(0, 3), ROW), ['2b 1 error']],
  [
    'TYPE above UNIT',
    file(...PROJ.slice(0, 2), PROJ[3] ?? '', PROJ[2] ?? '', ROW),
    ['2b 3 error', '2b 4 error'],
  ],
  ['UNIT below a row', file(...PROJ, ROW, PROJ[2] ?? '', ROW), ['2b 6 error']],
  [
    'a group without HEADING',
    file('"GROUP","PROJ"', '"UNIT",""', '"TYPE","X"', '"DATA","1"'),
    ['2b 2 error', '2b 1 error', '4 1 error'],
  ],
  ['a row without a descriptor', withRow('"P1","a"'), ['3 5 error']],
  ['a descriptor in small letters', withRow('"data","P1","a"'), ['3 5 error']],
  ['a row with too few fields', withRow('"DATA","P1"'), ['4 5 error']],
  ['a row with too many fields', withRow('"DATA","P1","a",""'), ['4 5 error']],
  ['a GROUP row with two names', file('"GROUP","PROJ","X"', ...PROJ.slice(1), ROW), ['4 1 error']],
  ['a GROUP row without a name', file('"GROUP"', ...PROJ.slice(1), ROW), ['4 1 error']],
  ['a field without quotes', withRow('"DATA","P1",a'), ['5 5 error']],
  ['an empty field without quotes', withRow('"DATA","P1",'), ['5 5 error']],
  ['a quote that is not closed', withRow('"DATA","P1","a'), ['5 5 error']],
  ['a quote that is not doubled', withRow('"DATA","P1","a "b" c"'), ['5 5 error']],
  ['doubled quotes around a value', withRow('"DATA","P1",""a""'), ['5 5 error']],
  ['a blank behind a comma', withRow('"DATA", "P1","a"'), ['5 5 error']],
  ['a blank at the end of a line', withRow('"DATA","P1","a" '), ['5 5 error']],
  ['a line of blanks', file(...PROJ, ROW, ' \t', ROW), ['5 6 error']],
  ['a blank line between two rows', file(...PROJ, ROW, '', '', ROW, ROW, '', ''), ['2 6 warning']],
  ['blank lines in two places', file(...PROJ, '', ROW, '', ROW), ['2 5,7 warning']],
  ['an empty group name', file('"GROUP",""', ...PROJ.slice(1), ROW), ['19 1 error']],
  [
    'a HEADING row without headings',
    file('"GROUP","PROJ"', '"HEADING"', '"UNIT"', '"TYPE"', '"DATA"'),
    ['19a 2 error'],
  ],
]

describe('rules of lines of AGS 4: lines and bytes', () => {
  it.each(BROKEN)('report %s', (_, text, expected) => {
    expect(briefly(checkLines(text))).toEqual(expected)
  })

  it.each([
    ['PROJ', 'Add one row for the project'],
    ['TRAN', 'Add one row for this issue of the file'],
    ['UNIT', 'Add a row for each unit used'],
    ['TYPE', 'Add a row for each data type used'],
    ['GEOL', 'Add its rows, or leave the group out'],
  ])('advise of %s without rows what the other rules allow', (group, advice) => {
    const [finding] = checkLines(file(`"GROUP","${group}"`, ...PROJ.slice(1)))
    expect(finding).toMatchObject({ rule: '2', group, advice })
  })

  it.each([1, 2, 3, 64, 65536])('report nothing about a clean file in pieces of %i bytes', (pieceBytes) => {
    expect(checkLines(file(...PROJ, ROW, '"DATA","""1""",""'), 'utf-8', pieceBytes)).toEqual([])
  })

  it('find the same in pieces of any size', () => {
    const text = BROKEN.map(([, broken]) => broken).join('')
    const whole = checkLines(text, 'utf-8', text.length)
    for (const pieceBytes of [1, 2, 5, 31]) expect(checkLines(text, 'utf-8', pieceBytes)).toEqual(whole)
  })

  it('report a line break in a value at its row, and the rest of the row as no row', () => {
    const found = checkLines(withRow('"DATA","P1","Rotary\r\ncored"'))
    expect(briefly(found)).toEqual(['5 5 error', '6 5 error', '3 6 error', '5 6 error'])
    expect(found.find(({ rule }) => rule === '6')?.message).toBe('There is a line break within the row')
  })

  it('report a byte order mark and what it breaks', () => {
    const found = checkLines(`\u{feff}${withRow(ROW)}`)
    expect(briefly(found)).toEqual(['1 1 error', '3 1 error', '5 1 error'])
  })

  it('report single bytes as neither ASCII nor UTF-8', () => {
    const bytes = Uint8Array.from(withRow('"DATA","P1","5 \u00b0C"'), (character) => character.charCodeAt(0))
    const found = checkLines(bytes, 'windows-1252')
    expect(briefly(found)).toEqual(['1 5 error'])
    expect(found[0]?.message).toContain('° (U+00B0)')
  })

  it('name all different characters of a line', () => {
    const found = checkLines(withRow('"DATA","P1","5 °C “peat”, “silt” ½"'))
    expect(found.map(({ message, count }) => [message, count])).toEqual([
      ['The characters “ (U+201C), ” (U+201D) are not ASCII', 1],
      ['The characters ° (U+00B0), ½ (U+00BD) are extended ASCII, which some programs refuse', 1],
    ])
    const [many] = checkLines(withRow('"DATA","P1","абвгдежзийкл"'))
    expect(many?.message).toMatch(/^The characters а \(U\+0430\), .* and 2 more are not ASCII$/)
  })
})

describe('rules of lines of AGS 4: headings and long lines', () => {
  it('name group, heading and number of fields', () => {
    const [fields] = checkLines(withRow('"DATA","P1"'))
    expect(fields).toMatchObject({
      group: 'PROJ',
      message: 'The row has 1 field instead of the 2 of its HEADING row',
    })
  })

  it('name a HEADING row that is too long to be kept, and count no fields against what is left of it', () => {
    const names = Array.from({ length: 300_000 }, (_, index) => `"H${index}"`).join(',')
    const row = `"DATA"${',""'.repeat(300_000)}`
    const text = file(
      '"GROUP","PROJ"',
      `"HEADING",${names}`,
      '"UNIT"',
      '"TYPE"',
      row,
      row,
      ...PROJ,
      '"DATA",""',
    )
    for (const pieceBytes of [65536, 1 << 17]) {
      const found = checkLines(text, 'utf-8', pieceBytes)
      expect(briefly(found)).toEqual(['4 2 warning', '2 7 warning', '4 11 error'])
      expect(found[0]?.message).toMatch(/^The HEADING row is longer than 1,048,576 bytes/)
    }
  })

  it('read on behind a line of megabytes', () => {
    const endless = `"DATA","P1","a","${'x'.repeat(3_000_000)}`
    const found = checkLines(`${file(...PROJ)}${endless}\r\n${file(ROW, '"DATA"')}`, 'utf-8', 65536)
    expect(briefly(found)).toEqual(['4 5 error', '4 7 error'])
  })

  it('report of a line of more than a million bytes that it was not checked, and nothing else', () => {
    const found = checkLines(withRow(`"DATA","P1","${'x'.repeat(1_500_000)}"`), 'utf-8', 65536)
    expect(found.map(({ message, lines }) => [message, lines])).toEqual([
      ['The line is longer than 1,048,576 bytes, so it was not checked', [[5, 5]]],
    ])
  })
})
