import { location, project, tableRow } from '@groundsheet/contract'
import { distanceMetres } from '@groundsheet/coordinates'
import { describe, expect, test } from 'vitest'
import { hasRealFiles, readExpected, realFilePath, realFilesFolder } from '../../../../test/real-files.ts'
import { createWorkspace } from './workspace.ts'

interface Expected {
  encoding: string
  format: string
  groups: Record<string, { rows: number }>
  total_rows: number
  locations: number
  with_grid: number
  first_ids: string[]
  last_id: string
  sha256: string
  proj: { PROJ_ID: string; PROJ_NAME?: string; PROJ_CLNT?: string }
}

/** Position of each site, from a map of the place. */
const SITES = [
  {
    file: 'Hindley Mill Embankment FRA01.ags',
    crs: 'EPSG:27700',
    source: 'guessed',
    place: [53.5437, -2.5687],
    km: 2,
  },
  {
    file: 'Docklands Light Railway London City Airport Extension.ags',
    crs: 'EPSG:27700',
    source: 'guessed',
    place: [51.5033, 0.0482],
    km: 3,
  },
  {
    file: 'A112794-33 - 2020-04-30 1544 - Final - 1.ags',
    crs: 'EPSG:29903',
    source: 'declared',
    place: [55.2, -6.655],
    km: 2,
  },
  {
    file: 'A487 Pont ar Dyfi Improvement.ags',
    crs: 'EPSG:27700',
    source: 'guessed',
    place: [52.602, -3.855],
    km: 2,
  },
  { file: 'Babworth TPs.AGS', crs: 'EPSG:27700', source: 'guessed', place: [53.324, -0.975], km: 3 },
  { file: 'Cowlairs park.ags', crs: 'EPSG:27700', source: 'declared', place: [55.878, -4.247], km: 2 },
] as const

describe.skipIf(!hasRealFiles)('each real file', () => {
  test.each(SITES)(
    '$file keeps every row and has the right position',
    async ({ file, crs, source, place, km }) => {
      const workspace = createWorkspace()
      const expected = readExpected(file) as Expected
      const report = await workspace.import(realFilePath(file))

      expect(report.files).toMatchObject([
        { edition: expected.format, encoding: expected.encoding, sha256: expected.sha256 },
      ])
      const [imported] = report.projects
      expect(imported?.groups).toEqual(
        Object.fromEntries(Object.entries(expected.groups).map(([code, { rows }]) => [code, rows])),
      )
      expect(imported?.rows).toEqual({
        total: expected.total_rows,
        added: expected.total_rows,
        changed: 0,
        unchanged: 0,
        removed: 0,
      })
      expect(imported?.crs).toMatchObject({ code: crs, source })
      expect(imported?.locations).toMatchObject({ total: expected.locations, placed: expected.with_grid })
      expect(report.diagnostics.errors).toBe(0)

      const holes = workspace.holes()
      expect(holes.slice(0, 3).map(({ locationId }) => locationId)).toEqual(expected.first_ids)
      expect(holes.at(-1)?.locationId).toBe(expected.last_id)
      for (const hole of holes) expect(location.parse(hole)).toEqual(hole)
      const [shown] = workspace.projects()
      const state = workspace.read((c) =>
        c.prepare<[], { location: string; crs: string }>('SELECT location, crs FROM project').get(),
      )
      const parsed = project.parse({
        ...shown,
        location: JSON.parse(state?.location ?? '') as unknown,
        tables: [],
        crs: JSON.parse(state?.crs ?? '') as unknown,
      })
      expect(parsed.crs).toMatchObject({ code: crs, source })
      expect(parsed).toMatchObject({
        projectId: expected.proj.PROJ_ID,
        projectName: expected.proj.PROJ_NAME ?? expected.proj.PROJ_ID,
        client: expected.proj.PROJ_CLNT ?? null,
      })
      expect(parsed.location?.count).toBe(expected.with_grid)
      const site = { latitude: place[0], longitude: place[1] }
      expect(distanceMetres(parsed.location ?? { latitude: 0, longitude: 0 }, site)).toBeLessThan(km * 1000)
    },
  )
})

describe.skipIf(!hasRealFiles)('rows and folders of real files', () => {
  test('rows keep their values and ancestors', async () => {
    const workspace = createWorkspace()
    await workspace.import(realFilePath('Hindley Mill Embankment FRA01.ags'))
    for (const group of ['GEOL', 'SAMP', 'GRAT', 'LBST', 'LOCA']) {
      for (const row of workspace.rows(group)) expect(tableRow.parse(row)).toEqual(row)
    }
    const [geology] = workspace.rows('GEOL')
    expect(geology?.parents).toEqual([])
    const [grading] = workspace.rows('GRAT')
    expect(grading?.parents.map(({ table }) => table)).toEqual(['GRAG', 'SAMP'])
    expect(grading?.parents[1]?.keys).toEqual({
      LOCA_ID: 'WS03',
      SAMP_TOP: '2.00',
      SAMP_REF: '7',
      SAMP_TYPE: 'B',
      SAMP_ID: '858114',
    })
    expect(workspace.rows('LBST')[0]?.parents).toEqual([]) // LBSG belongs to no hole
  })

  test('a folder of all six is six projects, and importing it again changes nothing', async () => {
    const workspace = createWorkspace()
    await workspace.import(realFilesFolder)
    const before = workspace.dump()
    const again = await workspace.import(realFilesFolder)
    expect(again.projects).toHaveLength(6)
    for (const { rows } of again.projects)
      expect(rows).toMatchObject({ added: 0, changed: 0, unchanged: rows.total })
    expect(workspace.dump()).toEqual(before)
    await workspace.import(realFilesFolder, { replace: true })
    expect(workspace.dump()).toEqual(before)
  })
})
