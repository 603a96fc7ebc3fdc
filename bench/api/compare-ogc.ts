import { atMost, type BenchSize, type Finding } from '../part.ts'
import type { DataSet } from '../data/data-set.ts'
import { compareServers, describeMeasured } from './compare-servers.ts'
import type { Targets } from './find-targets.ts'
import type { ServerProcess } from './server-process.ts'

/** Pages of each: together more than the response cache holds. */
const SIZES = { full: { pages: 400, rounds: 5 }, quick: { pages: 4, rounds: 1 } } as const
const LIMIT_FEATURES = 1000

/** The same rows of a long table, by pages of OGC API Features and of the API. */
export async function compareOgc(
  host: ServerProcess,
  { project }: Targets,
  data: DataSet,
  benchSize: BenchSize,
): Promise<Finding[]> {
  const { pages, rounds } = SIZES[benchSize]
  const headers = { Authorization: `Bearer ${data.key}`, 'Accept-Encoding': 'identity' }
  const [api, ogc] = [
    await followLinks(host, `/v1/projects/${project}/tables/SCPT?limit=${LIMIT_FEATURES}`, headers, pages),
    await followLinks(host, `/ogc/${project}/collections/SCPT/items?limit=${LIMIT_FEATURES}`, headers, pages),
  ]
  const load = (paths: readonly string[]) => ({ host, headers, paths })
  const servers = {
    ...{ api: load(api), ogc: load(ogc) },
    ...{ warmApi: load(api.slice(0, 1)), warmOgc: load(ogc.slice(0, 1)) },
  }
  const by = await compareServers(servers, { rounds, requests: pages, connections: 4 })
  const versus = (kind: string, one: keyof typeof by, other: keyof typeof by): Finding => ({
    what: `${kind} page of 1,000 rows as features of OGC API Features, against \`/v1\``,
    figure: `${describeMeasured(by[one])}; ${describeMeasured(by[other])}`,
    ratio: by[one].cpu / by[other].cpu,
    goal: atMost(2),
  })
  return [versus('warm', 'warmOgc', 'warmApi'), versus('cold', 'ogc', 'api')]
}

interface Page {
  readonly meta?: { readonly nextCursor: string | null }
  readonly links?: readonly { readonly rel: string; readonly href: string }[]
}

/** Addresses of the first pages from here. */
async function followLinks(
  { port }: ServerProcess,
  first: string,
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<string[]> {
  const base = `http://127.0.0.1:${port}`
  const paths = [first]
  for (let path: string | null = first; path !== null && paths.length < count;) {
    const answer = await fetch(base + path, { headers })
    path = nextOf((await answer.json()) as Page, first)
    if (path !== null) paths.push(path)
  }
  return paths
}

function nextOf({ meta, links }: Page, first: string): string | null {
  if (meta !== undefined) return meta.nextCursor === null ? null : `${first}&cursor=${meta.nextCursor}`
  const next = links?.find(({ rel }) => rel === 'next')
  if (next === undefined) return null
  const { pathname, search } = new URL(next.href)
  return pathname + search
}
