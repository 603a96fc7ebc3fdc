import { expect, test } from 'vitest'
import { smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const LOCA = ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_REM']

const holes = (...rows: string[][]): Groups => ({ LOCA: [LOCA, ...rows] })

/** Locations must have the ids, names and values of the rows they are made from, in the same order. */
function expectLocationsAsRows(workspace: Workspace): void {
  const same = ({ id, locationId, data }: { id: string; locationId: string; data: object }) => ({
    id,
    locationId,
    data,
  })
  expect(workspace.holes().map(same)).toEqual(workspace.rows('LOCA').map(same))
}

const levels = (workspace: Workspace) =>
  workspace.holes().map(({ locationId, groundLevel }) => [locationId, groundLevel])

test('holes have the values of their rows as they are merged from several imports', async () => {
  const workspace = createWorkspace()
  const first = holes(['BH2', 'CP', '', '', '5.0', ''], ['BH1', 'TP', '', '', '', 'old'])
  await workspace.import(workspace.write('1.ags', smallSite(first)))
  expect(levels(workspace)).toEqual([
    ['BH2', 5],
    ['BH1', null],
  ])
  expectLocationsAsRows(workspace)
  const second = holes(['BH1 ', '', '', '', '7.25', ''], ['BH3', 'WS', '', '', '9', ''])
  await workspace.import(workspace.write('2.ags', smallSite(second)))
  expect(levels(workspace)).toEqual([
    ['BH2', 5],
    ['BH1', 7.25],
    ['BH3', 9],
  ])
  expectLocationsAsRows(workspace)
})

test('holes keep the order of their creation where a file that replaces all has another order', async () => {
  const workspace = createWorkspace()
  const [a, b, c] = ['A', 'B', 'C'].map((name) => [name, 'CP', '', '', '1', ''])
  if (!a || !b || !c) throw new Error('three holes')
  await workspace.import(workspace.write('1.ags', smallSite(holes(a, b, c))))
  const others = holes(
    ['D', 'CP', '', '', '4', ''],
    ['C', 'CP', '', '', '3', ''],
    ['A', 'CP', '', '', '2', ''],
  )
  await workspace.import(workspace.write('2.ags', smallSite(others)), { replace: true })
  expect(levels(workspace)).toEqual([
    ['A', 2],
    ['C', 3],
    ['D', 4],
  ])
  expectLocationsAsRows(workspace)
})

test('holes of one name in a block are two locations with an id each', async () => {
  const workspace = createWorkspace()
  const twice = holes(['BH1', 'CP', '', '', '1', 'one'], ['BH1', 'TP', '', '', '2', 'two'])
  await workspace.import(workspace.write('1.ags', smallSite(twice)))
  expect(levels(workspace)).toEqual([
    ['BH1', 1],
    ['BH1', 2],
  ])
  expectLocationsAsRows(workspace)
})

test('a value that is not a number is reported as stored, and no longer once it is corrected', async () => {
  const workspace = createWorkspace()
  const findings = async (name: string, level: string) => {
    const site = smallSite(holes(['BH1', 'CP', '', '', level, '']))
    const { diagnostics } = await workspace.import(workspace.write(name, site))
    return diagnostics.items.filter(({ rule }) => rule === 'not-a-number').map(({ message }) => message)
  }
  expect(await findings('1.ags', '12,5')).toEqual(['1 value is not read as a number: 12,5'])
  expect(await findings('2.ags', '')).toEqual(['1 value is not read as a number: 12,5'])
  expect(await findings('3.ags', '12.5')).toEqual([])
})
