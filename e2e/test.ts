import { createClient, type Client } from '@groundsheet/client'
import type { ProjectItem } from '@groundsheet/contract'
import { expect, test as base, type Page } from '@playwright/test'
import { mapAtRest } from './map-state.ts'
import { startService, type Service } from './service.ts'

interface Shared {
  service: Service
  /** Addresses of further servers that pages may contact, and that may fail. */
  neighbours: readonly string[]
  /** The SDK with a key that may read everything of the sample company. */
  client: Client
  key: string
  projects: ProjectItem[]
}

interface Each {
  /** Opens a path of the viewer signed in by link, with the key of `key` or another. */
  open: (path: string, key?: string) => Promise<void>
  /** The same after signing in with the form, with *Remember on this computer*. */
  openWithStoredKey: (path: string, key?: string) => Promise<void>
}

/** The online basemap, which does not answer in the closed network of `playwright.config.ts`. */
const ONLINE_BASEMAP = 'https://tiles.openfreemap.org/'

/**
 * Journeys on the real service. A console error or a page error is a failure; so is traffic to anyone else.
 */
export const test = base.extend<Each, Shared>({
  service: [
    async ({}, use) => {
      const service = await startService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  neighbours: [({}, use) => use([]), { scope: 'worker' }],
  key: [({ service }, use) => use(service.createKey().key), { scope: 'worker' }],
  client: [
    ({ service, key }, use) => use(createClient({ baseUrl: `${service.url}/v1`, key })),
    { scope: 'worker' },
  ],
  projects: [async ({ client }, use) => use(await Array.fromAsync(client.projects())), { scope: 'worker' }],

  page: async ({ page, service, neighbours }, use) => {
    const troubles: string[] = []
    const isNeighbour = (url: string) => neighbours.some((start) => url.startsWith(start))
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error' && isOurs(message.text(), url) && !isNeighbour(url))
        troubles.push(message.text())
    })
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('request', (request) => {
      const url = request.url()
      if (
        !/^(data|blob):/.test(url) &&
        !url.startsWith(service.url) &&
        !isNeighbour(url) &&
        !url.startsWith(ONLINE_BASEMAP)
      )
        troubles.push(`request to a third party: ${url}`)
    })
    await use(page)
    expect(troubles).toEqual([])
  },

  open: async ({ page, service, key }, use) => {
    await use(async (path, other = key) => {
      await page.goto(`${service.url}${path}#key=${other}`)
    })
  },

  openWithStoredKey: async ({ page, service, key }, use) => {
    await use(async (path, other = key) => {
      await page.goto(service.url)
      await page.getByLabel('Access key').fill(other)
      await page.getByLabel('Remember on this computer').check()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
      await page.goto(`${service.url}${path}`)
    })
  },
})

/**
 * A refused key and a basemap that is out of reach are part of some journeys; the browser logs both as
 * errors.
 */
function isOurs(text: string, url: string): boolean {
  return !(
    text.startsWith('Failed to load resource') &&
    (url.includes('openfreemap') || url.includes('/v1/'))
  )
}

export async function mapIsIdle(page: Page): Promise<void> {
  await expect(mapAtRest(page)).toBeVisible({ timeout: 60_000 })
}

/** Without WebGL: a message is in place of the map. */
export async function mapIsReplaced(page: Page): Promise<void> {
  await expect(page.getByText('This browser cannot draw the map')).toBeVisible()
}

export { expect }
