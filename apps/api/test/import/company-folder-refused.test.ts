import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { SQUARE, COMPANY, PROJECT, writeCompany } from './company-files.ts'

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
