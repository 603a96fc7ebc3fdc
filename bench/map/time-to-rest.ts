import type { Page } from '@playwright/test'

const TIMEOUT_MS = 120_000

/** The viewer and each competitor report when their map is idle. */
const AT_REST = '[data-map-state="idle"], [data-state="idle"]'

/** Milliseconds from the address until the map was complete and at rest, by the page's own clock. */
export async function openUntilRest(page: Page, address: string): Promise<number> {
  await page.addInitScript((selector) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      watch.disconnect()
      document.documentElement.dataset.restedAt = String(performance.now())
    })
    watch.observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-map-state', 'data-state'],
    })
  }, AT_REST)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('html[data-rested-at]').waitFor({ timeout: TIMEOUT_MS, state: 'attached' })
  return page.evaluate(() => Number(document.documentElement.dataset.restedAt))
}
