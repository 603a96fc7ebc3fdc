import { boundary, location, locationGroup, locationStyle } from '@groundsheet/contract'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ags4, smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const SQUARE = [
  [-1.3, 52.5],
  [-1.2, 52.5],
  [-1.2, 52.6],
  [-1.3, 52.5],
]

const COMPANY = {
  name: 'North Ground',
  crs: 'EPSG:27700',
  locationTypes: {
    CP: { name: 'Shell and auger', style: { markerColor: '#112233', markerSize: 20 } },
    RC: { style: { icon: 'rig' } },
  },
  tables: { GEOL: { name: 'Strata', code: 'STRATA' }, SAMP: { code: null } },
  fields: { GEOL_DESC: { code: 'DESCRIPTION' }, LOCA_GL: { code: null } },
  lifted: { finalDepth: 'LOCA_DEEP' },
}

const PROJECT = {
  projectId: 'NG-7',
  projectName: 'Mill Lane bridge',
  status: 'closed',
  client: 'County',
  contractor: null,
  contractStartDate: '2026-02-03',
}

const LOCA = [
  ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_FDEP', 'LOCA_DEEP'],
  ['BH1', 'CP', '450000', '300000', '12.5', '20.00', '21.00'],
  ['BH2', 'RC', '450050', '300020', '12.1', '18.00', '19.00'],
  ['BH3', 'RC', '', '', '', '', ''],
]
const SAMP = [
  ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
  ['BH1', '0.50', '1', 'B', 'S1'],
]
const LNMC = [
  ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID', 'SPEC_REF', 'SPEC_DPTH', 'LNMC_MC'],
  ['BH1', '0.50', '1', 'B', 'S1', '', '', '21'],
]

const FILES: Readonly<Record<string, unknown>> = {
  'company.json': COMPANY,
  'icons/rig.svg':
    '<svg viewBox="0 0 24 24"><path d="M4 4h16v16z" fill="#f00"/><script>alert(1)</script></svg>',
  'projects/mill/project.json': PROJECT,
  'projects/mill/site.ags': smallSite({ LOCA, SAMP, LNMC }),
  'projects/mill/boundaries.geojson': {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: 'Site', style: { strokeColor: '#aa0000' } },
        geometry: { type: 'Polygon', coordinates: [SQUARE] },
      },
      {
        type: 'Feature',
        properties: { name: 'Road', visible: false },
        geometry: { type: 'LineString', coordinates: SQUARE.slice(0, 2) },
      },
    ],
  },
  'projects/mill/groups.json': [
    { name: 'East', locationIds: ['BH1', 'BH2', 'BH99'], style: { strokeStyle: 'dashed' } },
  ],
  'projects/mill/styles.json': {
    types: { RC: { markerSymbol: 'star' } },
    locations: { BH1: { showLabel: false } },
  },
  'projects/mill/placements.json': { BH3: { latitude: 52.55, longitude: -1.25 } },
}

