import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Row } from './workspace.ts'

describe('a second delivery with --replace', () => {
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
})

describe('a second delivery in parts, or of a clock set back', () => {
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
