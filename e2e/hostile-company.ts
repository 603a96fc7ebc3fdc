import { createClient, type Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
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

/** Text of a file that holds a word. */
type MakeText = (word: string) => string

const HOLES = ['HOLE-A', 'HOLE-BB', 'HOLE-CCC']

const projectFiles = (text: MakeText): Readonly<Record<string, unknown>> => ({
  'project.json': {
    projectId: text('REFERENCE'),
    projectName: text('PROJECT'),
    status: text('STATUS'),
    client: text('CLIENT'),
    contractor: text('CONTRACTOR'),
    consultant: text('CONSULTANT'),
    crs: 'EPSG:27700',
  },
  'boundaries.geojson': {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: text('BOUNDARY'), visible: true, labelVisible: true, style: shapeStyle },
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
      name: text('GROUP'),
      locationIds: HOLES.map(text),
      markerSymbol: text('SYMBOL'),
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: shapeStyle,
    },
  ],
})

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

const agsText = (text: MakeText): string =>
  [
    group('PROJ', plain('PROJ_ID', 'PROJ_NAME'), [[text('REFERENCE'), text('PROJECT')]]),
    group('ABBR', plain('ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'), [
      ['LOCA_TYPE', text('TYPE'), text('TYPE-MEANING')],
      ['GEOL_LEG', text('LEGEND'), text('LEGEND-MEANING')],
      ['SAMP_TYPE', text('SAMPLE'), text('SAMPLE-MEANING')],
    ]),
    group('DICT', plain('DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_DESC', 'DICT_PGRP'), [
      ['GROUP', 'XTRA', '', text('GROUP-NAME'), 'LOCA'],
      ['HEADING', 'XTRA', 'XTRA_TEXT', text('HEADING-NAME'), ''],
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
      HOLES.map(text).map((hole, index) => [
        hole,
        text('TYPE'),
        text('REMARK'),
        String(436700 + index * 20),
        String(388000 + (index % 2) * 30),
        '50.00',
        '10.00',
      ]),
    ),
    group(
      'GEOL',
      { LOCA_ID: '', GEOL_TOP: 'm', GEOL_BASE: 'm', ...plain('GEOL_DESC', 'GEOL_LEG', 'GEOL_GEOL') },
      HOLES.map(text).flatMap((hole) => [
        [hole, '0.00', '4.00', `${text('DESCRIPTION')} CLAY`, text('LEGEND'), text('FORMATION')],
        [hole, '4.00', '9.00', FORMULA, text('LEGEND'), text('FORMATION')],
      ]),
    ),
    group(
      'SAMP',
      { LOCA_ID: '', SAMP_TOP: 'm', SAMP_REF: '', SAMP_TYPE: '', SAMP_REM: text('UNIT') },
      HOLES.map(text).map((hole) => [hole, '1.00', text('REF'), text('SAMPLE'), text('NOTE')]),
    ),
    group(
      'ISPT',
      { LOCA_ID: '', ISPT_TOP: 'm', ISPT_NVAL: '', ISPT_REP: '' },
      HOLES.map(text).map((hole) => [hole, '2.00', '12', text('REPORT')]),
    ),
    group(
      'XTRA',
      { LOCA_ID: '', XTRA_TEXT: text('UNIT') },
      HOLES.map(text).map((hole) => [hole, text('EXTRA')]),
    ),
  ].join('')

/** A company whose every text is hostile, with a key for it alone. */
export interface HostileCompany {
  readonly key: string
  readonly client: Client
  readonly project: string
  readonly holes: readonly Location[]
}

/** Imports a company whose every text is made by `text`. */
export async function importHostileCompany(
  service: Service,
  text: MakeText = hostile,
): Promise<HostileCompany> {
  const name = text('COMPANY')
  const folder = mkdtempSync(join(service.folder, 'hostile-'))
  const project = join(folder, 'projects', 'one')
  mkdirSync(project, { recursive: true })
  const locationTypes = {
    [text('TYPE')]: { name: text('TYPE-NAME'), style: { markerColor: '#b91c1c' } },
  }
  const tables = { ISPT: { name: text('TABLE-NAME') } }
  writeFileSync(join(folder, 'company.json'), JSON.stringify({ name, locationTypes, tables }))
  for (const [file, value] of Object.entries(projectFiles(text)))
    writeFileSync(join(project, file), JSON.stringify(value))
  writeFileSync(join(project, '<img class=injected src=injected onerror=ran()>.ags'), agsText(text))
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = service.run(...words, '--database', service.database)
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
  run('import', folder)
  const { key } = service.createKey({ company: name, name: text('KEY') })
  const client = createClient({ baseUrl: `${service.url}/v1`, key })
  const [found] = await Array.fromAsync(client.projects())
  const id = found?.id ?? ''
  return { key, client, project: id, holes: await Array.fromAsync(client.locations(id)) }
}