function writeCompany(workspace: Workspace, changes: Readonly<Record<string, unknown>> = {}): string {
  for (const [name, content] of Object.entries({ ...FILES, ...changes })) {
    if (content === undefined) rmSync(join(workspace.folder, 'company', name), { force: true })
    else workspace.write(`company/${name}`, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return join(workspace.folder, 'company')
}

describe('a company folder', () => {
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
    expect(workspace.rows('LNMC')[0]?.parents).toEqual([]) // SAMP has no code to ask for
    const [hole] = workspace.holes()
    expect(hole).toMatchObject({ groundLevel: 12.5, finalDepth: 21 })
    expect(hole?.data).not.toHaveProperty('LOCA_GL')
    expect(location.parse(hole)).toEqual(hole)
    const kept = workspace.read((c) =>
      c.prepare<[], { internal: string }>('SELECT internal FROM data_row WHERE internal IS NOT NULL').all(),
    )
    expect(kept[0]).toEqual({ internal: '{"LOCA_GL":"12.5"}' })
  })

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

  test('with misspelt file names that are not read gives a warning', async () => {
    const workspace = createWorkspace()
    const slips = { 'projects/mill/boundary.geojson': {}, 'icons/rig.png': 'PNG', 'Company.json': {} }
    const report = await workspace.import(writeCompany(workspace, slips))
    const unread = report.diagnostics.items.filter(({ rule }) => rule === 'unread-file')
    expect(unread.map(({ file }) => file?.split('/').at(-1))).toEqual([
      'Company.json',
      'rig.png',
      'boundary.geojson',
    ])
  })

  test('imported again changes nothing', async () => {
    const workspace = createWorkspace()
    const folder = writeCompany(workspace)
    await workspace.import(folder)
    const before = workspace.dump()
    await workspace.import(folder)
    await workspace.import(folder, { replace: true, company: 'North Ground' })
    expect(workspace.dump()).toEqual(before)
  })

  test('is mirrored by --replace project by project; other projects stay, and are listed', async () => {
    const workspace = createWorkspace()
    const mine = { 'projects/mine/site.ags': smallSite({ PROJ: [['PROJ_ID'], ['NG-8']] }) }
    const left = (report: Awaited<ReturnType<typeof workspace.import>>) =>
      report.diagnostics.items.filter(({ rule }) => rule === 'project-left')
    const both = await workspace.import(writeCompany(workspace, mine), { replace: true })
    expect(left(both)).toEqual([])
    const folder = writeCompany(workspace, { 'projects/mine/site.ags': undefined })
    rmSync(join(folder, 'projects/mine'), { recursive: true, force: true })
    expect(left(await workspace.import(folder))).toEqual([])
    const [told, ...others] = left(await workspace.import(folder, { replace: true }))
    expect(told).toMatchObject({ file: folder, severity: 'warning' })
    expect(told?.message).toMatch(/not in this folder, and they stay: NG-8\./)
    expect(others).toEqual([])
    expect(workspace.projects()).toHaveLength(2)
  })

  test('is mirrored: what is no longer in it is removed', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const gone = ['boundaries.geojson', 'groups.json', 'styles.json', 'placements.json']
    await workspace.import(
      writeCompany(workspace, Object.fromEntries(gone.map((name) => [`projects/mill/${name}`, undefined]))),
    )
    expect([workspace.boundaries(), workspace.groups()]).toEqual([[], []])
    expect(workspace.projects()[0]?.hasSiteBoundary).toBe(false)
    expect(workspace.holes()[2]?.mapPlacement).toBeNull()
    expect(workspace.styles().BH1).toMatchObject({
      source: expect.stringMatching(/^type:/) as string,
      showLabel: true,
    })
  })

  test('keeps its settings when a plain delivery is imported later; its groups take new holes', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const late = {
      PROJ: [
        ['PROJ_ID', 'PROJ_NAME'],
        ['NG-7', 'By another name'],
      ],
      LOCA: [['LOCA_ID'], ['BH99']],
    } satisfies Groups
    const report = await workspace.import(workspace.write('late.ags', ags4(late)), {
      company: 'North Ground',
    })
    expect(report.projects[0]).toMatchObject({
      projectId: 'NG-7',
      projectName: 'Mill Lane bridge',
      locations: { total: 4 },
    })
    expect(workspace.boundaries()).toHaveLength(2)
    expect(workspace.groups()).toMatchObject([{ locationCount: 3 }])
    expect(workspace.styles().BH1).toMatchObject({ showLabel: false })
  })

  test('with other codes prepares stored rows again, including those of other projects', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const elsewhere = workspace.write('plain.ags', smallSite({ LOCA }))
    await workspace.import(elsewhere, { company: 'North Ground' })
    expect(workspace.projectTables().J1).toContainEqual({ code: 'STRATA', rows: 3, name: 'Strata' })
    const plain = { name: 'North Ground', crs: 'EPSG:27700' }
    await workspace.import(
      writeCompany(workspace, { 'company.json': plain, 'projects/mill/styles.json': {} }),
    )
    expect(workspace.rows('GEOL').map(({ table, data }) => [table, data.GEOL_DESC])).toEqual(
      [1, 2].flatMap(() => ['TOPSOIL', 'Firm CLAY', 'MADE GROUND'].map((text) => ['GEOL', text])),
    )
    expect(workspace.rows('LNMC')[0]?.parents).toMatchObject([{ table: 'SAMP' }])
    expect(workspace.projectTables().J1).toContainEqual({
      code: 'GEOL',
      rows: 3,
      name: 'Field Geological Descriptions',
    })
    expect(workspace.holes()[0]).toMatchObject({ finalDepth: 20, data: { LOCA_GL: '12.5' } })
    const fresh = createWorkspace()
    await fresh.import(elsewhere)
    const values = (d: Workspace) =>
      d
        .rows('LOCA')
        .slice(-3)
        .map(({ data }) => data)
    expect(values(workspace)).toEqual(values(fresh).map((data) => expect.objectContaining(data) as unknown))
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

/** Invalid company folders, and the line that reports each. */
const FAULTS: [string, Readonly<Record<string, unknown>>, RegExp][] = [
  ['no name', { 'company.json': {} }, /company\.json: name: is missing; a JSON string is expected$/],
  ['a blank name', { 'company.json': { name: ' ' } }, /company\.json: name: must not be blank$/],
  ['broken JSON', { 'company.json': '{ "name": ' }, /company\.json: cannot be read as JSON/],
  [
    'an unknown member',
    { 'company.json': { ...COMPANY, colour: 'red' } },
    /company\.json: has no member "colour"/,
  ],
  [
    'an unknown CRS',
    { 'company.json': { ...COMPANY, crs: 'EPSG:nothing' } },
    /company\.json: crs: is not a coordinate reference system/,
  ],
  [
    'a CRS that there is not',
    { 'company.json': { ...COMPANY, crs: 'EPSG:999999' } },
    /company\.json: crs: EPSG:999999 is not in the EPSG index: give a projected CRS/,
  ],
  [
    'a CRS in degrees',
    { 'projects/mill/project.json': { ...PROJECT, crs: 'EPSG:4326' } },
    /mill\/project\.json: crs: EPSG:4326 \(WGS 84\) is not a projected CRS/,
  ],
  [
    'two headings of one code',
    { 'company.json': { ...COMPANY, fields: { GEOL_DESC: { code: 'X' }, GEOL_LEG: { code: 'X' } } } },
    /company\.json: fields: gives two headings the same code/,
  ],
  [
    'a code that another heading has',
    { 'company.json': { ...COMPANY, fields: { GEOL_DESC: { code: 'GEOL_TOP' } } } },
    /fields\.GEOL_DESC\.code: GEOL_TOP is taken/,
  ],
  [
    'a bad colour',
    { 'projects/mill/styles.json': { types: { CP: { markerColor: 'red' } } } },
    /styles\.json: types\.CP\.markerColor: must be a colour like #1d4ed8$/,
  ],
  [
    'an icon that is not there',
    { 'projects/mill/styles.json': { types: { CP: { icon: 'drill' } } } },
    /styles\.json: types\.CP: there is no icon "drill" \(known: rig\)/,
  ],
  ['an icon that is no SVG', { 'icons/rig.svg': '<html></html>' }, /icons\/rig\.svg: is not SVG/],
  [
    'a group of numbers',
    { 'projects/mill/groups.json': [{ name: 'East', locationIds: [1] }] },
    /groups\.json: \[0\]\.locationIds\[0\]: is number; a JSON string is expected$/,
  ],
  [
    'an open ring',
    {
      'projects/mill/boundaries.geojson': {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: null,
            geometry: { type: 'Polygon', coordinates: [[...SQUARE.slice(0, 3), [-1.25, 52.55]]] },
          },
        ],
      },
    },
    /boundaries\.geojson: features\[0\]\.geometry: has a ring that is not closed/,
  ],
  [
    'grid coordinates as a boundary',
    {
      'projects/mill/boundaries.geojson': {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: {},
            geometry: {
              type: 'LineString',
              coordinates: [
                [450000, 300000],
                [450100, 300000],
              ],
            },
          },
        ],
      },
    },
    /features\[0\]\.geometry\.coordinates\[0\]\[0\]: must be a longitude in degrees, -180 to 180/,
  ],
  [
    'a pin beyond the pole',
    { 'projects/mill/placements.json': { BH1: { latitude: 95, longitude: 0 } } },
    /placements\.json: BH1\.latitude: must be a latitude in degrees, -90 to 90/,
  ],
  [
    'a date that is none',
    { 'projects/mill/project.json': { ...PROJECT, contractStartDate: '03/02/2026' } },
    /project\.json: contractStartDate: must be a date like 2026-01-31/,
  ],
  [
    'two projects in one folder',
    {
      'projects/mill/project.json': {},
      'projects/mill/other.ags': smallSite({ PROJ: [['PROJ_ID'], ['J2']] }),
    },
    /mill: holds several projects \(J2, J1\)\. Write its projectId into project\.json\.$/,
  ],
  [
    'one project in two folders',
    { 'projects/other/project.json': { projectId: 'NG-7' } },
    /other: is project NG-7, and so is .*mill/,
  ],
]

describe('a company folder is refused in one line, and nothing changes, for', () => {
  test.each(FAULTS)('%s', async (_, changes, line) => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const before = workspace.dump()
    const error: unknown = await workspace
      .import(writeCompany(workspace, changes))
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'UserError', lines: [expect.stringMatching(line)] })
    expect(workspace.dump()).toEqual(before)
  })

  test('another company name on the command line, or a second company', async () => {
    const workspace = createWorkspace()
    const folder = writeCompany(workspace)
    await expect(workspace.import(folder, { company: 'South' })).rejects.toThrow(
      /^--company South: .*company\.json says North Ground/,
    )
    const second = workspace.write('second/company.json', '{"name":"South"}').replace('/company.json', '')
    await expect(workspace.import([folder, second])).rejects.toThrow(/second: is a second company folder/)
  })
})
