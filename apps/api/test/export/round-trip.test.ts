import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAgs } from '@groundsheet/ags'
import { findRules } from '../../../../test/find-rules.ts'
import { describe, expect, test } from 'vitest'
import { exportProject } from '../../src/export/export-project.ts'
import type { ImportReport } from '../../src/import/index.ts'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { hasRealFiles, REAL_FILES, realFilePath } from '../../../../test/real-files.ts'
import { ags3, ags4, smallSite } from '../import/ags-text.ts'
import { createWorkspace, type Workspace } from '../import/workspace.ts'
import { usesPostgres } from '../postgres/test-database.ts'

async function exportAll(workspace: Workspace, { company, projects }: ImportReport): Promise<string[]> {
  const paths: string[] = []
  for (const { projectId } of projects) {
    const out = join(workspace.folder, `export ${paths.length}.ags`)
    const shared = { database: await workspace.stored(), project: projectId, company }
    await exportProject({ ...shared, format: 'ags', out, keepLineBreaks: true })
    paths.push(out)
  }
  return paths
}

/** Group, id and values of every row, including values that are never sent. */
function rowsOf(workspace: Workspace) {
  const rows = workspace.read((connection) =>
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
const TIMEOUT_MS = 180_000

const UNCHANGED = { added: 0, changed: 0, removed: 0 }

/** Imports, exports, imports the export into the same and into a new database. */
async function comeBack(paths: string | string[]) {
  const workspace = createWorkspace()
  const other = createWorkspace()
  const report = await workspace.import(paths)
  const exported = await exportAll(workspace, report)
  const before = rowsOf(workspace)
  const again = await workspace.import(exported, { company: report.company })
  const fresh = await other.import(exported, { company: report.company })
  return { workspace, other, report, exported, before, again, fresh }
}

test('exported AGS 4 imports without changes, and with the same ids in a new database', async () => {
  const workspace = createWorkspace()
  const complete = workspace.write('site.ags', smallSite())
  // The first export completes its definitions; later ones change nothing.
  const { exported } = await comeBack(complete)
  const { again, before, other, workspace: second } = await comeBack(exported)
  expect(again.projects[0]?.rows).toMatchObject(UNCHANGED)
  expect(rowsOf(second)).toEqual(before)
  expect(rowsOf(other)).toEqual(before)
})

test('missing definitions are added to an export, and nothing else', async () => {
  const workspace = createWorkspace()
  const { before, workspace: imported } = await comeBack(workspace.write('site.ags', smallSite()))
  const after = rowsOf(imported)
  expect(after).toEqual(expect.arrayContaining(before))
  const added = after.filter(({ id }) => !before.some((row) => row.id === id))
  expect(new Set(added.map(({ group }) => group))).toEqual(new Set(['TRAN', 'UNIT', 'TYPE']))
})

test('exported AGS 3 with quotes, line breaks, equal keys, empty groups imports unchanged', async () => {
  const workspace = createWorkspace()
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
  const { again, before, workspace: imported, other } = await comeBack(workspace.write('old.ags', text))
  expect(again.projects[0]?.rows).toMatchObject(UNCHANGED)
  expect(rowsOf(imported)).toEqual(before)
  expect(rowsOf(other)).toEqual(before)
})

test('a user-defined group without DICT keeps its rows; the added DICT changes their ids once', async () => {
  const workspace = createWorkspace()
  const text = smallSite({
    XTRA: [
      ['LOCA_ID', 'XTRA_VAL'],
      ['BH1', '1'],
      ['BH1', '1'],
      ['BH2', '2'],
    ],
  })
  const { before, workspace: imported, other } = await comeBack(workspace.write('own.ags', text))
  const own = (rows: typeof before) => rows.filter(({ group }) => group === 'XTRA')
  const valuesOf = (rows: typeof before) => own(rows).map(({ values }) => values)
  expect(own(before)).toHaveLength(3)
  // All headings are keys there, so that the rows of the exported file have a parent (AGS 4, rule 10c).
  expect(valuesOf(rowsOf(imported))).toEqual(valuesOf(before))
  expect(own(rowsOf(other))).toEqual(own(rowsOf(imported)))
})

test('headings that the API never sends are in exported AGS by their names, and only there', async () => {
  const workspace = createWorkspace()
  workspace.write(
    'firm/company.json',
    JSON.stringify({ name: 'Firm', fields: { GEOL_DESC: { code: null }, GEOL_TOP: { code: 'TOP' } } }),
  )
  workspace.write('firm/projects/a/site.ags', smallSite())
  await workspace.import(join(workspace.folder, 'firm'))
  const [ags, geojson, csv] = ['j.ags', 'j.geojson', 'csv'].map((name) => join(workspace.folder, name))
  const shared = { database: await workspace.stored(), project: 'J1' }
  await exportProject({ ...shared, format: 'ags', out: ags ?? '' })
  await exportProject({ ...shared, format: 'geojson', out: geojson ?? '' })
  await exportProject({ ...shared, format: 'csv', out: csv ?? '' })
  expect(readFileSync(ags ?? '', 'utf8')).toContain('"LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC"')
  expect(readFileSync(ags ?? '', 'utf8')).toContain('"DATA","BH1","0.00","0.30","TOPSOIL"')
  expect(readFileSync(join(csv ?? '', 'GEOL.csv'), 'utf8')).toMatch(
    /^LOCA_ID,TOP,GEOL_BASE\r\nBH1,0\.00,0\.30\r\n/,
  )
})

test('two deliveries of one project are exported as one file that passes the checks', async () => {
  const workspace = createWorkspace()
  const tran = (number: string) => [
    ['TRAN_ISNO', 'TRAN_DATE', 'TRAN_PROD', 'TRAN_STAT', 'TRAN_AGS', 'TRAN_RECV'],
    [number, '2026-01-01', 'Us', 'Final', '4.1.1', 'Them'],
  ]
  const first = workspace.write('1.ags', smallSite({ TRAN: tran('1') }))
  const second = workspace.write(
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
  // The holes of the small site are deeper than its strata.
  expect(checkAgs(text).diagnostics.filter(({ rule }) => rule !== 'strata-gaps')).toEqual([])
  expect((await findRules(text)).filter(({ rule }) => rule !== '8')).toEqual([])
  expect(again.projects[0]?.rows.removed).toBe(0)
})

test('the exported sample company imports without changes', { timeout: TIMEOUT_MS }, async () => {
  const workspace = createWorkspace()
  const folder = join(workspace.folder, 'sample')
  writeSampleFolder(folder)
  const { again, before, workspace: imported, other, exported } = await comeBack(folder)
  for (const { rows } of again.projects) expect(rows).toMatchObject(UNCHANGED)
  expect(rowsOf(imported)).toEqual(before)
  // Of the three transmissions of one project, a file has the last.
  const isEarlier = ({ group, values }: (typeof before)[number]) =>
    group === 'TRAN' && ['Phase 1, final data', 'Phase 2, final data'].includes(values.TRAN_DESC ?? '')
  expect(before.filter(isEarlier)).toHaveLength(2)
  const ids = (rows: typeof before) => new Map(rows.map(({ id, values }) => [id, values]))
  expect(ids(rowsOf(other))).toEqual(ids(before.filter((row) => !isEarlier(row))))
  for (const path of exported) {
    const text = readFileSync(path, 'utf8')
    expect(checkAgs(text).diagnostics).toEqual([])
    expect(await findRules(text)).toEqual([])
  }
})

/** A row missing in a real file, which uses PROJ_AGS without defining it in DICT. */
const ADDED: Record<string, number> = { 'A487 Pont ar Dyfi Improvement.ags': 6 }

/** Each takes seconds. What both stores hold of the others is compared elsewhere. */
const ROUND_TRIPS = usesPostgres ? REAL_FILES.slice(0, 3) : REAL_FILES

describe.skipIf(!hasRealFiles)('real files', () => {
  test.each(ROUND_TRIPS)('%s imports without changes', { timeout: TIMEOUT_MS }, async (name) => {
    const { again, before, workspace, other } = await comeBack(realFilePath(name))
    expect(again.projects[0]?.rows).toMatchObject({ ...UNCHANGED, added: ADDED[name] ?? 0 })
    const after = rowsOf(workspace)
    const kept = new Set(before.map(({ id }) => id))
    expect(after.filter(({ id }) => kept.has(id))).toEqual(before)
    expect(rowsOf(other)).toEqual(after)
  })

  test.each(['Cowlairs park.ags', 'Babworth TPs.AGS'] as const)(
    '%s keeps its question marks of groups and headings',
    { timeout: TIMEOUT_MS },
    async (name) => {
      const workspace = createWorkspace()
      const path = realFilePath(name)
      const [exported = ''] = await exportAll(workspace, await workspace.import(path))
      const marked = (file: string) => [
        ...new Set(readFileSync(file, 'latin1').match(/"\*\*?\?[A-Z0-9_]+"/g)),
      ]
      expect(marked(exported).toSorted()).toEqual(marked(path).toSorted())
      expect(marked(path).length > 0).toBe(name === 'Cowlairs park.ags')
    },
  )
})

test('line breaks inside values are written as a space, and the report counts them', async () => {
  const workspace = createWorkspace()
  const rows = [
    ['LOCA_ID', 'LOCA_REM'],
    ['BH1', 'over\r\nthree\nlines'],
    ['BH2', 'one line'],
  ]
  await workspace.import(workspace.write('b.ags', ags4({ PROJ: [['PROJ_ID'], ['J9']], LOCA: rows })))
  const out = join(workspace.folder, 'out.ags')
  const { notes } = await exportProject({
    database: await workspace.stored(),
    project: 'J9',
    format: 'ags',
    out,
  })
  expect(readFileSync(out, 'utf8')).toContain('"DATA","BH1","over three lines"')
  expect(notes).toEqual([
    'Line breaks in 1 value were written as a space, since AGS allows none: LOCA_REM (1)',
  ])
})

test('an AGS 3 group of more than 60 headings keeps rule 17 and reads back whole', async () => {
  const workspace = createWorkspace()
  const own = Array.from({ length: 66 }, (_, index) => `HOLE_X${index}`)
  const block = (headings: string[], value: string) => [
    ['HOLE_ID', ...headings],
    ['BH1', ...headings.map((heading) => `${value} ${heading}`)],
    ['BH2', ...headings.map(() => '')],
  ]
  const halves = [own.slice(0, 33), own.slice(33)].map((half) => ags3({ HOLE: block(half, 'of') }))
  await workspace.import(workspace.write('w.ags', ags3({ PROJ: [['PROJ_ID'], ['J3']] }) + halves.join('')))
  const statedIn = (from: Workspace) =>
    rowsOf(from).map(({ values }) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    )
  const stated = statedIn(workspace)
  expect(stated).toContainEqual(expect.objectContaining({ HOLE_X0: 'of HOLE_X0', HOLE_X65: 'of HOLE_X65' }))
  const [out = ''] = await exportAll(
    workspace,
    await workspace.import(workspace.write('x.ags', ags3({ PROJ: [['PROJ_ID'], ['J3']] }))),
  )
  const text = readFileSync(out, 'utf8')
  expect((await findRules(text)).filter(({ rule }) => ['8', '17'].includes(rule))).toEqual([])
  const again = createWorkspace()
  await again.import(again.write('again.ags', text))
  expect(statedIn(again)).toEqual(stated)
})

test('a group without rows is written with its headings, and FILE is left out with a note', async () => {
  const workspace = createWorkspace()
  const text = smallSite({
    GRAG: [['LOCA_ID', 'SAMP_TOP']],
    FILE: [
      ['FILE_FSET', 'FILE_NAME'],
      ['FS1', 'log.pdf'],
    ],
  })
  await workspace.import(workspace.write('e.ags', text))
  const out = join(workspace.folder, 'out.ags')
  const { notes } = await exportProject({
    database: await workspace.stored(),
    project: 'J1',
    format: 'ags',
    out,
  })
  const written = readFileSync(out, 'utf8')
  expect(written).toContain('"GROUP","GRAG"\r\n"HEADING","LOCA_ID","SAMP_TOP"\r\n')
  expect(written).not.toContain('"GROUP","FILE"')
  expect(notes).toEqual([expect.stringMatching(/^FILE: left out with 1 row, /)])
})

test.each([
  ['csv', 'out.zip'],
  ['csv', 'folder'],
  ['xlsx', 'out.xlsx'],
] as const)('%s as %s says that the attached files of FILE are not in it', async (format, name) => {
  const workspace = createWorkspace()
  const FILE = [
    ['FILE_FSET', 'FILE_NAME'],
    ['FS1', 'log.pdf'],
    ['FS1', 'photo.jpg'],
  ]
  await workspace.import(workspace.write('f.ags', smallSite({ FILE })))
  const out = join(workspace.folder, name)
  const { notes } = await exportProject({ database: await workspace.stored(), project: 'J1', format, out })
  expect(notes).toEqual([expect.stringMatching(/^FILE lists 2 attached files, which are not in this export/)])
})

test('a value keeps its quotes, line breaks and special characters', async () => {
  const workspace = createWorkspace()
  const nasty = 'a "quoted", value\r\nover\nlines, =1+1 and ünïcode 😀'
  const path = workspace.write(
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
