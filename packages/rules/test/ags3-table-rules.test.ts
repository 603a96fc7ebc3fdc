import { describe, expect, it } from 'vitest'
import { checkTables } from './check-tables.ts'

/** Groups of an AGS 3 file: lines of headings, units (empty: none) and rows, with bars between the values. */
type Groups = Record<string, readonly string[]>

const CLEAN: Groups = {
  PROJ: ['PROJ_ID|PROJ_DATE|PROJ_AGS', '|dd/mm/yyyy|', 'P1|17/03/2004|3.1'],
  HOLE: ['HOLE_ID|HOLE_TYPE|HOLE_FDEP', '||m', 'BH1|IP+CP|9.50', 'BH2|RC|3.00'],
  GEOL: ['HOLE_ID|GEOL_TOP|GEOL_BASE|GEOL_LEG', '|m|m|', 'BH1|0.00|9.50|201'],
  SAMP: ['HOLE_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE', '|m||', 'BH1|1.00|1|U'],
  CNMT: [
    'HOLE_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SPEC_REF|SPEC_DPTH|CNMT_TYPE|CNMT_TTYP|CNMT_RESL|CNMT_UNIT',
    '|m||||m||||',
    'BH1|1.00|1|U|1|1.10|PHS|SOLID|7.1|-',
  ],
  ABBR: [
    'ABBR_HDNG|ABBR_CODE|ABBR_DESC',
    '',
    ...['HOLE_TYPE|IP|Inspection pit', 'HOLE_TYPE|CP|Cable percussion', 'HOLE_TYPE|RC|Rotary cored'],
    ...['GEOL_LEG|201|CLAY', 'SAMP_TYPE|U|Undisturbed'],
  ],
  CODE: ['CODE_CODE|CODE_DESC', '', 'PHS|pH'],
  UNIT: ['UNIT_UNIT|UNIT_DESC', '', 'm|metre', 'dd/mm/yyyy|date', '-|none'],
}

function textOf(groups: Groups): string {
  const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(',')
  return Object.entries({ ...CLEAN, ...groups })
    .filter(([, lines]) => lines.length > 0)
    .flatMap(([group, [headings = '', units = '', ...rows]]) => [
      `"**${group}"`,
      quoted(headings.split('|').map((heading) => `*${heading}`)),
      ...(units === '' ? [] : [quoted(['<UNITS>', ...units.split('|').slice(1)])]),
      ...rows.map((row) => quoted(row.split('|'))),
      '',
    ])
    .join('\r\n')
}

/** `rule severity group heading: message <- line`. */
function findIn(groups: Groups): string[] {
  const text = textOf(groups)
  const lines = text.split('\r\n')
  return checkTables(text).map(({ rule, severity, group, heading, message, lines: found }) =>
    [
      `${rule} ${severity} ${group ?? '-'} ${heading ?? '-'}: ${message}`,
      ...found.map(([first]) => lines[first - 1]),
    ].join(' <- '),
  )
}

const changed = (group: string, from: string, to: string): Groups => ({
  [group]: (CLEAN[group] ?? []).map((line) => line.replace(from, to)),
})

