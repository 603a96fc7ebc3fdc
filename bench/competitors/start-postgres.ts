import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FOLDER } from '../data/data-set.ts'
import { endProcess } from './end-process.ts'

/** A new cluster, reached through a socket in the folder `socket`; its superuser is `bench`. */
export interface Postgres {
  readonly socket: string
  readonly pid: number
  stop(): Promise<void>
}

/** Where Debian puts it. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** Room for all the holes, and nothing that a page of them does not need. */
const SETTINGS = ['listen_addresses=', 'shared_buffers=1GB', 'jit=off', 'fsync=off', 'logging_collector=off']

/**
 * Starts it; the first time it is filled, which is done by the time it is called ready. `name`: of its
 * folder. Null: PostgreSQL 15 is not installed.
 */
export async function startPostgres(
  fill: (socket: string) => Promise<void>,
  name = 'postgres',
): Promise<Postgres | null> {
  if (!existsSync(join(PROGRAMS, 'postgres'))) return null
  const folder = join(FOLDER, name)
  if (existsSync(folder)) return run(folder)
  // Built under another name and renamed, so that an interrupted cluster is not used.
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  createCluster(unfinished)
  const cluster = await run(unfinished)
  try {
    await fill(cluster.socket)
  } finally {
    await cluster.stop()
  }
  renameSync(unfinished, folder)
  return run(folder)
}

function createCluster(folder: string): void {
  mkdirSync(folder, { mode: 0o700 })
  own(folder)
  const options = ['--auth=trust', '--username=bench', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(PROGRAMS, 'initdb'), ['--pgdata', folder, ...options], {
    ...owner(),
    cwd: '/',
    stdio: 'ignore',
  })
}

async function run(folder: string): Promise<Postgres> {
  const socket = mkdtempSync(join(tmpdir(), 'groundsheet-bench-'))
  own(socket)
  const settings = [`unix_socket_directories=${socket}`, ...SETTINGS].flatMap((setting) => ['-c', setting])
  const child = spawn(join(PROGRAMS, 'postgres'), ['-D', folder, ...settings], {
    ...owner(),
    cwd: '/',
    stdio: 'ignore',
  })
  const stop = async () => {
    // SIGINT: connections are cut off, and the next start has nothing to recover.
    await endProcess(child, 'SIGINT')
    rmSync(socket, { recursive: true, force: true })
  }
  await isReady(child, socket).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { socket, pid: child.pid ?? 0, stop }
}

async function isReady(child: ChildProcess, socket: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break
    const status = spawn(join(PROGRAMS, 'pg_isready'), ['-q', '-h', socket], { stdio: 'ignore' })
    const [code] = (await once(status, 'exit')) as [number | null]
    if (code === 0) return
    await setTimeout(100)
  }
  throw new Error('PostgreSQL did not start')
}

/** PostgreSQL refuses to run as root: then it runs as the user created by Debian. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function own(folder: string): void {
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}
