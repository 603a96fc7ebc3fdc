import { dataSet } from '../data/data-set.ts'
import { atLeast, atMost, type BenchSize, type Finding, type Goal, type Part } from '../part.ts'
import { compareWorkers } from './compare-workers.ts'
import { compareOgc } from './compare-ogc.ts'
import { compareServers, describeMeasured } from './compare-servers.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { readToEnd } from './read-to-end.ts'
import { compareApiCompetitors } from '../competitors/api-competitors.ts'
import { findTargets, prepareBytes, type Targets } from './find-targets.ts'

const SIZES = {
  full: { warmUps: 1, rounds: 7, requests: 4000, toEnd: 1_000_000 },
  quick: { warmUps: 0, rounds: 1, requests: 40, toEnd: 4_000 },
} as const

export const apiPart: Part = {
  id: 'api',
  title: 'API',
  document: 'performance/api.md',
  method: `A page of 200 holes through the whole stack (key, scope, rate limit, parameters, ETag, store), 16
connections, each server in a process of its own. The floor is bare \`node:http\` sending the same bytes
from memory. Ratios are of the servers' processor time for a request: above 1 is less than the other. *Warm*
is a page that was requested before; *cold* goes through more pages than the cache of finished ones holds.
The naive competitor is Express, a prepared statement of better-sqlite3, \`JSON.parse\` of each stored row
and \`res.json\`, over the same file, without keys or limits. In brackets stands what part of the other's
requests a second that is. Other competitors answer the same page, each over the same holes in the way it
stores them; the processes of PostgreSQL count as the server's. Two workers are held against one process as
two bare processes are against one, since two at once cost more for each request on any machine whose
processors share something.`,
  async run(benchSize, log) {
    const data = await dataSet(benchSize, log)
    const ours = await startServer('api/serve-groundsheet', data.database)
    const targets = await findTargets(ours, data, benchSize)
    const { page, location, rows } = targets
    const folder = await prepareBytes(ours, data.key, { page, location, rows })
    const [bare, naive] = [
      await startServer('api/serve-bare', folder, '1', data.database),
      await startServer('api/serve-naive', data.database),
    ]
    try {
      const findings = await measure({
        ours,
        bare,
        naive,
        targets,
        folder,
        database: data.database,
        key: data.key,
        benchSize,
        log,
      })
      log('OGC API Features')
      const ogc = await compareOgc(ours, targets, data, benchSize)
      return [...findings, ...ogc, ...(await compareApiCompetitors({ ours, targets, data, benchSize, log }))]
    } finally {
      for (const host of [ours, bare, naive]) await host.stop()
    }
  },
}

interface Bench {
  readonly ours: ServerProcess
  readonly bare: ServerProcess
  readonly naive: ServerProcess
  readonly targets: Targets
  /** Folder of the bytes that the bare server sends. */
  readonly folder: string
  readonly database: string
  readonly key: string
  readonly benchSize: BenchSize
  readonly log: (line: string) => void
}

async function measure(bench: Bench): Promise<Finding[]> {
  const { folder, database, log } = bench
  const size = SIZES[bench.benchSize]
  log('pages, rows and single holes')
  const pages = await measurePages(bench, size)
  log('two workers')
  const { warm, floor } = serversOf(bench)
  const warmest = { ours: warm, bare: floor }
  const sharing = await compareWorkers({ ...warmest, database, folder }, size)
  log('one connection alone')
  const alone = await compareServers(warmest, { ...size, connections: 1 })
  log(`reading ${size.toEnd} rows to their end`)
  return [
    ...pages,
    ...workerFindings(sharing),
    {
      what: 'warm page on one connection alone, slowest of a hundred (p99), milliseconds',
      figure: `${alone.ours.slowest.toFixed(2)} ms; the floor ${alone.bare.slowest.toFixed(2)} ms`,
      ratio: alone.ours.slowest,
      goal: atMost(0.6),
    },
    ...(await measureWholeTable(bench, size.toEnd)),
  ]
}

