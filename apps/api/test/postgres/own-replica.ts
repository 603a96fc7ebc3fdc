import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../../test/free-port.ts'
import { until } from './own-service.ts'
import type { PostgresServer } from './postgres-server.ts'
import { query } from './test-database.ts'

/** A server that follows a primary. */
export interface Replica {
  /** `postgres://…/` without a database. */
  readonly url: string
  start(): Promise<void>
  /** Ends at once, as after a crash. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Copies the files of a running server by the documented way, and starts a replica on them. */
export async function startReplica(primary: PostgresServer): Promise<Replica> {
  const scratch = mkdtempSync(join(tmpdir(), 'gs-replica-'))
  const data = join(scratch, 'data')
  const { programs, source } = await copyFiles(`${primary.url}postgres`, data)
  const { uid, gid } = statSync(source)
  // The owner of the files must reach them.
  spawnSync('chmod', ['755', scratch])
  const port = await freePort()
  const url = primary.url.replace(`:${primary.port}/`, `:${port}/`)
  const { username } = new URL(url)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${username}`,
    wal_retrieve_retry_interval: '200ms',
  }
  const values = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...values], {
      uid,
      gid,
      cwd: scratch,
      stdio: 'ignore',
    })
    await until(() => isFollowing(`${url}postgres`), 30_000)
  }
  async function kill(): Promise<void> {
    const running = server
    server = null
    if (running?.exitCode !== null) return
    running.kill('SIGQUIT')
    await once(running, 'exit')
  }
  await start()
  return {
    url,
    start,
    kill,
    async stop() {
      await kill()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

async function copyFiles(primary: string, target: string): Promise<{ programs: string; source: string }> {
  const client = new pg.Client(primary)
  await client.connect()
  const value = async (sql: string): Promise<string> => {
    const { rows } = await client.query<{ value: string }>(sql)
    return rows[0]?.value ?? ''
  }
  const programs = await value(`SELECT setting AS value FROM pg_config WHERE name = 'BINDIR'`)
  const source = await value(`SELECT current_setting('data_directory') AS value`)
  await client.query(`SELECT pg_backup_start('replica', true)`)
  const copied = spawnSync('cp', ['-a', source, target], { encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(`cp: ${copied.stderr}`)
  const label = await value('SELECT labelfile AS value FROM pg_backup_stop(false)')
  await client.end()
  rmSync(join(target, 'postmaster.pid'))
  writeFileSync(join(target, 'backup_label'), label, { mode: 0o644 })
  writeFileSync(join(target, 'standby.signal'), '')
  spawnSync('chown', ['-R', '--reference', source, target])
  return { programs, source }
}

async function isFollowing(address: string): Promise<boolean> {
  try {
    const [found] = await query<{ is: boolean }>(address, 'SELECT pg_is_in_recovery() AS is')
    return found?.is === true
  } catch {
    return false
  }
}
