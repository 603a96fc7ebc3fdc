import { expect, test } from 'vitest'
import { findRules } from '../../../test/find-rules.ts'
import { checkWritten } from '../src/ags/check-written.ts'
import { writeAgsFile } from '../src/ags/write-ags-file.ts'
import { describeFindings } from '../src/index.ts'
import { smallSource, table } from './small-source.ts'
import { sentSource, write } from './write-ags.ts'

test('what the API sends is read once and gets its definitions at the end', async () => {
  const { groups, rules } = await write(sentSource())
  expect(rules).toEqual([])
  expect([...groups.keys()]).toEqual(['LOCA', 'GEOL', 'PROJ', 'TRAN', 'ABBR', 'UNIT', 'TYPE'])
  expect(groups.get('ABBR')?.rows).toEqual([
    ['GEOL_LEG', '101', 'Topsoil'],
    ['LOCA_TYPE', 'CP', 'Cable percussion (shell and auger)'],
    ['GEOL_LEG', 'Q1', 'Q1'],
  ])
})

test('units and data types are called what the files call them, else what we do', async () => {
  const units = new Map([['m', 'metres, tape']])
  const types = new Map([['2DP', 'Value; 2 decimal places']])
  const { groups } = await write(sentSource({ units, types }))
  expect(groups.get('UNIT')?.rows).toContainEqual(['m', 'metres, tape'])
  expect(groups.get('TYPE')?.rows).toEqual(
    expect.arrayContaining([
      ['2DP', 'Value; 2 decimal places'],
      ['ID', 'Unique identifier'],
    ]),
  )
})

test('parents that are never sent are there with their keys, each once', async () => {
  const headings = [
    'LOCA_ID::ID',
    'SAMP_TOP:m:2DP',
    'SAMP_REF::X',
    'SAMP_TYPE::PA',
    'SAMP_ID::ID',
    'LBSG_REF::X',
  ]
  const row = (top: string, schedule: string) => ['BH1', top, '', 'D', `S${top}`, schedule]
  const tables = [
    ...smallSource().tables,
    table('LBST', headings, [row('1.00', 'A'), row('2.00', 'B'), row('3.00', 'A')]),
  ]
  const { groups } = await write(sentSource({ tables }))
  expect(groups.get('LBSG')).toMatchObject({ headings: ['LBSG_REF'], rows: [['A'], ['B']] })
})

test('a long table is written in pieces with one header', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => [`BH${index}`])
  const { groups, text } = await write({ tables: [table('LOCA', ['LOCA_ID::ID'], rows)] })
  expect(groups.get('LOCA')?.rows).toEqual(rows)
  expect(text.match(/"GROUP","LOCA"/g)).toHaveLength(1)
})

test('a file is checked as it is written, as well as when it is read again', async () => {
  const broken = table('GEOL', ['LOCA_ID::ID', 'GEOL_TOP:m:2DP', 'GEOL_MINE::X'], [['BH9', 'deep', 'x']])
  const source = smallSource(sentSource({ tables: [smallSource().tables[0] ?? broken, broken] }))
  const check = checkWritten(source)
  let text = ''
  for await (const piece of writeAgsFile(source)) {
    check.write(piece)
    text += piece
  }
  const written = new Blob([text])
  const found = await check.end(() => written.stream())
  const ofRules = await findRules(text)
  expect(ofRules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['8', '10c']))
  expect(found).toEqual(expect.arrayContaining([...ofRules]))
  expect(describeFindings(found, 'AGS4')).toContain(
    'Rule 8 (data types), GEOL GEOL_TOP: GEOL_TOP deep is not of data type 2DP',
  )
})

test('control characters in values are written as a space, which a note counts', async () => {
  const tables = [
    table(
      'LOCA',
      ['LOCA_ID::ID', 'LOCA_REM:m\u0001:X'],
      [
        ['BH1', 'a\u000Bb\tc\u0000d\u007Fe\u0085f'],
        ['BH2', 'plain'],
      ],
    ),
  ]
  const notes: string[] = []
  const source = smallSource({ tables })
  let text = ''
  for await (const piece of writeAgsFile(source, {}, (note) => notes.push(note))) text += piece
  expect(text).toContain('"DATA","BH1","a b c d e f"')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  expect(notes).toEqual(
    expect.arrayContaining([
      'Line breaks in 1 value were written as a space, since AGS allows none: LOCA_REM (1)',
      expect.stringMatching(
        /^Control characters in \d values were written as a space, since AGS allows none: LOCA_REM \(1\)/,
      ),
    ]),
  )
  let kept = ''
  for await (const piece of writeAgsFile(source, { keepLineBreaks: true })) kept += piece
  expect(kept).toContain('a\u000Bb\tc\u0000d\u007Fe\u0085f')
})
