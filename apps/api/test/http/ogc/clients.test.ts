import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OgcApiEndpoint, setFetchOptions } from '@camptocamp/ogc-client'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type Feature, type SampleService } from './sample-service.ts'
import { isThere, PYTHON, run } from './client-programs.ts'

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
    const items = (await service.request(`${project}/collections/holes/items?limit=5`)).json
    const { collections = [] } = (await service.request(`${project}/collections`)).json
    const queryables = (await service.request(`${project}/collections/holes/queryables`)).json
      .properties as object
    expect(found).toMatchObject({
      collections: collections.map(({ id }) => id),
      conformance: (await service.request('/ogc/conformance')).json.conformsTo,
      queryables: Object.keys(queryables).sort(),
      matched: items.numberMatched,
      returned: 5,
      ids: items.features?.map(({ id }) => id),
      one: items.features?.[0]?.id,
    })
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
    const { title, links = [] } = (await service.request(site)).json
    expect(links.length).toBeGreaterThan(0)
    expect((await endpoint.info).title).toBe(title)
    expect(await endpoint.hasFeatures).toBe(true)
    expect(await endpoint.conformanceClasses).toEqual(
      (await service.request(`${site}/conformance`)).json.conformsTo,
    )
    const { collections = [] } = (await service.request(`${site}/collections`)).json
    expect(await endpoint.featureCollections).toEqual(collections.map(({ id }) => id))
    const geol = await endpoint.getCollectionInfo('GEOL')
    expect(geol.itemFormats).toContain('application/geo+json')
    expect(geol.queryables.find(({ name }) => name === 'GEOL_TOP')?.type).toBe('number')
    expect(geol.sortables.length).toBeGreaterThan(0)
  })

  test('reads features, one feature, and builds an address that answers', async () => {
    const items = await endpoint.getCollectionItems('holes', 5)
    const { features = [] } = (await service.request(`${site}/collections/holes/items?limit=5`)).json
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
    const { status, json } = await service.request(address)
    expect([status, json.error]).toEqual([200, undefined])
    expect(json.features).toHaveLength(3)
  })

  test('a page that is not the first is refused, with its address', async () => {
    const { status, json } = await service.request(`${site}/collections/holes/items?limit=5&offset=5`)
    expect([status, json.error?.param]).toEqual([400, 'offset'])
    expect(json.error?.message).toContain('link next')
  })
})
