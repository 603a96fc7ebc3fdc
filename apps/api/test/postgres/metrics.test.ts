import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from '../../src/server.ts'
import { readMetric } from '../http/read-metric.ts'
import { makeKey } from '../seed-world.ts'
import { startReplica, type Replica } from './own-replica.ts'
import { request, requestCold, fillDatabase, serve, until } from './own-service.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { query } from './test-database.ts'

let primary: PostgresServer
let replica: Replica
let address: string
let key: string
beforeAll(async () => {
  primary = await startPostgres()
  address = `${primary.url}postgres`
  await fillDatabase(address)
  key = await makeKey(address, { rateLimit: 1_000_000 })
  replica = await startReplica(primary)
}, 120_000)
afterAll(async () => {
  await replica.stop()
  await primary.stop()
}, 60_000)

interface Watched {
  readonly server: RunningServer
  readonly read: (name: string) => Promise<number>
  readonly text: () => Promise<string>
}

async function serveWithMetrics(parameters = '', withReplica = true): Promise<Watched> {
  const readReplicas = withReplica ? [`${replica.url}postgres`] : []
  const server = await serve(address + parameters, { metricsPort: 0, readReplicas })
  onTestFinished(() => server.close())
  const metrics = `${server.metricsUrl ?? ''}/metrics`
  return {
    server,
    read: (name) => readMetric(metrics, name),
    text: async () => (await fetch(metrics)).text(),
  }
}

const nameOfReplica = () => new URL(replica.url).host
const lag = () => `groundsheet_database_replica_lag_seconds{server="${nameOfReplica()}"}`

test('connections in use, idle and at most, and reads that wait for one', async () => {
  const { server, read } = await serveWithMetrics('?pool=2', false)
  const connections = (state: string) =>
    read(`groundsheet_database_connections{server="primary",state="${state}"}`)
  const waiting = () => read('groundsheet_waiting_reads')
  const waitingStatements = () => read('groundsheet_database_waiting_statements{server="primary"}')
  expect((await requestCold(server, key)).status).toBe(200)
  expect([await connections('in_use'), await connections('idle'), await waiting()]).toEqual([0, 1, 0])
  expect(await read('groundsheet_database_connections_limit{server="primary"}')).toBe(2)
  const blocker = new pg.Client(address)
  await blocker.connect()
  await blocker.query('BEGIN; LOCK TABLE project IN ACCESS EXCLUSIVE MODE')
  const requested = Array.from({ length: 5 }, () => requestCold(server, key))
  await until(async () => (await waiting()) === 3)
  expect([await connections('in_use'), await connections('idle')]).toEqual([2, 0])
  expect(await waitingStatements()).toBe(0)
  await blocker.end()
  await Promise.all(requested)
  await until(async () => (await connections('idle')) === 2)
  expect(await waiting()).toBe(0)
})

test('the time since a replica was known to hold the newest version; 0 while it does', async () => {
  const { read } = await serveWithMetrics()
  await until(async () => (await read(lag())) === 0)
  const onReplica = (sql: string) => query<{ state: string }>(`${replica.url}postgres`, sql)
  await onReplica('SELECT pg_wal_replay_pause()')
  await until(async () => {
    const [found] = await onReplica('SELECT pg_get_wal_replay_pause_state() AS state')
    return found?.state === 'paused'
  })
  await query(address, 'UPDATE company SET version = version + 1; NOTIFY groundsheet_change')
  const begun = performance.now()
  await until(async () => (await read(lag())) > 1)
  expect((performance.now() - begun) / 1000).toBeGreaterThan(0.5)
  expect(await read(`groundsheet_database_version_age_seconds{server="${nameOfReplica()}"}`)).toBeLessThan(1)
  await onReplica('SELECT pg_wal_replay_resume()')
  await until(async () => (await read(lag())) === 0)
})

test('while the primary is away the age of its version grows', async () => {
  const { read } = await serveWithMetrics()
  const age = () => read('groundsheet_database_version_age_seconds{server="primary"}')
  await until(async () => (await age()) < 1 && (await read(lag())) === 0)
  await primary.kill()
  await until(async () => (await age()) > 1.5)
  await primary.start()
  await until(async () => (await age()) < 1 && (await read(lag())) === 0)
})

test('leases of requests that the database does not grant', async () => {
  const { server, read } = await serveWithMetrics()
  const failures = () => read('groundsheet_quota_lease_failures_total')
  expect((await request(server, '/me', key)).status).toBe(200)
  expect(await failures()).toBe(0)
  await query(address, 'ALTER TABLE rate_window RENAME TO hidden')
  onTestFinished(() => query(address, 'ALTER TABLE hidden RENAME TO rate_window').then(() => undefined))
  const other = await makeKey(address)
  expect((await request(server, '/me', other)).status).toBe(200)
  expect(await failures()).toBe(1)
})

test('the guide lists every metric of its own with its meaning and when to raise an alarm', async () => {
  const { text } = await serveWithMetrics()
  const guide = readFileSync(fileURLToPath(new URL('../../../../docs/scaling.md', import.meta.url)), 'utf8')
  const served = [...(await text()).matchAll(/^# TYPE (groundsheet_\w+)/gm)].map(([, name]) => name)
  const listed = [...guide.matchAll(/^\| `(groundsheet_\w+)`[^|]*\| [^|]{10,} \| [^|]{3,} \|$/gm)].map(
    ([, name]) => name,
  )
  expect(served.sort()).toEqual(listed.sort())
  expect(served).toHaveLength(8)
})
