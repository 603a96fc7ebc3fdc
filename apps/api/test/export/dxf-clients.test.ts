import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Boundary, Location } from '@groundsheet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../has-program.ts'
import { exportProject } from '../../src/export/export-project.ts'
import { startSampleService, type SampleService } from '../http/ogc/sample-service.ts'

const run = promisify(execFile)
const MAX_OUTPUT_BYTES = 100_000_000
const HAS_GDAL = hasProgram('ogr2ogr', '--version')

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-dxf-clients-'))
const path = join(folder, 'site.dxf')
let service: SampleService

beforeAll(async () => {
  service = await startSampleService()
  await exportProject({ database: service.database, project: 'NGE-1187', format: 'dxf', out: path })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

interface Entity {
  readonly geometry: { readonly type: string; readonly coordinates: readonly (number | readonly number[])[] }
  readonly properties: Readonly<Record<string, string | null>>
}

async function read(layer: string): Promise<Entity[]> {
  const all = ['-f', 'GeoJSON', '/vsistdout/', path, layer, '-lco', 'COORDINATE_PRECISION=6']
  const { stdout, stderr } = await run(
    'ogr2ogr',
    [...all, '-lco', 'RFC7946=NO', '--config', 'DXF_INLINE_BLOCKS', 'FALSE'],
    { maxBuffer: MAX_OUTPUT_BYTES },
  )
  expect(stderr).toBe('')
  return (JSON.parse(stdout) as { features: Entity[] }).features
}

async function request<T>(list: string): Promise<T[]> {
  const { json } = await service.request(
    `/v1/projects/${service.projects.get('NGE-1187')}/${list}?limit=1000`,
  )
  return json.data as T[]
}

const named = (entities: readonly Entity[], layer: string) =>
  entities.filter(({ properties }) => properties.Layer === layer)

describe.skipIf(!HAS_GDAL)('GDAL, where it is installed', () => {
  test('finds every hole at easting, northing and level of the file, in the layer of its type', async () => {
    const entities = await read('entities')
    const inserts = entities.filter(({ properties }) => /^HOLES(_|$)/.test(properties.Layer ?? ''))
    const names = named(entities, 'HOLE_NAMES').map(({ properties }) => properties.Text)
    const drawn = new Map(names.map((name, place) => [name, inserts[place]]))
    expect([names.length, drawn.size]).toEqual([inserts.length, inserts.length])
    let surveyed = 0
    for (const { locationId, easting, northing, groundLevel, mapPlacement, data } of await request<Location>(
      'locations',
    )) {
      if (mapPlacement !== null || easting === null) continue
      surveyed++
      const coordinates = [easting, northing, groundLevel ?? 0]
      expect(drawn.get(locationId)?.geometry, locationId).toEqual({ type: 'Point', coordinates })
      expect(drawn.get(locationId)?.properties.Layer).toBe(`HOLES_${data.LOCA_TYPE?.replace('+', '_')}`)
    }
    expect(surveyed).toBeGreaterThan(50)
  })

  test('finds the symbols as blocks, and the boundaries as closed lines in the grid', async () => {
    const blocks = await read('blocks')
    expect(new Set(blocks.map(({ properties }) => properties.Block)).size).toBeGreaterThan(3)
    const boundaries = await request<Boundary>('boundaries')
    const lines = named(await read('entities'), 'BOUNDARIES')
    const rings = boundaries.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates],
    )
    expect(lines.length).toBe(rings.length)
    expect(lines.map(({ geometry }) => geometry.coordinates.length)).toEqual(
      rings.map(({ length }) => length),
    )
    const holes = (await request<Location>('locations')).filter(({ easting }) => easting !== null)
    const [x = 0] = (lines[0]?.geometry.coordinates[0] ?? []) as number[]
    expect(Math.abs(x - (holes[0]?.easting ?? 0))).toBeLessThan(20_000)
  })
})
