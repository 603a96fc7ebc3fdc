import { parseAgs } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { findRules } from '../../../test/find-rules.ts'
import { smallSource, table } from './small-source.ts'
import { notesOf } from './write-ags.ts'

test('values of other decimals than their TYPE are counted in a note', async () => {
  const loca = table(
    'LOCA',
    ['LOCA_ID::ID', 'LOCA_FDEP:m:1DP'],
    [
      ['BH1', '5.00'],
      ['BH2', '5.0'],
      ['BH3', ''],
    ],
  )
  expect((await notesOf({ tables: [loca] })).notes).toEqual([
    'LOCA: 1 value as delivered, with other decimals than the TYPE says (AGS 4 rule 8): LOCA_FDEP 1 (1DP)',
  ])
})

const FILES = table('FILE', ['FILE_FSET::X', 'FILE_NAME::X'], [['FS1', 'log.pdf']])

test('FILE is left out where no row refers to its files', async () => {
  const loca = table('LOCA', ['LOCA_ID::ID', 'FILE_FSET::X'], [['BH1', '']])
  const { text, notes } = await notesOf({ tables: [loca, FILES] })
  expect(parseAgs(text).groups.has('FILE')).toBe(false)
  expect(notes).toEqual([
    expect.stringMatching(/^FILE: left out with 1 row, since no row refers to its files/),
  ])
})

test('FILE stays where rows refer to its files, so that the FILE folder can be put beside', async () => {
  const loca = table('LOCA', ['LOCA_ID::ID', 'FILE_FSET::X'], [['BH1', 'FS1']])
  const { text, notes } = await notesOf({ tables: [loca, FILES] })
  expect(parseAgs(text).groups.get('FILE')?.rows).toEqual([['FS1', 'log.pdf']])
  expect(notes).toEqual([
    'FILE: 1 attached file is listed, and not with this file, since attached files are not imported (AGS ' +
      '4 rule 20). Put the FILE folder of the delivery beside it, or export a .zip with --attached',
  ])
})

test('rows that refer to attached files are counted where no FILE lists these', async () => {
  const loca = table(
    'LOCA',
    ['LOCA_ID::ID', 'FILE_FSET::X'],
    [
      ['BH1', 'FS1'],
      ['BH2', ' '],
    ],
  )
  expect((await notesOf({ tables: [loca] })).notes).toEqual([
    'LOCA: FILE_FSET of 1 row refers to attached files that no group FILE lists (AGS 4 rule 20)',
  ])
})

test('codes that nothing defines are counted in a note', async () => {
  expect((await notesOf({})).notes).toEqual([
    'ABBR: 1 code that nothing defines was added with the code as description (AGS 4 ' +
      'rule 16): GEOL_LEG 1 (Q1)',
  ])
})

test('a heading of AGS 3 that was marked without an asterisk is written with one mark', async () => {
  const project = { ...smallSource().project, edition: 'AGS3' as const }
  const tables = [table('HOLE', ['HOLE_ID', '?HOLE_OWN'], [['BH1', 'a']])]
  const { text } = await notesOf({ project, tables })
  expect(text).toContain('"*?HOLE_OWN"')
  expect(parseAgs(text).groups.get('HOLE')).toMatchObject({
    headings: ['HOLE_ID', 'HOLE_OWN'],
    rows: [['BH1', 'a']],
  })
})

test('identifiers of several rows are named when they are written', async () => {
  const headings = ['LOCA_ID::ID', 'SAMP_TOP:m:2DP', 'SAMP_REF', 'SAMP_TYPE::PA', 'SAMP_ID::ID']
  const row = (top: string, id: string) => ['BH1', top, '', 'D', id]
  const ids = ['A', 'A', 'A', '', '', 'B', 'C', 'B', 'D', 'D', 'E', 'E', 'F', 'F', 'G', 'G']
  const samples = ids.map((id, depth) => row(`${depth}.00`, id))
  const loca = table('LOCA', ['LOCA_ID::ID'], [['BH1']])
  const { text, notes } = await notesOf({ tables: [loca, table('SAMP', headings, samples)] })
  expect(notes).toEqual([
    'SAMP: 6 identifiers stand in several rows, as stored (AGS 4 rule 8): SAMP_ID A, B, D, E, F and 1 more',
  ])
  expect((await findRules(text)).filter(({ rule }) => rule === '8')).toHaveLength(6)
  const once = await notesOf({ tables: [loca, table('SAMP', headings, samples.slice(2, 5))] })
  expect(once.notes).toEqual([])
})

test('keys that only a line break distinguished are named when they are written', async () => {
  const samples = [
    ['BH\n1', '1.00'],
    ['BH 1', '1.00'],
    ['BH\u00071', '1.00'],
    ['BH\n1', '2.00'],
    ['BH\n1', '2.00'],
    ['BH2', '2.00\n'],
  ]
  const loca = table('LOCA', ['LOCA_ID::ID'], [['BH 1'], ['BH\n1'], ['BH\u00071'], ['BH2']])
  const geol = table(
    'GEOL',
    ['LOCA_ID::ID', 'GEOL_TOP:m:X', 'GEOL_BASE:m:X'],
    samples.map((row) => [...row, '9.00']),
  )
  const { notes } = await notesOf({ tables: [loca, geol] })
  const distinguished =
    'distinguished it only by a line break or control character that was written as a space'
  expect(notes.filter((note) => note.includes('distinguished'))).toEqual([
    `LOCA: 1 key is of several rows, and ${distinguished} (AGS 4 rule 10a): LOCA_ID "BH 1"`,
    `GEOL: 1 key is of several rows, and ${distinguished} (AGS 4 rule 10a): LOCA_ID, GEOL_TOP, ` +
      'GEOL_BASE "BH 1" "1.00" "9.00"',
  ])
})
