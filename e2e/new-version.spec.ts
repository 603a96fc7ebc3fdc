import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { NEXT, serveTwoVersions } from './viewer-versions.ts'

/** Versions of the assets that the page has loaded. */
const loadedVersions = (page: Page) =>
  page.evaluate((next) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const assets = names.filter((name) => name.startsWith('/assets/'))
    return [...new Set(assets.map((name) => (name.includes(next) ? 'next' : 'first')))]
  }, NEXT)

/** Versions of the assets that the service worker keeps. */
const keptVersions = (page: Page) =>
  page.evaluate(async (next) => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const assets = requests.flat().filter(({ url }) => url.includes('/assets/'))
    return [...new Set(assets.map(({ url }) => (url.includes(next) ? 'next' : 'first')))]
  }, NEXT)

const heading = (page: Page) => page.getByRole('heading', { name: 'Projects' })

/** All files of the viewer are read again. */
const STORING = { timeout: 90_000 }

test('a new version takes over at the next load, whole, and never with assets of the one before', async ({
  browser,
  service,
  key,
}) => {
  test.slow()
  const versions = await serveTwoVersions(service.url)
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  await context.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  const page = await context.newPage()
  try {
    await page.goto(versions.url)
    await page.getByLabel('Access key').fill(key)
    await page.getByLabel('Remember on this computer').check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(heading(page)).toBeVisible()
    await expect.poll(() => keptVersions(page), STORING).toEqual(['first'])
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

    // The next version cannot be stored whole: what is kept stays that of before.
    versions.upgrade()
    versions.fail(/plots-view.*js/)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    expect(await loadedVersions(page)).toEqual(['next'])
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    expect(await loadedVersions(page)).toEqual(['first'])

    // With all of it there, the next load has it, and so has every one without a network.
    await context.setOffline(false)
    versions.fail(null)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    expect(await loadedVersions(page)).toEqual(['next'])
    await expect.poll(() => keptVersions(page), STORING).toEqual(['next'])
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    expect(await loadedVersions(page)).toEqual(['next'])
  } finally {
    await context.close()
    await versions.stop()
  }
})
