import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FORMATS, type ExportHole, type ExportSource } from '../src/index.ts'
import { collect, hole, smallSource, table } from './small-source.ts'

const format = FORMATS.find(({ id }) => id === 'leapfrog')

/** The lines of each file of the set, and the notes. */
async function written(parts: Partial<ExportSource>) {
  const notes: string[] = []
  const bytes = await collect(format?.write(smallSource(parts), {}, (note) => notes.push(note)) ?? [])
  const files = Object.entries(unzipSync(bytes)).map(
    ([name, content]) => [name, strFromU8(content).trimEnd().split('\r\n')] as const,
  )
  return { files: Object.fromEntries(files), notes }
}

const LOCATION_STYLE: NonNullable<ExportHole['style']> = {
  ...{ locationType: 'CP', locationTypeName: 'Cable percussion', source: 'default' },
  ...{ markerColor: '#475569', markerSize: 12, markerSymbol: 'circle', markerAnchor: null },
  ...{ showMarker: true, showLabel: true, labelColor: null, labelSize: null },
  ...{ labelOffsetAngle: null, labelOffsetDistance: null, hasCustomIcon: false, markerIconId: null },
}

const PLACED = { easting: 437700.25, northing: 389000, groundLevel: 12.5, finalDepth: 20 }

test('holes are collars, and vertical with a note where no inclination is stated', async () => {
  const { files, notes } = await written({ holes: () => [hole(' BH1 ', PLACED)] })
  expect(files['collar.csv']).toEqual(['HoleID,X,Y,Z,MaxDepth,Type', 'BH1,437700.25,389000,12.5,20,CP'])
  expect(files['survey.csv']).toEqual(['HoleID,Depth,Dip,Azimuth,Source', 'BH1,0,90,0,assumed vertical'])
  expect(notes).toEqual(['1 hole has no usable inclination: written as vertical'])
})

test('rows with top and base are intervals, others with a depth are points, in metres', async () => {
  const tables = [
    table('GEOL', ['LOCA_ID', 'GEOL_TOP:ft', 'GEOL_BASE:ft', 'GEOL_DESC'], [['BH1', '0', '10', '=CLAY']]),
    table('ISPT', ['LOCA_ID', 'ISPT_TOP:m', 'ISPT_NVAL'], [['BH1', '1.50', '12']]),
    table('LLPL', ['LOCA_ID', 'SAMP_TOP:m', 'SAMP_BASE:m', 'SPEC_DPTH:m'], [['BH1', '1.20', '1.65', '1.40']]),
  ]
  const { files } = await written({ tables, holes: () => [hole('BH1', PLACED)] })
  expect(files['interval_GEOL.csv']).toEqual([
    'HoleID,From,To,LOCA_ID,GEOL_TOP,GEOL_BASE,GEOL_DESC',
    `BH1,0,3.048,BH1,0,10,"'=CLAY"`,
  ])
  expect(files['point_ISPT.csv']?.[1]).toBe('BH1,1.5,BH1,1.50,12')
  expect(files['point_LLPL.csv']?.[1]).toBe('BH1,1.4,BH1,1.20,1.65,1.40')
})

test('rows whose base is no number are points, which a note states with the rows', async () => {
  const rows = [
    ['BH1', '0.00', '1,00'],
    ['BH1', '1.00', '2.00'],
    ['BH2', '0.00', ''],
  ]
  const tables = [table('GEOL', ['LOCA_ID', 'GEOL_TOP:m', 'GEOL_BASE:m'], rows)]
  const { files, notes } = await written({ tables, holes: () => [hole('BH1', PLACED)] })
  expect(files['point_GEOL.csv']?.slice(1)).toEqual(['BH1,0,BH1,0.00,"1,00"', 'BH2,0,BH2,0.00,'])
  expect(notes).toContain(
    'GEOL: 1 row has no base that can be read (BH1, GEOL_BASE “1,00”): it is written as a ' +
      'point, not as an interval',
  )
})

test('the meanings of codes stand beside them where they are requested', async () => {
  const bytes = await collect(format?.write(smallSource(), { meanings: true }) ?? [])
  const [head, topsoil] = strFromU8(unzipSync(bytes)['interval_GEOL.csv'] ?? new Uint8Array()).split('\r\n')
  expect(head).toBe('HoleID,From,To,LOCA_ID,GEOL_TOP,GEOL_BASE,GEOL_DESC,GEOL_LEG,GEOL_LEG (meaning)')
  expect(topsoil).toBe('BH1,0,0.3,BH1,0.00,0.30,TOPSOIL,101,Topsoil')
})

