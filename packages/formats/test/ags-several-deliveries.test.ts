import { parseAgs } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { findRules } from '../../../test/find-rules.ts'
import { table } from './small-source.ts'
import { notesOf } from './write-ags.ts'

test('headings of several deliveries are written in dictionary order, own ones after them', async () => {
  const headings = ['LOCA_ID::ID', 'LOCA_OWN', 'LOCA_FDEP:m:2DP', 'LOCA_TYPE::PA']
  const loca = table('LOCA', headings, [['BH1', 'mine', '5.00', 'CP']])
  const { text, notes } = await notesOf({ tables: [loca] })
  expect(parseAgs(text).groups.get('LOCA')).toMatchObject({
    headings: ['LOCA_ID', 'LOCA_TYPE', 'LOCA_FDEP', 'LOCA_OWN'],
    types: ['ID', 'PA', '2DP', 'X'],
    rows: [['BH1', 'CP', '5.00', 'mine']],
  })
  expect(notes).toEqual(['1 group with the headings in the order of the dictionary (AGS 4 rule 7): LOCA'])
  expect((await findRules(text)).map(({ rule }) => rule)).toEqual([])
})

test('a heading that nothing defines is written after those of the standard, as in DICT', async () => {
  const loca = table('LOCA', ['LOCA_ID::ID', 'LOCA_OWN', 'LOCA_REM'], [['BH1', 'mine', 'dry']])
  const { text } = await notesOf({ tables: [loca] })
  expect(parseAgs(text).groups.get('LOCA')).toMatchObject({
    headings: ['LOCA_ID', 'LOCA_REM', 'LOCA_OWN'],
    rows: [['BH1', 'dry', 'mine']],
  })
  expect((await findRules(text)).map(({ rule }) => rule)).toEqual([])
})

test('headings of an older delivery that the edition of the newest lacks have rows of DICT', async () => {
  const tran = table(
    'TRAN',
    ['TRAN_ISNO::X', 'TRAN_DATE:yyyy-mm-dd:DT', 'TRAN_AGS::X'],
    [
      ['1', '2024-01-01', '4.1.1'],
      ['2', '2024-06-01', '4.0.3'],
    ],
  )
  const loca = table('LOCA', ['LOCA_ID::ID', 'LOCA_NATD::X'], [['BH1', 'OD']])
  const { text } = await notesOf({ tables: [tran, loca], isMerged: true })
  expect(
    parseAgs(text)
      .groups.get('DICT')
      ?.rows.map((row) => row.slice(1, 5)),
  ).toEqual([['LOCA', 'LOCA_NATD', 'OTHER', 'X']])
  const rules = (await findRules(text)).map(({ rule }) => rule)
  expect(rules.filter((rule) => rule === '9' || rule === '18')).toEqual([])
})

test('of several deliveries the TYPE is one that all values of a column hold, and values stay', async () => {
  const tran = table(
    'TRAN',
    ['TRAN_ISNO::X', 'TRAN_AGS::X'],
    [
      ['1', '4.1.1'],
      ['2', '4.1.1'],
    ],
  )
  const loca = table(
    'LOCA',
    ['LOCA_ID::ID', 'LOCA_FDEP:m:1DP', 'LOCA_GL:m:2DP', 'LOCA_NATE:m:0DP', 'LOCA_LAT::2DP'],
    [
      ['BH1', '5.00', '1.234', '100', '<5'],
      ['BH2', '5.0', '1.235', '', '1.5'],
    ],
  )
  const { text, notes } = await notesOf({ tables: [tran, loca] })
  const group = parseAgs(text).groups.get('LOCA')
  const types = Object.fromEntries((group?.headings ?? []).map((name, at) => [name, group?.types[at]]))
  expect(types).toMatchObject({ LOCA_FDEP: 'U', LOCA_GL: '3DP', LOCA_NATE: '0DP', LOCA_LAT: 'XN' })
  expect(text).toContain('"5.00"')
  expect(text).toContain('"1.234"')
  expect(
    parseAgs(text)
      .groups.get('TYPE')
      ?.rows.map(([type]) => type),
  ).toEqual(expect.arrayContaining(['U', '3DP']))
  expect(notes.filter((note) => note.includes('rule 8'))).toEqual([
    'LOCA: TYPE is that of the values of all deliveries, with U where the forms of numbers differ and XN ' +
      'where some are texts (AGS 4 rule 8): LOCA_FDEP U, LOCA_GL 3DP, LOCA_LAT XN',
  ])
})

