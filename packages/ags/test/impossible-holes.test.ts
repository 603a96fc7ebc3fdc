import { describe, expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'
import { found, group, holes, line } from './impossible-rows.ts'

describe('names of holes', () => {
  const similar = (pair: string) =>
    `Exploratory holes ${pair} differ only in letter case, blanks or characters that look alike or cannot ` +
    'be seen'

  test('that differ only in letter case or blanks are found', () => {
    expect(found(holes('BH1', 'BH2', 'BH1 ', 'bh 2'))).toEqual([
      similar('"BH1" and "BH1 "'),
      similar('"BH2" and "bh 2"'),
    ])
  })

  test('with control or invisible characters are found, and the characters are named', () => {
    expect(found(holes('BH\u202e1', 'BH\u200b2', 'BH\u00a03', 'BH\u00014', '\ufeffBH5'))).toEqual(
      ['BH<U+202E>1', 'BH<U+200B>2', 'BH<U+00A0>3', 'BH<U+0001>4', '<U+FEFF>BH5'].map(
        (name) => `The name of exploratory hole "${name}" has characters that cannot be seen`,
      ),
    )
  })

  test('that differ only in letters of another script or in dashes are found, and those are named', () => {
    expect(found(holes('BA-1', 'B\u0410-1', 'BA\u20131', '\u0412\u0430-1', '\u0392-2', '\u0432-2'))).toEqual([
      similar('"BA-1" and "B<U+0410>-1"'),
      similar('"BA-1" and "BA<U+2013>1"'),
      similar('"BA-1" and "<U+0412><U+0430>-1"'),
      similar('"<U+0392>-2" and "<U+0432>-2"'),
    ])
  })

  test('that differ only in an invisible character are one name to a reader', () => {
    expect(found(holes('BH1', 'BH\u200b1'))[1]).toBe(similar('"BH1" and "BH<U+200B>1"'))
  })

  test('in any script are not', () => expect(found(holes('Schürf 1', 'Ο-1', '孔 2', 'BH1/A'))).toEqual([]))

  test('that are equal or differ in more are not', () => {
    expect(found(holes('BH1', 'BH1', 'BH1A', 'BH10', 'BH-1'))).toEqual([])
  })
})

describe('final depths and ground levels', () => {
  const hole = (heading: string, unit: string, ...values: string[]) =>
    group('LOCA', ['LOCA_ID', heading], ['', unit], ...values.map((value, at) => [`BH${at}`, value]))

  test('below 0 or deeper than any hole are found', () => {
    expect(
      found(hole('LOCA_FDEP', 'm', '-3.00', '0.00', '12.5', '-', '', '1e300', '1e400', '12262')),
    ).toEqual([
      'Depth -3.00 m of BH0 is negative: above ground level',
      'Depth 1e300 m of BH5 is over 12,300 m',
      'Depth 1e400 m of BH6 is over 12,300 m',
    ])
  })

  test('that no ground has are found', () => {
    expect(found(hole('LOCA_GL', 'm', '8849', '-10935', '99999', '-1e300', 'TBC'))).toEqual([
      'Level 99999 m of BH2 is over 11,000 m',
      'Level -1e300 m of BH3 is below -11,000 m',
    ])
  })

  test('of nines, as programs write for none, are found in any unit of length', () => {
    const placeholder = (value: string) => `Level ${value} is what programs write for a missing value`
    expect(found(hole('LOCA_GL', 'm', '-999.00', '-99.9', '-9999', '-500.1', '999'))).toEqual([
      placeholder('-999.00 m of BH0'),
      placeholder('-9999 m of BH2'),
    ])
    expect(found(hole('LOCA_GL', 'mm', '-999', '-999000'))).toEqual([placeholder('-999000 mm of BH1')])
  })

  test('are compared in metres, and left alone in a unit that is no length', () => {
    expect(found(hole('LOCA_FDEP', 'mm', '15000', '13000000'))).toEqual([
      'Depth 13000000 mm of BH1 is over 12,300,000 mm',
    ])
    expect(found(hole('LOCA_FDEP', 'ft', '15000'))).toEqual([])
  })
})

describe('lengths in metres', () => {
  const unread = (text: string) =>
    checkAgs(text).diagnostics.flatMap(({ rule, line, heading, message }) =>
      rule === 'unread-number' ? [`${line ?? ''} ${heading ?? ''} ${message}`] : [],
    )
  const rows = [
    ['BH1', '1.50', '1,20'],
    ['BH1', '2.5O', 'Dry'],
    ['BH1', '3.00', '>3.00'],
    ['BH1', '-', ''],
  ]
  const message = 'is not a number'

  test('of AGS 3 are numbers, a limit, or words', () => {
    const heads = [['**ISPT'], ['*HOLE_ID', '*ISPT_TOP', '*ISPT_CAS'], ['<UNITS>', 'm', '']]
    expect(unread([...heads, ...rows].map(line).join(''))).toEqual([
      `4 ISPT_CAS “1,20” (BH1 at 1.50 m) ${message}`,
      '5 ISPT_TOP “2.5O” (BH1 at 2.5O m) is not a number',
    ])
  })

  test('of AGS 4 are left to rule 8, except where any text is of their data type', () => {
    const text = group('ISPT', ['LOCA_ID', 'ISPT_TOP', 'ISPT_CAS'], ['', 'm', 'm'], ...rows)
    expect(unread(text)).toHaveLength(2)
    expect(unread(text.replace('"TYPE","X","X","X"', '"TYPE","ID","2DP","2DP"'))).toEqual([])
  })
})

test('ground levels of 0 of all holes are found, of one hole or of some are not', () => {
  const levels = (...stated: string[]) =>
    found(group('LOCA', ['LOCA_ID', 'LOCA_GL'], ['', 'm'], ...stated.map((level, at) => [`BH${at}`, level])))
  expect(levels('0.00', '', '0')).toEqual([
    'The ground level of all 2 exploratory holes is 0, so it was probably not set; an import states none',
  ])
  expect([levels('0.00'), levels('0.00', ''), levels('0.00', '0.01'), levels('', '')]).toEqual([
    [],
    [],
    [],
    [],
  ])
})
