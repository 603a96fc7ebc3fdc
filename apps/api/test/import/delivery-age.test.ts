import { expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { GEOL, site, stratum, warnings } from './dated-deliveries.ts'

test('a delivery without a date, or of the same age, is newer than those imported before', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', site('1', '2024-06-14', 'CLAY')))
  await workspace.import(workspace.write('1b.ags', site('1', '2024-06-14', 'SILT')))
  expect(stratum(workspace)[0]).toBe('SILT')
  await workspace.import(
    workspace.write('2.ags', smallSite({ GEOL: [GEOL, ['BH1', '0.00', '1.00', 'SAND', '']] })),
  )
  expect(stratum(workspace)[0]).toBe('SAND')
})

test('a delivery without a date that changes rows of one with a date is reported', async () => {
  const workspace = createWorkspace()
  const undated = (issue: string, text: string) => site(issue, '', text)
  await workspace.import(workspace.write('1.ags', site('1', '2024-06-14', 'CLAY')))
  const report = await workspace.import(workspace.write('2.ags', undated('', 'SAND')))
  expect(stratum(workspace)[0]).toBe('SAND')
  const found = report.diagnostics.items.filter(({ rule }) => rule === 'undated-delivery')
  expect(found.map(({ message }) => message)).toEqual([
    '1 row of issue 1 of 14 June 2024 changed by this file, which states no date: ' +
      'it counts as newer because it was imported later',
  ])
})

test.each(['14.06.2024', '20240614', '2024/06/14'])('the date %s makes a delivery newer', async (date) => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('new.ags', site('3', date, 'CLAY')))
  const report = await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'SAND')))
  expect(stratum(workspace)[0]).toBe('CLAY')
  expect(warnings(report)).toEqual([expect.stringContaining('kept from issue 3 of 14 June 2024')])
})

test('a delivery that changes rows of one whose date cannot be read is reported', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('new.ags', site('3', '14/06/24', 'CLAY')))
  const report = await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'SAND')))
  expect(stratum(workspace)[0]).toBe('SAND')
  const found = report.diagnostics.items.filter(({ rule }) => rule === 'undated-delivery')
  expect(found.map(({ message }) => message)).toEqual([
    '1 row of issue 3 (new.ags), which states a date that cannot be used (“14/06/24”), changed by this ' +
      'file: it counts as newer because it was imported later',
  ])
})

test('a delivery without a date is named by its issue, where it states one', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', 'CLAY')))
  await workspace.import(workspace.write('2.ags', site('2', '', 'SAND')))
  expect(stratum(workspace)[0]).toBe('CLAY')
  await workspace.import(workspace.write('4.ags', site('4', '', 'PEAT')))
  expect(stratum(workspace)[0]).toBe('PEAT')
})

test('a date in the future is reported and makes no delivery the newest', async () => {
  const workspace = createWorkspace()
  const report = await workspace.import(workspace.write('2099.ags', site('1', '2099-01-01', 'SAND')))
  expect(report.diagnostics.items.filter(({ rule }) => rule === 'future-date')).toMatchObject([
    {
      group: 'TRAN',
      heading: 'TRAN_DATE',
      severity: 'warning',
      message: 'Date 2099-01-01 is in the future, so the delivery counts as one without a date',
    },
  ])
  await workspace.import(workspace.write('2024.ags', site('2', '2024-06-14', 'CLAY')))
  expect(stratum(workspace)[0]).toBe('CLAY')
})

test('the date of an empty cell of a spreadsheet is reported and is no age', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('2024.ags', site('1', '2024-06-14', 'SAND')))
  const report = await workspace.import(workspace.write('empty.ags', site('1', '1899-12-30', 'CLAY')))
  expect(report.diagnostics.items.filter(({ rule }) => rule === 'impossible-date')).toMatchObject([
    {
      group: 'TRAN',
      message:
        'Date 1899-12-30 is what spreadsheets write for an empty cell, so the delivery counts as one ' +
        'without a date',
    },
  ])
  expect(stratum(workspace)[0]).toBe('CLAY')
})

test('deliveries with and without dates are in one order, whichever is compared with which', async () => {
  const workspace = createWorkspace()
  // By pairs, 3 of 2023 is newer than undated 2, that is newer than 1 of 2024, and that is newer than 3 of
  // 2023.
  await workspace.import(workspace.write('2024.ags', site('1', '2024-06-14', 'CLAY')))
  await workspace.import(workspace.write('2023.ags', site('3', '2023-06-14', 'SILT')))
  await workspace.import(workspace.write('undated.ags', site('2', '', 'PEAT')))
  expect(stratum(workspace)[0]).toBe('PEAT')
  await workspace.import(workspace.write('2023b.ags', site('4', '2023-06-15', 'SAND')))
  expect(stratum(workspace)[0]).toBe('PEAT')
})

test('files without a date are newer than deliveries imported before, also beside dated ones', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('2024.ags', site('1', '2024-06-14', 'CLAY')))
  const files = [
    workspace.write('a.ags', site('', '', 'PEAT')),
    workspace.write('b.ags', site('1', '2023-01-01', 'SAND')),
  ]
  await workspace.import(files)
  expect(stratum(workspace)[0]).toBe('PEAT')
})
