import { parseAgs } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { writeAgsFile } from '../src/ags/write-ags-file.ts'
import { collectText, smallSource, table } from './small-source.ts'
import { sentSource, write } from './write-ags.ts'

test('a source of nothing but data becomes a file without findings', async () => {
  const { groups, rules } = await write()
  expect(rules).toEqual([])
  expect([...groups.keys()]).toEqual(['LOCA', 'GEOL', 'PROJ', 'TRAN', 'ABBR', 'UNIT', 'TYPE'])
  expect(groups.get('TRAN')?.rows).toEqual([
    ['1', '2026-01-31', 'Northmoor', 'Export', '', '4.1.1', 'Not stated', '|', '+'],
  ])
  expect(groups.get('GEOL')).toMatchObject({
    headings: ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG'],
    units: ['', 'm', 'm', '', ''],
    types: ['ID', '2DP', '2DP', 'X', 'PA'],
  })
})

test('every code, unit and type in use is defined; a code without a meaning describes itself', async () => {
  const { groups } = await write()
  expect(groups.get('ABBR')?.rows).toEqual([
    ['LOCA_TYPE', 'CP', 'Cable percussion (shell and auger)'],
    ['GEOL_LEG', '101', 'Topsoil'],
    ['GEOL_LEG', 'Q1', 'Q1'],
  ])
  expect(groups.get('UNIT')?.rows).toEqual([
    ['m', 'metre'],
    ['yyyy-mm-dd', 'date'],
  ])
  expect(groups.get('TYPE')?.rows.map(([type]) => type)).toEqual(['ID', 'PA', '2DP', 'X', 'DT'])
})

test('what the source defines stays as it is, and only the rest is added', async () => {
  const own = [
    table('ABBR', ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC', 'ABBR_REM'], [['GEOL_LEG', 'Q1', 'Void', 'ours']]),
    table('UNIT', ['UNIT_UNIT', 'UNIT_DESC'], [['m', 'meter']]),
  ]
  const { groups, rules } = await write({ tables: [...own, ...smallSource().tables] })
  expect(groups.get('ABBR')?.rows.slice(0, 2)).toEqual([
    ['GEOL_LEG', 'Q1', 'Void', 'ours'],
    ['LOCA_TYPE', 'CP', 'Cable percussion (shell and auger)', ''],
  ])
  expect(groups.get('UNIT')?.rows[0]).toEqual(['m', 'meter'])
  expect(rules).toEqual([])
})

test('groups outside the standard have rows in DICT, all headings as keys if none are known', async () => {
  const tables = [
    ...smallSource().tables,
    table(
      'XTRA',
      ['LOCA_ID::ID', 'XTRA_MINE:m:1DP'],
      [
        ['BH1', '1.5'],
        ['BH1', '2.5'],
      ],
    ),
  ]
  const { groups, rules } = await write({ tables })
  expect(groups.get('DICT')?.rows.map((row) => row.slice(0, 5))).toEqual([
    ['GROUP', 'XTRA', '', '', ''],
    ['HEADING', 'XTRA', 'LOCA_ID', 'KEY', 'ID'],
    ['HEADING', 'XTRA', 'XTRA_MINE', 'KEY', '1DP'],
  ])
  expect(rules).toEqual([])
})

test('a group without known keys that has equal rows gets no keys in DICT', async () => {
  const equal = [
    ['a', 'b'],
    ['a', 'b'],
  ]
  const tables = [...smallSource().tables, table('XTRA', ['XTRA_A::X', 'XTRA_B::X'], equal)]
  const { groups, rules } = await write({ tables })
  expect(groups.get('DICT')?.rows.map((row) => row.slice(0, 4))).toEqual([
    ['GROUP', 'XTRA', '', ''],
    ['HEADING', 'XTRA', 'XTRA_A', 'OTHER'],
    ['HEADING', 'XTRA', 'XTRA_B', 'OTHER'],
  ])
  expect(groups.get('XTRA')?.rows).toEqual(equal)
  expect(rules.filter((rule) => rule.includes('10a'))).toEqual([])
})

test('several codes in one value are defined one by one', async () => {
  const { groups } = await write({
    tables: [table('LOCA', ['LOCA_ID::ID', 'LOCA_TYPE::PA'], [['BH1', 'CP+RC']])],
  })
  expect(groups.get('ABBR')?.rows.map(([, code]) => code)).toEqual(['CP', 'RC'])
})

test('of several transmissions without a date the one of the highest issue is written', async () => {
  const headings = ['TRAN_ISNO', 'TRAN_AGS']
  const tran = table('TRAN', headings, [
    ['1', '4.0.3'],
    ['2', '4.0.4'],
  ])
  const { groups } = await write({ tables: [tran, ...smallSource().tables] })
  expect(groups.get('TRAN')?.rows).toEqual([['2', '4.0.4']])
})

test('of several transmissions the newest by date is written, wherever its row is', async () => {
  const tran = table(
    'TRAN',
    ['TRAN_ISNO', 'TRAN_DATE:yyyy-mm-dd:DT'],
    [
      ['1', '2024-01-31'],
      ['10', '2024-06-14'],
      ['9', '2024-06-14'],
      ['11', '2024-03-01'],
    ],
  )
  const notes: string[] = []
  const source = smallSource({ tables: [tran, ...smallSource().tables] })
  const text = await collectText(writeAgsFile(source, {}, (note) => notes.push(note)))
  expect(parseAgs(text).groups.get('TRAN')?.rows).toEqual([['10', '2024-06-14']])
  expect(notes[0]).toBe('TRAN: the newest of 4 transmissions was written; a file has one (AGS 4 rule 14)')
})

test('a meaning that only the project gives to a code is kept where no row uses it', async () => {
  const codes = () =>
    new Map([
      ['TP', 'Trial pit by hand'],
      ['CP', 'Cable percussion (shell and auger)'],
    ])
  const tables = [table('LOCA', ['LOCA_ID::ID', 'LOCA_TYPE::PA'], [['BH1', 'CP']])]
  const { groups } = await write(sentSource({ tables, codes }))
  expect(groups.get('ABBR')?.rows).toContainEqual(['LOCA_TYPE', 'TP', 'Trial pit by hand'])
})

test('codes of standard headings are defined where the file types every heading as text', async () => {
  const tables = [table('LOCA', ['LOCA_ID::X', 'LOCA_TYPE::X', 'LOCA_REM::X'], [['BH1', 'CP', 'none']])]
  const { groups } = await write(sentSource({ tables }))
  expect(groups.get('ABBR')?.rows).toEqual([['LOCA_TYPE', 'CP', 'Cable percussion (shell and auger)']])
})

test('a group of the project’s own keeps its parent and its keys', async () => {
  const own = table('XTRA', ['LOCA_ID::ID', 'XTRA_NO::X', 'XTRA_MINE:m:1DP'], [['BH1', '1', '1.5']])
  const tables = [...smallSource().tables, { ...own, parent: 'LOCA', keys: ['LOCA_ID', 'XTRA_NO'] }]
  const { groups, rules } = await write(sentSource({ tables }))
  expect(groups.get('DICT')?.rows.map((row) => row.slice(1, 4))).toEqual([
    ['XTRA', '', ''],
    ['XTRA', 'LOCA_ID', 'KEY'],
    ['XTRA', 'XTRA_NO', 'KEY'],
    ['XTRA', 'XTRA_MINE', 'OTHER'],
  ])
  expect(rules).toEqual([])
})
