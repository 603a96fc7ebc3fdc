import { afterEach, expect, test, vi } from 'vitest'
import { chooseBasemaps } from '../../src/data/map/kept-basemaps.ts'
import { estimateBytes, keepTiles, MAX_BYTES } from '../../src/data/map/keep-tiles.ts'

afterEach(() => vi.unstubAllGlobals())

const LONDON = [-0.1, 51.5, -0.1, 51.5] as const
const { signal } = new AbortController()
const page = { origin: 'https://here', pixelRatio: 1, signal }
const tiles = { url: 'https://here/{z}/{x}/{y}.png', tileSize: 256, minZoom: 0, maxZoom: 3 }

const STYLE = {
  version: 8,
  sprite: 'https://here/icons?v=1',
  glyphs: 'https://here/fonts/{fontstack}/{range}.pbf',
  sources: {
    osm: { type: 'vector', url: 'https://here/osm.json' },
    hills: { type: 'raster', tiles: ['https://here/hills/{z}/{x}/{y}.webp'], minzoom: 1, maxzoom: 1 },
    lines: { type: 'geojson', data: 'https://here/lines.geojson' },
  },
  layers: [
    { id: 'plain', type: 'symbol', layout: { 'text-field': 'a' } },
    {
      id: 'named',
      type: 'symbol',
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [
          'case',
          ['has', 'capital'],
          ['literal', ['Bold', 'Other']],
          ['literal', ['Bold', 'Other']],
        ],
      },
    },
  ],
}

/** Answers these addresses with JSON, all others with 404. */
function serve(files: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address in files ? Response.json(files[address]) : new Response('not here', { status: 404 }),
    ),
  )
}

const styled = (name: string, style: string) => ({ id: name, name, style })

test('basemaps under the address of the page are kept, whatever their tiles are fetched by', async () => {
  const basemaps = [
    { id: 'here', name: 'Here', tiles },
    { id: 'wms', name: 'WMS', tiles: { ...tiles, url: 'https://here/wms?bbox={bbox-epsg-3857}' } },
    { id: 'there', name: 'There', tiles: { ...tiles, url: 'https://there/{z}/{x}/{y}.png' } },
    { id: 'like', name: 'Like', tiles: { ...tiles, url: 'https://here.example/{z}/{x}/{y}.png' } },
    { id: 'other', name: 'Other', tiles: { ...tiles, url: 'https://here/{quadkey}.png' } },
    { id: 'offline', name: 'Offline' },
    styled('Streets', 'https://there/style.json'),
  ]
  const { kept, others } = await chooseBasemaps(basemaps, LONDON, page)
  expect(kept.map(({ name, addresses }) => [name, addresses.length])).toEqual([
    ['Here', 1 + 4 + 16 + 25],
    ['WMS', 1 + 4 + 16 + 25],
  ])
  expect(kept[1]?.addresses[0]).toMatch(/^https:\/\/here\/wms\?bbox=-20037508\.34/)
  expect(others).toEqual(['There', 'Like', 'Other', 'Streets'])
})

