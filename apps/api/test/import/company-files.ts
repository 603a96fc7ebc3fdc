import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { smallSite } from './ags-text.ts'
import { type Workspace } from './workspace.ts'

export const SQUARE = [
  [-1.3, 52.5],
  [-1.2, 52.5],
  [-1.2, 52.6],
  [-1.3, 52.5],
]

export const COMPANY = {
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

export const PROJECT = {
  projectId: 'NG-7',
  projectName: 'Mill Lane bridge',
  status: 'closed',
  client: 'County',
  contractor: null,
  contractStartDate: '2026-02-03',
}

export const LOCA = [
  ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_FDEP', 'LOCA_DEEP'],
  ['BH1', 'CP', '450000', '300000', '12.5', '20.00', '21.00'],
  ['BH2', 'RC', '450050', '300020', '12.1', '18.00', '19.00'],
  ['BH3', 'RC', '', '', '', '', ''],
]

export const SAMP = [
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

export function writeCompany(workspace: Workspace, changes: Readonly<Record<string, unknown>> = {}): string {
  for (const [name, content] of Object.entries({ ...FILES, ...changes })) {
    if (content === undefined) rmSync(join(workspace.folder, 'company', name), { force: true })
    else workspace.write(`company/${name}`, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return join(workspace.folder, 'company')
}
