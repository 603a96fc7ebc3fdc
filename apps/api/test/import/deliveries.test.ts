import { join } from 'node:path'
import type { Delivery } from '@groundsheet/contract'
import { describe, expect, test } from 'vitest'
import { importLines } from '../../src/cli/print-import.ts'
import { smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const delivered = (issue: string, date: string, groups: Groups = {}) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE', 'TRAN_PROD', 'TRAN_STAT', 'TRAN_DESC', 'TRAN_RECV'],
      [issue, date, 'Driller Ltd', 'Final', '', 'Town Council'],
    ],
    ...groups,
  })

const deliveries = (workspace: Workspace) =>
  workspace.read((connection) =>
    connection
      .prepare<[], { body: string }>('SELECT body FROM delivery ORDER BY seq')
      .all()
      .map(({ body }) => JSON.parse(`${body}}`) as Delivery),
  )

const OTHER_GEOL = {
  GEOL: [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH1', '0.00', '0.30', 'Grass over TOPSOIL'],
    ['BH1', '4.00', '5.00', 'SAND'],
  ],
}

test('a delivery states what its file says of itself, and what it added and changed', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('in/first.ags', delivered('1', '2024-01-31')))
  await workspace.import(workspace.write('in/second.ags', delivered('2', '2024-06-14', OTHER_GEOL)))
  const [first, second] = deliveries(workspace)
  expect(first).toMatchObject({
    file: 'first.ags',
    edition: 'AGS4',
    date: '2024-01-31',
    issue: '1',
    status: 'Final',
    producer: 'Driller Ltd',
    recipient: 'Town Council',
    description: null,
    importedAt: '2026-01-01T00:00:00.000Z',
    rows: { added: 7, changed: 0, kept: 0, removed: 0 },
  })
  expect(second?.rows).toEqual({ added: 2, changed: 1, kept: 0, removed: 0 })
  expect(second?.tables).toEqual([
    { table: 'GEOL', added: 1, changed: 1, kept: 0, removed: 0 },
    { table: 'TRAN', added: 1, changed: 0, kept: 0, removed: 0 },
  ])
})

test('an older delivery counts rows that were kept, and a file imported again is listed once', async () => {
  const workspace = createWorkspace()
  const old = workspace.write('old.ags', delivered('1', '2024-01-31', OTHER_GEOL))
  await workspace.import(workspace.write('new.ags', delivered('2', '2024-06-14')))
  await workspace.import(old)
  const before = deliveries(workspace)
  expect(before.map(({ file, rows }) => [file, rows.kept])).toEqual([
    ['new.ags', 0],
    ['old.ags', 1],
  ])
  await workspace.import(old)
  expect(deliveries(workspace)).toEqual(before)
})

test('with --replace earlier deliveries stay listed, with the delivery that took their place', async () => {
  const workspace = createWorkspace()
  const first = workspace.write('1.ags', delivered('1', '2024-01-31'))
  await workspace.import(first)
  const [stated] = deliveries(workspace)
  const second = workspace.write('2.ags', delivered('2', '2024-06-14', OTHER_GEOL))
  await workspace.import(second, { replace: true })
  const replaced = () => {
    const all = deliveries(workspace)
    return all.map(({ file, replacedBy }) => [file, all.find(({ id }) => id === replacedBy)?.file])
  }
  expect(replaced()).toEqual([
    ['1.ags', '2.ags'],
    ['2.ags', undefined],
  ])
  expect(deliveries(workspace)[0]).toMatchObject({ rows: stated?.rows, tables: stated?.tables })
  const before = deliveries(workspace)
  await workspace.import(second, { replace: true })
  expect(deliveries(workspace)).toEqual(before)
  await workspace.import(first, { replace: true, asNewest: true })
  expect(replaced()).toEqual([
    ['1.ags', undefined],
    ['2.ags', '1.ags'],
  ])
})

