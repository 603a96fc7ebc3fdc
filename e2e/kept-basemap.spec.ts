import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pmtilesBytes } from '../test/pmtiles-bytes.ts'
import { pixelsOf } from './map-plan.ts'
import { startService } from './service.ts'
import { expect, mapIsIdle, test as base } from './test.ts'
import { pngOf, TILE_COLOURS } from './tile-server.ts'

const WORLD = [-180, -85, 180, 85] as const
const MAPS = {
  basemaps: [
    'offline',
    { type: 'pmtiles', name: 'Aerial', file: 'aerial.pmtiles', attribution: '© Survey' },
    { type: 'xyz', name: 'Elsewhere', url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Others' },
  ],
}

const test = base.extend({
  service: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'groundsheet-maps-'))
      writeFileSync(
        join(folder, 'aerial.pmtiles'),
        pmtilesBytes(pngOf(TILE_COLOURS.aerial), { maxZoom: 15, bounds: WORLD }),
      )
      writeFileSync(join(folder, 'maps.json'), JSON.stringify(MAPS))
      const service = await startService({ GROUNDSHEET_MAPS: join(folder, 'maps.json') })
      await use(service)
      await service.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
test.use({ serviceWorkers: 'allow' })

/** Addresses of the map tiles that are kept. */
const keptTiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('groundsheet-map-tiles'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const shareOf = async (page: Page, colour: (typeof TILE_COLOURS)['aerial']) => {
  const pixels = (await pixelsOf(page, colour, 200, 200)).flat()
  return pixels.filter(Boolean).length / pixels.length
}

test('a basemap that the service serves is kept around the holes, and drawn without a network @map', async ({
  page,
  context,
  open,
  projects,
  service,
}) => {
  test.slow()
  const { id = '', projectName = '' } = projects[0] ?? {}
  await open(`/projects/${id}`)
  await page.getByRole('button', { name: 'Keep this project…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this project' })
  await expect(dialog).toContainText('Aerial around the holes is included too (less than 1 MB).')
  await expect(dialog).toContainText('Elsewhere needs a network: other servers have the map.')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Last sync: /, { timeout: 60_000 })
  const kept = await keptTiles(page)
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.length).toBeLessThanOrEqual(1000)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(`${service.url}/projects/${id}?base=aerial`)
  await expect(later.getByRole('heading', { name: projectName })).toBeVisible()
  await mapIsIdle(later)
  await expect.poll(() => shareOf(later, TILE_COLOURS.aerial)).toBeGreaterThan(0.5)
  await expect(later.getByText('Aerial could not be loaded')).toBeHidden()

  await later.getByRole('button', { name: 'Kept on this device…' }).click()
  await later.getByRole('button', { name: 'Remove from device' }).click()
  await expect.poll(() => keptTiles(later)).toEqual([])
})

test('kept tiles of maps are gone after signing out', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await page.getByRole('button', { name: 'Keep this project…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this project' })
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Last sync: /, { timeout: 60_000 })
  expect(await keptTiles(page)).not.toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Northmoor/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect.poll(() => keptTiles(page)).toEqual([])
})
