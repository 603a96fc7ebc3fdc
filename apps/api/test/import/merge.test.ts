import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openForReading } from '../../src/sqlite/open.ts'
import { smallSite } from './ags-text.ts'
import { usesPostgres } from '../postgres/test-database.ts'
import { createWorkspace, type Row } from './workspace.ts'

const FIRST = '2026-01-01T00:00:00.000Z'
const SECOND = '2026-01-01T00:01:00.000Z'

describe('a second delivery', () => {
  test('of the same files changes nothing, not even updatedAt', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', smallSite())
    const first = await workspace.import(file)
    expect(first.projects[0]?.rows).toEqual({ total: 6, added: 6, changed: 0, unchanged: 0, removed: 0 })
    const before = workspace.dump()
    const second = await workspace.import(file)
    expect(second.projects[0]?.rows).toEqual({ total: 6, added: 0, changed: 0, unchanged: 6, removed: 0 })
    expect(workspace.dump()).toEqual(before)
  })

  // Of PostgreSQL, see postgres/unchanged-version.test.ts.
  test.skipIf(usesPostgres)(
    'of the same files does not write the database, so that caches stay valid',
    async () => {
      const workspace = createWorkspace()
      const file = workspace.write('site.ags', smallSite())
      await workspace.importAgain(file)
      const reader = openForReading(workspace.database)
      const version = () => reader.pragma('data_version', { simple: true })
      const before = version()
      await workspace.importAgain(file)
      expect(version()).toBe(before)
      await workspace.import(workspace.write('more.ags', smallSite({ LOCA: [['LOCA_ID'], ['BH3']] })))
      expect(version()).not.toBe(before)
      reader.close()
    },
  )

  test('with a heading that is new and empty adds it to its rows, and changes no value', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_REM'],
      ['BH1', '0.00', '0.30', 'TOPSOIL', ''],
      ['BH1', '0.30', '4.00', 'Firm CLAY', ''],
    ]
    const report = await workspace.import(workspace.write('2.ags', smallSite({ LOCA: [], GEOL })))
    expect(report.projects[0]).toMatchObject({
      rows: { added: 0, changed: 2, unchanged: 4 },
      changes: [],
      delivered: { changed: 0 },
    })
    expect(workspace.rows('GEOL').map(({ data }) => data.GEOL_REM)).toEqual(['', '', undefined])
  })

  test('replaces values it states, and keeps those it leaves empty or out', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG'],
      ['BH1', '0.00', '0.30', 'Grass over TOPSOIL', '101'],
      ['BH1', '0.30', '4.00', '', '201'],
    ]
    const report = await workspace.import(workspace.write('2.ags', smallSite({ LOCA: [], GEOL })))
    expect(report.projects[0]?.rows).toEqual({ total: 6, added: 0, changed: 2, unchanged: 4, removed: 0 })
    expect(workspace.rows('GEOL').map(({ data, updatedAt }) => ({ ...data, updatedAt }))).toEqual([
      {
        LOCA_ID: 'BH1',
        GEOL_TOP: '0.00',
        GEOL_BASE: '0.30',
        GEOL_DESC: 'Grass over TOPSOIL',
        GEOL_LEG: '101',
        updatedAt: SECOND,
      },
      {
        LOCA_ID: 'BH1',
        GEOL_TOP: '0.30',
        GEOL_BASE: '4.00',
        GEOL_DESC: 'Firm CLAY',
        GEOL_LEG: '201',
        updatedAt: SECOND,
      },
      { LOCA_ID: 'BH2', GEOL_TOP: '0.00', GEOL_BASE: '2.00', GEOL_DESC: 'MADE GROUND', updatedAt: FIRST },
    ])
    expect(workspace.holes().map(({ updatedAt }) => updatedAt)).toEqual([FIRST, FIRST])
    // GEOL_LEG is new to its dictionary.
    expect(workspace.projects()[0]?.updatedAt).toBe(SECOND)
  })

  test('that states less changes nothing, and numeric headings keep their order', async () => {
    const workspace = createWorkspace()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', '12', '7', 'GEOL_DESC'],
      ['BH1', '0.00', '1.00', 'a "12":"x" b', '', 'SAND'],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL })))
    const order = () =>
      workspace.read((c) => c.prepare("SELECT body FROM data_row WHERE body LIKE '%SAND%'").all())
    const before = order()
    const less = GEOL.map((row) => row.slice(0, 4))
    const report = await workspace.import(workspace.write('2.ags', smallSite({ GEOL: less })))
    expect(report.projects[0]?.rows).toMatchObject({ added: 0, changed: 0 })
    expect(order()).toEqual(before)
    expect(JSON.stringify(before)).toMatch(/GEOL_BASE.*"12.*"7.*GEOL_DESC/)
  })

  test('adds rows and holes after the existing ones', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH0', '450010.00', '300000.00'],
    ]
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH0', '0.00', '1.00', 'SAND'],
    ]
    const report = await workspace.import(workspace.write('2.ags', smallSite({ LOCA, GEOL })))
    expect(report.projects[0]?.rows).toMatchObject({ total: 8, added: 2, changed: 0 })
    expect(workspace.holes().map(({ locationId, latitude }) => [locationId, latitude !== null])).toEqual([
      ['BH1', true],
      ['BH2', true],
      ['BH0', true],
    ])
    expect(workspace.projects()[0]?.updatedAt).toBe(SECOND)
    expect(workspace.tables()).toMatchObject({
      BH0: [{ code: 'GEOL', rows: 1 }],
      BH1: [{ code: 'GEOL', rows: 2 }],
    })
  })

  test('that moves a hole changes its updatedAt and the mean position of the project', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE'],
      ['BH2', '450060.00'],
    ]
    await workspace.import(workspace.write('2.ags', smallSite({ LOCA, GEOL: [] })))
    expect(workspace.holes().map(({ easting, updatedAt }) => [easting, updatedAt])).toEqual([
      [450000, FIRST],
      [450060, SECOND],
    ])
    expect(workspace.projects()[0]?.updatedAt).toBe(SECOND)
  })

  test('with --replace makes the project mirror it', async () => {
    const workspace = createWorkspace()
    const SAMP = [
      ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
      ['BH2', '1.00', '1', 'D', 'S1'],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ SAMP })))
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '450000.00', '300000.00', 'OSGB'],
    ]
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '0.30', ''],
      ['BH2', '0.00', '2.00', 'MADE GROUND'],
    ]
    const report = await workspace.import(workspace.write('2.ags', smallSite({ LOCA, GEOL })), {
      replace: true,
    })
    expect(report.projects[0]?.rows).toEqual({ total: 4, added: 0, changed: 2, unchanged: 2, removed: 3 })
    expect(report.projects[0]?.groups).toEqual({ LOCA: 1, PROJ: 1, GEOL: 2 })
    expect(workspace.holes().map(({ locationId, data }) => [locationId, Object.keys(data).length])).toEqual([
      ['BH1', 4],
    ])
    expect(workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)).toEqual(['', 'MADE GROUND'])
    // The row of BH2 belongs to no hole now.
    expect(workspace.tables()).toMatchObject({ BH1: [{ code: 'GEOL', rows: 1 }] })
    expect(workspace.projectTables()).toMatchObject({
      J1: [
        { code: 'LOCA', rows: 1 },
        { code: 'GEOL', rows: 2 },
      ],
    })
  })

  test('with --replace replaces the definitions of an earlier DICT', async () => {
    const site = (keys: readonly string[], parent: string) =>
      smallSite({
        DICT: [
          ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_PGRP'],
          ['GROUP', 'ZROD', '', '', parent],
          ...keys.map((heading) => ['HEADING', 'ZROD', heading, 'KEY', '']),
        ],
        ZROD: [
          ['LOCA_ID', 'SAMP_TOP', 'ZROD_NO', 'ZROD_LEN'],
          ['BH1', '1.00', '1', '0.50'],
        ],
      })
    const workspace = createWorkspace()
    const right = workspace.write('right.ags', site(['LOCA_ID', 'SAMP_TOP', 'ZROD_NO'], 'LOCA'))
    await workspace.import(workspace.write('wrong.ags', site(['LOCA_ID', 'ZROD_NO', 'ZROD_LEN'], 'SAMP')))
    await workspace.import(right, { replace: true })
    const fresh = createWorkspace()
    await fresh.import(right)
    const same = ({ id, parents }: Row) => ({ id, parents })
    expect(workspace.rows('ZROD').map(same)).toEqual(fresh.rows('ZROD').map(same))
    // DICT is now in another order than in the file, which must not create other rows.
    const again = await workspace.import(right)
    expect(again.projects[0]?.rows).toMatchObject({ added: 0, removed: 0 })
  })

  test('with --replace does not change other projects', async () => {
    const workspace = createWorkspace()
    const other = smallSite({
      PROJ: [
        ['PROJ_ID', 'PROJ_NAME'],
        ['J2', 'Other'],
      ],
    })
    await workspace.import([workspace.write('1.ags', smallSite()), workspace.write('2.ags', other)])
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL: [] })), { replace: true })
    expect(workspace.projectTables()).toMatchObject({
      J1: [{ code: 'LOCA' }],
      J2: [{ code: 'LOCA' }, { code: 'GEOL' }],
    })
  })

  test('in parts changes nothing when all are imported again, even if one reverts another', async () => {
    const workspace = createWorkspace()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_LEG'],
      ['BH1', '0.00', '0.30', '101'],
    ]
    const files = [
      workspace.write('1.ags', smallSite()),
      workspace.write('2.ags', smallSite({ LOCA: [], GEOL })),
    ]
    await workspace.import(files)
    expect(workspace.rows('GEOL')[0]?.data).toMatchObject({ GEOL_DESC: 'TOPSOIL', GEOL_LEG: '101' })
    const before = workspace.dump()
    for (const replace of [false, true]) {
      const again = await workspace.import(files, { replace })
      expect(again.projects[0]?.rows).toMatchObject({ changed: 0, unchanged: 6, removed: 0 })
      expect(workspace.dump()).toEqual(before)
    }
  })

  test('has a later time than the first even if the clock was set back', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()), { now: () => new Date('2030-01-01') })
    const LOCA = [
      ['LOCA_ID', 'LOCA_FDEP'],
      ['BH2', '19.00'],
    ]
    await workspace.import(workspace.write('2.ags', smallSite({ LOCA })), {
      now: () => new Date('2020-01-01'),
    })
    expect(workspace.holes().map(({ updatedAt }) => updatedAt)).toEqual([
      '2030-01-01T00:00:00.000Z',
      '2030-01-01T00:00:00.001Z',
    ])
  })
})

