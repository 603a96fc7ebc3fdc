import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportProject } from '../../src/export/export-project.ts'
import { createNames, fileColumns } from '../../src/geopackage/file-columns.ts'
import { startSampleService, type Feature, type SampleService } from '../http/ogc/sample-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-gpkg-'))
let service: SampleService
const files = new Map<string, Database.Database>()

beforeAll(async () => {
  service = await startSampleService()
  for (const reference of service.projects.keys()) {
    const out = join(folder, `${reference}.gpkg`)
    await exportProject({ database: service.database, project: reference, format: 'gpkg', out })
    files.set(reference, new Database(out, { readonly: true }))
  }
})
afterAll(async () => {
  for (const file of files.values()) file.close()
  await service.close()
  rmSync(folder, { recursive: true })
})

type Row = Record<string, string | number | Buffer | null>

const rowsOf = (file: Database.Database | undefined, table: string): Row[] =>
  (file?.prepare(`SELECT * FROM "${table}" ORDER BY fid`).all() ?? []) as Row[]

const inFile = (value: string | number | boolean | null | undefined) =>
  typeof value === 'boolean' ? Number(value) : value

/** Properties of a feature that the row has otherwise. */
const differences = ({ properties }: Feature, row: Row): string[] =>
  Object.entries(properties).flatMap(([name, value]) =>
    inFile(value) === row[name] ? [] : [`${name}: ${String(value)}, ${String(row[name])}`],
  )

test('every value of every collection is the value that OGC API Features sends', async () => {
  for (const [reference, file] of files) {
    const dataset = `/ogc/${service.projects.get(reference)}`
    const { collections = [] } = (await service.request(`${dataset}/collections`)).json
    for (const { id } of collections) {
      const { features } = await service.readAll(`${dataset}/collections/${id}/items?limit=1000`)
      const rows = id === 'boundaries' ? ['boundaries', 'boundary_lines'] : [id]
      const stored = new Map(rows.flatMap((name) => rowsOf(file, name)).map((row) => [row.id, row]))
      expect(stored.size, id).toBe(features.length)
      for (const feature of features)
        expect(differences(feature, stored.get(feature.id) ?? {}), `${id} ${feature.id}`).toEqual([])
    }
  }
})

/** Little endian, in a header without an envelope. */
function readPoint(bytes: Buffer): number[] {
  expect(bytes.toString('latin1', 0, 2)).toBe('GP')
  const hasHeight = bytes.readUInt32LE(9) === 1001
  return [13, 21, ...(hasHeight ? [29] : [])].map((at) => bytes.readDoubleLE(at))
}

test('holes are where the files state them, with their ground level as height', async () => {
  const file = files.get('NGE-1187')
  const holes = rowsOf(file, 'holes')
  const surveyed = holes.filter((hole) => hole.isPinned === 0 && hole.easting !== null)
  expect(surveyed.length).toBeGreaterThan(50)
  for (const { geom, easting, northing, groundLevel } of surveyed)
    expect(readPoint(geom as Buffer)).toEqual([
      easting,
      northing,
      ...(groundLevel === null ? [] : [groundLevel]),
    ])
  const dataset = `/ogc/${service.projects.get('NGE-1187')}`
  const { features } = await service.readAll(`${dataset}/collections/holes/items?limit=1000`)
  const inWgs84 = new Map(rowsOf(file, 'holes_wgs84').map(({ id, geom }) => [id, geom]))
  for (const { id, geometry } of features) {
    const bytes = inWgs84.get(id) ?? null
    expect(bytes && readPoint(bytes as Buffer).slice(0, 2)).toEqual(geometry?.coordinates ?? null)
  }
})

test('groups that belong to no hole are tables of text, as the API sends them', async () => {
  for (const [reference, file] of files) {
    const { data } = (await service.request(`/v1/projects/${service.projects.get(reference)}/metadata`))
      .json as {
      data?: { code: string | null; rows: number }[]
    }
    const sent = (data ?? []).flatMap(({ code, rows }) => (code === null ? [] : [{ code, rows }]))
    expect(sent.length).toBeGreaterThan(0)
    for (const { code, rows } of sent) expect(rowsOf(file, code), code).toHaveLength(rows)
    expect(rowsOf(file, 'PROJ')[0]).toMatchObject({ PROJ_ID: reference })
  }
})

test('SQLite finds no fault in the file, and rows belong to holes that are in it', () => {
  for (const file of files.values()) {
    expect(file.pragma('application_id', { simple: true })).toBe(0x47504b47)
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(file.pragma('foreign_key_check')).toEqual([])
    const joined = file.prepare('SELECT count(*) FROM GEOL JOIN holes ON holes.id = GEOL.idOfHole').pluck()
    expect(joined.get()).toBe(file.prepare('SELECT count(*) FROM GEOL').pluck().get())
  }
})

test('the spatial index has every geometry, and triggers keep it', () => {
  for (const file of files.values()) {
    const layers = file
      .prepare('SELECT table_name FROM gpkg_geometry_columns ORDER BY rowid')
      .pluck()
      .all() as string[]
    expect(layers).toEqual(['holes', 'holes_wgs84', 'boundaries', 'boundary_lines', 'groups'])
    for (const layer of layers) {
      const indexed = file.prepare(`SELECT count(*) FROM rtree_${layer}_geom`).pluck().get()
      const placed = file.prepare(`SELECT count(*) FROM ${layer} WHERE geom IS NOT NULL`).pluck().get()
      expect(indexed).toBe(placed)
      const triggers = file
        .prepare(`SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?`)
        .pluck()
      expect(triggers.get(layer)).toBe(6)
    }
  }
})

test('names that differ only in the case of their letters become two columns and two tables', () => {
  const property = (name: string) => ({ name, type: 'text', title: name, unit: '' }) as const
  expect(fileColumns([property('ID'), property('id')], ['id']).map(({ name }) => name)).toEqual([
    'ID_2',
    'id_3',
  ])
  const nameOf = createNames(['holes'])
  expect(['HOLES', 'GEOL', 'geol'].map(nameOf)).toEqual(['HOLES_2', 'GEOL', 'geol_2'])
})

test('every symbol of a hole, boundary and group is in the style of its layer', () => {
  for (const file of files.values()) {
    const styles = file.prepare('SELECT f_table_name, styleQML FROM layer_styles').raw().all() as [
      string,
      string,
    ][]
    expect(styles).toHaveLength(5)
    for (const [layer, qml] of styles) {
      const used = file.prepare(`SELECT DISTINCT symbol FROM ${layer} WHERE symbol IS NOT NULL`).pluck().all()
      const known = [...qml.matchAll(/<category [^>]*value="([^"]*)"/g)].map(([, value]) => value)
      expect(used.filter((symbol) => !known.includes(String(symbol)))).toEqual([])
    }
  }
})

test('a file that cannot be written is refused in one line, and no part of it stays', async () => {
  const out = join('/proc', 'x.gpkg')
  const writing = exportProject({ database: service.database, project: 'NGE-0614', format: 'gpkg', out })
  await expect(writing).rejects.toThrow(/^--out \/proc\/x\.gpkg: cannot be written \(/)
  expect(existsSync(out)).toBe(false)
})