test('of several deliveries significant figures, exponents, dates and times have own TYPEs', async () => {
  const tran = table(
    'TRAN',
    ['TRAN_ISNO::X', 'TRAN_AGS::X'],
    ['1', '2'].map((issue) => [issue, '4.1.1']),
  )
  const headings = [
    { heading: 'LOCA_ID', type: 'ID', unit: '' },
    { heading: 'OWN_FIG', type: '3SF', unit: '' },
    { heading: 'OWN_SAME', type: '2SF', unit: '' },
    { heading: 'OWN_SCI', type: '1SCI', unit: '' },
    { heading: 'OWN_TEXT', type: '2SF', unit: '' },
    { heading: 'OWN_DAY', type: 'DT', unit: 'yyyy-mm-dd' },
    { heading: 'OWN_LATE', type: 'DT', unit: 'yyyy-mm-dd' },
    { heading: 'OWN_BAD', type: 'DT', unit: 'yyyy-mm-dd' },
    { heading: 'OWN_TIME', type: 'T', unit: 'hh:mm' },
  ].map((heading) => ({ ...heading, name: null }))
  const rows = [
    ['BH1', '1.20', '12', '1.2E-07', '12', '2024-05-01', '2024-05-01T10:30', '2024-05-01', '01:30:00'],
    ['BH2', '1.2', '1.2', '1.25E-07', '>12', '2024-05-01T10:30', '2024-06-01T10:30', 'May 2024', '02:30:00'],
  ]
  const { text, notes } = await notesOf({ tables: [tran, { ...table('LOCA', [], rows), headings }] })
  const group = parseAgs(text).groups.get('LOCA')
  const types = (group?.headings ?? []).map(
    (name, at) => `${name} ${group?.types[at] ?? ''} ${group?.units[at] ?? ''}`,
  )
  expect(types).toEqual([
    'LOCA_ID ID ',
    'OWN_FIG U ',
    'OWN_SAME 2SF ',
    'OWN_SCI U ',
    'OWN_TEXT XN ',
    'OWN_DAY X ',
    'OWN_LATE DT yyyy-mm-ddThh:mm',
    'OWN_BAD DT yyyy-mm-dd',
    'OWN_TIME T hh:mm:ss',
  ])
  expect(group?.rows).toEqual(rows)
  expect(notes.filter((note) => note.includes('rule 8'))).toEqual([
    'LOCA: TYPE is that of the values of all deliveries, with U where the forms of numbers differ and XN ' +
      'where some are texts (AGS 4 rule 8): OWN_FIG U, OWN_SCI U, OWN_TEXT XN',
    'LOCA: dates and times as delivered, of which the TYPE and UNIT are those of all deliveries, with X ' +
      'and no UNIT where their forms differ (AGS 4 rule 8): OWN_DAY X, OWN_LATE DT ' +
      'yyyy-mm-ddThh:mm, OWN_TIME T hh:mm:ss',
  ])
})

test('headings that DICT of the file defines keep its order, also where later editions differ', async () => {
  const dict = table(
    'DICT',
    ['DICT_TYPE::PA', 'DICT_GRP::X', 'DICT_HDNG::X', 'DICT_DESC::X'],
    [
      ['HEADING', 'LOCA', 'LOCA_ORCO', 'Originating company'],
      ['HEADING', 'LOCA', 'LOCA_ORID', 'Original hole'],
    ],
  )
  const headings = ['LOCA_ID::ID', 'LOCA_ORCO::X', 'LOCA_ORID::X']
  const loca = table('LOCA', headings, [['BH1', 'A', 'B']])
  const { text } = await notesOf({ tables: [dict, loca] })
  expect(parseAgs(text).groups.get('LOCA')?.headings).toEqual(['LOCA_ID', 'LOCA_ORCO', 'LOCA_ORID'])
})
