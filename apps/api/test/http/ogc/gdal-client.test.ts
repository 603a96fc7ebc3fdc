import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type Feature, type SampleService } from './sample-service.ts'
import { isThere, MAX_OUTPUT_BYTES, run } from './client-programs.ts'

const HAS_GDAL = isThere('ogr2ogr', '--version')
let service: SampleService
let datasets: readonly string[] = []

beforeAll(async () => {
  service = await startSampleService()
  datasets = ['/ogc', ...[...service.projects.values()].map((id) => `/ogc/${id}`)]
})

afterAll(() => service.close())
const withKey = () => ['--config', 'GDAL_HTTP_HEADERS', `Authorization: Bearer ${service.key}`]
const placed = ({ geometry }: Feature) => (geometry?.coordinates as number[] | undefined) ?? null

describe.skipIf(!HAS_GDAL)('GDAL, where it is installed: features', () => {
  async function convert(dataset: string, collection: string, ...words: string[]): Promise<Feature[]> {
    const source = `OAPIF:${service.url}${dataset}`
    const { stdout } = await run(
      'ogr2ogr',
      [
        ...withKey(),
        '-f',
        'GeoJSON',
        '/vsistdout/',
        source,
        collection,
        '-lco',
        'COORDINATE_PRECISION=9',
        ...words,
      ],
      { maxBuffer: MAX_OUTPUT_BYTES },
    )
    return (JSON.parse(stdout) as { features: Feature[] }).features
  }

  test('reads every feature of every collection of a project, with the same values', async () => {
    const [, project = ''] = datasets
    const { json } = await service.request(`${project}/collections`)
    for (const { id } of json.collections ?? []) {
      const { features } = await service.readAll(`${project}/collections/${id}/items?limit=1000`)
      const found = await convert(project, id)
      expect(found.length, id).toBe(features.length)
      for (const [index, { properties }] of features.entries()) {
        const read = found[index]?.properties ?? {}
        const differing = Object.entries(properties).filter(
          ([name, value]) => value !== null && !isSame(value, read[name]),
        )
        expect(differing, id).toEqual([])
        expect(found[index]?.geometry?.type).toBe(features[index]?.geometry?.type)
      }
    }
  })

  /** GDAL writes booleans, dates and times in its own way; numbers and other text must be the same. */
  function isSame(value: string | number | boolean, read: unknown): boolean {
    if (typeof value === 'boolean') return Boolean(read) === value
    if (value === read) return true
    const digits = (text: unknown) => String(text).replaceAll(/\D/g, '')
    const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
    return isTime && digits(read).startsWith(digits(value).slice(0, 8))
  }

  test('reads all holes of the company, and those of a box', async () => {
    const { features } = await service.readAll('/ogc/collections/holes/items?limit=1000')
    expect((await convert('/ogc', 'holes')).map(({ properties }) => properties.locationId)).toEqual(
      features.map(({ properties }) => properties.locationId),
    )
    const [first] = features.flatMap((feature) => [placed(feature) ?? []]).filter(({ length }) => length > 0)
    const [x = 0, y = 0] = first ?? []
    const box = [x - 0.01, y - 0.01, x + 0.01, y + 0.01]
    const inside = features.filter((feature) => {
      const [east = NaN, north = NaN] = placed(feature) ?? []
      return east >= x - 0.01 && east <= x + 0.01 && north >= y - 0.01 && north <= y + 0.01
    })
    const found = await convert('/ogc', 'holes', '-spat', ...box.map(String))
    expect(found.map(({ properties }) => properties.locationId)).toEqual(
      inside.map(({ properties }) => properties.locationId),
    )
    expect(inside.length).toBeGreaterThan(0)
  })
})

describe.skipIf(!HAS_GDAL)('GDAL, where it is installed: filters, types and coordinates', () => {
  test('has the service select the holes of a type', async () => {
    for (const dataset of datasets.slice(0, 2)) {
      const { features } = await service.readAll(`${dataset}/collections/holes/items?limit=1000`)
      const type = String(features[0]?.properties.locationType)
      const source = `OAPIF:${service.url}${dataset}`
      const condition = ['-where', `locationType = '${type}'`]
      const { stdout, stderr } = await run(
        'ogrinfo',
        [...withKey(), '--config', 'CPL_DEBUG', 'ON', '-so', ...condition, source, 'holes'],
        { maxBuffer: MAX_OUTPUT_BYTES },
      )
      const requested = features.filter(({ properties }) => properties.locationType === type)
      expect(stdout).toContain(`Feature Count: ${requested.length}`)
      expect(stderr).toContain(`locationType=${type}`)
    }
  })

  test('types are those of the schema', async () => {
    const [, project = ''] = datasets
    const source = `OAPIF:${service.url}${project}`
    const { stdout } = await run('ogrinfo', [...withKey(), '-so', source, 'GEOL'])
    expect(stdout).toMatch(/Geometry: Point/)
    expect(stdout).toMatch(/GEOL_TOP: Real/)
    expect(stdout).toMatch(/GEOL_TOP_text: String/)
    expect(stdout).toMatch(/Feature Count: \d+/)
  })

  test('the coordinates of other systems are those of PROJ', async () => {
    for (const code of [3857, 2157]) {
      const uri = encodeURIComponent(`http://www.opengis.net/def/crs/EPSG/0/${code}`)
      const path = '/ogc/collections/holes/items?limit=1000'
      const [plain, other] = await Promise.all([service.readAll(path), service.readAll(`${path}&crs=${uri}`)])
      const points = plain.features
        .flatMap((feature) => [placed(feature) ?? []])
        .filter(({ length }) => length > 0)
      const expected = other.features
        .flatMap((feature) => [placed(feature) ?? []])
        .filter(({ length }) => length > 0)
      const transforming = run('gdaltransform', [
        '-s_srs',
        'OGC:CRS84',
        '-t_srs',
        `EPSG:${code}`,
        '-output_xy',
      ])
      transforming.child.stdin?.end(points.map((point) => point.join(' ')).join('\n') + '\n')
      const { stdout } = await transforming
      const found = stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number))
      expect(found).toHaveLength(points.length)
      for (const [index, [a = NaN, b = NaN]] of found.entries()) {
        const [x = NaN, y = NaN] = expected[index] ?? []
        expect(Math.hypot(a - x, b - y), `${code} ${index}`).toBeLessThan(0.002)
      }
    }
  })
})
