import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAgs } from '@groundsheet/ags'
import { describe, expect, test } from 'vitest'
import { exportProject } from '../../src/export/export-project.ts'
import type { ImportReport } from '../../src/import/index.ts'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { hasRealFiles, REAL_FILES, realFilePath } from '../../../../test/real-files.ts'
import { ags3, ags4, smallSite } from '../import/ags-text.ts'
import { createDesk, type Desk } from '../import/desk.ts'

async function exportAll(desk: Desk, { company, projects }: ImportReport): Promise<string[]> {
  const paths: string[] = []
  for (const { projectId } of projects) {
    const out = join(desk.folder, `export ${paths.length}.ags`)
    await exportProject({ database: desk.database, project: projectId, company, format: 'ags', out })
    paths.push(out)
  }
  return paths
}

/** Every row's group, id and values, those that are never sent included. */
function rowsOf(desk: Desk) {
  const rows = desk.read((connection) =>
    connection
      .prepare<[], { group: string; id: string; body: string; internal: string | null }>(
        `SELECT group_code AS "group", lower(hex(id)) AS id, body, internal FROM data_row
         JOIN data_table ON data_table.seq = table_seq ORDER BY project_seq, "group", data_row.seq`,
      )
      .all(),
  )
  return rows.map(({ group, id, body, internal }) => {
    const { data } = JSON.parse(`${body}}`) as { data: Record<string, string> }
    return { group, id, values: { ...data, ...(JSON.parse(internal ?? '{}') as Record<string, string>) } }
  })
}

/** The sample and real files are imported three times each. */
const PATIENCE = 180_000

const UNCHANGED = { added: 0, changed: 0, removed: 0 }

/** Imports, exports, imports the export again, and into a database of its own. */
async function comeBack(paths: string | string[]) {
  const desk = createDesk()
  const other = createDesk()
  const report = await desk.import(paths)
  const exported = await exportAll(desk, report)
  const before = rowsOf(desk)
  const again = await desk.import(exported, { company: report.company })
  const fresh = await other.import(exported, { company: report.company })
  return { desk, other, report, exported, before, again, fresh }
}

test('AGS4 comes back as it went: nothing added, changed or removed, and the same ids in a new database', async () => {
  const desk = createDesk()
  const complete = desk.write('site.ags', smallSite())
  // Its definitions are completed by a first export; from then on nothing changes any more.
  const { exported } = await comeBack(complete)
  const { again, before, other, desk: second } = await comeBack(exported)
  expect(again.projects[0]?.rows).toMatchObject(UNCHANGED)
  expect(rowsOf(second)).toEqual(before)
  expect(rowsOf(other)).toEqual(before)
})

test('what the definitions of a file lack is added, and nothing else', async () => {
  const desk = createDesk()
  const { before, desk: imported } = await comeBack(desk.write('site.ags', smallSite()))
  const after = rowsOf(imported)
  expect(after).toEqual(expect.arrayContaining(before))
  const added = after.filter(({ id }) => !before.some((row) => row.id === id))
  expect(new Set(added.map(({ group }) => group))).toEqual(new Set(['TRAN', 'UNIT', 'TYPE']))
})

test('AGS3 with quotes, line breaks, equal keys and empty groups comes back as it went', async () => {
  const desk = createDesk()
  const text = ags3({
    PROJ: [
      ['PROJ_ID', 'PROJ_NAME'],
      ['J3', 'Old site'],
    ],
    HOLE: [
      ['HOLE_ID', 'HOLE_REM'],
      ['BH 1/A', '5" casing'],
      ['BH2', ''],
    ],
    GEOL: [
      ['HOLE_ID', 'GEOL_TOP', 'GEOL_DESC'],
      ['BH 1/A', '0.00', 'Long '.repeat(100)],
      ['BH 1/A', '0.00', 'the same key again'],
      ['BH9', '1.00', 'a hole that is not there'],
    ],
    DICT: [['DICT_TYPE', 'DICT_GRP']],
  })
  const { again, before, desk: imported, other } = await comeBack(desk.write('old.ags', text))
  expect(again.projects[0]?.rows).toMatchObject(UNCHANGED)
  expect(rowsOf(imported)).toEqual(before)
  expect(rowsOf(other)).toEqual(before)
})

test('a group of its own without DICT keeps its rows and ids', async () => {
  const desk = createDesk()
  const text = smallSite({
    XTRA: [
      ['LOCA_ID', 'XTRA_VAL'],
      ['BH1', '1'],
      ['BH1', '1'],
      ['BH2', '2'],
    ],
  })
  const { before, desk: imported, other } = await comeBack(desk.write('own.ags', text))
  const own = (rows: typeof before) => rows.filter(({ group }) => group === 'XTRA')
  expect(own(before)).toHaveLength(3)
  expect(own(rowsOf(imported))).toEqual(own(before))
  expect(own(rowsOf(other))).toEqual(own(before))
})

