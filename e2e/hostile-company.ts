import { createClient, type Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from './service.ts'

/** Markup from a value is recognised by its class, handler and address. */
const PAYLOADS = [
  (word: string) => `<img class=injected src=injected onerror="ran('${word}')">${word}`,
  (word: string) => `"><svg class=injected onload=ran('${word}')>${word}`,
  (word: string) => `'><script class=injected>ran('${word}')</script>${word}`,
]

/** Markup that ends in the word. */
export const hostile = (word: string): string => PAYLOADS[word.length % PAYLOADS.length]?.(word) ?? word

/** What spreadsheets would calculate. */
export const FORMULA = '=HYPERLINK("http://injected.example","press")'

const shapeStyle = {
  strokeColor: '#b91c1c',
  strokeWidth: 2,
  strokeOpacity: 1,
  strokeStyle: 'solid',
  fillColor: '#b91c1c',
  fillOpacity: 0.1,
}

const HOLES = ['HOLE-A', 'HOLE-BB', 'HOLE-CCC'].map(hostile)

const PROJECT_FILES: Readonly<Record<string, unknown>> = {
  'project.json': {
    projectId: hostile('REFERENCE'),
    projectName: hostile('PROJECT'),
    status: hostile('STATUS'),
    client: hostile('CLIENT'),
    contractor: hostile('CONTRACTOR'),
    consultant: hostile('CONSULTANT'),
    crs: 'EPSG:27700',
  },
  'boundaries.geojson': {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: hostile('BOUNDARY'), visible: true, labelVisible: true, style: shapeStyle },
        geometry: {
          type: 'LineString',
          coordinates: [
            [-1.449, 53.3899],
            [-1.444, 53.3898],
          ],
        },
      },
    ],
  },
  'groups.json': [
    {
      name: hostile('GROUP'),
      locationIds: HOLES,
      markerSymbol: hostile('SYMBOL'),
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: shapeStyle,
    },
  ],
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const lines = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')

/** A group of an AGS file whose headings are text of no unit, but for those that are named with one. */
export function group(
  name: string,
  headings: Readonly<Record<string, string>>,
  rows: readonly string[][],
): string {
  const cells = Object.entries(headings)
  return `${lines([
    ['GROUP', name],
    ['HEADING', ...cells.map(([heading]) => heading)],
    ['UNIT', ...cells.map(([, unit]) => unit)],
    ['TYPE', ...cells.map(() => 'X')],
    ...rows.map((row) => ['DATA', ...row]),
  ])}\r\n`
}

export const plain = (...headings: string[]) => Object.fromEntries(headings.map((heading) => [heading, '']))

const AGS = [
  group('PROJ', plain('PROJ_ID', 'PROJ_NAME'), [[hostile('REFERENCE'), hostile('PROJECT')]]),
  group('ABBR', plain('ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'), [
    ['LOCA_TYPE', hostile('TYPE'), hostile('TYPE-MEANING')],
    ['GEOL_LEG', hostile('LEGEND'), hostile('LEGEND-MEANING')],
    ['SAMP_TYPE', hostile('SAMPLE'), hostile('SAMPLE-MEANING')],
  ]),
  group('DICT', plain('DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_DESC', 'DICT_PGRP'), [
    ['GROUP', 'XTRA', '', hostile('GROUP-NAME'), 'LOCA'],
    ['HEADING', 'XTRA', 'XTRA_TEXT', hostile('HEADING-NAME'), ''],
  ]),
  group(
    'LOCA',
    {
      ...plain('LOCA_ID', 'LOCA_TYPE', 'LOCA_REM'),
      LOCA_NATE: 'm',
      LOCA_NATN: 'm',
      LOCA_GL: 'm',
      LOCA_FDEP: 'm',
    },
    HOLES.map((hole, index) => [
      hole,
      hostile('TYPE'),
      hostile('REMARK'),
      String(436700 + index * 20),
      String(388000 + (index % 2) * 30),
      '50.00',
      '10.00',
    ]),
  ),
  group(
    'GEOL',
    { LOCA_ID: '', GEOL_TOP: 'm', GEOL_BASE: 'm', ...plain('GEOL_DESC', 'GEOL_LEG', 'GEOL_GEOL') },
    HOLES.flatMap((hole) => [
      [hole, '0.00', '4.00', `${hostile('DESCRIPTION')} CLAY`, hostile('LEGEND'), hostile('FORMATION')],
      [hole, '4.00', '9.00', FORMULA, hostile('LEGEND'), hostile('FORMATION')],
    ]),
  ),
  group(
    'SAMP',
    { LOCA_ID: '', SAMP_TOP: 'm', SAMP_REF: '', SAMP_TYPE: '', SAMP_REM: hostile('UNIT') },
    HOLES.map((hole) => [hole, '1.00', hostile('REF'), hostile('SAMPLE'), hostile('NOTE')]),
  ),
  group(
    'ISPT',
    { LOCA_ID: '', ISPT_TOP: 'm', ISPT_NVAL: '', ISPT_REP: '' },
    HOLES.map((hole) => [hole, '2.00', '12', hostile('REPORT')]),
  ),
  group(
    'XTRA',
    { LOCA_ID: '', XTRA_TEXT: hostile('UNIT') },
    HOLES.map((hole) => [hole, hostile('EXTRA')]),
  ),
].join('')

/** A company whose every text is markup, with a key for it alone. */
export interface HostileCompany {
  readonly key: string
  readonly client: Client
  readonly project: string
  readonly holes: readonly Location[]
}

export async function importHostileCompany(service: Service): Promise<HostileCompany> {
  const name = hostile('COMPANY')
  const folder = join(service.folder, 'hostile')
  const project = join(folder, 'projects', 'one')
  mkdirSync(project, { recursive: true })
  const locationTypes = {
    [hostile('TYPE')]: { name: hostile('TYPE-NAME'), style: { markerColor: '#b91c1c' } },
  }
  const tables = { ISPT: { name: hostile('TABLE-NAME') } }
  writeFileSync(join(folder, 'company.json'), JSON.stringify({ name, locationTypes, tables }))
  for (const [file, value] of Object.entries(PROJECT_FILES))
    writeFileSync(join(project, file), JSON.stringify(value))
  writeFileSync(join(project, '<img class=injected src=injected onerror=ran()>.ags'), AGS)
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = service.run(...words, '--database', service.database)
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
  run('import', folder)
  const { key } = service.createKey({ company: name, name: hostile('KEY') })
  const client = createClient({ baseUrl: `${service.url}/v1`, key })
  const [found] = await Array.fromAsync(client.projects())
  const id = found?.id ?? ''
  return { key, client, project: id, holes: await Array.fromAsync(client.locations(id)) }
}