test('of a style everything that it names is kept: descriptions, icons, letters and tiles', async () => {
  const osm = { tiles: ['https://here/osm/{z}/{x}/{y}.pbf'], minzoom: 0, maxzoom: 1, scheme: 'tms' }
  serve({ 'https://here/style.json': STYLE, 'https://here/osm.json': osm })
  const { kept } = await chooseBasemaps([styled('Own', 'https://here/style.json')], LONDON, page)
  const addresses = kept[0]?.addresses ?? []
  for (const expected of [
    'https://here/style.json',
    'https://here/osm.json',
    'https://here/lines.geojson',
    'https://here/icons.json?v=1',
    'https://here/icons@2x.png?v=1',
    'https://here/fonts/Bold,Other/0-255.pbf',
    'https://here/fonts/Open Sans Regular,Arial Unicode MS Regular/256-511.pbf',
    'https://here/osm/1/0/1.pbf',
    'https://here/hills/1/0/0.webp',
  ])
    expect(addresses).toContain(expected)
  expect(addresses.filter((address) => address.includes('/osm/'))).toHaveLength(5)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['letters', { glyphs: 'https://there/{fontstack}/{range}.pbf' }],
  ['icons', { sprite: [{ id: 'default', url: 'https://there/icons' }] }],
  ['tiles', { sources: { far: { type: 'raster', tiles: ['https://there/{z}/{x}/{y}.png'] } } }],
  ['a description of tiles', { sources: { far: { type: 'vector', url: 'https://there/tiles.json' } } }],
  ['a video', { sources: { film: { type: 'video', urls: ['https://here/film.mp4'] } } }],
  ['another version', { version: 7 }],
])('a style is not kept that needs something else: %s', async (_what, change) => {
  const osm = { tiles: ['https://here/osm/{z}/{x}/{y}.pbf'] }
  serve({ 'https://here/style.json': { ...STYLE, ...change }, 'https://here/osm.json': osm })
  const { kept, others } = await chooseBasemaps([styled('Own', 'https://here/style.json')], LONDON, page)
  expect([kept, others]).toEqual([[], ['Own']])
})

test('a style that is not there, or is no style, is not kept', async () => {
  serve({ 'https://here/list.json': ['no style'] })
  const basemaps = [styled('Gone', 'https://here/gone.json'), styled('List', 'https://here/list.json')]
  expect(await chooseBasemaps(basemaps, LONDON, page)).toEqual({ kept: [], others: ['Gone', 'List'] })
})

test('without holes nothing is kept; the maps that need a network are named', async () => {
  const basemaps = [{ id: 'here', name: 'Here', tiles }, styled('Streets', 'https://there/style.json')]
  expect(await chooseBasemaps(basemaps, null, page)).toEqual({ kept: [], others: ['Streets'] })
})

/** A cache that keeps its entries, and a server whose every file has so many bytes. */
function stubBrowser(bytes: number) {
  const entries = new Map<string, Response>()
  const cache = {
    put: (address: string, response: Response) =>
      Promise.resolve(void entries.set(new URL(address).href, response)),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
  }
  const requested: string[] = []
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    return Promise.resolve(new Response(new Uint8Array(bytes)))
  })
  return { entries, requested }
}

const numbered = (name: string, count: number) => ({
  name,
  addresses: Array.from({ length: count }, (_, index) => `https://here/${name}/a ${index}`),
})

test('what is kept takes the place of what was kept before', async () => {
  const { entries } = stubBrowser(10)
  await keepTiles('cache', { basemaps: [numbered('old', 3), numbered('both', 3)], signal })
  await keepTiles('cache', { basemaps: [numbered('both', 4)], signal })
  expect([...entries.keys()].sort()).toEqual([0, 1, 2, 3].map((index) => `https://here/both/a%20${index}`))
})

test('no more bytes are kept than the limit allows: the farthest levels, of each basemap', async () => {
  const { entries, requested } = stubBrowser(1_000_000)
  await keepTiles('cache', { basemaps: [numbered('one', 100), numbered('two', 100)], signal })
  const limit = MAX_BYTES / 1_000_000
  expect(entries.size).toBeGreaterThanOrEqual(limit)
  // Those under way when the limit was reached are kept, too.
  expect(entries.size).toBeLessThanOrEqual(limit + 12)
  expect(requested.filter((address) => address.includes('/two/')).length).toBeGreaterThanOrEqual(limit / 2)
  expect(entries.has('https://here/one/a%200')).toBe(true)
})

test('how much it will be is estimated from a few files, and never more than the limit', async () => {
  const { requested } = stubBrowser(4000)
  expect(await estimateBytes([numbered('one', 1000)], signal)).toBe(4_000_000)
  expect(requested.length).toBeLessThanOrEqual(12)
  stubBrowser(1_000_000)
  expect(await estimateBytes([numbered('one', 1000), numbered('two', 1000)], signal)).toBe(MAX_BYTES)
})
