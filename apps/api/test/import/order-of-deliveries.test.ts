import { describe, expect, test } from 'vitest'
import { importLines } from '../../src/cli/print-import.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { delivered, deliveries, OTHER_GEOL } from './listed-deliveries.ts'

describe('options that decide which rows hold', () => {
  const options = (workspace: Workspace) =>
    deliveries(workspace).map(({ file, importOptions }) => [file, importOptions])

  test('a delivery taken as the newest is reported as that, also without the option', async () => {
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

test('each delivery has its place by age, also after --as-newest, and the report states it', async () => {
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

describe('several files with --as-newest, or with --replace after it', () => {
  const description = (text: string) => ({ GEOL: [GEOL_HEADINGS, ['BH1', '0.00', '2.00', text]] })
  const GEOL_HEADINGS = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
  const FILES = {
    // By name, the newest would be first.
    'c.ags': delivered('1', '2024-01-15', description('first')),
    'b.ags': delivered('2', '2024-02-01', description('second')),
    'a.ags': delivered('3', '2024-04-01', description('third')),
  }
  const march = delivered('M', '2024-03-01', description('march'))
  const inOrder = (workspace: Workspace) =>
    deliveries(workspace)
      .filter(({ order }) => order !== null)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map(({ file }) => file)
  const stored = (workspace: Workspace) => workspace.rows('GEOL')[0]?.data.GEOL_DESC

  function start() {
    const workspace = createWorkspace()
    const [first = '', second = '', third = ''] = Object.entries(FILES).map(([name, text]) =>
      workspace.write(name, text),
    )
    return { workspace, first, second, third, all: [third, second, first] }
  }

  test('the files of one import stay in the order of their own ages', async () => {
    const { workspace, first, second, all } = start()
    await workspace.import(all)
    const report = await workspace.import(all, { asNewest: true })
    expect(report.diagnostics.items.map(({ rule }) => rule)).not.toContain('as-newest')
    expect(inOrder(workspace)).toEqual(['c.ags', 'b.ags', 'a.ags'])
    for (const older of [second, first, workspace.write('m.ags', march)]) await workspace.import(older)
    await workspace.import(all)
    expect(stored(workspace)).toBe('third')
  })

  test('they come after a newer delivery that is not among them, and keep that order', async () => {
    const { workspace, first, second, third, all } = start()
    await workspace.import(third)
    await workspace.import([second, first], { asNewest: true })
    expect(inOrder(workspace)).toEqual(['a.ags', 'c.ags', 'b.ags'])
    expect(stored(workspace)).toBe('second')
    for (const paths of [all, [first], [third], [second, first]]) {
      await workspace.import(paths)
      expect(stored(workspace)).toBe('second')
    }
    await workspace.import(all, { asNewest: true })
    expect(inOrder(workspace)).toEqual(['c.ags', 'b.ags', 'a.ags'])
    await workspace.import(first)
    expect(stored(workspace)).toBe('third')
  })

  test.each([{ replace: true }, { replace: true, asNewest: true }])(
    'what was taken as newest has its own age after %j',
    async (options) => {
      const { workspace, first, second, third, all } = start()
      await workspace.import(third)
      await workspace.import(first, { asNewest: true })
      expect(stored(workspace)).toBe('first')
      await workspace.import(all, options)
      expect(inOrder(workspace)).toEqual(['c.ags', 'b.ags', 'a.ags'])
      for (const older of [first, second]) await workspace.import(older)
      expect(stored(workspace)).toBe('third')
    },
  )
})
