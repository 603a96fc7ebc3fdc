import { describe, expect, it } from 'vitest'
import {
  changed,
  checkTables,
  describeFindings,
  DICT_HEAD,
  fileOf,
  findIn,
  grown,
  type Groups,
} from './check-tables.ts'
import { GEOL_OURS, LINKS, MINE, MINE_DICT } from './table-rule-groups.ts'

/** TRAN of the clean file without one of its last two headings. */
function tranWithout(heading: 'TRAN_DLIM' | 'TRAN_RCON'): Groups {
  const place = grown('TRAN').TRAN?.[0]?.split('|').indexOf(heading)
  const without = (row: string) => row.split('|').filter((_, column) => column !== place)
  return { TRAN: (grown('TRAN').TRAN ?? []).map((row) => without(row).join('|')) }
}

/** A sample, and the same in another group, with their depths in units of their own. */
const samplesIn = (unit: string, top: string, ownUnit: string, own: string): Groups => ({
  SAMP: ['LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID', `|${unit}|||`, 'ID|2DP|X|PA|ID', `BH1|${top}|1|U|S1`],
  LLPL: [
    'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
    `|${ownUnit}|||||m`,
    'ID|2DP|X|PA|ID|X|2DP',
    `BH1|${own}|1|U|S1||1.00`,
  ],
  UNIT: [
    'UNIT_UNIT|UNIT_DESC',
    '|',
    'X|X',
    ...['m', 'mm', 'cm', 'ft', 'yyyy-mm-dd'].map((one) => `${one}|x`),
  ],
})

describe('Table rules find nothing', () => {
  it('in a file that keeps them', () => expect(findIn({})).toEqual([]))

  it('in a file with groups and headings of its own, defined before or behind their use', () => {
    expect(findIn({ DICT: MINE_DICT, MINE, GEOL: GEOL_OURS })).toEqual([])
    expect(findIn({ MINE, GEOL: GEOL_OURS, DICT: MINE_DICT })).toEqual([])
  })

  it('where a row names no parent at all, as samples that stand alone do', () => {
    expect(findIn(grown('SAMP', '||||S3'))).toEqual([])
  })

  it.each([
    ['m', '1.00', 'mm', '1000.00'],
    ['mm', '1000.00', 'm', '1.00'],
    ['mm', '1000.00', '', '1.00'],
    ['', '1.00', 'cm', '100.00'],
    ['ft', '100.00', 'm', '30.48'],
  ])('where a parent has its depth in %s, as %s, and its child in %s, as %s', (unit, top, ownUnit, own) => {
    expect(findIn(samplesIn(unit, top, ownUnit, own))).toEqual([])
  })

  it('where parents stand behind their children', () => expect(findIn(grown('LOCA'))).toEqual([]))

  it('in rows that differ in a key that DICT adds', () => {
    const keyed = GEOL_OURS.map((row) => row.replace('OURS', 'PART'))
    const definition = 'HEADING|GEOL|GEOL_PART|KEY|X|Part||'
    expect(findIn({ DICT: [...DICT_HEAD, definition], GEOL: [...keyed, 'BH1|0.00|9.50|CLAY|y'] })).toEqual([])
  })

  it('in joined codes that are listed one by one', () => {
    expect(findIn(changed('LOCA', '|RC|', '|CP+RC|'))).toEqual([])
  })

  it('in joined codes that are listed as a whole where TRAN has no heading for the concatenator', () => {
    const listed = grown('ABBR', 'LOCA_TYPE|CP+RC|both')
    const found = findIn({ ...tranWithout('TRAN_RCON'), ...listed, ...changed('LOCA', '|RC|', '|CP+RC|') })
    expect(found.filter((finding) => !finding.includes('not in the standard list'))).toEqual([])
  })

  it('in record links that lead to one row each', () => {
    expect(findIn(LINKS('LOCA;BH2', 'SAMP;BH1;1.00', 'LOCA;BH1+LOCA;BH2', ''))).toEqual([])
  })
})

