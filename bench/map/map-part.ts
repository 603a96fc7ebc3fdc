import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@groundsheet/client'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startHost, type Host } from '../api/host.ts'
import { FOLDER } from '../data/data-set.ts'
import { medianOf } from '../median.ts'
import { atLeast, atMost, type Effort, type Finding, type Goal, type Part } from '../part.ts'
import { CHROMIUM } from './chromium.ts'
import { frameCost, type FrameCost } from './frame-cost.ts'
import { MAP_SIZES, mapData, projectReference } from './map-data.ts'

const ROUNDS = { full: 3, quick: 1 } as const

/** Milliseconds of the main thread that a frame may take, by number of holes. */
const FRAME_GOALS: Readonly<Record<number, number>> = { 1000: 4, 10_000: 16, 100_000: 5 }

export const mapPart: Part = {
  id: 'map',
  title: 'Map',
  method: `The viewer in Chromium with software rendering, on projects of so many holes with styled icons, names, hulls of groups, list and legend,
over our own API. The floor is a page with nothing but MapLibre and one circle layer of the same points out of a file; the rival is
Leaflet.markercluster. The same drags and turns of the wheel are made on each. A frame's cost is main-thread processor time
(\`Performance.getMetrics\`, thread ticks) divided by the frames that were drawn. *Opening* is from the address to a
map that is complete and at rest.`,
  async run(effort, say) {
    const { database, key } = await mapData(effort, say)
    const service = await startHost('api/serve-groundsheet', database)
    const points = join(FOLDER, 'points')
    mkdirSync(points, { recursive: true })
    const projects = await writePoints(service, key, points)
    const rivals = await startHost('map/serve-rivals', points)
    const browser = await chromium.launch(CHROMIUM)
    try {
      const findings: Finding[] = []
      for (const holes of MAP_SIZES[effort]) {
        say(`${holes} holes`)
        const id = projects.get(projectReference(holes)) ?? ''
        findings.push(...(await measure({ browser, service, rivals, key, id, holes, effort })))
      }
      return findings
    } finally {
      await browser.close()
      for (const host of [service, rivals]) await host.stop()
    }
  },
}

/** The positions of each project as a file; ids by reference. */
async function writePoints(service: Host, key: string, folder: string): Promise<Map<string, string>> {
  const client = createClient({ baseUrl: `http://127.0.0.1:${service.port}/v1`, key })
  const ids = new Map<string, string>()
  for await (const { id, projectId } of client.projects()) {
    ids.set(projectId, id)
    const holes = await Array.fromAsync(client.locations(id, { limit: 1000 }))
    const points = holes.map(({ longitude, latitude }) => [longitude, latitude])
    writeFileSync(join(folder, `points-${holes.length}.json`), JSON.stringify(points))
  }
  return ids
}

interface Bench {
  readonly browser: Browser
  readonly service: Host
  readonly rivals: Host
  readonly key: string
  readonly id: string
  readonly holes: number
  readonly effort: Effort
}

interface Visit {
  /** Milliseconds until the map was complete and at rest. */
  readonly opening: number
  readonly frame: FrameCost
}

async function measure(bench: Bench): Promise<Finding[]> {
  const { service, rivals, key, id, holes, effort } = bench
  const visits = {
    ours: [] as Visit[],
    again: [] as Visit[],
    circles: [] as Visit[],
    empty: [] as Visit[],
    clusters: [] as Visit[],
  }
  const rival = (page: string, count: number) => `http://127.0.0.1:${rivals.port}/${page}.html?count=${count}`
  const ours = `http://127.0.0.1:${service.port}/projects/${id}?base=offline`
  for (let round = 0; round < ROUNDS[effort]; round += 1) {
    const [first, again] = await visitOurs(bench.browser, ours, key)
    visits.ours.push(first)
    visits.again.push(again)
    visits.circles.push(await visitRival(bench.browser, rival('circles', holes)))
    visits.empty.push(await visitRival(bench.browser, rival('circles', 0)))
    visits.clusters.push(await visitRival(bench.browser, rival('markercluster', holes)))
  }
  const middle = (of: readonly Visit[], read: (visit: Visit) => number) => medianOf(of.map(read))
  const cpu = (of: readonly Visit[]) => middle(of, ({ frame }) => frame.cpu)
  const wall = (of: readonly Visit[]) => middle(of, ({ frame }) => frame.wall)
  const opening = (of: readonly Visit[]) => middle(of, (visit) => visit.opening)
  const name = `${holes.toLocaleString('en')} holes`
  const finding = (what: string, figure: string, ratio: number | null, goal: Goal | null): Finding => ({
    what: `${name}: ${what}`,
    figure,
    ratio,
    goal,
  })
  return [
    finding(
      'main thread in a frame, milliseconds',
      `${cpu(visits.ours).toFixed(1)} ms`,
      cpu(visits.ours),
      atMost(FRAME_GOALS[holes] ?? 16),
    ),
    finding(
      'the circle layer alone',
      `${cpu(visits.circles).toFixed(1)} ms`,
      cpu(visits.ours) / cpu(visits.circles),
      null,
    ),
    finding(
      'Leaflet.markercluster',
      `${cpu(visits.clusters).toFixed(1)} ms`,
      cpu(visits.clusters) / cpu(visits.ours),
      atLeast(1),
    ),
    finding(
      'from frame to frame, against an empty map',
      `${wall(visits.ours).toFixed(0)} ms`,
      wall(visits.ours) / wall(visits.empty),
      holes === 100_000 ? atMost(1.25) : null,
    ),
    finding(
      'opening, against the circle layer',
      `${(opening(visits.ours) / 1000).toFixed(2)} s`,
      opening(visits.ours) / opening(visits.circles),
      holes === 10_000 ? atMost(1.5) : null,
    ),
    finding(
      'opening again, against the first time',
      `${(opening(visits.again) / 1000).toFixed(2)} s`,
      opening(visits.again) / opening(visits.ours),
      holes === 10_000 ? atMost(0.3) : null,
    ),
  ]
}

/** The first time, and again in the same browser, which has kept the project. */
async function visitOurs(browser: Browser, address: string, key: string): Promise<readonly [Visit, Visit]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const first = await visit(await context.newPage(), `${address}#key=${key}`, '[data-map-state="idle"]')
    const page = await context.newPage()
    const again = await visit(page, `${address}#key=${key}`, '[data-map-state="idle"]')
    return [first, again]
  } finally {
    await context.close()
  }
}

async function visitRival(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    return await visit(await context.newPage(), address, '[data-state="idle"]')
  } finally {
    await context.close()
  }
}

async function visit(page: Page, address: string, idle: string): Promise<Visit> {
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(idle).waitFor({ timeout: 120_000 })
  const opening = performance.now() - began
  // What a page does of its own accord after it has opened is not the price of a frame.
  await page.waitForTimeout(1000)
  const frame = await frameCost(page)
  await page.close()
  return { opening, frame }
}
