import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pixelsOf, test as base, type Rgb } from './map-plan.ts'
import { startService } from './service.ts'
import { expect } from './test.ts'
import { startTileServer, type TileServer } from './tile-server.ts'

const RED: Rgb = [255, 0, 0]

const mapsOf = (url: string) => ({
  basemaps: [
    'offline',
    {
      type: 'xyz',
      name: 'Aerial',
      url: `${url}/aerial/{z}/{x}/{y}.png`,
      attribution: '© Aerial & <b>Sons</b>',
    },
    {
      type: 'wmts',
      name: 'Tiled mines',
      url: `${url}/wmts`,
      layer: 'mines',
      tileMatrixSet: 'EPSG:3857',
      tileMatrix: 'EPSG:3857:{z}',
      attribution: '© Mines Board',
    },
    { type: 'xyz', name: 'Gone', url: `${url}/nothing/{z}/{x}/{y}.png`, attribution: '© Nobody' },
  ],
  overlays: [
    { type: 'wms', name: 'Bedrock', url: `${url}/wms?map=a`, layers: 'bedrock', attribution: '© Geologists' },
    {
      type: 'wms',
      name: 'Old mines',
      url: `${url}/wms`,
      version: '1.1.1',
      layers: 'mines',
      tileSize: 512,
      attribution: '© Historians',
      opacity: 0.5,
    },
    { type: 'xyz', name: 'Broken', url: `${url}/error/{z}/{x}/{y}.png`, attribution: '© Broken' },
    { type: 'xyz', name: 'Repaired', url: `${url}/repaired/{z}/{x}/{y}.png`, attribution: '© Repaired' },
    { type: 'xyz', name: 'Silent', url: `${url}/silent/{z}/{x}/{y}.png`, attribution: '© Silent' },
    { type: 'xyz', name: 'Empty', url: `${url}/nothing/{z}/{x}/{y}.png`, attribution: '© Empty' },
    {
      type: 'xyz',
      name: 'Detail',
      url: `${url}/aerial/{z}/{x}/{y}.png`,
      attribution: '© Detail',
      minZoom: 19,
    },
  ],
})

export const test = base.extend<object, { tiles: TileServer }>({
  tiles: [
    async ({}, use) => {
      const tiles = await startTileServer()
      await use(tiles)
      await tiles.stop()
    },
    { scope: 'worker' },
  ],
  neighbours: [({ tiles }, use) => use([tiles.url]), { scope: 'worker' }],
  service: [
    async ({ tiles }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'groundsheet-maps-'))
      writeFileSync(join(folder, 'maps.json'), JSON.stringify(mapsOf(tiles.url)))
      const service = await startService({ GROUNDSHEET_MAPS: join(folder, 'maps.json') })
      await use(service)
      await service.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

export const shares = async (page: Page, colour: Rgb) => {
  const pixels = (await pixelsOf(page, colour, 200, 200)).flat()
  return pixels.filter(Boolean).length / pixels.length
}

export const looks = (page: Page, colour: Rgb) => expect.poll(() => shares(page, colour)).toBeGreaterThan(0.5)
export const hasHole = async (page: Page) => expect(await shares(page, RED)).toBeGreaterThan(0.01)
