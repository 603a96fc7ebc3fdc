import { parseAgs } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { findRules } from '../../../test/find-rules.ts'
import { checkWritten } from '../src/ags/check-written.ts'
import { writeAgsFile } from '../src/ags/write-ags-file.ts'
import { describeFindings, type ExportSource } from '../src/index.ts'
import { collectText, smallSource, table } from './small-source.ts'

async function write(parts: Partial<ExportSource> = {}) {
  const text = await collectText(writeAgsFile(smallSource(parts)))
  const rules = (await findRules(text)).map(({ rule, message }) => `${rule} ${message}`)
  return { text, groups: parseAgs(text).groups, rules }
}

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

test('AGS3 with a first value that fills a line says that a line is too long', async () => {
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

/** A source as the API sends it: rows can be read once, and nothing is defined. */
function sentSource(parts: Partial<ExportSource> = {}): Partial<ExportSource> {
  const { tables } = smallSource(parts)
  const once = tables.map((table) => {
    let reads = 0
    return {
      ...table,
      rows: () => {
        if (++reads > 1) throw new Error(`${table.group} is read twice`)
        return table.rows()
      },
    }
  })
  return { ...parts, tables: once, lacksDefinitions: true }
}

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

async function notesOf(parts: Partial<ExportSource>): Promise<{ text: string; notes: string[] }> {
  const notes: string[] = []
  const text = await collectText(writeAgsFile(smallSource(parts), {}, (note) => notes.push(note)))
  return { text, notes }
}

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

test('keys that a line break told apart are named when they are written', async () => {
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
  const apart = 'told it apart only by a line break or control character that was written as a space'
  expect(notes.filter((note) => note.includes('apart'))).toEqual([
    `LOCA: 1 key is of several rows, and ${apart} (AGS 4 rule 10a): LOCA_ID "BH 1"`,
    `GEOL: 1 key is of several rows, and ${apart} (AGS 4 rule 10a): LOCA_ID, GEOL_TOP, ` +
      'GEOL_BASE "BH 1" "1.00" "9.00"',
  ])
})
