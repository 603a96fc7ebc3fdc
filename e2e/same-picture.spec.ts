import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { greatestDifference } from './read-picture.ts'
import { expect, mapIsIdle, test } from './test.ts'

const RUNS = 6
/** Milliseconds; longer than a new map waits for all its data. */
const SLOW_RESPONSE_MS = 4000

/** What a browser shows that has never been there. `delayed`: what the service is slow to answer. */
async function pictureOf(browser: Browser, address: string, delayed?: RegExp): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  if (delayed)
    await page.route(delayed, async (route) => {
      await setTimeout(SLOW_RESPONSE_MS)
      await route.continue()
    })
  await page.goto(address)
  await mapIsIdle(page)
  // Both are fetched once the map is drawn, and are part of the picture.
  await expect(page.getByRole('list', { name: 'Nearest towns' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import findings/ })).toBeVisible()
  const picture = await page.screenshot()
  await context.close()
  return picture
}

test('the same address gives the same picture, to the byte, each time it is opened', async ({
  browser,
  service,
  key,
  projects,
}) => {
  test.setTimeout(180_000)
  const [project] = projects
  const address = `${service.url}/projects/${project?.id ?? ''}?base=offline#key=${key}`
  const seen: string[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const picture = await pictureOf(browser, address)
    seen.push(createHash('sha256').update(picture).digest('hex'))
  }
  expect(seen).toEqual(Array.from(seen, () => seen[0]))
})

/** Rounded corners over the map differ by 1 of 255 where the page had a passing note before. */
const MAX_CHANNEL_DIFFERENCE = 2

test('data loaded before a timeout is on the map when the rest has loaded', async ({
  page,
  browser,
  service,
  key,
  projects,
}) => {
  test.setTimeout(180_000)
  const [project] = projects
  const address = `${service.url}/projects/${project?.id ?? ''}?base=offline#key=${key}`
  const slow = await pictureOf(browser, address, /\/projects\/\w+\/map$/)
  const fast = await pictureOf(browser, address)
  expect(await greatestDifference(page, slow, fast)).toBeLessThanOrEqual(MAX_CHANNEL_DIFFERENCE)
})
