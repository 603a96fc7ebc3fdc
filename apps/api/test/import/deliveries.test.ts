import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createWorkspace, type Workspace } from './workspace.ts'
import { delivered, deliveries, OTHER_GEOL } from './listed-deliveries.ts'

test('a delivery has what its file states of itself, and what it added and changed', async () => {
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

test('a delivery that was replaced no longer states which rows are newer', async () => {
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

test('strata that overlap where deliveries are merged are a warning; --replace removes them', async () => {
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
