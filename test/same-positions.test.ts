import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { smallSite, type Groups } from '../apps/api/test/import/ags-text.ts'
import { createWorkspace, type Workspace } from '../apps/api/test/import/workspace.ts'
import { checkFile } from '../apps/web/src/features/check/check-file.ts'
import { describeSite, placeSite } from '@groundsheet/coordinates'
import { hasRealFiles, REAL_FILES, realFilePath } from './real-files.ts'

interface Place {
  readonly at: readonly (number | null)[]
  readonly doubt: string | null
}

/** Where the check page puts the holes of a file, and which it holds back. */
async function placeOnPage(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const file = {
    name,
    size: bytes.length,
    async *chunks() {
      yield await Promise.resolve(bytes)
    },
  }
  const options = { version: null, archive: null, isInGreatBritain: undefined, onProgress: () => undefined }
  const { site } = await checkFile(file, options)
  if (site === null) throw new Error(`${name} cannot be read`)
  const placed = await placeSite(site)
  const { holes, crs, unplaced, inDoubt, contradictory, findings } = placed
  const doubtOf = (id: string) =>
    findings.find(({ names, message }) => names.includes(id) && message.startsWith('position in doubt'))
  const places = new Map<string, Place>(
    holes.map(({ id, latitude, longitude }) => [id, { at: [latitude, longitude], doubt: null }]),
  )
  for (const id of [...unplaced.map(({ locaId }) => locaId), ...contradictory])
    places.set(id, { at: [null, null], doubt: null })
  for (const id of inDoubt)
    places.set(id, { at: [null, null], doubt: reasonOf(doubtOf(id)?.message ?? 'none is said') })
  return {
    places,
    crs: [crs.code, crs.source],
    contradictory,
    messages: describeSite(placed).map(({ message }) => message),
  }
}

const reasonOf = (message: string) => message.replace(/^position in doubt, not on the map: /, '')

async function placeByImport(workspace: Workspace, path: string) {
  const { projects, diagnostics } = await workspace.import(path)
  const places = new Map<string, Place>(
    workspace
      .holes()
      .map(({ locationId, latitude, longitude, positionInDoubt }) => [
        locationId.trim(),
        { at: [latitude, longitude], doubt: positionInDoubt?.reason ?? null },
      ]),
  )
  const [project] = projects
  const found = diagnostics.items.filter(({ rule, message }) => rule === 'position' && message !== '')
  return {
    places,
    crs: [project?.crs.code, project?.crs.source],
    contradictory: project?.locations.contradictory.map(({ locationId }) => locationId),
    messages: found.map(({ message }) =>
      message
        .slice(message.indexOf(': ') + 2)
        .replace(/; (?:it is|they are) not drawn until whoever imports .*$/, ''),
    ),
  }
}

async function expectSame(name: string, bytes: Buffer, path: string, workspace: Workspace) {
  const page = await placeOnPage(name, new Uint8Array(bytes))
  const imported = await placeByImport(workspace, path)
  expect(page.places).toEqual(imported.places)
  expect(page.crs).toEqual(imported.crs)
  expect(page.contradictory).toEqual(imported.contradictory)
  expect(page.messages).toEqual(expect.arrayContaining(imported.messages))
  return page
}

const expectSameOf = async (groups: Groups) => {
  const workspace = createWorkspace()
  const text = smallSite({ GEOL: [], ...groups })
  return expectSame('site.ags', Buffer.from(text), workspace.write('site.ags', text), workspace)
}

const PROJ = (values: Readonly<Record<string, string>>) => {
  const all = { PROJ_ID: 'J1', ...values }
  return [Object.keys(all), Object.values(all)]
}

describe('the check page and the import place holes alike in files', () => {
  test.skipIf(!hasRealFiles).each(REAL_FILES)('of %s', async (name) => {
    const path = realFilePath(name)
    const { places } = await expectSame(name, readFileSync(path), path, createWorkspace())
    expect(places.size).toBeGreaterThan(0)
  })

  test('where only the client and the contractor show the country', async () => {
    const { crs } = await expectSameOf({
      PROJ: PROJ({
        PROJ_NAME: 'New station',
        PROJ_CLNT: 'Police Service of Northern Ireland',
        PROJ_CONT: 'Causeway Geotech',
      }),
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
        ['BH1', '333500', '374500'],
        ['BH2', '333550', '374550'],
      ],
    })
    expect(crs).toEqual(['EPSG:29903', 'guessed'])
  })

  test('where PROJ states the grid, and where ABBR explains its code', async () => {
    const holes = (gref: string) => ({
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
        ['BH1', '333500', '374500', gref],
      ],
    })
    const byProject = await expectSameOf({ PROJ: PROJ({ PROJ_GRID: 'Irish Grid' }), ...holes('') })
    const byCode = await expectSameOf({
      ABBR: [
        ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
        ['LOCA_GREF', 'XQ1', 'Irish Grid'],
      ],
      ...holes('XQ1'),
    })
    for (const { crs } of [byProject, byCode]) expect(crs).toEqual(['EPSG:29903', 'declared'])
  })

  test('where a hole is hundreds of kilometres off: it is held back with the same reason', async () => {
    const { places } = await expectSameOf({
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
        ['BH1', '430000', '433000', 'OSGB'],
        ['BH2', '430100', '433100', 'OSGB'],
        ['BH3', '430200', '433000', 'OSGB'],
        ['BH4', '430200', '133000', 'OSGB'],
      ],
    })
    expect(places.get('BH4')?.doubt).toMatch(/^300 km from the rest of the site/)
  })

  test('where a hole has a second row with its coordinates', async () => {
    const { places } = await expectSameOf({
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
        ['BH1', '', '', 'OSGB'],
      ],
      'LOCA 2': [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
        ['BH1', '430000', '433000'],
      ],
    })
    expect(places.get('BH1')?.at[0]).toBeCloseTo(53.79, 1)
  })
})

describe('the check page and the import place holes alike by latitude, longitude and grid', () => {
  test('where latitude and longitude contradict a declared grid: the grid is used', async () => {
    const { places } = await expectSameOf({
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_LAT', 'LOCA_LON'],
        ['BH1', '430000', '433000', 'OSGB', '53.79', '1.54'],
        ['BH2', '430100', '433100', 'OSGB', '', ''],
        ['BH3', '430200', '433000', 'OSGB', '', ''],
      ],
    })
    expect(places.get('BH1')?.at[1]).toBeCloseTo(-1.54, 1)
  })

  test('where the grid is only assumed: neither is used, and the page lists the hole', async () => {
    const { contradictory, places } = await expectSameOf({
      PROJ: PROJ({ PROJ_NAME: 'Leeds', PROJ_LOC: 'Leeds, West Yorkshire' }),
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_LAT', 'LOCA_LON'],
        ['BH1', '430000', '433000', '53.60', '-1.20'],
        ['BH2', '430100', '433100', '', ''],
      ],
    })
    expect([contradictory, places.get('BH1')?.at]).toEqual([['BH1'], [null, null]])
  })
})
