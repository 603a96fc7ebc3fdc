import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { ServerProcess } from '../api/server-process.ts'
import { createClient } from '@groundsheet/client'
import type { BenchSize, Finding, Part } from '../part.ts'
import { installCompetitors } from '../competitors/install-competitors.ts'
import { COMPETITORS, type Addresses, type Competitor } from './competitors.ts'
import { frameFindings } from './frame-findings.ts'
import { MAP_SIZES, projectReference } from './map-data.ts'
import { mapHosts } from './map-hosts.ts'
import { visitRounds } from './visit-rounds.ts'
import { inFreshPage } from './visit-page.ts'
import { visitAndWork, workFindings, workInPagesOfTheirOwn, type Work } from './work-findings.ts'

export const mapPart: Part = {
  id: 'map',
  title: 'Map',
  document: 'performance/map.md',
  method: `The viewer in Chromium with software rendering, on projects of so many holes with styled icons,
names, hulls of groups, list and legend, over our own API. The floor is a page with nothing but MapLibre and
one circle layer of the same points out of a file; the competitors are Leaflet.markercluster, deck.gl's
IconLayer on MapLibre with five icons, and kepler.gl with its points on no map at all, all of them with
nothing but the points. The same drags and turns of the wheel are made on each, for a minute at most. A
frame's cost is main-thread processor time (\`Performance.getMetrics\`, thread ticks) divided by the frames
that were drawn. *Opening* is from the address to a map that is complete and at rest, by the page's own
clock. Of a competitor's line the figure is the competitor's, and the ratio how many times ours that is; at
100,000 points deck.gl and kepler.gl, which need seconds for a frame, are visited once. *At work*: the map
is dragged and zoomed, holes are pointed at, the holes are limited to a type and no longer, two holes are
opened, and tasks of the main thread that take longer than 50 ms are counted. A type is toggled from the
click on it among the filters to the first frame whose middle looks as it looks in the end, when that frame
has been drawn and read. Memory is what JavaScript holds, objects and buffers, in the page and its workers
after garbage was collected; errors are those of the console while the projects of these two lines are
opened and worked with.`,
  async run(benchSize, log) {
    const hosts = await mapHosts(benchSize, log)
    const { service, key, competitors: pages, browser } = hosts
    const projects = await writePoints(service, key, hosts.folder)
    const ours = (holes: number) =>
      `http://127.0.0.1:${service.port}/projects/${projects.get(projectReference(holes)) ?? ''}` +
      `?base=offline#key=${key}`
    const competitor = (page: string, holes: number) =>
      `http://127.0.0.1:${pages.port}/${page}.html?count=${holes}`
    try {
      const competitors = await availableCompetitors(benchSize, log)
      // Once for nothing: what servers compress is compressed.
      for (const { page } of benchSize === 'full' ? competitors : [])
        await inFreshPage(browser, { address: competitor(page, MAP_SIZES.full[0]), benchSize }, () =>
          Promise.resolve(),
        )
      const measure = { full: measureFully, quick: measureAtOnce }[benchSize]
      return await measure({ browser, ours, competitor, competitors, log })
    } finally {
      await hosts.stop()
    }
  },
}

interface Bench {
  readonly browser: Browser
  /** The viewer's address, by number of holes. */
  readonly ours: (holes: number) => string
  readonly competitor: Addresses['competitor']
  readonly competitors: readonly Competitor[]
  readonly log: (line: string) => void
}

async function measureFully({ browser, ours, competitor, competitors, log }: Bench): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const holes of MAP_SIZES.full) {
    log(`${holes} holes`)
    const addresses = { holes, ours: ours(holes), competitor }
    findings.push(...frameFindings(holes, await visitRounds(browser, addresses, competitors, 'full'), 'full'))
  }
  log('at work')
  return [...findings, ...workFindings(await workInPagesOfTheirOwn(browser, ours), 'full')]
}

/** Opens the viewer once: that takes longer than all that is done with it. */
async function measureAtOnce({ browser, ours, competitor, competitors, log }: Bench): Promise<Finding[]> {
  const [holes] = MAP_SIZES.quick
  log(`${holes} holes, opened once`)
  const work: Work[] = []
  const addresses = { holes, ours: ours(holes), competitor }
  const visits = await visitRounds(browser, addresses, competitors, 'quick', async (_, opened) => {
    const [visit, done] = await visitAndWork(browser, opened)
    work.push(done)
    return [visit]
  })
  return [...frameFindings(holes, visits, 'quick'), ...work.flatMap((one) => workFindings(one, 'quick'))]
}

async function availableCompetitors(
  benchSize: BenchSize,
  log: (line: string) => void,
): Promise<Competitor[]> {
  const found: Competitor[] = []
  for (const competitor of COMPETITORS)
    if (competitor.set === null || (await installCompetitors(competitor.set, benchSize, log)) !== null)
      found.push(competitor)
  return found
}

/** The positions of each project as a file; ids by reference. */
async function writePoints(
  service: ServerProcess,
  key: string,
  folder: string,
): Promise<Map<string, string>> {
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
