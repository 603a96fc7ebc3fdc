import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { startServer, type ServerProcess } from '../api/server-process.ts'
import { FOLDER } from '../data/data-set.ts'
import type { BenchSize } from '../part.ts'
import { chromiumFor } from './chromium.ts'
import { mapData } from './map-data.ts'

/** What pages with a map are measured with. */
export interface MapHosts {
  readonly service: ServerProcess
  readonly key: string
  /** Serves the pages of competitors, with the points of `folder`. */
  readonly competitors: ServerProcess
  readonly folder: string
  readonly browser: Browser
  stop(): Promise<void>
}

let shared: Promise<MapHosts> | undefined

/** Started for a part that stops it; in a quick run the parts share one, which `stopSharedMapHosts` stops. */
export async function mapHosts(benchSize: BenchSize, log: (line: string) => void): Promise<MapHosts> {
  if (benchSize === 'full') return startAll(benchSize, log)
  shared ??= startAll(benchSize, log)
  return { ...(await shared), stop: () => Promise.resolve() }
}

export async function stopSharedMapHosts(): Promise<void> {
  await (await shared)?.stop()
  shared = undefined
}

async function startAll(benchSize: BenchSize, log: (line: string) => void): Promise<MapHosts> {
  const { database, key } = await mapData(benchSize, log)
  const folder = join(FOLDER, 'points')
  mkdirSync(folder, { recursive: true })
  const service = await startServer('api/serve-groundsheet', database)
  const competitors = await startServer('map/serve-competitors', folder, join(FOLDER, 'competitors'))
  const browser = await chromium.launch(chromiumFor(benchSize))
  return {
    ...{ service, key, competitors, folder, browser },
    async stop() {
      await browser.close()
      for (const host of [service, competitors]) await host.stop()
    },
  }
}
