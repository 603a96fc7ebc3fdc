import type { Locator, Page } from '@playwright/test'

/**
 * Presses what opens a table. Milliseconds from that press until a frame with rows was drawn, by the page's
 * own clock. `shown`: selects what is there as soon as a row is.
 */
export async function firstRow(
  page: Page,
  opener: Locator,
  shown = '[role=grid] [role=gridcell]',
): Promise<number> {
  await opener.scrollIntoViewIfNeeded()
  await page.evaluate(watchForRow, shown)
  await opener.click()
  const handle = await page.waitForFunction(() => document.documentElement.dataset.firstRow)
  return Number(await handle.jsonValue())
}

/** Runs in the page. */
function watchForRow(shown: string): void {
  const { dataset } = document.documentElement
  delete dataset.firstRow
  const begin = ({ timeStamp }: Event) => {
    const look = () => {
      const isThere = document.querySelector(shown) !== null
      requestAnimationFrame(isThere ? () => (dataset.firstRow = String(performance.now() - timeStamp)) : look)
    }
    look()
  }
  addEventListener('click', begin, { capture: true, once: true })
}