describe('A group whose keys are defined between two of its blocks', () => {
  it('has equal keys found in both', () => {
    const quoted = (...values: string[]) => values.map((value) => `"${value}"`).join(',')
    const again = [
      quoted('GROUP', 'MINE'),
      quoted('HEADING', 'LOCA_ID', 'MINE_TOP', 'MINE_NAME'),
      quoted('UNIT', '', 'm', ''),
      quoted('TYPE', 'ID', '2DP', 'X'),
      quoted('DATA', 'BH2', '1.00', 'Pit'),
    ]
    const text = [fileOf({ MINE: [...MINE, 'BH1|1.00|New shaft'], DICT: MINE_DICT }), ...again].join('\r\n')
    expect(describeFindings(text, checkTables(text))).toEqual([
      '10a error MINE -: Several rows have the same key: LOCA_ID "BH1", MINE_TOP "1.00" <- ' +
        '"DATA","BH1","1.00","Old shaft" <- "DATA","BH1","1.00","New shaft"',
    ])
  })
})

describe('Attached files', () => {
  const groups: Groups = {
    LOCA: ['LOCA_ID|FILE_FSET', '|', 'ID|X', 'BH1|F1', 'BH2|F2'],
    FILE: [
      'FILE_FSET|FILE_NAME|FILE_DESC',
      '||',
      'X|X|X',
      'F1|log.pdf|',
      'F1|photo.jpg|',
      'F2|a.pdf|',
      'F2|b.pdf|',
    ],
  }

  it('are looked for in the folder of their set', () => {
    const files = {
      hasFolder: (fileSet: string) => fileSet === 'F1',
      hasFile: (fileSet: string, name: string) => fileSet === 'F1' && name === 'log.pdf',
    }
    expect(findIn(groups, { files })).toEqual([
      '20 error FILE FILE_NAME: The file FILE/F1/photo.jpg is not beside the file <- ' +
        '"DATA","F1","photo.jpg",""',
      '20 error FILE FILE_FSET: The folder FILE/F2 is not beside the file <- "DATA","F2","a.pdf",""',
    ])
  })

  it('are not looked for where the caller cannot look', () => expect(findIn(groups)).toEqual([]))
})

describe('The version of the standard', () => {
  const ERES = { ERES: ['LOCA_ID', '', 'ID', 'BH1'] }
  const isKnown = (found: string[]) => !found.some((finding) => finding.includes('Group ERES is neither'))

  it('is that of TRAN_AGS, wherever TRAN stands', () => {
    expect(isKnown(findIn(ERES))).toBe(true)
    expect(isKnown(findIn({ ...ERES, ...changed('TRAN', '4.1', '4.2') }))).toBe(false)
    expect(isKnown(findIn({ ...changed('TRAN', '4.1', '4.2'), ...ERES }))).toBe(false)
  })

  it('is the one the caller chooses', () => {
    expect(isKnown(findIn(ERES, { version: '4.2' }))).toBe(false)
    expect(isKnown(findIn({ ...ERES, ...changed('TRAN', '4.1', '4.2') }, { version: '4.0.3' }))).toBe(true)
  })
})

it('The advice on fixed codes and on text under a type of numbers leads to a right file', () => {
  const texts: Groups = {
    ...changed('ABBR', 'Flag to indicate', 'Says that'),
    ...grown('TYPE', 'U|described'),
    GEOL: ['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|', 'ID|2DP|2DP|U', 'BH1|0.00|9.50|CLAY'],
  }
  const given = checkTables(fileOf(texts)).map(({ advice }) => advice)
  expect(given).toContain('Use the standard description: AGS fixes the codes of DICT_TYPE and DICT_STAT')
  expect(given).toContain(
    'Write a number, or state in the TYPE row the data type of what stands there: X for any text',
  )
  expect(given).not.toContain('Use the standard description, or a code of your own')
})
