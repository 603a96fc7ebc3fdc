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

/** Version of the page itself. */
const entryVersion = (page: Page) =>
  page.evaluate((next) => {
    const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
    return entry?.includes(next) ? 'next' : 'first'
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

for (const serviceWorkers of ['allow', 'block'] as const)
  test(`a page left open during an update offers to reload; service worker: ${serviceWorkers}`, async ({
    browser,
    service,
    key,
    projects,
  }) => {
    test.slow()
    const versions = await serveTwoVersions(service.url)
    const context = await browser.newContext({ serviceWorkers })
    await context.route('https://tiles.openfreemap.org/**', (route) => route.abort())
    const page = await context.newPage()
    await page.clock.install()
    // Pages load this part before it is needed, as soon as they are at rest.
    if (serviceWorkers === 'block') versions.fail(/plots-view.*js/)
    try {
      await page.goto(`${versions.url}/projects/${projects[0]?.id ?? ''}?table=GEOL#key=${key}`)
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
      if (serviceWorkers === 'allow')
        await expect
          .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), STORING)
          .toBe('activated')
      await page.waitForLoadState('networkidle')
      const note = page.getByRole('region', { name: 'New version' })
      await page.clock.fastForward('11:00')
      await expect(note).toBeHidden()

      versions.upgrade()
      versions.fail(null)
      await page.clock.fastForward('11:00')
      await expect(note).toContainText('The service has a new version of this page.')
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
      await note.getByRole('button', { name: 'Later' }).click()
      await expect(note).toBeHidden()

      await page.getByRole('button', { name: 'Plots', exact: true }).click()
      const plots = page.getByRole('navigation', { name: 'Plot' })
      if (serviceWorkers === 'allow') {
        // The service worker still has all files of this page.
        await expect(plots).toBeVisible()
        expect(await entryVersion(page)).toBe('first')
        await page.clock.fastForward('11:00')
        await note.getByRole('button', { name: 'Reload' }).click()
      } else {
        // A part that is nowhere any more has a message in its place.
        await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
        await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      }
      await expect(plots).toBeVisible()
      await expect.poll(() => entryVersion(page)).toBe('next')
      await expect(plots).toBeVisible()
      await page.clock.fastForward('11:00')
      await expect(note).toBeHidden()
    } finally {
      await context.close()
      await versions.stop()
    }
  })
