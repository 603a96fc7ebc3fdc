import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { expect, test } from 'vitest'
import type { ExportHole } from '../src/index.ts'
import { writeGeoParquet } from '../src/parquet/write-geo-parquet.ts'
import { collect, hole, smallSource } from './small-source.ts'

async function write(holes: ExportHole[]): Promise<ArrayBuffer> {
  const bytes = await collect(writeGeoParquet(smallSource({ holes: () => holes })))
  return new Uint8Array(bytes).buffer
}

const read = async (holes: ExportHole[]): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file: await write(holes) })

const PLACED = hole('BH1', { latitude: 52.5, longitude: -1.25, easting: 450_000.125 })

test('holes are rows with numbers, headings as text, and a point of WGS 84', async () => {
  const file = await write([PLACED])
  expect(await parquetReadObjects({ file })).toEqual([
    {
      id: PLACED.id,
      locationId: 'BH1',
      easting: 450_000.125,
      northing: null,
      groundLevel: 12.5,
      finalDepth: 20,
      isPinned: false,
      geometry: { type: 'Point', coordinates: [-1.25, 52.5] },
      LOCA_ID: 'BH1',
      LOCA_TYPE: 'CP',
    },
  ])
})

test('the file states that it is GeoParquet, and which column has the geometry', async () => {
  const { key_value_metadata: pairs = [] } = parquetMetadata(await write([PLACED]))
  expect(JSON.parse(pairs.find(({ key }) => key === 'geo')?.value ?? '')).toEqual({
    version: '1.1.0',
    primary_column: 'geometry',
    columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
  })
})

test('a hole without position, and headings that only some holes have, are null', async () => {
  const other = hole('BH2', { data: { LOCA_ID: 'BH2', LOCA_REM: 'Ø 100\nwet' } })
  const rows = await read([PLACED, other, hole('BH3')])
  expect(rows.map(({ geometry }) => geometry)).toEqual([expect.anything(), null, null])
  expect(rows.map(({ LOCA_REM, LOCA_TYPE }) => [LOCA_REM, LOCA_TYPE])).toEqual([
    [null, 'CP'],
    ['Ø 100\nwet', null],
    [null, 'CP'],
  ])
})

test('a heading that is named as one of our columns gives way to it', async () => {
  const other = Object.fromEntries([['__proto__x', 'y']])
  const rows = await parquetReadObjects({ file: await write([hole('BH1', { data: { id: 'x', ...other } })]) })
  expect(rows[0]).toMatchObject({ id: hole('BH1').id, ...other })
})

test('a project without holes is a file without rows', async () => {
  expect(await parquetReadObjects({ file: await write([]) })).toEqual([])
})
