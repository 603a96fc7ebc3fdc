import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { spawnGroundsheet } from '../cli/run-groundsheet.ts'
import { smallSite } from '../import/ags-text.ts'
import { makeKey } from '../seed-world.ts'
import { freePort } from '../../../../test/free-port.ts'
import { request, requestCold, until } from './own-service.ts'
import { startPostgres } from './postgres-server.ts'
import { query } from './test-database.ts'

/**
 * Kills importer, server, primary and pooler in turn, under readers and imports, and reports what was lost:
 * `node apps/api/test/postgres/run-kills.ts [KILLS] [SECONDS]`. Needs PgBouncer.
 */
const [kills = 200, seconds = 600] = process.argv.slice(2).map(Number)

const READERS = 8
const ROWS = 40
const RECOVERY_TIMEOUT_MS = 60_000
/** As a supervisor such as systemd waits. */
const RESTART_DELAY_MS = 300

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-kills-'))
const database = await startPostgres()
const direct = `${database.url}postgres`
const [poolerPort, serverPort] = [await freePort(), await freePort()]
const pooled = `${direct.replace(`:${database.port}/`, `:${poolerPort}/`)}?prepare=false`
const service = { url: `http://127.0.0.1:${serverPort}` }
let isEnded = false

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** In transaction mode, as the guide sets it up. */
function startPooler(): ChildProcess {
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), '"groundsheet" ""\n')
  writeFileSync(
    config,
    `[databases]
postgres = host=127.0.0.1 port=${database.port} dbname=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
`,
  )
  for (const path of [folder, config, join(folder, 'users.txt')]) chmodSync(path, 0o755)
  // PgBouncer refuses to run as root, like PostgreSQL: it gets the user of the data.
  const { uid, gid } = process.getuid?.() === 0 ? statSync(dataOwner) : { uid: undefined, gid: undefined }
  return spawn('pgbouncer', ['--quiet', config], {
    stdio: 'ignore',
    ...(uid === undefined ? {} : { uid, gid }),
  })
}
const [{ path: dataOwner } = { path: folder }] = await query<{ path: string }>(
  direct,
  `SELECT current_setting('data_directory') AS path`,
)

const startServer = (): ChildProcess => {
  const words = ['serve', '--port', String(serverPort), '--database', pooled]
  const child = spawnGroundsheet(words, { GROUNDSHEET_LOG_LEVEL: 'silent' })
  child.stdout?.resume()
  child.stderr?.resume()
  return child
}

/** Each file has rows of its own; one that failed is imported again, as the message says. */
const imported = { stored: 0, failed: 0 }
let importer: ChildProcess | null = null
async function importAll(): Promise<void> {
  for (let number = 0; !isEnded;) {
    const path = join(folder, `${number}.ags`)
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ...Array.from({ length: ROWS }, (_, row) => {
        const depth = number * ROWS + row
        return ['BH1', depth.toFixed(2), (depth + 1).toFixed(2), `CLAY ${depth}`]
      }),
    ]
    writeFileSync(path, smallSite({ GEOL }))
    importer = spawnGroundsheet(['import', path, '--database', pooled])
    importer.stdout?.resume()
    importer.stderr?.resume()
    const [code] = (await once(importer, 'exit')) as [number | null]
    if (code === 0) {
      imported.stored += 1
      number += 1
      rmSync(path)
    } else {
      imported.failed += 1
      await sleep(100)
    }
  }
}

const statuses = new Map<string, number>()
const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
async function read(key: string, reader: number): Promise<void> {
  while (!isEnded) {
    try {
      const { status } = await (reader % 2 === 0
        ? requestCold(service, key)
        : request(service, '/projects', key))
      count(String(status))
    } catch {
      count('no connection')
      await sleep(20)
    }
  }
}

let [pooler, server] = [startPooler(), startServer()]
const restart = async (start: () => ChildProcess) => {
  await sleep(RESTART_DELAY_MS)
  return start()
}
const VICTIMS = {
  importer: async () => {
    await until(() => Promise.resolve(importer?.exitCode === null && importer.signalCode === null))
    await sleep(Math.random() * 1_000)
    if (importer) await kill(importer)
  },
  server: async () => {
    await kill(server)
    server = await restart(startServer)
  },
  primary: async () => {
    await database.kill()
    await sleep(RESTART_DELAY_MS)
    await database.start()
  },
  pooler: async () => {
    await kill(pooler)
    pooler = await restart(startPooler)
  },
} as const
const recoveries: Record<keyof typeof VICTIMS, number[]> = {
  importer: [],
  server: [],
  primary: [],
  pooler: [],
}

const firstImport = join(folder, 'first.ags')
writeFileSync(firstImport, smallSite())
const [code] = (await once(spawnGroundsheet(['import', firstImport, '--database', direct]), 'exit')) as [
  number,
]
if (code !== 0) throw new Error('the first import failed')
const rowsBefore = await countRows()
const key = await makeKey(direct, { company: 'Local', rateLimit: 1_000_000_000 })
const answers = () =>
  requestCold(service, key).then(
    ({ status }) => status === 200,
    () => false,
  )
await until(answers, RECOVERY_TIMEOUT_MS)
const running = [importAll(), ...Array.from({ length: READERS }, (_, reader) => read(key, reader))]
const begun = performance.now()
const names = Object.keys(VICTIMS) as (keyof typeof VICTIMS)[]
let killed = 0
for (; killed < kills && performance.now() - begun < seconds * 1000; killed += 1) {
  const name = names[killed % names.length] ?? 'importer'
  await sleep(Math.random() * 500)
  const at = performance.now()
  await VICTIMS[name]()
  await until(answers, RECOVERY_TIMEOUT_MS)
  recoveries[name].push((performance.now() - at) / 1000)
}
isEnded = true
await Promise.all(running)

async function countRows(): Promise<{ rows: number; ids: number; depths: number }> {
  const [found] = await query<{ rows: string; ids: string; depths: string }>(
    direct,
    `SELECT count(*) AS rows, count(DISTINCT id) AS ids,
       count(DISTINCT substring(body FROM '"GEOL_DESC":"CLAY ([0-9]+)"')) AS depths FROM data_row`,
  )
  return { rows: Number(found?.rows), ids: Number(found?.ids), depths: Number(found?.depths) }
}
const after = await countRows()
const { defects } = await examineDatabase(direct)
const worst = (values: readonly number[]) => ({
  kills: values.length,
  median: Number((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN).toFixed(1)),
  worst: Number(Math.max(...values).toFixed(1)),
})
const report = {
  kills: killed,
  seconds: Math.round((performance.now() - begun) / 1000),
  imports: imported,
  rowsLost: imported.stored * ROWS - after.depths,
  rowsDoubled: after.rows - after.ids,
  rowsBefore: rowsBefore.rows,
  rowsAfter: after.rows,
  defects: defects.length,
  answers: Object.fromEntries(statuses),
  recoverySeconds: Object.fromEntries(names.map((name) => [name, worst(recoveries[name])])),
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
await Promise.all([kill(server), kill(pooler)])
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(report.rowsLost === 0 && report.rowsDoubled === 0 && defects.length === 0 ? 0 : 1)
