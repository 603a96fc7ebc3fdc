import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAgs } from '@groundsheet/ags'
import { findRules } from '../../../../test/find-rules.ts'
import { expect, test } from 'vitest'
import { exportProject } from '../../src/export/export-project.ts'
import { ags3, ags4, smallSite } from '../import/ags-text.ts'
import { createWorkspace, type Workspace } from '../import/workspace.ts'
import { exportAndImport, exportAll, rowsOf } from './export-and-import.ts'

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
  const { exported, again } = await exportAndImport([first, second])
  const text = readFileSync(exported[0] ?? '', 'utf8')
  expect(text.match(/"DATA","\d","2026-01-01"/g)).toEqual(['"DATA","2","2026-01-01"'])
  // The holes of the small site are deeper than its strata.
  expect(checkAgs(text).diagnostics.filter(({ rule }) => rule !== 'strata-gaps')).toEqual([])
  expect((await findRules(text)).filter(({ rule }) => rule !== '8')).toEqual([])
  expect(again.projects[0]?.rows.removed).toBe(0)
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
  const { before, other } = await exportAndImport(path)
  const remarks = (rows: typeof before) => rows.find(({ group }) => group === 'LOCA')?.values.LOCA_REM
  expect(remarks(before)).toBe(nasty)
  expect(remarks(rowsOf(other))).toBe(nasty)
})
