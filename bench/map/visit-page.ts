import type { Browser, Page } from '@playwright/test'
import type { BenchSize } from '../part.ts'
import { IDLE_MS, pageOptions } from './chromium.ts'
import { frameCost, type FrameCost } from './frame-cost.ts'
import { openUntilRest } from './time-to-rest.ts'
import { storeKey } from './store-key.ts'

export interface Visit {
  /** Milliseconds from the address until the map was complete and at rest, by the page's own clock. */
  readonly opening: number
  readonly frame: FrameCost
}

/** An address that is opened, and how much is done there. */
export interface Opening {
  readonly address: string
  readonly benchSize: BenchSize
}

/** Opens an address in a new browser profile, works with the page, and deletes the profile. */
export async function inFreshPage<T>(
  browser: Browser,
  { address, benchSize }: Opening,
  work: (page: Page, opening: number) => Promise<T>,
  prepare?: (page: Page) => Promise<void>,
): Promise<T> {
  const context = await browser.newContext(pageOptions(benchSize))
  try {
    const page = await context.newPage()
    await prepare?.(page)
    return await work(page, await open(page, address, benchSize))
  } finally {
    await context.close()
  }
}

export const visit = (browser: Browser, opened: Opening): Promise<Visit> =>
  inFreshPage(browser, opened, async (page, opening) => ({
    opening,
    frame: await frameCost(page, opened.benchSize),
  }))

/** The first visit, and a second in the same browser, with the project cached. */
export const visitTwice = (browser: Browser, opened: Opening): Promise<readonly [Visit, Visit]> =>
  inFreshPage(
    browser,
    opened,
    async (page, opening) => {
      const { address, benchSize } = opened
      const first = { opening, frame: await frameCost(page, benchSize) }
      await page.close()
      const again = await page.context().newPage()
      return [
        first,
        { opening: await open(again, address, benchSize), frame: await frameCost(again, benchSize) },
      ]
    },
    (page) => storeKey(page, opened.address),
  )

/** Returns the times of `Visit`. */
async function open(page: Page, address: string, benchSize: BenchSize): Promise<number> {
  const opening = await openUntilRest(page, address)
  await page.waitForTimeout(IDLE_MS[benchSize])
  return opening
}
