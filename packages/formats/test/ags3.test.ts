import { expect, test } from 'vitest'
import { writeAgsFile } from '../src/ags/write-ags-file.ts'
import { collectText, smallSource, table } from './small-source.ts'
import { sentSource, write } from './write-ags.ts'

test('AGS3 with a first value that fills a line states that a line is too long', async () => {
  const project = { ...smallSource().project, edition: 'AGS3' as const }
  const tables = [table('HOLE', ['HOLE_ID::', 'HOLE_GL:m:'], [['B'.repeat(300), '1.00']])]
  const notes: string[] = []
  await collectText(writeAgsFile(smallSource({ project, tables }), {}, (note) => notes.push(note)))
  expect(notes).toEqual([expect.stringMatching(/^1 line is longer than the 240 characters of AGS 3/)])
})

test('AGS3 stays as it is, with wrapped lines that read back whole', async () => {
  const rows = [
    ['BH1', '0.00', 'Clay, "stiff", '.repeat(60)],
    ['BH2', '1.00', ''],
  ]
  const project = { ...smallSource().project, edition: 'AGS3' as const }
  const tables = [table('GEOL', ['HOLE_ID::', 'GEOL_TOP:m:', 'GEOL_DESC::'], rows)]
  const { groups, text } = await write({ project, tables })
  expect([...groups.keys()]).toEqual(['GEOL', 'PROJ'])
  expect(groups.get('GEOL')?.rows).toEqual(rows)
  expect(text).toContain('"<CONT>"')
})

/** A group HOLE of 70 headings in AGS 3, all with a value in all rows. */
const wideGroup = (ids: readonly string[]) => {
  const own = Array.from({ length: 68 }, (_, index) => `HOLE_X${index}`)
  const rows = ids.map((id, hole) => [id, 'CP', ...own.map((_, index) => `${hole}-${index}`)])
  const project = { ...smallSource().project, edition: 'AGS3' as const }
  return { rows, source: { project, tables: [table('HOLE', ['HOLE_ID', 'HOLE_TYPE', ...own], rows)] } }
}

test('AGS3 has a group of more than 60 headings twice, the second with the keys of its rows', async () => {
  const { rows, source } = wideGroup(['BH1', 'BH2'])
  const { text, groups, rules } = await write(source)
  expect(text.match(/"\*\*HOLE"/g)).toHaveLength(2)
  const [first, second] = [(row: string[]) => row.slice(0, 60), (row: string[]) => row.slice(60)]
  expect(groups.get('HOLE')?.rows).toEqual([
    ...rows.map((row) => [...first(row), ...second(row).map(() => '')]),
    ...rows.map((row) => [
      row[0],
      ...first(row)
        .slice(1)
        .map(() => ''),
      ...second(row),
    ]),
  ])
  expect(rules.filter((rule) => /^(?:8|17|6b) /.test(rule))).toEqual([])
})

test('AGS3 keeps a group of more than 60 headings in one where two rows have the same key', async () => {
  const { rows, source } = wideGroup(['BH1', 'BH1'])
  const { text, groups } = await write(source)
  expect(text.match(/"\*\*HOLE"/g)).toHaveLength(1)
  expect(groups.get('HOLE')?.rows).toEqual(rows)
})

test('AGS3 marks groups and headings that DICT or no standard defines, and no others', async () => {
  const project = { ...smallSource().project, edition: 'AGS3' as const }
  const dict = table(
    'DICT',
    ['DICT_TYPE::', 'DICT_GRP::', 'DICT_HDNG::'],
    [
      ['GROUP', 'BKFL', ''],
      ['HEADING', 'BKFL', 'BKFL_TOP'],
    ],
  )
  const tables = [
    dict,
    table('HOLE', ['HOLE_ID::', 'HOLE_GL:m:', 'HOLE_OURS::'], [['BH1', '1.00', 'x']]),
    table('BKFL', ['HOLE_ID::', 'BKFL_TOP:m:'], [['BH1', '0.00']]),
    table('XOWN', ['HOLE_ID::', 'XOWN_TOP:m:'], [['BH1', '0.00']]),
  ]
  const { text, groups } = await write({ project, tables })
  const names = text.split('\r\n').filter((line) => line.startsWith('"*') && !line.includes('PROJ'))
  expect(names).toEqual([
    '"**DICT"',
    '"*DICT_TYPE","*DICT_GRP","*DICT_HDNG"',
    '"**HOLE"',
    '"*HOLE_ID","*HOLE_GL","*?HOLE_OURS"',
    '"**?BKFL"',
    '"*HOLE_ID","*?BKFL_TOP"',
    '"**?XOWN"',
    '"*HOLE_ID","*?XOWN_TOP"',
  ])
  expect([...groups.keys()]).toEqual(['DICT', 'HOLE', 'BKFL', 'XOWN', 'PROJ'])
})

test('AGS3 writes a heading of the company as COMMON, and a project without a name has none', async () => {
  const { project } = smallSource()
  const tables = [table('HOLE', ['HOLE_ID::', 'HOLE_OURS::'], [['BH1', 'x']])]
  const unnamed = { ...project, edition: 'AGS3' as const, name: project.reference }
  const { groups } = await write(sentSource({ project: unnamed, tables }))
  const cell = (group: string, heading: string) => {
    const { headings = [], rows = [] } = groups.get(group) ?? {}
    return rows[0]?.[headings.indexOf(heading)]
  }
  expect(cell('DICT', 'DICT_HDNG')).toBe('HOLE_OURS')
  expect(cell('DICT', 'DICT_STAT')).toBe('COMMON')
  expect([cell('PROJ', 'PROJ_ID'), cell('PROJ', 'PROJ_NAME')]).toEqual([project.reference, ''])
})

test('AGS3 from the API gets the codes, units and headings that are known', async () => {
  const project = { ...smallSource().project, edition: 'AGS3' as const, contractor: 'Drillers' }
  const tables = [
    table('HOLE', ['HOLE_ID::'], [['BH1']]),
    table('GEOL', ['HOLE_ID::', 'GEOL_TOP:m:', 'GEOL_LEG::', 'GEOL_MINE::'], [['BH1', '0.00', '101', 'x']]),
  ]
  const { groups } = await write(sentSource({ project, tables }))
  expect([...groups.keys()]).toEqual(['HOLE', 'GEOL', 'PROJ', 'DICT', 'ABBR', 'UNIT'])
  expect(groups.get('PROJ')?.rows).toEqual([['J1', 'Mill & Lane', '', 'Drillers']])
  expect(groups.get('ABBR')?.rows).toEqual([['GEOL_LEG', '101', 'Topsoil']])
  expect(groups.get('UNIT')?.rows).toEqual([['m', 'metre']])
  expect(groups.get('DICT')?.rows).toEqual([
    ['HEADING', 'GEOL', 'GEOL_MINE', 'COMMON', 'GEOL_MINE', '', '', ''],
  ])
})

test('AGS3 from the API defines the codes and units of chemical tests', async () => {
  const project = { ...smallSource().project, edition: 'AGS3' as const }
  const tables = [
    table('CNMT', ['HOLE_ID::', 'CNMT_TYPE::', 'CNMT_RESL::', 'CNMT_UNIT::'], [['BH1', 'AS', '3', 'mg/kg']]),
  ]
  const { groups } = await write(sentSource({ project, tables }))
  expect(groups.get('CODE')?.rows).toEqual([['AS', 'AS']])
  expect(groups.get('UNIT')?.rows.map(([unit]) => unit)).toEqual(['mg/kg'])
  expect(groups.has('ABBR')).toBe(false)
})
