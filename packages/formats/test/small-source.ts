import type { ExportHole, ExportSource, ExportTable, Stream } from '../src/index.ts'

/** A table as headings `NAME:unit:type` and rows. */
export function table(group: string, headings: string[], rows: string[][]): ExportTable {
  return {
    group,
    name: group,
    headings: headings.map((text) => {
      const [heading = '', unit = '', type = 'X'] = text.split(':')
      return { heading, name: null, unit, type }
    }),
    rows: () => rows,
  }
}

const NOWHERE = {
  easting: null,
  northing: null,
  latitude: null,
  longitude: null,
  groundLevel: 12.5,
  finalDepth: 20,
  mapPlacement: null,
}

export function hole(locationId: string, place: Partial<ExportHole> = {}): ExportHole {
  const data = { LOCA_ID: locationId, LOCA_TYPE: 'CP' }
  const updatedAt = '2026-01-31T00:00:00.000Z'
  return {
    id: locationId.padStart(24, '0'),
    locationId,
    table: 'LOCA',
    ...NOWHERE,
    data,
    updatedAt,
    ...place,
  }
}

export const STYLE = {
  strokeColor: '#c0392b',
  strokeWidth: 2,
  strokeOpacity: 1,
  strokeStyle: 'solid',
  fillColor: '#abc',
  fillOpacity: 0.5,
}

/** A project with two strata of one hole; parts given replace these. */
export function smallSource(parts: Partial<ExportSource> = {}): ExportSource {
  const strata = [
    ['BH1', '0.00', '0.30', 'TOPSOIL', '101'],
    ['BH1', '0.30', '4.00', '=HYPERLINK("http://x")', 'Q1'],
  ]
  const headings = ['LOCA_ID::ID', 'GEOL_TOP:m:2DP', 'GEOL_BASE:m:2DP', 'GEOL_DESC', 'GEOL_LEG::PA']
  const lists = new Map([['GEOL_LEG', new Map([['101', 'Topsoil']])]])
  return {
    project: {
      reference: 'J1',
      name: 'Mill & Lane',
      company: 'Northmoor',
      client: null,
      edition: 'AGS4',
      updatedAt: '2026-01-31T09:15:00.000Z',
    },
    tables: [
      table('LOCA', ['LOCA_ID::ID', 'LOCA_TYPE::PA'], [['BH1', 'CP']]),
      table('GEOL', headings, strata),
    ],
    holes: () => [hole('BH1', { latitude: 52.5, longitude: -1.25 }), hole('BH2')],
    boundaries: [],
    groups: [],
    codes: (heading) => lists.get(heading) ?? new Map<string, string>(),
    ...parts,
  }
}

/** All of what a format writes, as bytes. */
export async function collect(content: Stream<string | Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(Buffer.from(piece as string))
  return Buffer.concat(pieces)
}

export async function collectText(content: Stream<string | Uint8Array>): Promise<string> {
  return (await collect(content)).toString()
}