test('a delivery that was replaced no longer says which rows are newer', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('3.ags', delivered('3', '2024-06-14')))
  const first = workspace.write('1.ags', delivered('1', '2024-01-31'))
  await workspace.import(first, { replace: true, asNewest: true })
  await workspace.import(workspace.write('2.ags', delivered('2', '2024-03-01', OTHER_GEOL)))
  expect(deliveries(workspace).map(({ file, rows }) => [file, rows.kept])).toEqual([
    ['3.ags', 0],
    ['1.ags', 0],
    ['2.ags', 0],
  ])
})

test('tables that the company does not publish are counted, not named; hidden headings neither', async () => {
  const workspace = createWorkspace()
  const folder = join(workspace.folder, 'firm')
  const company = (hidden: object) =>
    workspace.write('firm/company.json', JSON.stringify({ name: 'Firm', ...hidden }))
  workspace.write('firm/projects/a/site.ags', delivered('1', '2024-01-31'))
  workspace.write('firm/projects/a/project.json', '{}')
  company({})
  await workspace.import(folder)
  expect(deliveries(workspace)[0]?.tables.map(({ table }) => table)).toContain('GEOL')
  company({ tables: { GEOL: { code: null } }, fields: { TRAN_RECV: { code: null } } })
  await workspace.import(folder)
  const [only] = deliveries(workspace)
  expect(only?.tables.map(({ table }) => table)).not.toContain('GEOL')
  expect(only?.rows.added).toBe(7)
  expect([only?.producer, only?.recipient]).toEqual(['Driller Ltd', null])
  company({ tables: { TRAN: { code: null } } })
  await workspace.import(folder)
  expect(deliveries(workspace)[0]).toMatchObject({ date: null, producer: null, recipient: null })
})

test('strata that overlap where deliveries are merged are a warning, and --replace mends them', async () => {
  const workspace = createWorkspace()
  const strata = (...rows: string[][]) => ({
    GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...rows],
  })
  const first = strata(['BH1', '0.00', '1.00', 'CLAY'], ['BH1', '1.00', '10.00', 'SAND'])
  const second = strata(['BH1', '0.00', '1.20', 'CLAY'], ['BH1', '1.20', '10.00', 'SAND'])
  const overlaps = ({ diagnostics }: Awaited<ReturnType<Workspace['import']>>) =>
    diagnostics.items.filter(({ rule }) => rule === 'overlapping-strata').map(({ message }) => message)
  expect(
    overlaps(await workspace.import(workspace.write('1.ags', delivered('1', '2024-01-10', first)))),
  ).toEqual([])
  const newer = workspace.write('2.ags', delivered('2', '2024-03-01', second))
  expect(overlaps(await workspace.import(newer))).toEqual([
    expect.stringContaining(
      'Strata of 1 hole overlap in the project as merged: ' +
        'BH1 (0 to 1 m of issue 1 of 10 January 2024, and 0 to 1.2 m of issue 2 of 1 March 2024).',
    ),
  ])
  const older = workspace.write('1.ags', delivered('1', '2024-01-10', first))
  expect(overlaps(await workspace.import(older, { asNewest: true }))).toHaveLength(1)
  expect(overlaps(await workspace.import(newer, { replace: true }))).toEqual([])
})

