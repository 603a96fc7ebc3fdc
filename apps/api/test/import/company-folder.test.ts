import { boundary, location, locationGroup, locationStyle } from '@groundsheet/contract'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { PROJECT, SAMP, writeCompany } from './company-files.ts'

describe('a company folder: styles, tables and headings', () => {
  test('defines the styles of its projects', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(writeCompany(workspace))
    expect(report.company).toBe('North Ground')
    expect(report.projects).toMatchObject([
      {
        projectId: 'NG-7',
        crs: { code: 'EPSG:27700', source: 'company' },
        locations: { total: 3, placed: 3, unplaced: [] },
      },
    ])
    expect(workspace.projects()).toMatchObject([{ ...PROJECT, consultant: null, hasSiteBoundary: true }])
    expect(workspace.projectTables()['NG-7']).toEqual([
      { code: 'LOCA', rows: 3, name: 'Location Details' },
      { code: 'STRATA', rows: 3, name: 'Strata' },
      { code: 'LNMC', rows: 1, name: 'Water/moisture Content Tests' },
      { code: null, rows: 1, name: 'Sample Information' },
    ])
    expect(report.diagnostics.items.find(({ rule }) => rule === 'unknown-hole')).toMatchObject({
      file: expect.stringMatching(/groups\.json$/) as string,
      message: expect.stringContaining('BH99') as string,
    })
  })

  test('names tables that are not sent as the settings or the standard do, not as DICT does', async () => {
    const workspace = createWorkspace()
    const tables = { LABX: { code: null }, LABY: { code: null, name: 'Ours' }, SAMP: { code: null } }
    workspace.write('firm/company.json', JSON.stringify({ name: 'Firm', tables }))
    const DICT = [
      ['DICT_TYPE', 'DICT_GRP', 'DICT_DESC', 'DICT_PGRP'],
      ...['LABX', 'LABY', 'LABZ', 'SAMP'].map((group) => ['GROUP', group, `Secret of ${group}`, 'LOCA']),
    ]
    const rows = [['LOCA_ID'], ['BH1']]
    const groups = { DICT, LABX: rows, LABY: rows, LABZ: rows, SAMP }
    workspace.write('firm/projects/a/site.ags', smallSite(groups))
    await workspace.import(`${workspace.folder}/firm`)
    const named = Object.values(workspace.projectTables())[0] as { code: string | null; name: string }[]
    expect(named).toContainEqual(expect.objectContaining({ code: 'LABZ', name: 'Secret of LABZ' }))
    const hidden = named.filter(({ code }) => code === null)
    expect(hidden.map(({ name }) => name).sort()).toEqual(['LABX', 'Ours', 'Sample Information'])
  })

  test('renames, hides and lifts headings; hidden ones stay for export', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    expect(workspace.rows('GEOL')[0]).toMatchObject({
      table: 'STRATA',
      data: { LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_BASE: '0.30', DESCRIPTION: 'TOPSOIL' },
    })
    expect(workspace.rows('LNMC')[0]?.parents).toEqual([]) // SAMP has no code, so no address
    const [hole] = workspace.holes()
    expect(hole).toMatchObject({ groundLevel: 12.5, finalDepth: 21 })
    expect(hole?.data).not.toHaveProperty('LOCA_GL')
    expect(location.parse(hole)).toEqual(hole)
    const kept = workspace.read((c) =>
      c.prepare<[], { internal: string }>('SELECT internal FROM data_row WHERE internal IS NOT NULL').all(),
    )
    expect(kept[0]).toEqual({ internal: '{"LOCA_GL":"12.5"}' })
  })
})

describe('a company folder: symbols and shapes of holes', () => {
  test('styles holes field by field, from the highest level that sets one', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const styles = workspace.styles()
    const [bh1] = workspace.holes()
    for (const style of Object.values(styles)) expect(locationStyle.parse(style)).toEqual(style)
    expect(styles.BH1).toMatchObject({
      locationTypeName: 'Shell and auger',
      source: `location:${bh1?.id ?? ''}`,
      markerColor: '#112233',
      markerSize: 20,
      markerSymbol: 'borehole',
      showLabel: false,
    })
    expect(styles.BH2).toMatchObject({
      locationTypeName: 'Rotary cored',
      source: expect.stringMatching(/^project:[0-9a-f]{24}$/) as string,
      markerSymbol: 'star',
      hasCustomIcon: false, // the symbol of the higher level takes the icon's place
      markerIconId: null,
    })
  })

  test('sets the icon of a location type', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace, { 'projects/mill/styles.json': {} }))
    const icon = workspace.read((c) =>
      c.prepare<[], { id: string; svg: string }>('SELECT id, svg FROM icon').get(),
    )
    expect(workspace.styles().BH2).toMatchObject({
      hasCustomIcon: true,
      markerIconId: icon?.id,
      source: expect.stringMatching(/^type:/) as string,
    })
    expect(icon?.svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="M4 ' +
        '4h16v16z" fill="currentColor"></path></svg>',
    )
  })

  test('draws boundaries and groups, and pins holes', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const boundaries = workspace.boundaries()
    for (const one of boundaries) expect(boundary.parse(one)).toEqual(one)
    expect(boundaries).toMatchObject([
      {
        name: 'Site',
        visible: true,
        style: { strokeColor: '#aa0000', fillColor: '#aa0000', strokeStyle: 'solid' },
      },
      { name: 'Road', visible: false, geometry: { type: 'LineString' } },
    ])
    const groups = workspace.groups()
    for (const one of groups) expect(locationGroup.parse(one)).toEqual(one)
    expect(groups).toMatchObject([
      {
        name: 'East',
        locationCount: 2,
        locationIds: workspace
          .holes()
          .slice(0, 2)
          .map(({ id }) => id),
        style: { strokeStyle: 'dashed' },
      },
    ])
    expect(workspace.holes()[2]).toMatchObject({
      latitude: null,
      mapPlacement: { latitude: 52.55, longitude: -1.25 },
    })
  })
})

describe('a project folder', () => {
  test('can be imported alone into an existing company', async () => {
    const workspace = createWorkspace()
    const folder = writeCompany(workspace)
    await workspace.import(folder)
    const before = workspace.dump()
    await workspace.import(join(folder, 'projects/mill'), { company: 'North Ground' })
    expect(workspace.dump()).toEqual(before)
  })

  test('without AGS files gives a project without holes', async () => {
    const workspace = createWorkspace()
    const folder = join(
      writeCompany(workspace, {
        'projects/mill/site.ags': undefined,
        'projects/mill/groups.json': undefined,
        'projects/mill/styles.json': undefined,
        'projects/mill/placements.json': undefined,
      }),
      'projects/mill',
    )
    const report = await workspace.import(folder)
    expect(report.projects).toMatchObject([
      { projectId: 'NG-7', locations: { total: 0 }, rows: { total: 0 } },
    ])
    expect(workspace.boundaries()).toHaveLength(2)
  })
})
