import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFrontServer, type FrontServer, type OwnFile } from './front-server.ts'
import { pixelsOf } from './map-plan.ts'
import { startService } from './service.ts'
import { expect, mapIsIdle, test as base } from './test.ts'
import { pngOf, TILE_COLOURS } from './tile-server.ts'
import type { Page } from '@playwright/test'

/** A vector tile with one polygon over all of it, in the layer `ground`: Mapbox Vector Tile 2.1. */
const GROUND_TILE = Buffer.from([
  ...[0x1a, 0x21, 0x78, 0x02, 0x0a, 0x06, ...Buffer.from('ground'), 0x28, 0x80, 0x20],
  ...[0x12, 0x12, 0x18, 0x03, 0x22, 0x0e],
  // MoveTo 0,0; LineTo 4096,0 4096,4096 0,4096; ClosePath.
  ...[0x09, 0x00, 0x00, 0x1a, 0x80, 0x40, 0x00, 0x00, 0x80, 0x40, 0xff, 0x3f, 0x00, 0x0f],
])

const styleOf = (origin: string) => ({
  version: 8,
  sources: { ground: { type: 'vector', url: `${origin}/own/ground.json` } },
  layers: [
    {
      id: 'ground',
      type: 'fill',
      source: 'ground',
      'source-layer': 'ground',
      paint: { 'fill-color': '#ff00ff' },
    },
  ],
})

const json = (value: unknown): OwnFile => ({ type: 'application/json', body: JSON.stringify(value) })

/** A style of vector tiles, and a WMS, below `/own`. */
function ownFile(origin: string, { pathname, searchParams }: URL): OwnFile | null {
  if (pathname === '/own/style.json') return json(styleOf(origin))
  if (pathname === '/own/ground.json')
    return json({
      tilejson: '3.0.0',
      tiles: [`${origin}/own/ground/{z}/{x}/{y}.pbf`],
      minzoom: 0,
      maxzoom: 14,
    })
  if (pathname.startsWith('/own/ground/')) return { type: 'application/x-protobuf', body: GROUND_TILE }
  if (pathname === '/own/wms' && searchParams.get('REQUEST') === 'GetMap')
    return { type: 'image/png', body: pngOf(TILE_COLOURS.mines) }
  return null
}

const mapsOf = (origin: string) => ({
  basemaps: [
    'offline',
    { type: 'style', name: 'Own style', url: `${origin}/own/style.json`, attribution: '© Own' },
    { type: 'wms', name: 'Own WMS', url: `${origin}/own/wms`, layers: 'mines', attribution: '© Own' },
    { type: 'wms', name: 'Far WMS', url: 'https://wms.example/wms', layers: 'x', attribution: '© Far' },
  ],
})

interface Shared {
  front: FrontServer
}

const test = base.extend<object, Shared>({
  front: [
    async ({}, use) => {
      const front = await startFrontServer((address) => ownFile(front.url, address))
      await use(front)
      await front.stop()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ front }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'groundsheet-maps-'))
      writeFileSync(join(folder, 'maps.json'), JSON.stringify(mapsOf(front.url)))
      const service = await startService({ GROUNDSHEET_MAPS: join(folder, 'maps.json') })
      front.passTo(service.url)
      await use(service)
      await service.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  neighbours: [({ front }, use) => use([front.url]), { scope: 'worker' }],
})
test.use({ serviceWorkers: 'allow' })

const shareOf = async (page: Page, colour: (typeof TILE_COLOURS)['aerial' | 'mines']) => {
  const pixels = (await pixelsOf(page, colour, 200, 200)).flat()
  return pixels.filter(Boolean).length / pixels.length
}

test('a style and a WMS under the address of the service are kept, and drawn without a network @map', async ({
  page,
  context,
  front,
  key,
  projects,
}) => {
  test.slow()
  const { id = '', projectName = '' } = projects[0] ?? {}
  await page.goto(`${front.url}/projects/${id}#key=${key}`)
  await page.getByRole('button', { name: 'Keep this project…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this project' })
  await expect(dialog).toContainText(
    'Own style and Own WMS around the holes are included too (less than 1 MB).',
  )
  await expect(dialog).toContainText('Far WMS needs a network')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Last sync: /, { timeout: 120_000 })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  for (const [base, colour] of [
    ['own-style', TILE_COLOURS.aerial],
    ['own-wms', TILE_COLOURS.mines],
  ] as const) {
    await later.goto(`${front.url}/projects/${id}?base=${base}`)
    await expect(later.getByRole('heading', { name: projectName })).toBeVisible()
    await mapIsIdle(later)
    await expect.poll(() => shareOf(later, colour)).toBeGreaterThan(0.5)
    await expect(later.getByText('could not be loaded')).toBeHidden()
  }
  await later.getByRole('button', { name: 'Kept on this device…' }).click()
  await later.getByRole('button', { name: 'Remove from device' }).click()
  const caches = () =>
    later.evaluate(async () => (await window.caches.keys()).filter((name) => name.includes('map-tiles')))
  await expect.poll(caches).toEqual([])
})
