import { describe, expect, test } from 'vitest'
import { openForReading } from '../../src/sqlite/open.ts'
import { issuedOn, smallSite } from './ags-text.ts'
import { usesPostgres } from '../postgres/test-database.ts'
import { createWorkspace } from './workspace.ts'

const FIRST = '2026-01-01T00:00:00.000Z'
const SECOND = '2026-01-01T00:01:00.000Z'

describe('a second delivery that changes nothing', () => {
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
    expect(JSON.stringify(before)).toMatch(/GEOL_BASE.*GEOL_DESC.*"12.*"7/)
  })
})

describe('a second delivery with empty values', () => {
  test.each(['', ' ', '\t', '\u00a0'])(
    'whose values are %j leaves what an older one states, in every order of imports',
    async (blank) => {
      const LOCA = ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_GL', 'LOCA_REM']
      const stated = ['450000.00', '300000.00', 'OSGB', '31.20', 'Made ground over clay']
      const older = issuedOn('2024-01-01', { LOCA: [LOCA, ['BH1', ...stated]] })
      const newer = issuedOn('2024-02-01', { LOCA: [LOCA, ['BH1', ...stated.map(() => blank)]] })
      for (const imports of [[[0], [1]], [[1], [0]], [[0, 1]], [[0], [1], [0]]]) {
        const workspace = createWorkspace()
        const files = [older, newer].map((text, index) => workspace.write(`${index}.ags`, text))
        for (const given of imports) await workspace.import(given.flatMap((index) => files[index] ?? []))
        const data = workspace.rows('LOCA')[0]?.data ?? {}
        expect(LOCA.slice(1).map((heading) => data[heading])).toEqual(stated)
        expect(workspace.holes()[0]?.latitude).not.toBeNull()
        const { diagnostics } = await workspace.import(files[1] ?? '', { emptyErases: true, asNewest: true })
        expect(diagnostics.items.filter(({ severity }) => severity === 'error')).toEqual([])
        expect((workspace.rows('LOCA')[0]?.data.LOCA_REM ?? '').trim()).toBe('')
      }
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
})

describe('a second delivery with other values, rows and holes', () => {
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
})
