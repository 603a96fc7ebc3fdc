import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OgcApiEndpoint, setFetchOptions } from '@camptocamp/ogc-client'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type Feature, type SampleService } from './sample-service.ts'

const run = promisify(execFile)
const PYTHON = '/usr/bin/python3'
const isThere = (program: string, ...words: string[]) => spawnSync(program, words).status === 0

const HAS_GDAL = isThere('ogr2ogr', '--version')
const HAS_QGIS = isThere(PYTHON, '-c', 'import qgis.core')
const HAS_GEOPANDAS = isThere(PYTHON, '-c', 'import geopandas, requests')
const HAS_OWSLIB = isThere(PYTHON, '-c', 'import owslib.ogcapi.features')

let service: SampleService
let datasets: readonly string[] = []
/** The dataset of the largest project. */
let site = ''
beforeAll(async () => {
  service = await startSampleService()
  datasets = ['/ogc', ...[...service.projects.values()].map((id) => `/ogc/${id}`)]
  site = `/ogc/${service.projects.get('NGE-1187')}`
})
afterAll(() => service.close())

const MAX_OUTPUT_BYTES = 100_000_000

describe.skipIf(!HAS_GDAL)('GDAL, where it is installed', () => {
  const withKey = () => ['--config', 'GDAL_HTTP_HEADERS', `Authorization: Bearer ${service.key}`]

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

  const placed = ({ geometry }: Feature) => (geometry?.coordinates as number[] | undefined) ?? null

  test('reads every feature of every collection of a project, with the same values', async () => {
    const [, project = ''] = datasets
    const { json } = await service.ask(`${project}/collections`)
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

describe.skipIf(!HAS_OWSLIB)('OWSLib, where it is installed', () => {
  const script = `
import json, sys
from owslib.ogcapi.features import Features
url, key = sys.argv[1:]
service = Features(url, headers={'Authorization': 'Bearer ' + key})
page = service.collection_items('holes', limit=5)
print(json.dumps({
  'title': service.links[0]['title'],
  'conformance': service.conformance()['conformsTo'],
  'collections': service.feature_collections(),
  'queryables': sorted(service.collection_queryables('holes')['properties']),
  'matched': page['numberMatched'],
  'returned': page['numberReturned'],
  'ids': [one['id'] for one in page['features']],
  'one': service.collection_item('holes', page['features'][0]['id'])['id'],
}))
`
  test('reads landing page, conformance, collections, queryables and features', async () => {
    const [, project = ''] = datasets
    const { stdout } = await run(PYTHON, ['-c', script, `${service.url}${project}/`, service.key])
    const found = JSON.parse(stdout) as Record<string, unknown>
    const items = (await service.ask(`${project}/collections/holes/items?limit=5`)).json
    const { collections = [] } = (await service.ask(`${project}/collections`)).json
    const queryables = (await service.ask(`${project}/collections/holes/queryables`)).json
      .properties as object
    expect(found).toMatchObject({
      collections: collections.map(({ id }) => id),
      conformance: (await service.ask('/ogc/conformance')).json.conformsTo,
      queryables: Object.keys(queryables).sort(),
      matched: items.numberMatched,
      returned: 5,
      ids: items.features?.map(({ id }) => id),
      one: items.features?.[0]?.id,
    })
  })
})

describe.skipIf(!HAS_QGIS)('QGIS, where it is installed', () => {
  const script = `
import json, os, sys
from qgis.core import *
url, key, *names = sys.argv[1:]
application = QgsApplication([], False)
application.initQgis()
auth = QgsApplication.authManager()
auth.setMasterPassword('of a test', True)
config = QgsAuthMethodConfig('Basic')
config.setName('groundsheet')
config.setConfig('username', 'anyone')
config.setConfig('password', key)
auth.storeAuthenticationConfig(config)

def add(name):
    uri = QgsDataSourceUri()
    uri.setParam('url', url)
    uri.setParam('typename', name)
    uri.setAuthConfigId(config.id())
    return QgsVectorLayer(uri.uri(False), name, 'OAPIF')

def texts(feature):
    values = {field.name(): feature[field.name()] for field in feature.fields()}
    return {name: value for name, value in values.items() if isinstance(value, (str, int, float))}

layers = {name: add(name) for name in names}
found = {'layers': {}}
for name, layer in layers.items():
    features = list(layer.getFeatures())
    found['layers'][name] = {
        'valid': layer.isValid(), 'crs': layer.crs().authid(), 'count': layer.featureCount(),
        'features': [texts(one) for one in features],
        'types': {field.name(): field.typeName() for field in layer.fields()},
    }
holes = layers['holes']
deep = QgsFeatureRequest().setFilterExpression('"finalDepth" > 20 AND "locationType" = \\'CP\\'')
found['deep'] = [one['locationId'] for one in holes.getFeatures(deep)]
holes.setSubsetString('"locationType" = \\'CP\\'')
found['subset'] = [one['locationId'] for one in holes.getFeatures()]
holes.setSubsetString('')
placed = [one for one in holes.getFeatures() if one.hasGeometry()]
point = placed[0].geometry().asPoint()
box = QgsRectangle(point.x() - 1e-7, point.y() - 1e-7, point.x() + 1e-7, point.y() + 1e-7)
found['identified'] = [texts(one) for one in holes.getFeatures(QgsFeatureRequest().setFilterRect(box))]
to_grid = QgsCoordinateTransform(
    holes.crs(), QgsCoordinateReferenceSystem('EPSG:27700'), QgsCoordinateTransformContext())
found['projected'] = {
    one['locationId']: [*to_grid.transform(one.geometry().asPoint())] for one in placed}
sys.stdout.write(json.dumps(found))
sys.stdout.flush()
# Python ends before the libraries of QGIS are unloaded, which may crash.
os._exit(0)
`

  interface Found {
    readonly layers: Record<
      string,
      {
        readonly valid: boolean
        readonly crs: string
        readonly count: number
        readonly features: Record<string, unknown>[]
        readonly types: Record<string, string>
      }
    >
    readonly deep: string[]
    readonly subset: string[]
    readonly identified: Record<string, unknown>[]
    readonly projected: Record<string, [number, number]>
  }

  /** Runs QGIS with a profile of its own, where it keeps the key. */
  async function askQgis(...names: string[]): Promise<Found> {
    const home = mkdtempSync(join(tmpdir(), 'groundsheet-qgis-'))
    const address = `${service.url}${site}`
    const environment = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, QT_QPA_PLATFORM: 'offscreen' }
    try {
      const { stdout } = await run(PYTHON, ['-c', script, address, service.key, ...names], {
        env: environment,
        maxBuffer: MAX_OUTPUT_BYTES,
      })
      return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Found
    } finally {
      rmSync(home, { recursive: true })
    }
  }

  let found: Found
  beforeAll(async () => {
    found = await askQgis('holes', 'boundaries', 'groups', 'GEOL', 'SAMP')
  })

  test('adds layers with every feature, its values and types', async () => {
    for (const [name, layer] of Object.entries(found.layers)) {
      const { features } = await service.readAll(`${site}/collections/${name}/items?limit=1000`)
      expect(layer, name).toMatchObject({ valid: true, crs: 'EPSG:4326', count: features.length })
      expect(layer.features).toHaveLength(features.length)
      const byId = new Map(layer.features.map((feature) => [feature.id, feature]))
      for (const { id, properties } of features)
        for (const [property, value] of Object.entries(properties))
          // Dates, times and booleans are types of QGIS.
          if (['Real', 'String'].includes(layer.types[property] ?? '') && value !== null)
            expect(byId.get(id)?.[property], `${name} ${property}`).toBe(value)
    }
    expect(found.layers.GEOL?.types).toMatchObject({ GEOL_TOP: 'Real', GEOL_TOP_text: 'String' })
  })

  test('filters by attributes, and identifies the hole at a point', async () => {
    const { features } = await service.readAll(`${site}/collections/holes/items?limit=1000`)
    const names = (requested: (feature: Feature) => boolean) =>
      features.filter(requested).map(({ properties }) => properties.locationId)
    const isPercussion = ({ properties }: Feature) => properties.locationType === 'CP'
    expect(found.subset).toEqual(names(isPercussion))
    expect(found.deep).toEqual(
      names((feature) => isPercussion(feature) && Number(feature.properties.finalDepth) > 20),
    )
    expect(found.deep.length).toBeGreaterThan(0)
    const [first] = features.filter(({ geometry }) => geometry !== null)
    expect(found.identified.map(({ locationId }) => locationId)).toContain(first?.properties.locationId)
  })

  test('reprojects to the grid of the project', async () => {
    const { features } = await service.readAll(`${site}/collections/holes/items?limit=1000`)
    const surveyed = features.filter(({ properties }) => properties.easting !== null && !properties.isPinned)
    let compared = 0
    for (const { properties } of surveyed) {
      const [x = NaN, y = NaN] = found.projected[String(properties.locationId)] ?? []
      if (Number.isNaN(x)) continue
      compared++
      // Five metres: the shift grid of Great Britain is not in every installation.
      expect(Math.hypot(x - Number(properties.easting), y - Number(properties.northing))).toBeLessThan(5)
    }
    expect(compared).toBeGreaterThan(10)
  })
})

describe.skipIf(!HAS_GEOPANDAS)('requests and geopandas, where they are installed', () => {
  test('run the example of the documentation', async () => {
    const guide = readFileSync(new URL('../../../../../docs/gis.md', import.meta.url), 'utf8')
    const [, example = ''] = /^```python\n([^]*?)^```$/m.exec(guide) ?? []
    const folder = mkdtempSync(join(tmpdir(), 'groundsheet-python-'))
    const environment = { GROUNDSHEET_SITE: service.url + site, GROUNDSHEET_KEY: service.key }
    try {
      const { stdout } = await run(PYTHON, ['-c', example], {
        cwd: folder,
        env: { ...process.env, ...environment },
      })
      const { features: holes } = await service.readAll(`${site}/collections/holes/items?limit=1000`)
      const { features: strata } = await service.readAll(`${site}/collections/GEOL/items?limit=1000`)
      const isMadeGround = ({ properties }: Feature) =>
        properties.GEOL_BASE !== null && String(properties.GEOL_DESC).includes('MADE GROUND')
      const names = new Set(strata.filter(isMadeGround).map(({ properties }) => properties.locationId))
      expect(stdout).toContain(`${holes.length} holes, made ground in ${names.size}\n`)
      expect(names.size).toBeGreaterThan(3)
      const written = new Database(join(folder, 'holes.gpkg'), { readonly: true })
      const count = written.prepare('SELECT count(*) FROM holes').pluck().get()
      const [system] = written.prepare('SELECT srs_id FROM gpkg_geometry_columns').pluck().all()
      written.close()
      expect([count, system]).toEqual([holes.filter(({ geometry }) => geometry !== null).length, 27700])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('@camptocamp/ogc-client', () => {
  let endpoint: OgcApiEndpoint
  beforeAll(() => {
    setFetchOptions({ headers: { Authorization: `Bearer ${service.key}` } })
    endpoint = new OgcApiEndpoint(`${service.url}${site}`)
  })
  afterAll(() => setFetchOptions({}))

  test('reads the landing page, conformance and collections', async () => {
    const { title, links = [] } = (await service.ask(site)).json
    expect(links.length).toBeGreaterThan(0)
    expect((await endpoint.info).title).toBe(title)
    expect(await endpoint.hasFeatures).toBe(true)
    expect(await endpoint.conformanceClasses).toEqual(
      (await service.ask(`${site}/conformance`)).json.conformsTo,
    )
    const { collections = [] } = (await service.ask(`${site}/collections`)).json
    expect(await endpoint.featureCollections).toEqual(collections.map(({ id }) => id))
    const geol = await endpoint.getCollectionInfo('GEOL')
    expect(geol.itemFormats).toContain('application/geo+json')
    expect(geol.queryables.find(({ name }) => name === 'GEOL_TOP')?.type).toBe('number')
    expect(geol.sortables.length).toBeGreaterThan(0)
  })

  test('reads features, one feature, and builds an address that answers', async () => {
    const items = await endpoint.getCollectionItems('holes', 5)
    const { features = [] } = (await service.ask(`${site}/collections/holes/items?limit=5`)).json
    expect(items).toEqual(features)
    const [first] = features
    expect(await endpoint.getCollectionItem('holes', first?.id ?? '')).toMatchObject({
      properties: first?.properties,
    })
    const address = await endpoint.getCollectionItemsUrl('GEOL', {
      limit: 3,
      outputCrs: 'http://www.opengis.net/def/crs/EPSG/0/27700',
      extent: [-5, 50, 2, 60],
      sortBy: ['-updatedAt'],
      asJson: true,
    })
    const { status, json } = await service.ask(address)
    expect([status, json.error]).toEqual([200, undefined])
    expect(json.features).toHaveLength(3)
  })

  test('a page that is not the first is refused, and told where it is', async () => {
    const { status, json } = await service.ask(`${site}/collections/holes/items?limit=5&offset=5`)
    expect([status, json.error?.param]).toEqual([400, 'offset'])
    expect(json.error?.message).toContain('link next')
  })
})
