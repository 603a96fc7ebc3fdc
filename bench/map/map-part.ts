import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@groundsheet/client'
import { chromium } from '@playwright/test'
import { startHost, type Host } from '../api/host.ts'
import { FOLDER } from '../data/data-set.ts'
import type { Effort, Finding, Part } from '../part.ts'
import { installRivals } from '../rivals/install-rivals.ts'
import { chromiumFor } from './chromium.ts'
import { RIVALS, type Rival } from './contestants.ts'
import { frameFindings } from './frame-findings.ts'
import { MAP_SIZES, mapData, projectReference } from './map-data.ts'
import { playRounds } from './rounds.ts'
import { inFreshPage } from './visit.ts'
import { workFindings } from './work-findings.ts'

export const mapPart: Part = {
  id: 'map',
  title: 'Map',
  method: `The viewer in Chromium with software rendering, on projects of so many holes with styled icons, names, hulls of groups, list and legend,
over our own API. The floor is a page with nothing but MapLibre and one circle layer of the same points out of a file; the rivals are
Leaflet.markercluster, deck.gl's IconLayer on MapLibre with five icons, and kepler.gl with its points on no map at all, all of them with nothing but
the points. The same drags and turns of the wheel are made on each, for a minute at most. A frame's cost is main-thread processor time
(\`Performance.getMetrics\`, thread ticks) divided by the frames that were drawn. *Opening* is from the address to a
map that is complete and at rest, by the page's own clock. Of a rival's line the figure is the rival's, and the ratio how many times ours that is; at 100,000 points
deck.gl and kepler.gl, which need seconds for a frame, are visited once.

*At work*: the map is dragged and zoomed, holes are pointed at, the holes are limited to a type and no longer, two holes are opened, and tasks of the main thread that take longer
than 50 ms are counted. A type is toggled from the click on it among the filters to the first frame whose middle looks as it looks
in the end, when that frame has been drawn and read. Memory is what JavaScript holds, objects and buffers, in the page and its
workers after garbage was collected; errors are those of the console while the projects of these two lines are opened and worked with.`,
  async run(effort, log) {
    const { database, key } = await mapData(effort, log)
    const service = await startHost('api/serve-groundsheet', database)
    const points = join(FOLDER, 'points')
    mkdirSync(points, { recursive: true })
    const projects = await writePoints(service, key, points)
    const pages = await startHost('map/serve-rivals', points, join(FOLDER, 'rivals'))
    const browser = await chromium.launch(chromiumFor(effort))
    const ours = (holes: number) =>
      `http://127.0.0.1:${service.port}/projects/${projects.get(projectReference(holes)) ?? ''}?base=offline#key=${key}`
    const rival = (page: string, holes: number) =>
      `http://127.0.0.1:${pages.port}/${page}.html?count=${holes}`
    try {
      const rivals = await rivalsThatAreThere(effort, log)
      // Once for nothing: what servers compress is compressed.
      for (const { page } of effort === 'full' ? rivals : [])
        await inFreshPage(browser, { address: rival(page, MAP_SIZES.full[0]), effort }, () =>
          Promise.resolve(),
        )
      const findings: Finding[] = []
      for (const holes of MAP_SIZES[effort]) {
        log(`${holes} holes`)
        const course = { holes, ours: ours(holes), rival }
        const visits = await playRounds(browser, course, rivals, effort)
        findings.push(...frameFindings(holes, visits, effort))
      }
      log('at work')
      return [...findings, ...(await workFindings(browser, ours, effort))]
    } finally {
      await browser.close()
      for (const host of [service, pages]) await host.stop()
    }
  },
}

async function rivalsThatAreThere(effort: Effort, log: (line: string) => void): Promise<Rival[]> {
  const found: Rival[] = []
  for (const rival of RIVALS)
    if (rival.set === null || (await installRivals(rival.set, effort, log)) !== null) found.push(rival)
  return found
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
