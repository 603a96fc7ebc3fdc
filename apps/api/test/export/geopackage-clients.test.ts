import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../has-program.ts'
import { exportProject } from '../../src/export/export-project.ts'
import { startSampleService, type Feature, type SampleService } from '../http/ogc/sample-service.ts'

const run = promisify(execFile)
/** Debian's own, for which QGIS is built. */
const PYTHON = '/usr/bin/python3'
const MAX_OUTPUT_BYTES = 100_000_000
const HAS_GDAL = hasProgram('ogr2ogr', '--version')
const HAS_QGIS = hasProgram(PYTHON, '-c', 'import qgis.core')

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-gpkg-clients-'))
const path = join(folder, 'site.gpkg')
let service: SampleService
beforeAll(async () => {
  service = await startSampleService()
  await exportProject({ database: service.database, project: 'NGE-1187', format: 'gpkg', out: path })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

interface Layer {
  readonly table: string
  readonly type: string
  readonly rows: number
}

function layersOf(): Layer[] {
  const file = new Database(path, { readonly: true })
  const tables = file.prepare('SELECT table_name, data_type FROM gpkg_contents').raw().all() as [
    string,
    string,
  ][]
  const layers = tables.map(([table, type]) => {
    const rows = file.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number
    return { table, type, rows }
  })
  file.close()
  return layers
}

const read = async (layer: string, ...words: string[]): Promise<Feature[]> => {
  const all = ['-f', 'GeoJSON', '/vsistdout/', path, layer, '-lco', 'COORDINATE_PRECISION=15', ...words]
  const { stdout, stderr } = await run('ogr2ogr', all, { maxBuffer: MAX_OUTPUT_BYTES })
  expect(stderr).toBe('')
  return (JSON.parse(stdout) as { features: Feature[] }).features
}

describe.skipIf(!HAS_GDAL)('GDAL, where it is installed: rows and values', () => {
  test('opens the file without a warning, and counts every row', async () => {
    for (const { table, rows } of layersOf()) {
      const { stdout, stderr } = await run('ogrinfo', ['-ro', '-so', path, table])
      expect(stderr).toBe('')
      expect(stdout, table).toContain(`Feature Count: ${rows}`)
    }
  })

  test('reads the values that OGC API Features sends', async () => {
    const dataset = `/ogc/${service.projects.get('NGE-1187')}`
    for (const { table, type } of layersOf()) {
      if (type !== 'attributes' && table !== 'holes_wgs84') continue
      const id = table === 'holes_wgs84' ? 'holes' : table
      const sent = await service.request(`${dataset}/collections/${id}`)
      if (sent.status === 404) continue
      const { features } = await service.readAll(`${dataset}/collections/${id}/items?limit=1000`)
      const found = new Map((await read(table)).map((feature) => [feature.properties.id, feature]))
      expect(found.size, table).toBe(features.length)
      for (const { id: key, properties, geometry } of features) {
        const values = found.get(key)?.properties ?? {}
        const differing = Object.entries(properties).filter(([name, value]) => !isSame(value, values[name]))
        expect(differing, `${table} ${key}`).toEqual([])
        if (type === 'features') {
          const position = found.get(key)?.geometry?.coordinates as number[] | undefined
          expect(position?.slice(0, 2) ?? null).toEqual(geometry?.coordinates ?? null)
        }
      }
    }
  })

  /** GDAL writes booleans, dates and times in its own way; numbers and other text must be the same. */
  function isSame(value: string | number | boolean | null, read: unknown): boolean {
    if (typeof value === 'boolean') return Boolean(read) === value
    if (value === read) return true
    const digits = (text: unknown) => String(text).replaceAll(/\D/g, '')
    const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
    return isTime && digits(read).slice(0, 14) === digits(value).slice(0, 14)
  }
})

describe.skipIf(!HAS_GDAL)('GDAL, where it is installed: places', () => {
  test('the grid and WGS 84 lead to the same places', async () => {
    const projected = await read('holes', '-t_srs', 'EPSG:4326')
    const inWgs84 = await read('holes_wgs84')
    for (const [index, { geometry }] of projected.entries()) {
      const [a = NaN, b = NaN] = (geometry?.coordinates ?? []) as number[]
      const [x = NaN, y = NaN] = (inWgs84[index]?.geometry?.coordinates ?? []) as number[]
      // Five metres: the shift grid of Great Britain is not in every installation.
      if (geometry !== null) expect(Math.hypot(a - x, b - y)).toBeLessThan(0.0001)
    }
  })

  test('finds the holes of a box by the spatial index', async () => {
    const all = await read('holes')
    const [x = 0, y = 0] = (all[0]?.geometry?.coordinates ?? []) as number[]
    const box = [x - 200, y - 200, x + 200, y + 200]
    const inside = all.filter(({ geometry }) => {
      const [east = NaN, north = NaN] = (geometry?.coordinates ?? []) as number[]
      return Math.abs(east - x) <= 200 && Math.abs(north - y) <= 200
    })
    const found = await read('holes', '-spat', ...box.map(String))
    expect(found.map(({ properties }) => String(properties.id)).toSorted()).toEqual(
      inside.map(({ properties }) => String(properties.id)).toSorted(),
    )
    expect(inside.length).toBeGreaterThan(0)
  })

  test('keeps the spatial index when a feature is added', async () => {
    const copy = join(folder, 'changed.gpkg')
    const sql = "INSERT INTO holes (geom, id) SELECT geom, 'added' FROM holes WHERE geom IS NOT NULL LIMIT 1"
    copyFileSync(path, copy)
    await run('ogrinfo', [copy, '-sql', sql])
    const file = new Database(copy, { readonly: true })
    const count = (from: string) => file.prepare(`SELECT count(*) FROM ${from}`).pluck().get()
    const [placed, indexed] = [count('holes WHERE geom IS NOT NULL'), count('rtree_holes_geom')]
    const added = count("holes WHERE id = 'added'")
    file.close()
    expect([added, indexed]).toEqual([1, placed])
  })
})

describe.skipIf(!HAS_QGIS)('QGIS, where it is installed', () => {
  const script = `
import json, os, sys
from qgis.core import QgsApplication, QgsVectorLayer
application = QgsApplication([], False)
application.initQgis()
path, *names = sys.argv[1:]
found = {}
for name in names:
    layer = QgsVectorLayer(path + '|layername=' + name, name, 'ogr')
    entry = {'valid': layer.isValid(), 'count': layer.featureCount(), 'crs': layer.crs().authid()}
    if layer.isSpatial():
        renderer = layer.renderer()
        entry['renderer'] = renderer.type()
        entry['labels'] = layer.labelsEnabled()
        entry['symbols'] = sorted(str(one.value()) for one in renderer.categories())
        entry['kinds'] = sorted({one.symbol().symbolLayer(0).layerType() for one in renderer.categories()})
    found[name] = entry
sys.stdout.write(json.dumps(found))
sys.stdout.flush()
# Python ends before the libraries of QGIS are unloaded, which may crash.
os._exit(0)
`
  test('opens every layer with its reference system, symbols and labels', async () => {
    const layers = layersOf().filter(({ table }) => table !== 'layer_styles')
    const { stdout } = await run(PYTHON, ['-c', script, path, ...layers.map(({ table }) => table)], {
      env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: folder },
      maxBuffer: MAX_OUTPUT_BYTES,
    })
    const found = JSON.parse(stdout) as Record<string, Record<string, unknown>>
    for (const { table, rows, type } of layers) {
      expect(found[table], table).toMatchObject({ valid: true, count: rows })
      if (type === 'features')
        expect(found[table]).toMatchObject({ renderer: 'categorizedSymbol', labels: true })
    }
    expect(found.holes).toMatchObject({ crs: 'EPSG:27700', kinds: ['SvgMarker'] })
    expect(found.holes_wgs84).toMatchObject({ crs: 'EPSG:4326' })
    expect(found.boundaries).toMatchObject({ crs: 'EPSG:4326', kinds: ['SimpleFill'] })
    expect((found.holes?.symbols as string[]).length).toBeGreaterThan(3)
  })
})