/** Each breaks one rule once. */
const BROKEN: readonly [what: string, groups: Groups, ...found: string[]][] = [
  ['no UNIT group', { UNIT: [] }, '18b warning UNIT -: Group UNIT is missing'],
  [
    'a unit that is not listed',
    changed('HOLE', '||m', '||ft'),
    '18b warning HOLE -: Unit ft is not listed in UNIT <- "<UNITS>","","ft"',
  ],
  [
    'a unit of a chemical test that is not listed',
    changed('CNMT', '|-', '|mg/l'),
    '18b warning CNMT CNMT_UNIT: Unit mg/l is not listed in UNIT <- ' +
      '"BH1","1.00","1","U","1","1.10","PHS","SOLID","7.1","mg/l"',
  ],
  ['no ABBR group', { ABBR: [] }, '20 error ABBR -: Group ABBR is missing, but abbreviations are used'],
  [
    'an abbreviation that is not listed',
    changed('GEOL', '201', '202'),
    '20 error GEOL GEOL_LEG: GEOL_LEG 202 is not listed in ABBR <- "BH1","0.00","9.50","202"',
  ],
  [
    'one of joined abbreviations that is not listed',
    changed('HOLE', 'IP+CP', 'IP+WLS'),
    '20 error HOLE HOLE_TYPE: HOLE_TYPE WLS is not listed in ABBR <- "BH1","IP+WLS","9.50"',
  ],
  [
    'no CODE group',
    { CODE: [] },
    'test codes error CODE -: Group CODE is missing, but codes of chemical tests are used',
  ],
  [
    'a code of a chemical test that is not listed',
    changed('CNMT', 'PHS', 'ASS'),
    'test codes error CNMT CNMT_TYPE: CNMT_TYPE ASS is not listed in CODE <- ' +
      '"BH1","1.00","1","U","1","1.10","ASS","SOLID","7.1","-"',
  ],
  [
    'a date in another form than its unit states',
    changed('PROJ', '17/03/2004', '2004-03-17'),
    'dates warning PROJ PROJ_DATE: PROJ_DATE 2004-03-17 is not in the format dd/mm/yyyy, which its unit ' +
      'states <- "P1","2004-03-17","3.1"',
  ],
  [
    'file sets without FILE',
    { HOLE: ['HOLE_ID|HOLE_TYPE|FILE_FSET', '||', 'BH1|IP+CP|F1', 'BH2|RC|'] },
    'files error FILE -: File sets are named, but no group FILE lists them',
  ],
  ['no project', { PROJ: [] }, '19 error PROJ -: Group PROJ is missing'],
  [
    'two projects',
    { PROJ: [...(CLEAN.PROJ ?? []), 'P2|17/03/2004|3.1'] },
    '19 error PROJ -: PROJ has more than one row <- "P2","17/03/2004","3.1"',
  ],
]

describe('Table rules of AGS 3', () => {
  it('find nothing in a file that keeps them', () => expect(findIn({})).toEqual([]))

  it('take headings for keys that DICT makes keys in other letters than capitals, as an import does', () => {
    const own: Groups = {
      DICT: [
        'DICT_TYPE|DICT_GRP|DICT_HDNG|DICT_STAT|DICT_DESC|DICT_PGRP',
        '|||||',
        'GROUP|MINE|||Mines|HOLE',
        'HEADING|MINE|HOLE_ID|Key|Hole|',
        'HEADING|MINE|MINE_TOP|Key|Top|',
      ],
      MINE: ['HOLE_ID|MINE_TOP', '|m', 'BH1|1.00', 'BH2|1.00'],
    }
    expect(findIn(own)).toEqual([])
  })

  it('report that a version of AGS 4 has no effect', () => {
    const found = checkTables(textOf({}), { version: '4.2' })
    expect(found.map(({ severity, message }) => [severity, message])).toEqual([
      ['note', 'AGS 4.2 was chosen, which has no effect: the file is AGS 3'],
    ])
  })

  it('report nothing about words where ABBR lists no code for a heading that may have some', () => {
    const words = { HOLE: ['HOLE_ID|HOLE_TYPE|HOLE_STAT', '||', 'BH1|IP+CP|Draft', 'BH2|RC|Final'] }
    expect(findIn(words)).toEqual([])
    const listed = { ABBR: [...(CLEAN.ABBR ?? []), 'HOLE_STAT|Final|Final log'] }
    expect(findIn({ ...words, ...listed })).toEqual([
      '20 error HOLE HOLE_STAT: HOLE_STAT Draft is not listed in ABBR <- "BH1","IP+CP","Draft"',
    ])
  })

  it.each(BROKEN)('find %s', (_, groups, ...found) => expect(findIn(groups)).toEqual(found))
})
