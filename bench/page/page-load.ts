import type { Browser, Request } from '@playwright/test'
import { pageOptions } from '../map/chromium.ts'
import { openUntilRest } from '../map/time-to-rest.ts'
import type { BenchSize } from '../part.ts'

export interface PageLoad {
  /** Milliseconds from the address until something was painted. */
  readonly firstPaint: number
  /** Milliseconds until the map was complete and at rest. */
  readonly atRest: number
  /** Addresses of the scripts that were requested until then, workers included. */
  readonly scripts: readonly string[]
}

/** 10 Mbit/s both ways, 40 ms round trip. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

/** Opens an address in a new browser profile. */
export async function openOverNetwork(
  browser: Browser,
  benchSize: BenchSize,
  address: string,
): Promise<PageLoad> {
  const context = await browser.newContext(pageOptions(benchSize))
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    const scripts: Request[] = []
    page.on('request', (request) => {
      if (/\.m?js$/.test(new URL(request.url()).pathname)) scripts.push(request)
    })
    const atRest = await openUntilRest(page, address)
    const { firstPaint, openedAt } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      openedAt: performance.timeOrigin,
    }))
    // When the map is at rest, the viewer fetches what may be opened next.
    const untilRest = scripts.filter((request) => request.timing().startTime <= openedAt + atRest)
    return { firstPaint, atRest, scripts: [...new Set(untilRest.map((request) => request.url()))] }
  } finally {
    await context.close()
  }
}
