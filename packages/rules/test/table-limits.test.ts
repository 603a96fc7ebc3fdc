import { createAgsParser } from '@groundsheet/ags'
import { describe, expect, it } from 'vitest'
import { createTableRules } from '../src/index.ts'
import { checkTables, fileOf, grown } from './check-tables.ts'

describe('Large files', () => {
  it('are listed once for each thing wrong, with the lines it is on', () => {
    const rows = Array.from({ length: 5000 }, (_, row) => `BH9|${row}.00|${row + 1}.00|CLAY`)
    const [finding, ...others] = checkTables(fileOf(grown('GEOL', ...rows)))
    expect(others).toEqual([])
    expect(finding).toMatchObject({ rule: '10c', count: 5000 })
    expect(finding?.lines).toHaveLength(1)
  })

  it('with thousands of headings in a line have one finding of each kind for it', () => {
    const names = Array.from({ length: 900 }, (_, index) => `not a heading ${index}`)
    const empty = names.map(() => '')
    const lines = [
      ['HEADING', 'LOCA_ID', ...names],
      ['UNIT', '', ...empty],
      ['TYPE', 'ID', ...empty],
    ]
    const group = ['"GROUP","GEOL"', ...lines.map((line) => line.map((value) => `"${value}"`).join(','))]
    const all = checkTables(`${fileOf({ GEOL: [] })}\r\n${group.join('\r\n')}\r\n`)
    const found = all.filter(({ message }) => message.includes('not a heading'))
    expect(found.map(({ rule }) => rule).toSorted()).toEqual(['17', '19a', '19a', '19b', '19b', '9'])
    for (const { message } of found) {
      expect(message).toMatch(/not a heading 0 .*; the same of 899 further headings of this line$/)
      expect(message.length).toBeLessThan(200)
    }
  })

  it('with more groups than are checked report from which line on, as an error', () => {
    const nameOf = (at: number) => `Z${at.toString(36).toUpperCase().padStart(3, '0')}`
    const groups = Array.from({ length: 5000 }, (_, at) => `"GROUP","${nameOf(at)}"\r\n`)
    const own = fileOf()
    const found = checkTables(`${own}\r\n${groups.join('')}"GROUP","not a name"\r\n"DATA","1"\r\n`)
    const line = own.split('\r\n').length + 5000 - new Set(own.match(/"GROUP","\w{4}"/g)).size + 1
    expect(found.filter(({ rule }) => rule === 'limits')).toMatchObject([
      {
        severity: 'error',
        message:
          'The file has more than 5,000 groups; those from here on were not checked, except line by line',
        lines: [[line, line]],
      },
    ])
  })

  it('that keep the rules are read once', () => {
    const rules = createTableRules()
    const parser = createAgsParser(rules)
    parser.write(fileOf())
    parser.end()
    expect([...rules.furtherPasses()]).toEqual([])
  })

  it('without any AGS lack the groups that AGS4 requires', () => {
    const rules = createTableRules()
    expect([...rules.furtherPasses()]).toEqual([])
    const errors = rules.end().findings.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ rule, group }) => `${rule} ${group ?? ''}`)).toEqual([
      '13 PROJ',
      '14 TRAN',
      '15 UNIT',
      '17 TYPE',
    ])
  })
})

const AGS3_LINES = [
  ...['"**PROJ"', '"*PROJ_ID","*PROJ_AGS"', '"<UNITS>",""', '"P1","3.1"'],
  ...['"**HOLE"', '"*HOLE_ID","*HOLE_NATE"', '"<UNITS>","m"', '"BH1","1"', '"BH2","2"'],
  ...[
    '"**GEOL"',
    '"*HOLE_ID","*GEOL_TOP","*GEOL_BASE"',
    '"<UNITS>","m","m"',
    '"BH1","0","1"',
    '"BH2","0","1"',
  ],
  ...['"**ABBR"', '"*ABBR_HDNG","*ABBR_CODE","*ABBR_DESC"', '"SAMP_TYPE","U","Undisturbed"'],
  ...['"**UNIT"', '"*UNIT_UNIT","*UNIT_DESC"', '"m","metre"', '"%","percentage"'],
]
const checkAgs3 = (...changed: [from: string, to: string][]) =>
  checkTables(changed.reduce((text, [from, to]) => text.replace(from, to), AGS3_LINES.join('\r\n'))).map(
    ({ rule, severity, message, lines: found }) =>
      `${rule} ${severity}: ${message} ${found.flat().join('-')}`,
  )

