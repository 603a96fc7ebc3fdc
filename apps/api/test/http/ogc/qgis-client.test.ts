import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type Feature, type SampleService } from './sample-service.ts'
import { isThere, MAX_OUTPUT_BYTES, PYTHON, run } from './client-programs.ts'

const HAS_QGIS = isThere(PYTHON, '-c', 'import qgis.core')
let service: SampleService

/** The dataset of the largest project. */
let site = ''

beforeAll(async () => {
  service = await startSampleService()
  site = `/ogc/${service.projects.get('NGE-1187')}`
})

afterAll(() => service.close())

const QGIS_SCRIPT = `
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
async function readWithQgis(...names: string[]): Promise<Found> {
  const home = mkdtempSync(join(tmpdir(), 'groundsheet-qgis-'))
  const address = `${service.url}${site}`
  const environment = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, QT_QPA_PLATFORM: 'offscreen' }
  try {
    const { stdout } = await run(PYTHON, ['-c', QGIS_SCRIPT, address, service.key, ...names], {
      env: environment,
      maxBuffer: MAX_OUTPUT_BYTES,
    })
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Found
  } finally {
    rmSync(home, { recursive: true })
  }
}

describe.skipIf(!HAS_QGIS)('QGIS, where it is installed', () => {
  let found: Found

  beforeAll(async () => {
    found = await readWithQgis('holes', 'boundaries', 'groups', 'GEOL', 'SAMP')
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
