import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { copyStore } from '../../apps/api/src/copy/copy-store.ts'
import { measureFairness } from '../api/fairness.ts'
import { measureAccessTiming } from '../api/access-timing.ts'
import { compareServers, describeMeasured, type ComparedServer } from '../api/compare-servers.ts'
import { startServer, type ServerProcess } from '../api/server-process.ts'
import { findTargets } from '../api/find-targets.ts'
import { dataSet, FOLDER } from '../data/data-set.ts'
import { importFile } from '../data/import-file.ts'
import { createKey } from '../data/run-command.ts'
import { atLeast, atMost, type Finding, type Part } from '../part.ts'
import { fillPostgres } from '../competitors/fill-postgres.ts'
import { startPostgres, type Postgres } from '../competitors/start-postgres.ts'
import { processorTime } from '../competitors/processor-time.ts'
import { runFresh } from '../run-fresh.ts'

/** Where `pg` is found. */
const MODULES = fileURLToPath(new URL('../..', import.meta.url))
const ROUNDS = { rounds: 3, requests: 2000 }

export const postgresPart: Part = {
  id: 'postgres',
  title: 'PostgreSQL',
  document: 'performance/postgres.md',
  method: `The same data, 30 projects of 200 holes, in SQLite and in PostgreSQL, pages of 161 to 200 holes,
16 connections, in turns; the processor time of all processes of PostgreSQL counts as the server's. The
competitors are Express in front of PostgreSQL, which makes the JSON of the page by itself, in the same
cluster. The import is of one file into a new database, in a process of its own, whose memory is given; its
floor is \`COPY\` of the rows that it stored into a table without indexes, and then its indexes.`,
  async run(benchSize, log) {
    // A quick run shows that the bench works, and starts no server.
    if (benchSize === 'quick') return []
    const data = await dataSet('small', log)
    const fill = (socket: string) => fillPostgres(MODULES, socket, data.database, [])
    const postgres = await startPostgres(fill, 'postgres-small')
    if (postgres === null) return []
    try {
      return [...(await compareImports(postgres, log)), ...(await comparePages(postgres, data.database, log))]
    } finally {
      await postgres.stop()
    }
  },
}

const addressOf = ({ socket }: Postgres, database: string): string =>
  `postgres://bench@localhost/${database}?host=${encodeURIComponent(socket)}`

/** Removes it and creates it again. */
async function createDatabase(postgres: Postgres, name: string): Promise<string> {
  await run(addressOf(postgres, 'postgres'), `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`)
  return addressOf(postgres, name)
}

async function run(address: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const script = (path: string) => new URL(`../${path}.ts`, import.meta.url)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

async function compareImports(postgres: Postgres, log: (line: string) => void): Promise<Finding[]> {
  log('importing 108 MB, and COPY of its rows')
  const file = await importFile('full')
  const [imported, copied] = [
    await createDatabase(postgres, 'imported'),
    await createDatabase(postgres, 'copied'),
  ]
  const rows = join(FOLDER, 'data-row.copy')
  const ours = await runFresh(script('import/import-with-groundsheet'), file, imported)
  const floor = await runFresh(script('postgres/copy-rows'), imported, copied, rows)
  rmSync(rows)
  await run(addressOf(postgres, 'postgres'), 'DROP DATABASE imported', 'DROP DATABASE copied')
  return [
    {
      what: 'import of AGS 4, 108 MB, against `COPY` of its rows and their indexes',
      figure: `${seconds(ours.wall)}; the floor ${seconds(floor.wall)}`,
      ratio: floor.wall / ours.wall,
      goal: atLeast(0.5),
    },
    {
      what: 'most memory of that import, MB',
      figure: `${ours.memory.toFixed(0)} MB`,
      ratio: ours.memory,
      goal: atMost(400),
    },
  ]
}

async function comparePages(
  postgres: Postgres,
  file: string,
  log: (line: string) => void,
): Promise<Finding[]> {
  log('copying the data set')
  const database = await createDatabase(postgres, 'groundsheet')
  await copyStore(file, database)
  // Else the server would do this while the pages are read.
  await run(database, 'VACUUM (ANALYZE)', 'CHECKPOINT')
  const keys = { sqlite: await createKey(file, 'Bench'), postgres: await createKey(database, 'Bench') }
  const hosts: ServerProcess[] = []
  const start = async (name: string, ...words: readonly string[]): Promise<ServerProcess> => {
    const host = await startServer(name, ...words)
    hosts.push(host)
    return host
  }
  try {
    const [sqlite, ours] = [
      await start('api/serve-groundsheet', file),
      await start('api/serve-groundsheet', database),
    ]
    const targets = await findTargets(
      sqlite,
      { database: file, key: keys.sqlite, projects: 0, holes: 0, rows: 0 },
      'quick',
    )
    const { page, manyPages } = targets
    const serverOf = (host: ServerProcess, key: string, paths: readonly string[]): ComparedServer => ({
      host,
      paths,
      headers: { Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' },
    })
    const withServer = (host: ServerProcess): ServerProcess => ({
      ...host,
      cpu: async () => (await host.cpu()) + processorTime(postgres.pid),
    })
    const competitor = async (way: string): Promise<ComparedServer> => ({
      host: withServer(await start('competitors/serve-postgres', MODULES, postgres.socket, way)),
      paths: manyPages.map((path) => path.replace('/v1', '')),
    })
    log('pages')
    const by = await compareServers(
      {
        sqliteWarm: serverOf(sqlite, keys.sqlite, [page]),
        sqliteCold: serverOf(sqlite, keys.sqlite, manyPages),
        warm: serverOf(withServer(ours), keys.postgres, [page]),
        cold: serverOf(withServer(ours), keys.postgres, manyPages),
        stringAgg: await competitor('string_agg'),
        jsonAgg: await competitor('json_agg'),
      },
      ROUNDS,
    )
    const versus = (what: string, one: keyof typeof by, other: keyof typeof by, goal: Finding['goal']) => ({
      what,
      figure: `${describeMeasured(by[one])}; the other ${describeMeasured(by[other])}`,
      ratio: by[other].cpu / by[one].cpu,
      goal,
    })
    const stored = { database, key: keys.postgres, projects: 0, holes: 0, rows: 0 }
    log('holes out of reach, and two keys')
    const others = [
      await measureAccessTiming(ours, targets, stored, 'full'),
      await measureFairness(ours, targets, stored, 'full'),
    ]
    return [
      versus('warm page, against SQLite', 'warm', 'sqliteWarm', atLeast(0.95)),
      versus('cold page, against SQLite', 'cold', 'sqliteCold', null),
      versus('cold page, against `string_agg`, Express', 'cold', 'stringAgg', atLeast(2)),
      versus('cold page, against `json_agg`, Express', 'cold', 'jsonAgg', atLeast(2)),
      ...others,
    ]
  } finally {
    for (const host of hosts) await host.stop()
  }
}
