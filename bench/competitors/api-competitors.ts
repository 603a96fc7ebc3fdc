import { compareServers, describeMeasured, type ComparedServer } from '../api/compare-servers.ts'
import { startServer, type ServerProcess } from '../api/server-process.ts'
import type { Targets } from '../api/find-targets.ts'
import type { DataSet } from '../data/data-set.ts'
import { atLeast, type BenchSize, type Finding } from '../part.ts'
import { startDirectus, TOKEN } from './start-directus.ts'
import { fillPostgres } from './fill-postgres.ts'
import { installCompetitors, leftOut, missingReason } from './install-competitors.ts'
import { itemsOf, startMapServer } from './start-mapserver.ts'
import { startPostgres, type Postgres } from './start-postgres.ts'
import { processorTime } from './processor-time.ts'

interface Bench {
  readonly ours: ServerProcess
  readonly targets: Targets
  readonly data: DataSet
  readonly benchSize: BenchSize
  readonly log: (line: string) => void
}

/** One that answers the same page of 200 holes. */
interface Competitor {
  readonly what: string
  /** Slow ones get fewer requests. */
  readonly requests: number
  start(bench: Bench, places: Places): Promise<ComparedServer | string>
}

interface Places {
  /** Folder of the competitors of `install-competitors`. */
  readonly modules: string
  readonly postgres: Postgres | null
}

const MISSING = 'PostgreSQL 15 is not installed'
/** All holes would be 150 MB to search. */
const PROJECTS_OF_JSON_SERVER = 100

const members = 'id locationId easting northing latitude longitude groundLevel finalDepth data updatedAt'
const graph = (project: string) =>
  `{allHoles(condition:{projectId:"${project}"},first:200,orderBy:SEQ_ASC){nodes{${members}}}}`

const COMPETITORS: readonly Competitor[] = [
  ...['string_agg', 'json_agg'].map((way) => ({
    what: `PostgreSQL, \`${way}\`, Express`,
    requests: 1000,
    start: ({ targets }: Bench, { modules, postgres }: Places) =>
      withPostgres(postgres, async ({ socket }) => ({
        host: await startServer('competitors/serve-postgres', modules, socket, way),
        paths: targets.projectIds.map((id) => `/projects/${id}/locations?limit=200`),
      })),
  })),
  {
    what: 'PostGraphile',
    requests: 400,
    start: ({ targets }, { modules, postgres }) =>
      withPostgres(postgres, async ({ socket }) => ({
        host: await startServer('competitors/serve-postgraphile', modules, socket),
        paths: targets.projectIds.map((id) => `/graphql?query=${encodeURIComponent(graph(id))}`),
      })),
  },
  {
    what: 'Directus',
    requests: 400,
    async start({ targets, benchSize, log }, { postgres }) {
      const folder = await installCompetitors('directus', benchSize, log)
      if (folder === null) return missingReason(benchSize)
      return withPostgres(postgres, async ({ socket }) => ({
        host: await startDirectus(folder, socket),
        paths: targets.projectIds.map(
          (id) => `/items/hole?filter[project_id][_eq]=${id}&sort=seq&limit=200&fields=${COLUMNS}`,
        ),
        headers: { Authorization: `Bearer ${TOKEN}` },
      }))
    },
  },
  {
    what: 'the OGC API of MapServer, over a GeoPackage',
    requests: 400,
    async start({ data, targets }) {
      const host = await startMapServer(data.database)
      return host
        ? { host, paths: targets.projectIds.map(itemsOf) }
        : 'MapServer and lighttpd are not installed'
    },
  },
  {
    what: `json-server, with ${PROJECTS_OF_JSON_SERVER} of the projects`,
    requests: 100,
    start: async ({ data, targets }, { modules }) => ({
      host: await startServer(
        'competitors/serve-json-server',
        modules,
        data.database,
        `${PROJECTS_OF_JSON_SERVER}`,
      ),
      paths: targets.projectIds
        .slice(0, PROJECTS_OF_JSON_SERVER)
        .map((id) => `/locations?projectId=${id}&_limit=200`),
    }),
  },
]

const COLUMNS = 'id,location_id,easting,northing,latitude,longitude,ground_level,final_depth,data,updated_at'

/** PostgreSQL's processes count with those of the server in front of it. */
async function withPostgres(
  postgres: Postgres | null,
  start: (postgres: Postgres) => Promise<ComparedServer>,
): Promise<ComparedServer | string> {
  if (postgres === null) return MISSING
  const { host, ...load } = await start(postgres)
  const cpu = async () => (await host.cpu()) + processorTime(postgres.pid)
  return { ...load, host: { ...host, cpu } }
}

/** A page of each competitor against a cold and a warm page of the service. */
export async function compareApiCompetitors(bench: Bench): Promise<Finding[]> {
  const modules = await installCompetitors('api', bench.benchSize, bench.log)
  if (modules === null)
    return COMPETITORS.map(({ what }) =>
      leftOut(`cold page, against ${what}`, missingReason(bench.benchSize)),
    )
  const fill = (socket: string) => fillPostgres(modules, socket, bench.data.database, ['directus'])
  const postgres = await startPostgres(fill)
  const findings: Finding[] = []
  try {
    for (const competitor of COMPETITORS) findings.push(await meet(competitor, bench, { modules, postgres }))
  } finally {
    await postgres?.stop()
  }
  return findings
}

async function meet(competitor: Competitor, bench: Bench, places: Places): Promise<Finding> {
  const what = `cold page, against ${competitor.what}`
  bench.log(what)
  const other = await competitor.start(bench, places)
  if (typeof other === 'string') return leftOut(what, other)
  const { ours, targets, data } = bench
  const loadOf = (paths: readonly string[]) => ({
    host: ours,
    paths,
    headers: { Authorization: `Bearer ${data.key}`, 'Accept-Encoding': 'identity' },
  })
  const servers = {
    cold: loadOf(targets.manyPages),
    warm: loadOf([targets.page]),
    other: { ...other, requests: competitor.requests },
  }
  try {
    const by = await compareServers(servers, { rounds: 3, requests: 2000 })
    return {
      what,
      figure:
        `${describeMeasured(by.other)} in its place; a warm page of ours ` +
        `${(by.other.cpu / by.warm.cpu).toFixed(0)} times as cheap`,
      ratio: by.other.cpu / by.cold.cpu,
      goal: atLeast(1),
    }
  } finally {
    await other.host.stop()
  }
}
