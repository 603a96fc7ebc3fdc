import { expect, test } from 'vitest'
import type { PlacedLocation } from '@groundsheet/contract'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { companyId } from '../../src/import/ids.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { NO_FILTER } from '../../src/store/filter/hole-filter.ts'
import type { HolesArea } from '../../src/store/holes/holes-request.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const access = { companyId: companyId('Local'), projectIds: null }
const WORLD: HolesArea = { box: [-180, -90, 180, 90] }
const LISTED = {
  q: '',
  projectIds: null,
  filter: NO_FILTER,
  withStyle: false,
  withTables: false,
  limit: 100,
  after: null,
}

/** What the map of the company shows: holes of an area, and how many the tile of the world counts. */
async function shown({ database }: Workspace, area: HolesArea = WORLD) {
  const store = openReadStore(database)
  const { items } = await store.holes(access, { ...LISTED, area })
  const { clusters, holes } = await store.tile(access, { zoom: 0, x: 0, y: 0 }, NO_FILTER)
  await store.close()
  const listed = JSON.parse(`[${Buffer.from(items).toString()}]`) as PlacedLocation[]
  expect((await examineDatabase(database)).defects).toEqual([])
  return {
    names: listed.map(({ locationId }) => locationId).sort(),
    counted: clusters.reduce((sum, cluster) => sum + cluster.holes, holes.length),
  }
}

const siteWith = (...holes: [name: string, easting: string][]) =>
  smallSite({
    LOCA: [
      ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_GL', 'LOCA_FDEP'],
      ...holes.map(([name, easting]) => [name, 'CP', easting, '300000.00', 'OSGB', '12.50', '20.00']),
    ],
    GEOL: [],
  })

test('holes are found where they are after they moved, came and were removed', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', siteWith(['BH1', '450000.00'], ['BH2', '450100.00'])))
  expect(await shown(workspace)).toEqual({ names: ['BH1', 'BH2'], counted: 2 })
  // 450000 300000 lies at 1.2623 W 52.5958 N.
  const here: HolesArea = { box: [-1.27, 52.59, -1.255, 52.6] }
  expect((await shown(workspace, here)).names).toEqual(['BH1', 'BH2'])

  await workspace.import(workspace.write('2.ags', siteWith(['BH2', '452000.00'], ['BH3', '450200.00'])))
  expect(await shown(workspace)).toEqual({ names: ['BH1', 'BH2', 'BH3'], counted: 3 })
  expect((await shown(workspace, here)).names).toEqual(['BH1', 'BH3'])

  await workspace.import(workspace.write('3.ags', siteWith(['BH3', '450200.00'])), { replace: true })
  expect(await shown(workspace)).toEqual({ names: ['BH3'], counted: 1 })
})

test('a hole whose position is in doubt is not shown, and one without coordinates neither', async () => {
  const workspace = createWorkspace()
  const near = Array.from({ length: 8 }, (_, index): [string, string] => [`BH${index}`, `4500${index}0.00`])
  await workspace.import(workspace.write('1.ags', siteWith(...near, ['FAR', '190000.00'], ['NONE', ''])))
  const { names, counted } = await shown(workspace)
  expect(names).toEqual(near.map(([name]) => name))
  expect(counted).toBe(8)
})