describe('AGS3 files', () => {
  it('are clean where they keep the rules that both editions share', () => expect(checkAgs3()).toEqual([]))

  const SAMPLES = [
    ...['"**SAMP"', '"*HOLE_ID","*SAMP_TOP","*SAMP_REF","*SAMP_TYPE"', '"<UNITS>","m","",""'],
    ...['"BH1","1.00","1","U"', '"BH2","1.00","1","U"'],
    ...['"**CLSS"', '"*HOLE_ID","*SAMP_TOP","*SAMP_REF","*SAMP_TYPE","*SPEC_REF","*SPEC_DPTH","*CLSS_NMC"'],
    ...['"<UNITS>","m","","","","m","%"', '"BH1","1.00","1","U","1","1.10","20"'],
  ].join('\r\n')
  const withSamples = (...changed: [from: string, to: string][]) =>
    checkAgs3(['"BH2","0","1"', `"BH2","0","1"\r\n${SAMPLES}`], ...changed)

  it('may have one key in several groups and holes', () => expect(withSamples()).toEqual([]))

  it('break 6b with equal keys of several headings, on the lines of both rows', () => {
    expect(withSamples(['"BH2","1.00","1","U"', '"BH1","1.00","1","U"'])).toEqual([
      '6b error: Several rows have the same key: HOLE_ID "BH1", SAMP_TOP "1.00", ' +
        'SAMP_REF "1", SAMP_TYPE "U" 18-19',
    ])
  })

  it('break 6b with equal keys in a second block of the same headings, not in one of others', () => {
    const again = (heading: string) =>
      checkAgs3([
        '"**ABBR"',
        `"**HOLE"\r\n"*HOLE_ID","*${heading}"\r\n"<UNITS>","m"\r\n"BH1","1"\r\n"**ABBR"`,
      ])
    expect(again('HOLE_NATE')).toEqual(['6b error: Several rows have the same key: HOLE_ID "BH1" 8-8-18-18'])
    expect(again('HOLE_NATN')).toEqual([])
  })

  it('break 6c with a test of a sample that is not there, though its hole is', () => {
    expect(withSamples(['"BH1","1.00","1","U","1"', '"BH1","2.00","1","U","1"'])).toEqual([
      '6c error: There is no row in SAMP with HOLE_ID "BH1", SAMP_TOP "2.00", ' +
        'SAMP_REF "1", SAMP_TYPE "U" 23-23',
    ])
  })

  it('break 6c where the parent group is missing', () => {
    expect(withSamples(['"**SAMP"', '"**?SAMQ"']).filter((found) => found.startsWith('6c'))).toContain(
      '6c error: The parent group SAMP is not in the file 21-21',
    )
  })

  it('have the rule numbers of AGS 3.1', () => {
    expect(checkAgs3(['"BH2","2"', '"BH1","2"'], ['"BH2","0","1"', '"BH1","5","6"'])).toEqual([
      '6b error: Several rows have the same key: HOLE_ID "BH1" 8-9',
    ])
    expect(checkAgs3(['"BH2","0","1"', '"BH3","0","1"'])).toEqual([
      '6c error: There is no row in HOLE with HOLE_ID "BH3" 14-14',
    ])
    expect(checkAgs3(['"BH2","0","1"', '"","0","1"'])).toEqual([
      '6c error: HOLE_ID is empty, so the row belongs to no row of HOLE 14-14',
    ])
    expect(checkAgs3(['"BH2","2"', '"","2"'], ['"BH2","0","1"', '"BH1","1","2"'])).toEqual([
      '6 error: The row has no key: HOLE_ID is empty, so that no other row can belong to it 9-9',
    ])
    expect(checkAgs3(['"*GEOL_BASE"', '"*GEOL_DESC"'])).toEqual([
      '6 warning: Key heading GEOL_BASE is missing 11-11',
    ])
    expect(checkAgs3(['*HOLE_NATE', '*HOLE_OURS'])).toEqual([
      '5 warning: Heading HOLE_OURS is neither in the standard dictionary nor in DICT 6-6',
      '21 warning: Group DICT is missing, but groups or headings are used that are not in the standard ',
    ])
  })
})
