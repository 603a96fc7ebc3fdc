import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { startHost, type Host } from '../api/host.ts'
import { FOLDER } from '../data/data-set.ts'
import type { Effort } from '../part.ts'
import { chromiumFor } from './chromium.ts'
import { mapData } from './map-data.ts'

/** What pages with a map are measured with. */
export interface MapHosts {
  readonly service: Host
  readonly key: string
  /** Serves the pages of rivals, with the points of `folder`. */
  readonly rivals: Host
  readonly folder: string
  readonly browser: Browser
  stop(): Promise<void>
}

let shared: Promise<MapHosts> | undefined

/** Started for a part that stops it; in a quick run the parts share one, which `stopSharedMapHosts` stops. */
export async function mapHosts(effort: Effort, log: (line: string) => void): Promise<MapHosts> {
  if (effort === 'full') return startAll(effort, log)
  shared ??= startAll(effort, log)
  return { ...(await shared), stop: () => Promise.resolve() }
}

export async function stopSharedMapHosts(): Promise<void> {
  await (await shared)?.stop()
  shared = undefined
}

async function startAll(effort: Effort, log: (line: string) => void): Promise<MapHosts> {
  const { database, key } = await mapData(effort, log)
  const folder = join(FOLDER, 'points')
  mkdirSync(folder, { recursive: true })
  const service = await startHost('api/serve-groundsheet', database)
  const rivals = await startHost('map/serve-rivals', folder, join(FOLDER, 'rivals'))
  const browser = await chromium.launch(chromiumFor(effort))
  return {
    ...{ service, key, rivals, folder, browser },
    async stop() {
      await browser.close()
      for (const host of [service, rivals]) await host.stop()
    },
  }
}
