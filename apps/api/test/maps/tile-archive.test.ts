import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pmtilesBytes } from '../../../../test/pmtiles-bytes.ts'
import { readSettings } from '../../src/config/settings.ts'
import { viewerPolicy } from '../../src/http/viewer/viewer-policy.ts'
import { readMapsFile } from '../../src/maps/read-maps-file.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import { seedWorld } from '../seed-world.ts'

const TILE = Buffer.from('a picture')
const BOUNDS = [-2, 52, -1, 53] as const
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-archives-'))
const file = join(folder, 'maps.json')
const { database, remove } = seedWorld()
let server: RunningServer

const AERIAL = { type: 'pmtiles', name: 'Aerial 2024', file: 'aerial.pmtiles', attribution: '© Survey' }

function settingsWith(basemap: object) {
  writeFileSync(file, JSON.stringify({ basemaps: [basemap, 'offline'], overlays: [AERIAL] }))
  return readSettings({ GROUNDSHEET_MAPS: file })
}

beforeAll(async () => {
  writeFileSync(
    join(folder, 'aerial.pmtiles'),
    pmtilesBytes(TILE, { minZoom: 3, maxZoom: 14, bounds: BOUNDS }),
  )
  server = await startServer({ ...settingsWith(AERIAL), database, port: 0 })
})
afterAll(async () => {
  await server.close()
  remove()
  rmSync(folder, { recursive: true })
})

interface Config {
  readonly basemaps: readonly { readonly tiles?: { readonly url: string } }[]
  readonly overlays: readonly object[]
}

const config = async () => (await (await fetch(`${server.url}/config.json`)).json()) as Config
const addressOf = async (...[z, x, y]: readonly (number | string)[]) => {
  const url = (await config()).basemaps[0]?.tiles?.url ?? ''
  return server.url + url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}

test('a PMTiles file is a basemap and an overlay with tiles from the service, by its header', async () => {
  const { basemaps, overlays } = await config()
  const layer = {
    id: 'aerial-2024',
    name: 'Aerial 2024',
    attribution: '© Survey',
    opacity: 1,
    tiles: {
      url: expect.stringMatching(/^\/maps\/aerial-[0-9a-f]{8}\/\{z\}\/\{x\}\/\{y\}$/) as string,
      tileSize: 256,
      minZoom: 3,
      maxZoom: 14,
      bounds: BOUNDS,
    },
  }
  expect([basemaps[0], overlays]).toEqual([layer, [layer]])
})

test('a tile is sent as it is in the file, without a key, and kept by browsers', async () => {
  const answer = await fetch(await addressOf(14, 8000, 5400))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(TILE)
})

test.each([
  ['a level that the file does not have', [15, 0, 0], 204],
  ['a level below the first', [2, 0, 0], 204],
  ['a column beyond the last', [3, 8, 0], 204],
  ['no figure', [3, '-1', 0], 404],
  ['a fraction', [3, '1.5', 0], 404],
  ['a level of very many digits', ['9999999999', 0, 0], 404],
] as const)('%s: %j is answered with %i', async (_what, tile, status) => {
  expect((await fetch(await addressOf(...tile))).status).toBe(status)
})

test('no other file is served', async () => {
  for (const name of ['aerial', 'aerial.pmtiles', '..%2faerial.pmtiles', 'maps.json'])
    expect((await fetch(`${server.url}/maps/${name}/3/0/0`)).status).toBe(404)
})

test('the page may request them from no further server', () => {
  expect(viewerPolicy(settingsWith(AERIAL))).toContain("connect-src 'self';")
})

test('another file has another address', () => {
  const urlOf = () => readMapsFile(file).basemaps?.[0]?.tiles?.url
  const before = urlOf()
  expect(urlOf()).toBe(before)
  const path = join(folder, 'aerial.pmtiles')
  const bytes = pmtilesBytes(Buffer.from('another'), { minZoom: 3, maxZoom: 14, bounds: BOUNDS })
  const [old, changed] = [pmtilesBytes(TILE, { minZoom: 3, maxZoom: 14, bounds: BOUNDS }), bytes]
  writeFileSync(path, changed)
  expect(urlOf()).not.toBe(before)
  writeFileSync(path, old)
})

test.each([
  ['missing.pmtiles', null, /^file: cannot be read \(ENOENT/],
  ['short.pmtiles', 'PMTiles', /^file: \S+short\.pmtiles is no PMTiles file of version 3$/],
  [
    'vector.pmtiles',
    pmtilesBytes(TILE, { tileType: 1, maxZoom: 1, bounds: BOUNDS }),
    /vector tiles cannot be shown$/,
  ],
])('%s is refused with the reason', (name, content, reason) => {
  if (content !== null) writeFileSync(join(folder, name), content)
  writeFileSync(file, JSON.stringify({ basemaps: [{ ...AERIAL, file: name }] }))
  const { problems } = readMapsFile(file)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.replace('basemaps[0] "Aerial 2024": ', '')).toMatch(reason)
})
