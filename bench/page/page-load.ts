import type { Browser } from '@playwright/test'
import { pageOptions } from '../map/chromium.ts'
import type { Effort } from '../part.ts'

export interface PageLoad {
  /** Milliseconds from the address until something was painted. */
  readonly firstPaint: number
  /** Milliseconds until the map was complete and at rest. */
  readonly atRest: number
  /** Addresses of the scripts that were fetched, workers included. */
  readonly scripts: readonly string[]
}

/** 10 Mbit/s both ways, 40 ms round trip. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

/** Opens an address in a new browser profile. `idle`: what the page has when its map is at rest. */
export async function openOverNetwork(
  browser: Browser,
  effort: Effort,
  address: string,
  idle: string,
): Promise<PageLoad> {
  const context = await browser.newContext(pageOptions(effort))
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (/\.m?js$/.test(new URL(request.url()).pathname)) scripts.add(request.url())
    })
    const began = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator(idle).waitFor({ timeout: 120_000 })
    const atRest = performance.now() - began
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    )
    return { firstPaint, atRest, scripts: [...scripts] }
  } finally {
    await context.close()
  }
}