describe('ids', () => {
  test('are the same on any machine', async () => {
    const [here, there] = [createWorkspace(), createWorkspace()]
    await here.import(here.write('a.ags', smallSite()))
    await there.import(
      there.write(
        'other.ags',
        smallSite({
          PROJ: [
            ['PROJ_ID', 'PROJ_NAME'],
            ['J0', 'Before'],
          ],
        }),
      ),
    )
    await there.import(there.write('folder/b.ags', smallSite()))
    const idsOf = (workspace: typeof here) => workspace.holes().map(({ id }) => id)
    expect(idsOf(here)).toEqual(idsOf(there).slice(2))
    const idOf = (...thing: unknown[]) =>
      createHash('sha256').update(JSON.stringify(thing)).digest('hex').slice(0, 24)
    const project = idOf('project', idOf('company', 'Local'), 'J1')
    expect(idsOf(here)).toEqual(['BH1', 'BH2'].map((name) => idOf('row', project, 'LOCA', name, 0)))
  })

  test('differ between companies', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('a.ags', smallSite())
    await workspace.import(file, { company: 'North' })
    await workspace.import(file, { company: 'South' })
    expect(new Set(workspace.holes().map(({ id }) => id)).size).toBe(4)
    expect(workspace.projects()).toHaveLength(2)
  })
})
