import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openForReading } from '../../src/database/open.ts'
import { smallSite } from './ags-text.ts'
import { createDesk, type Row } from './desk.ts'

const FIRST = '2026-01-01T00:00:00.000Z'
const SECOND = '2026-01-01T00:01:00.000Z'

describe('a second delivery', () => {
  test('of the same files changes nothing, not even updatedAt', async () => {
    const desk = createDesk()
    const file = desk.write('site.ags', smallSite())
    const first = await desk.import(file)
    expect(first.projects[0]?.rows).toEqual({ total: 6, added: 6, changed: 0, unchanged: 0, removed: 0 })
    const before = desk.dump()
    const second = await desk.import(file)
    expect(second.projects[0]?.rows).toEqual({ total: 6, added: 0, changed: 0, unchanged: 6, removed: 0 })
    expect(desk.dump()).toEqual(before)
  })

  test('of the same files does not even touch the database, so that caches stay', async () => {
    const desk = createDesk()
    const file = desk.write('site.ags', smallSite())
    await desk.importAgain(file)
    const reader = openForReading(desk.database)
    const version = () => reader.pragma('data_version', { simple: true })
    const before = version()
    await desk.importAgain(file)
    expect(version()).toBe(before)
    await desk.import(desk.write('more.ags', smallSite({ LOCA: [['LOCA_ID'], ['BH3']] })))
    expect(version()).not.toBe(before)
    reader.close()
  })

  test('with a heading that is new and empty changes nothing', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite()))
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_REM'],
      ['BH1', '0.00', '0.30', 'TOPSOIL', ''],
      ['BH1', '0.30', '4.00', 'Firm CLAY', ''],
    ]
    const report = await desk.import(desk.write('2.ags', smallSite({ LOCA: [], GEOL })))
    expect(report.projects[0]?.rows).toMatchObject({ added: 0, changed: 0, unchanged: 6 })
  })

  test('overwrites with what it says, and leaves alone what it leaves empty or out', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite()))
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG'],
      ['BH1', '0.00', '0.30', 'Grass over TOPSOIL', '101'],
      ['BH1', '0.30', '4.00', '', '201'],
    ]
    const report = await desk.import(desk.write('2.ags', smallSite({ LOCA: [], GEOL })))
    expect(report.projects[0]?.rows).toEqual({ total: 6, added: 0, changed: 2, unchanged: 4, removed: 0 })
    expect(desk.rows('GEOL').map(({ data, updatedAt }) => ({ ...data, updatedAt }))).toEqual([
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
    expect(desk.holes().map(({ updatedAt }) => updatedAt)).toEqual([FIRST, FIRST])
    // GEOL_LEG is new to its dictionary.
    expect(desk.projects()[0]?.updatedAt).toBe(SECOND)
  })

  test('that says less changes nothing, also where headings are numbers, which keep their place', async () => {
    const desk = createDesk()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', '12', '7', 'GEOL_DESC'],
      ['BH1', '0.00', '1.00', 'a "12":"x" b', '', 'SAND'],
    ]
    await desk.import(desk.write('1.ags', smallSite({ GEOL })))
    const order = () =>
      desk.read((c) => c.prepare("SELECT body FROM data_row WHERE body LIKE '%SAND%'").all())
    const before = order()
    const less = GEOL.map((row) => row.slice(0, 4))
    const report = await desk.import(desk.write('2.ags', smallSite({ GEOL: less })))
    expect(report.projects[0]?.rows).toMatchObject({ added: 0, changed: 0 })
    expect(order()).toEqual(before)
    expect(JSON.stringify(before)).toMatch(/GEOL_BASE.*"12.*"7.*GEOL_DESC/)
  })

  test('adds rows and holes after those that were there', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite()))
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH0', '450010.00', '300000.00'],
    ]
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH0', '0.00', '1.00', 'SAND'],
    ]
    const report = await desk.import(desk.write('2.ags', smallSite({ LOCA, GEOL })))
    expect(report.projects[0]?.rows).toMatchObject({ total: 8, added: 2, changed: 0 })
    expect(desk.holes().map(({ locationId, latitude }) => [locationId, latitude !== null])).toEqual([
      ['BH1', true],
      ['BH2', true],
      ['BH0', true],
    ])
    expect(desk.projects()[0]?.updatedAt).toBe(SECOND)
    expect(desk.tables()).toMatchObject({
      BH0: [{ code: 'GEOL', rows: 1 }],
      BH1: [{ code: 'GEOL', rows: 2 }],
    })
  })

  test('that moves a hole moves its updatedAt and the mean of the project', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite()))
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE'],
      ['BH2', '450060.00'],
    ]
    await desk.import(desk.write('2.ags', smallSite({ LOCA, GEOL: [] })))
    expect(desk.holes().map(({ easting, updatedAt }) => [easting, updatedAt])).toEqual([
      [450000, FIRST],
      [450060, SECOND],
    ])
    expect(desk.projects()[0]?.updatedAt).toBe(SECOND)
  })

  test('with --replace makes the project mirror it', async () => {
    const desk = createDesk()
    const SAMP = [
      ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
      ['BH2', '1.00', '1', 'D', 'S1'],
    ]
    await desk.import(desk.write('1.ags', smallSite({ SAMP })))
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '450000.00', '300000.00', 'OSGB'],
    ]
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '0.30', ''],
      ['BH2', '0.00', '2.00', 'MADE GROUND'],
    ]
    const report = await desk.import(desk.write('2.ags', smallSite({ LOCA, GEOL })), { replace: true })
    expect(report.projects[0]?.rows).toEqual({ total: 4, added: 0, changed: 2, unchanged: 2, removed: 3 })
    expect(report.projects[0]?.groups).toEqual({ LOCA: 1, PROJ: 1, GEOL: 2 })
    expect(desk.holes().map(({ locationId, data }) => [locationId, Object.keys(data).length])).toEqual([
      ['BH1', 4],
    ])
    expect(desk.rows('GEOL').map(({ data }) => data.GEOL_DESC)).toEqual(['', 'MADE GROUND'])
    expect(desk.tables()).toMatchObject({ BH1: [{ code: 'GEOL', rows: 1 }] }) // the row of BH2 hangs on no hole now
    expect(desk.projectTables()).toMatchObject({
      J1: [
        { code: 'LOCA', rows: 1 },
        { code: 'GEOL', rows: 2 },
      ],
    })
  })

  test('with --replace defines its own groups anew: what an earlier DICT said of them is forgotten', async () => {
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
    const desk = createDesk()
    const right = desk.write('right.ags', site(['LOCA_ID', 'SAMP_TOP', 'ZROD_NO'], 'LOCA'))
    await desk.import(desk.write('wrong.ags', site(['LOCA_ID', 'ZROD_NO', 'ZROD_LEN'], 'SAMP')))
    await desk.import(right, { replace: true })
    const fresh = createDesk()
    await fresh.import(right)
    const same = ({ id, parents }: Row) => ({ id, parents })
    expect(desk.rows('ZROD').map(same)).toEqual(fresh.rows('ZROD').map(same))
    // DICT now lies in another order than in the file, which must not make other rows of the same.
    const again = await desk.import(right)
    expect(again.projects[0]?.rows).toMatchObject({ added: 0, removed: 0 })
  })

  test('with --replace leaves other projects alone', async () => {
    const desk = createDesk()
    const other = smallSite({
      PROJ: [
        ['PROJ_ID', 'PROJ_NAME'],
        ['J2', 'Other'],
      ],
    })
    await desk.import([desk.write('1.ags', smallSite()), desk.write('2.ags', other)])
    await desk.import(desk.write('1.ags', smallSite({ GEOL: [] })), { replace: true })
    expect(desk.projectTables()).toMatchObject({
      J1: [{ code: 'LOCA' }],
      J2: [{ code: 'LOCA' }, { code: 'GEOL' }],
    })
  })

  test('in parts leaves no trace when all of them come again, also where one part undoes another', async () => {
    const desk = createDesk()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_LEG'],
      ['BH1', '0.00', '0.30', '101'],
    ]
    const files = [desk.write('1.ags', smallSite()), desk.write('2.ags', smallSite({ LOCA: [], GEOL }))]
    await desk.import(files)
    expect(desk.rows('GEOL')[0]?.data).toMatchObject({ GEOL_DESC: 'TOPSOIL', GEOL_LEG: '101' })
    const before = desk.dump()
    for (const replace of [false, true]) {
      const again = await desk.import(files, { replace })
      expect(again.projects[0]?.rows).toMatchObject({ changed: 0, unchanged: 6, removed: 0 })
      expect(desk.dump()).toEqual(before)
    }
  })

  test('is later than the first even when the clock was set back', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite()), { now: () => new Date('2030-01-01') })
    const LOCA = [
      ['LOCA_ID', 'LOCA_FDEP'],
      ['BH2', '19.00'],
    ]
    await desk.import(desk.write('2.ags', smallSite({ LOCA })), { now: () => new Date('2020-01-01') })
    expect(desk.holes().map(({ updatedAt }) => updatedAt)).toEqual([
      '2030-01-01T00:00:00.000Z',
      '2030-01-01T00:00:00.001Z',
    ])
  })
})

describe('ids', () => {
  test('are the same on any machine', async () => {
    const [here, there] = [createDesk(), createDesk()]
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
    const idsOf = (desk: typeof here) => desk.holes().map(({ id }) => id)
    expect(idsOf(here)).toEqual(idsOf(there).slice(2))
    const idOf = (...thing: unknown[]) =>
      createHash('sha256').update(JSON.stringify(thing)).digest('hex').slice(0, 24)
    const project = idOf('project', idOf('company', 'Local'), 'J1')
    expect(idsOf(here)).toEqual(['BH1', 'BH2'].map((name) => idOf('row', project, 'LOCA', name, 0)))
  })

  test('differ between companies', async () => {
    const desk = createDesk()
    const file = desk.write('a.ags', smallSite())
    await desk.import(file, { company: 'North' })
    await desk.import(file, { company: 'South' })
    expect(new Set(desk.holes().map(({ id }) => id)).size).toBe(4)
    expect(desk.projects()).toHaveLength(2)
  })
})