test('an inclined hole has the dips and bearings of HORN, from the top down', async () => {
  const headings = ['LOCA_ID', 'HORN_TOP:m', 'HORN_BASE:m', 'HORN_ORNT:deg', 'HORN_INCL:deg']
  const rows = [
    ['BH1', '10.00', '20.00', '185', '62'],
    ['BH1', '0.00', '10.00', '184', '60'],
    ['BH2', '0.00', '20.00', '', '90'],
    ['BH3', '0.00', '20.00', '', '45'],
  ]
  const holes = () => ['BH1', 'BH2', 'BH3'].map((name) => hole(name, PLACED))
  const { files, notes } = await written({ holes, tables: [table('HORN', headings, rows)] })
  expect(files['survey.csv']?.slice(1)).toEqual([
    'BH1,0,60,184,HORN',
    'BH1,10,62,185,HORN',
    'BH2,0,90,0,HORN',
    'BH3,0,45,,HORN',
  ])
  expect(notes).toEqual(['1 hole has an inclination without a bearing: Azimuth is empty'])
})

test('an AGS 3 hole has the direction of its own row, unless its 0 was not set', async () => {
  const stated = (name: string, data: Record<string, string>) =>
    hole(name, { ...PLACED, data: { HOLE_ID: name, HOLE_TYPE: 'RC', ...data } })
  const holes = () => [
    stated('BH1', { HOLE_INCL: '50', HOLE_ORNT: '310' }),
    stated('BH2', { HOLE_INCL: '0', HOLE_ORNT: '0' }),
  ]
  const { files } = await written({ holes, tables: [] })
  expect(files['survey.csv']?.slice(1)).toEqual(['BH1,0,50,310,HOLE_INCL', 'BH2,0,90,0,assumed vertical'])
})

test('a nearly horizontal hole whose type states it by name is one, as in its log', async () => {
  const data = { HOLE_ID: 'BH1', HOLE_TYPE: 'HD', HOLE_INCL: '5' }
  const style = { ...LOCATION_STYLE, locationType: 'HD', locationTypeName: 'Horizontal drain' }
  const lineOf = async (parts: Partial<ExportHole>) =>
    (await written({ tables: [], holes: () => [hole('BH1', { ...PLACED, data, ...parts })] })).files[
      'survey.csv'
    ]?.[1]
  expect(await lineOf({ style })).toBe('BH1,0,5,,HOLE_INCL')
  expect(await lineOf({})).toBe('BH1,0,90,0,assumed vertical: inclination not possible')
})

test('an angle that no hole can have is vertical, with a note; a bearing beside it is none', async () => {
  const stated = (name: string, data: Record<string, string>) =>
    hole(name, { ...PLACED, data: { HOLE_ID: name, HOLE_TYPE: 'WS', ...data } })
  const holes = () => [
    stated('BE06', { HOLE_INCL: '9090', HOLE_ORNT: '310', HOLE_TYPE: 'RC' }),
    stated('T15', { HOLE_INCL: '9' }),
    stated('IP1', {}),
  ]
  const tables = [table('HORN', ['LOCA_ID', 'HORN_TOP:m', 'HORN_INCL:deg'], [['IP1', '0', '256']])]
  const { files, notes } = await written({ holes, tables })
  const vertical = '0,90,0,assumed vertical: inclination not possible'
  expect(files['survey.csv']?.slice(1)).toEqual([`BE06,${vertical}`, `T15,${vertical}`, `IP1,${vertical}`])
  expect(notes).toContain('3 holes have an inclination that is not possible: written as vertical')
})

test('missing numbers are empty and counted, rows without base points, undrawn tables named', async () => {
  const missing = hole('BH1', { easting: null, groundLevel: null, finalDepth: 0 })
  const tables = [
    table(
      'GEOL',
      ['LOCA_ID', 'GEOL_TOP:m', 'GEOL_BASE:m'],
      [
        ['BH1', '0.00', 'unknown'],
        ['BH1', '', '1.00'],
      ],
    ),
    table('PTIM', ['LOCA_ID', 'PTIM_DTIM'], [['BH1', '2024-03-01']]),
  ]
  const { files, notes } = await written({ holes: () => [missing], tables })
  expect(files['collar.csv']?.[1]).toBe('BH1,,,,,CP')
  expect(files['point_GEOL.csv']?.slice(1)).toEqual(['BH1,0,BH1,0.00,unknown', 'BH1,,BH1,,1.00'])
  expect(Object.keys(files)).toEqual(['collar.csv', 'survey.csv', 'point_GEOL.csv'])
  expect(notes).toEqual([
    '1 hole has no grid coordinates: X and Y are empty',
    '1 hole has no ground level: Z is empty',
    '1 hole has no final depth: MaxDepth is empty',
    '1 hole has no usable inclination: written as vertical',
    'GEOL: 1 row has no depth that can be read: Depth is empty',
    'GEOL: 1 row has no base that can be read (BH1, GEOL_BASE “unknown”): it is written as a ' +
      'point, not as an interval',
    'Not written, since their rows have no depth: PTIM',
  ])
})
