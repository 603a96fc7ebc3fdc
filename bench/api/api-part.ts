import { dataSet } from '../data/data-set.ts'
import { quantileOf } from '../median.ts'
import { atLeast, atMost, type Effort, type Finding, type Goal, type Part } from '../part.ts'
import { contest, type Measured } from './contest.ts'
import { drive } from './drive.ts'
import { startHost, type Host } from './host.ts'
import { readToEnd } from './read-to-end.ts'
import { findTargets, prepareBytes, type Targets } from './targets.ts'

const EFFORTS = {
  full: { rounds: 7, requests: 4000, toEnd: 1_000_000 },
  quick: { rounds: 1, requests: 300, toEnd: 20_000 },
} as const

export const apiPart: Part = {
  id: 'api',
  title: 'API',
  method: `A page of 200 holes through the whole stack (key, scope, rate limit, parameters, ETag, store), 16 connections, each server
in a process of its own. The floor is bare \`node:http\` sending the same bytes from memory. Ratios are of the servers' processor
time for a request: above 1 is less than the other. *Warm* is a page that was asked for before; *cold* goes through more
pages than the cache of finished ones holds. The naive rival is Express, a prepared statement of better-sqlite3,
\`JSON.parse\` of each stored row and \`res.json\`, over the same file, without keys or limits. In brackets stands what
part of the other's requests a second that is.`,
  async run(effort, say) {
    const data = await dataSet(effort, say)
    const ours = await startHost('api/serve-groundsheet', data.database)
    const targets = await findTargets(ours, data, effort)
    const { page, location, rows } = targets
    const folder = await prepareBytes(ours, data.key, { page, location, rows })
    const [bare, naive] = [
      await startHost('api/serve-bare', folder),
      await startHost('api/serve-naive', data.database),
    ]
    try {
      return await measure({
        ours,
        bare,
        naive,
        targets,
        database: data.database,
        key: data.key,
        effort,
        say,
      })
    } finally {
      for (const host of [ours, bare, naive]) await host.stop()
    }
  },
}

interface Bench {
  readonly ours: Host
  readonly bare: Host
  readonly naive: Host
  readonly targets: Targets
  readonly database: string
  readonly key: string
  readonly effort: Effort
  readonly say: (line: string) => void
}

async function measure({
  ours,
  bare,
  naive,
  targets,
  database,
  key,
  effort,
  say,
}: Bench): Promise<Finding[]> {
  const plain = { Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' }
  const size = EFFORTS[effort]
  const ask = (...paths: readonly string[]) => ({ host: ours, paths, headers: plain })
  say('pages, rows and single holes')
  const by = await contest(
    {
      floor: { host: bare, paths: ['/page'] },
      floorRows: { host: bare, paths: ['/rows'] },
      floorLocation: { host: bare, paths: ['/location'] },
      floor304: { host: bare, paths: ['/304'] },
      naive: { host: naive, paths: targets.projectIds.map((id) => `/projects/${id}/locations?limit=200`) },
      warm: ask(targets.page),
      warmStyled: ask(targets.styled),
      warmRows: ask(targets.rows),
      warmLocation: ask(targets.location),
      cold: ask(...targets.manyPages),
      coldStyled: ask(...targets.manyStyled),
      coldRows: ask(...targets.manyRows),
      browser: { host: ours, paths: [targets.page], headers: { ...plain, 'Accept-Encoding': 'gzip, br' } },
      unchanged: { host: ours, paths: [targets.page], headers: { ...plain, 'If-None-Match': targets.etag } },
    },
    size,
  )
  const versus = (
    what: string,
    one: keyof typeof by,
    other: keyof typeof by,
    goal: Goal | null,
  ): Finding => ({
    what,
    figure: `${describe(by[one])} (${(by[one].rate / by[other].rate).toFixed(2)})`,
    ratio: goal?.sign === '<=' ? by[one].cpu / by[other].cpu : by[other].cpu / by[one].cpu,
    goal,
  })
  say('two workers')
  const shared = await startHost('api/serve-workers', database, '2')
  const sharing = await contest(
    { one: ask(targets.page), two: { ...ask(targets.page), host: shared } },
    size,
  ).finally(() => shared.stop())
  say('one connection alone')
  const alone = await drive({
    port: ours.port,
    paths: [targets.page],
    headers: plain,
    connections: 1,
    requests: size.requests,
  })
  say(`reading ${size.toEnd} rows to their end`)
  const whole = await readToEnd({ ours, naive, key, project: targets.project, rows: size.toEnd })
  return [
    {
      what: 'the floor: bare node:http, page of 200 holes',
      figure: describe(by.floor),
      ratio: null,
      goal: null,
    },
    versus('warm page, against the floor', 'warm', 'floor', atLeast(0.7)),
    versus('cold page, against the floor', 'cold', 'floor', atLeast(0.33)),
    versus('cold page, against the naive server', 'cold', 'naive', atLeast(12)),
    versus('warm page with `include=style`, against the plain one', 'warmStyled', 'warm', atMost(1.3)),
    versus('cold page with `include=style`, against the plain one', 'coldStyled', 'cold', atMost(1.3)),
    versus('warm page of 200 rows, against its floor', 'warmRows', 'floorRows', atLeast(0.7)),
    versus('cold page of 200 rows, against its floor', 'coldRows', 'floorRows', atLeast(0.33)),
    versus('one hole, against its floor', 'warmLocation', 'floorLocation', atLeast(0.3)),
    versus('304, against a bare empty 304', 'unchanged', 'floor304', atLeast(0.6)),
    versus('warm compressed page, against the uncompressed floor', 'browser', 'floor', atLeast(1.2)),
    {
      what: 'warm page of two workers that share rate limits, against one process',
      figure: describe(sharing.two),
      ratio: sharing.two.cpu / sharing.one.cpu,
      goal: atMost(1.1),
    },
    {
      what: 'warm page on one connection alone, slowest of a hundred (p99), milliseconds',
      figure: `${quantileOf(alone.latencies, 0.99).toFixed(2)} ms`,
      ratio: quantileOf(alone.latencies, 0.99),
      goal: atMost(0.6),
    },
    {
      what: `${size.toEnd.toLocaleString('en')} rows to their end at \`limit=1000\`, against the naive server`,
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

const describe = ({ cpu, rate }: Measured) =>
  `${cpu.toFixed(0)} µs of CPU, ${Math.round(rate).toLocaleString('en')} a second`
