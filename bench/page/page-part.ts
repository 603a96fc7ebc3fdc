import { createClient } from '@groundsheet/client'
import type { Browser } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAP_SIZES, projectReference } from '../map/map-data.ts'
import { mapHosts } from '../map/map-hosts.ts'
import { medianOf } from '../median.ts'
import { atMost, type BenchSize, type Finding, type Part } from '../part.ts'
import { openOverNetwork, type PageLoad } from './page-load.ts'
import { scriptWeights, type ScriptWeights } from './script-weights.ts'

const ROUNDS = { full: 5, quick: 1 } as const
const HOLES = MAP_SIZES.full[0]

export const pagePart: Part = {
  id: 'page',
  title: 'Page',
  document: 'performance/page.md',
  method: `A project of ${HOLES.toLocaleString('en')} holes opened with nothing cached, over a network of 10
Mbit/s and 40 ms (as Chromium emulates it), beside a page with nothing but an empty MapLibre map, sent
compressed as well. *At rest* is a map that is complete: in 1.6 seconds is the goal, or 1.1 of the bare
page. Weights are of JavaScript after gzip: what \`index.html\` names, that is before any route is known,
and all that was fetched until the map was at rest, workers included.`,
  async run(benchSize, log) {
    const [holes] = MAP_SIZES[benchSize]
    const hosts = await mapHosts(benchSize, log)
    const { service, key, competitors, browser } = hosts
    writeFileSync(join(hosts.folder, 'points-0.json'), '[]')
    try {
      const origin = `http://127.0.0.1:${service.port}`
      const projects = await Array.fromAsync(createClient({ baseUrl: `${origin}/v1`, key }).projects())
      const id = projects.find(({ projectId }) => projectId === projectReference(holes))?.id ?? ''
      const ours = `${origin}/projects/${id}?base=offline#key=${key}`
      const bare = `http://127.0.0.1:${competitors.port}/circles.html?count=0`
      const loads = await takeTurns(browser, { ours, bare }, benchSize)
      const weights = await scriptWeights(origin, loads.ours.at(-1)?.scripts ?? [])
      return findingsOf(loads, weights)
    } finally {
      await hosts.stop()
    }
  },
}

interface Loads {
  readonly ours: PageLoad[]
  readonly bare: PageLoad[]
}

async function takeTurns(
  browser: Browser,
  { ours, bare }: { readonly ours: string; readonly bare: string },
  benchSize: BenchSize,
): Promise<Loads> {
  const [openOurs, openBare] = [
    () => openOverNetwork(browser, benchSize, ours),
    () => openOverNetwork(browser, benchSize, bare),
  ]
  // What is compressed once after the start of a server is compressed now.
  if (benchSize === 'full') for (const openOne of [openOurs, openBare]) await openOne()
  const loads: Loads = { ours: [], bare: [] }
  for (let round = 0; round < ROUNDS[benchSize]; round += 1) {
    loads.ours.push(await openOurs())
    loads.bare.push(await openBare())
  }
  return loads
}

function findingsOf({ ours, bare }: Loads, { shell, everything }: ScriptWeights): Finding[] {
  const paint = medianOf(ours.map(({ firstPaint }) => firstPaint))
  const restOf = (loads: readonly PageLoad[]) => medianOf(loads.map(({ atRest }) => atRest))
  const [rest, bareRest] = [restOf(ours), restOf(bare)]
  const kilobytes = (bytes: number) => bytes / 1000
  const weight = (what: string, bytes: number, most: number): Finding => ({
    what: `${what}, kB`,
    figure: `${kilobytes(bytes).toFixed(0)} kB`,
    ratio: kilobytes(bytes),
    goal: atMost(most),
  })
  return [
    weight('JavaScript that the page names', shell, 90),
    weight('JavaScript until the map is at rest', everything, 640),
    {
      what: 'first paint, seconds',
      figure: `${paint.toFixed(0)} ms`,
      ratio: paint / 1000,
      goal: atMost(0.65),
    },
    {
      what: 'map at rest, seconds',
      figure: `${(rest / 1000).toFixed(2)} s`,
      ratio: rest / 1000,
      goal: atMost(1.6),
    },
    {
      what: 'map at rest, against the bare MapLibre page',
      figure: `${(bareRest / 1000).toFixed(2)} s there`,
      ratio: rest / bareRest,
      goal: null,
    },
  ]
}