describe('options that decide which rows hold', () => {
  const options = (workspace: Workspace) =>
    deliveries(workspace).map(({ file, importOptions }) => [file, importOptions])

  test('a delivery taken as the newest says so, also when imported again without the option', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('3.ags', delivered('3', '2024-06-14')))
    const older = workspace.write('2.ags', delivered('2', '2024-03-01', OTHER_GEOL))
    const report = await workspace.import(older, { asNewest: true })
    const found = report.diagnostics.items.filter(({ rule }) => rule === 'as-newest')
    expect(found.map(({ severity, message }) => [severity, message])).toEqual([
      ['note', 'This file was imported with --as-newest: it counts as newer than issue 3 of 14 June 2024'],
    ])
    expect(workspace.findings().map(({ rule }) => rule)).toContain('as-newest')
    const expected = [
      ['3.ags', []],
      ['2.ags', ['as-newest']],
    ]
    expect(options(workspace)).toEqual(expected)
    await workspace.import(older)
    expect(options(workspace)).toEqual(expected)
  })

  test('a delivery that is newer anyway has the option and no note', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('3.ags', delivered('3', '2024-06-14')))
    const report = await workspace.import(workspace.write('4.ags', delivered('4', '2024-07-01')), {
      asNewest: true,
      emptyErases: true,
    })
    expect(report.diagnostics.items.map(({ rule }) => rule)).not.toContain('as-newest')
    expect(options(workspace)[1]).toEqual(['4.ags', ['as-newest', 'empty-erases']])
  })

  test('--replace is stated, with the numbers of removed rows at the newest file', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', delivered('1', '2024-01-31')))
    const files = [
      workspace.write('3.ags', delivered('3', '2024-06-14', OTHER_GEOL)),
      workspace.write('2.ags', delivered('2', '2024-03-01', OTHER_GEOL)),
    ]
    await workspace.import(files, { replace: true })
    const [, older, newest] = deliveries(workspace)
    expect([older?.file, older?.importOptions, older?.rows.removed]).toEqual(['2.ags', ['replace'], 0])
    expect([newest?.file, newest?.importOptions, newest?.rows.removed]).toEqual(['3.ags', ['replace'], 3])
    const named = (of: typeof newest) =>
      of?.tables.map(({ table, removed, removedRows }) => [table, removed, removedRows])
    expect(named(newest)).toContainEqual(['GEOL', 2, ['BH1, 0.30, 4.00', 'BH2, 0.00, 2.00']])
    await workspace.import(workspace.write('4.ags', delivered('4', '2024-07-01', OTHER_GEOL)))
    expect(named(deliveries(workspace)[2])).toContainEqual([
      'GEOL',
      2,
      ['BH1, 0.30, 4.00', 'BH2, 0.00, 2.00'],
    ])
  })
})

test('each delivery has its place by age, also after --as-newest, and the report says it', async () => {
  const workspace = createWorkspace()
  const old = workspace.write('old.ags', delivered('1', '2024-01-31', OTHER_GEOL))
  const recent = workspace.write('new.ags', delivered('2', '2024-06-14'))
  const undated = workspace.write('undated.ags', smallSite())
  const places = () => deliveries(workspace).map(({ file, order }) => [file, order])
  await workspace.import(recent)
  const { projects } = await workspace.import(old)
  expect(projects[0]?.deliveries).toEqual([
    { file: old, place: 1, of: 2, isRepeated: false, isUndated: false, unorderedIssue: '' },
  ])
  expect(places()).toEqual([
    ['new.ags', 2],
    ['old.ags', 1],
  ])
  const again = await workspace.import(recent, { asNewest: true })
  expect(again.projects[0]?.deliveries).toEqual([
    { file: recent, place: 2, of: 2, isRepeated: true, isUndated: false, unorderedIssue: '' },
  ])
  await workspace.import(old, { asNewest: true })
  expect(places()).toEqual([
    ['new.ags', 1],
    ['old.ags', 2],
  ])
  // Both have one age now: the one that was taken as newest last is the newer one.
  await workspace.import(recent, { asNewest: true })
  expect(places()).toEqual([
    ['new.ags', 2],
    ['old.ags', 1],
  ])
  const last = await workspace.import(undated)
  expect(last.projects[0]?.deliveries).toEqual([
    { file: undated, place: 3, of: 3, isRepeated: false, isUndated: true, unorderedIssue: '' },
  ])
  const words = { command: () => '', json: '--json', allDiagnostics: '' }
  expect(importLines(last, words)).toContain(
    `  order   ${undated} is delivery 3 of 3 by age; it states no date and no issue, so ` +
      'the order of imports decides',
  )
})