/** Each server with its requests. */
function serversOf({ ours, bare, naive, targets, key }: Bench) {
  const plain = { Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' }
  const loadOf = (...paths: readonly string[]) => ({ host: ours, paths, headers: plain })
  return {
    floor: { host: bare, paths: ['/page'] },
    fromFile: { host: bare, paths: ['/from-file'] },
    floorRows: { host: bare, paths: ['/rows'] },
    floorLocation: { host: bare, paths: ['/location'] },
    floor304: { host: bare, paths: ['/304'] },
    naive: { host: naive, paths: targets.projectIds.map((id) => `/projects/${id}/locations?limit=200`) },
    warm: loadOf(targets.page),
    warmStyled: loadOf(targets.styled),
    warmRows: loadOf(targets.rows),
    warmLocation: loadOf(targets.location),
    cold: loadOf(...targets.manyPages),
    coldStyled: loadOf(...targets.manyStyled),
    coldRows: loadOf(...targets.manyRows),
    browser: { host: ours, paths: [targets.page], headers: { ...plain, 'Accept-Encoding': 'gzip, br' } },
    unchanged: { host: ours, paths: [targets.page], headers: { ...plain, 'If-None-Match': targets.etag } },
  }
}

async function measurePages(bench: Bench, size: (typeof SIZES)[BenchSize]): Promise<Finding[]> {
  const by = await compareServers(serversOf(bench), size)
  const versus = (
    what: string,
    one: keyof typeof by,
    other: keyof typeof by,
    goal: Goal | null,
  ): Finding => ({
    what,
    figure: `${describeMeasured(by[one])} (${(by[one].rate / by[other].rate).toFixed(2)})`,
    ratio: goal?.sign === '<=' ? by[one].cpu / by[other].cpu : by[other].cpu / by[one].cpu,
    goal,
  })
  return [
    {
      what: 'the floor: bare node:http, page of 200 holes',
      figure: describeMeasured(by.floor),
      ratio: null,
      goal: null,
    },
    versus('warm page, against the floor', 'warm', 'floor', atLeast(0.7)),
    versus('cold page, against the floor', 'cold', 'floor', atLeast(0.33)),
    versus(
      'what a page out of a file takes, with nothing of ours, against the floor',
      'fromFile',
      'floor',
      null,
    ),
    versus('cold page, against the naive server', 'cold', 'naive', atLeast(12)),
    versus('warm page with `include=style`, against the plain one', 'warmStyled', 'warm', atMost(1.3)),
    versus('cold page with `include=style`, against the plain one', 'coldStyled', 'cold', atMost(1.3)),
    versus('warm page of 200 rows, against its floor', 'warmRows', 'floorRows', atLeast(0.7)),
    versus('cold page of 200 rows, against its floor', 'coldRows', 'floorRows', atLeast(0.33)),
    versus('one hole, against its floor', 'warmLocation', 'floorLocation', atLeast(0.3)),
    versus('304, against a bare empty 304', 'unchanged', 'floor304', atLeast(0.6)),
    versus('warm compressed page, against the uncompressed floor', 'browser', 'floor', atLeast(1.2)),
  ]
}

function workerFindings({
  one,
  two,
  bareOne,
  bareTwo,
}: Awaited<ReturnType<typeof compareWorkers>>): Finding[] {
  const twice = { ours: two.cpu / one.cpu, bare: bareTwo.cpu / bareOne.cpu }
  return [
    {
      what:
        'warm page of two bare processes on one port, against one: what the ' +
        'machine takes for two at once',
      figure: describeMeasured(bareTwo),
      ratio: twice.bare,
      goal: null,
    },
    {
      what:
        'warm page of two workers that share rate limits, against one process, ' +
        'less what the machine takes',
      figure: `${describeMeasured(two)}, ${twice.ours.toFixed(2)} times`,
      ratio: twice.ours / twice.bare,
      goal: atMost(1.1),
    },
  ]
}

async function measureWholeTable({ ours, naive, key, targets }: Bench, rows: number): Promise<Finding[]> {
  const whole = await readToEnd({ ours, naive, key, project: targets.project, rows })
  return [
    {
      what: `${rows.toLocaleString('en')} rows to their end at \`limit=1000\`, against the naive server`,
      figure: `${whole.ours.toFixed(0)} ms of CPU`,
      ratio: whole.naive / whole.ours,
      goal: atLeast(6),
    },
    {
      what: 'the last of those pages, against the first',
      figure: `${whole.lastPage.toFixed(0)} µs of CPU`,
      ratio: whole.lastPage / whole.firstPage,
      goal: atMost(1.2),
    },
  ]
}