test('headings that are never sent are in the AGS, under their own names, and in no other format', async () => {
  const desk = createDesk()
  desk.write(
    'firm/company.json',
    JSON.stringify({ name: 'Firm', fields: { GEOL_DESC: { code: null }, GEOL_TOP: { code: 'TOP' } } }),
  )
  desk.write('firm/projects/a/site.ags', smallSite())
  await desk.import(join(desk.folder, 'firm'))
  const [ags, geojson, csv] = ['j.ags', 'j.geojson', 'csv'].map((name) => join(desk.folder, name))
  const shared = { database: desk.database, project: 'J1' }
  await exportProject({ ...shared, format: 'ags', out: ags ?? '' })
  await exportProject({ ...shared, format: 'geojson', out: geojson ?? '' })
  await exportProject({ ...shared, format: 'csv', out: csv ?? '' })
  expect(readFileSync(ags ?? '', 'utf8')).toContain('"LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC"')
  expect(readFileSync(ags ?? '', 'utf8')).toContain('"DATA","BH1","0.00","0.30","TOPSOIL"')
  expect(readFileSync(join(csv ?? '', 'GEOL.csv'), 'utf8')).toMatch(
    /^LOCA_ID,TOP,GEOL_BASE\r\nBH1,0\.00,0\.30\r\n/,
  )
})

test('two deliveries of one project are one file that the checks accept', async () => {
  const desk = createDesk()
  const tran = (number: string) => [
    ['TRAN_ISNO', 'TRAN_DATE', 'TRAN_PROD', 'TRAN_STAT', 'TRAN_AGS', 'TRAN_RECV'],
    [number, '2026-01-01', 'Us', 'Final', '4.1.1', 'Them'],
  ]
  const first = desk.write('1.ags', smallSite({ TRAN: tran('1') }))
  const second = desk.write(
    '2.ags',
    smallSite({
      TRAN: tran('2'),
      GEOL: [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'],
        ['BH2', '2.00', '3.00'],
      ],
    }),
  )
  const { exported, again } = await comeBack([first, second])
  const text = readFileSync(exported[0] ?? '', 'utf8')
  expect(text.match(/"DATA","\d","2026-01-01"/g)).toEqual(['"DATA","2","2026-01-01"'])
  expect(checkAgs(text).diagnostics.filter(({ rule }) => !rule.endsWith(' 8'))).toEqual([])
  expect(again.projects[0]?.rows.removed).toBe(0)
})

test('the sample company comes back as it went', { timeout: PATIENCE }, async () => {
  const desk = createDesk()
  const folder = join(desk.folder, 'sample')
  writeSampleFolder(folder)
  const { again, before, desk: imported, other, exported } = await comeBack(folder)
  for (const { rows } of again.projects) expect(rows).toMatchObject(UNCHANGED)
  expect(rowsOf(imported)).toEqual(before)
  // Of the three transmissions of one project, a file has the last.
  const isEarlier = ({ group, values }: (typeof before)[number]) =>
    group === 'TRAN' && ['Phase 1, final data', 'Phase 2, final data'].includes(values.TRAN_DESC ?? '')
  expect(before.filter(isEarlier)).toHaveLength(2)
  const ids = (rows: typeof before) => new Map(rows.map(({ id, values }) => [id, values]))
  expect(ids(rowsOf(other))).toEqual(ids(before.filter((row) => !isEarlier(row))))
  for (const path of exported) expect(checkAgs(readFileSync(path, 'utf8')).diagnostics).toEqual([])
})

/** Rows that a real file lacks: it uses PROJ_AGS without a DICT to define it. */
const ADDED: Record<string, number> = { 'A487 Pont ar Dyfi Improvement.ags': 6 }

describe.skipIf(!hasRealFiles)('real files', () => {
  test.each(REAL_FILES)('%s comes back as it went', { timeout: PATIENCE }, async (name) => {
    const { again, before, desk, other } = await comeBack(realFilePath(name))
    expect(again.projects[0]?.rows).toMatchObject({ ...UNCHANGED, added: ADDED[name] ?? 0 })
    const after = rowsOf(desk)
    const kept = new Set(before.map(({ id }) => id))
    expect(after.filter(({ id }) => kept.has(id))).toEqual(before)
    expect(rowsOf(other)).toEqual(after)
  })
})

test('a value keeps its quotes, line breaks and letters', async () => {
  const desk = createDesk()
  const nasty = 'a "quoted", value\r\nover\nlines, =1+1 and ünïcode 😀'
  const path = desk.write(
    'n.ags',
    ags4({
      PROJ: [['PROJ_ID'], ['J9']],
      LOCA: [
        ['LOCA_ID', 'LOCA_REM'],
        ['BH1', nasty],
      ],
    }),
  )
  const { before, other } = await comeBack(path)
  const remarks = (rows: typeof before) => rows.find(({ group }) => group === 'LOCA')?.values.LOCA_REM
  expect(remarks(before)).toBe(nasty)
  expect(remarks(rowsOf(other))).toBe(nasty)
})
