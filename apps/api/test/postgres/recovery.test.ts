import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readAddress } from '../../src/postgres/address.ts'
import { toUnavailable } from '../../src/postgres/errors.ts'
import type { RunningServer } from '../../src/server.ts'
import { StoreUnavailable } from '../../src/store/store-unavailable.ts'
import { makeKey } from '../seed-world.ts'
import { request, requestCold, fillDatabase, serve, until, type Answered } from './own-service.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { query } from './test-database.ts'

/** After the return of the database, and for the answer. */
const MAX_RECOVERY_MS = 1_000 + 1_000

let database: PostgresServer
let address: string
let key: string
beforeAll(async () => {
  database = await startPostgres()
  address = `${database.url}postgres`
  await fillDatabase(address)
  key = await makeKey(address, { rateLimit: 1_000_000 })
})
afterAll(() => database.stop())

async function serveAt(parameters = ''): Promise<RunningServer> {
  const server = await serve(address + parameters)
  onTestFinished(() => server.close())
  return server
}

/** Asks all the time; every answer that is not 200 must be a 503 with `Retry-After`. */
function requestContinuously(server: RunningServer): () => Promise<Answered[]> {
  let isEnded = false
  const all: Answered[] = []
  async function run(next: () => Promise<Answered>): Promise<void> {
    while (!isEnded) all.push(await next())
  }
  const runs = [
    ...Array.from({ length: 4 }, () => run(() => requestCold(server, key))),
    run(() => request(server, '/projects', key)),
  ]
  return async () => {
    isEnded = true
    await Promise.all(runs)
    return all
  }
}

function expectOnlyUnavailable(answers: readonly Answered[]): void {
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
}

/**
 * Processes of the database, the first of which started the others; from /proc, since some images have no
 * `ps`.
 */
async function processes(): Promise<[number, ...number[]]> {
  const [file] = await query<{ text: string }>(address, `SELECT pg_read_file('postmaster.pid') AS text`)
  const first = Number.parseInt(file?.text ?? '')
  const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').match(/\d+/g)
  return [first, ...(others ?? []).map(Number)]
}

/** As an administrator stops it, to start it again. */
async function shutDown(): Promise<void> {
  const [first] = await processes()
  signal(first, 'SIGINT')
  await until(() => Promise.resolve(!signal(first, 0)))
}

/** Whether the process is there; 0 is no signal. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

test.each([
  ['crashed', () => database.kill()],
  ['was shut down', shutDown],
])('a database that %s: 503 with Retry-After, and 200 by itself soon after its return', async (_how, end) => {
  const server = await serveAt()
  const endRequests = requestContinuously(server)
  await until(async () => (await requestCold(server, key)).status === 200)
  await end()
  for (const path of ['/projects', '/me'])
    await until(async () => (await request(server, path, key)).status === 503)
  await database.start()
  const passed = await until(async () => (await request(server, '/projects', key)).status === 200)
  expect(passed).toBeLessThan(MAX_RECOVERY_MS)
  expectOnlyUnavailable(await endRequests())
})

test('a database that does not answer: 503 with Retry-After, and 200 once it answers again', async () => {
  const server = await serveAt('?pool=2')
  expect((await requestCold(server, key)).status).toBe(200)
  const frozen = await processes()
  for (const pid of frozen) signal(pid, 'SIGSTOP')
  const endRequests = requestContinuously(server)
  try {
    await until(async () => (await request(server, '/projects', key)).status === 503, 20_000)
  } finally {
    for (const pid of frozen) signal(pid, 'SIGCONT')
  }
  const passed = await until(async () => (await request(server, '/projects', key)).status === 200)
  expect(passed).toBeLessThan(MAX_RECOVERY_MS)
  expectOnlyUnavailable(await endRequests())
})

test('connections that the database ends are replaced', async () => {
  const server = await serveAt()
  const end = requestContinuously(server)
  for (let times = 0; times < 5; times += 1) {
    await until(async () => (await requestCold(server, key)).status === 200)
    await query(
      address,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'groundsheet'`,
    )
  }
  expect(await until(async () => (await requestCold(server, key)).status === 200)).toBeLessThan(
    MAX_RECOVERY_MS,
  )
  const answers = await end()
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
})

/** Nothing can be read from the table until the returned function is called. */
async function lock(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(address)
  await client.connect()
  client.on('error', () => undefined)
  onTestFinished(() => client.end())
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  return () => client.end()
}

async function lockedStatements(): Promise<number> {
  const locked = await query(
    address,
    `SELECT FROM pg_stat_activity WHERE application_name = 'groundsheet' AND wait_event_type = 'Lock'`,
  )
  return locked.length
}

test('when all connections are taken the answer is 503 with Retry-After', async () => {
  const server = await serveAt('?pool=2')
  expect((await requestCold(server, key)).status).toBe(200)
  const unlock = await lock('project')
  const waiting = [requestCold(server, key), requestCold(server, key)]
  await until(async () => (await lockedStatements()) === 2)
  const refused = await Promise.all([requestCold(server, key), requestCold(server, key)])
  expect(refused).toMatchObject([{ status: 503 }, { status: 503 }])
  expectOnlyUnavailable(refused)
  await unlock()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  expect((await requestCold(server, key)).status).toBe(200)
})

test('the database stops a statement after the timeout of the address', async () => {
  const server = await serveAt('?timeout=1')
  expect((await requestCold(server, key)).status).toBe(200)
  const unlock = await lock('project')
  const refused = await requestCold(server, key)
  expectOnlyUnavailable([refused])
  expect(await lockedStatements()).toBe(0)
  await unlock()
})

test.each(['pool=0', 'pool=1000', 'pool=many', 'timeout=-1', 'timeout=5s', 'prepare=no'])(
  '%s in an address is refused without its password',
  (parameter) => {
    const read = () => readAddress(`postgres://me:secret@host/db?${parameter}`)
    expect(read).toThrow(`postgres://me@host/db?${parameter}: ${parameter} is not `)
    expect(read).not.toThrow('secret')
  },
)

test('an address without parameters has a bound and a timeout, old poolers none', () => {
  expect(readAddress('postgres://host/db')).toMatchObject({ pool: 10, timeoutSeconds: 10 })
  expect(readAddress('postgres://host/db?prepare=false')).toMatchObject({ timeoutSeconds: 0 })
  expect(readAddress('postgres://host/db?pool=3&timeout=7')).toMatchObject({ pool: 3, timeoutSeconds: 7 })
})

test('a host with two addresses that both refuse the connection may come back', async () => {
  const { port } = database
  await database.kill()
  const socket = connect({
    host: 'two-addresses',
    port,
    lookup: (_host, _options, found) => {
      found(
        null,
        ['127.0.0.1', '127.0.0.2'].map((one) => ({ address: one, family: 4 })),
      )
    },
  })
  const [error] = (await once(socket, 'error').catch((thrown: unknown) => [thrown])) as [Error]
  await database.start()
  expect(error).toBeInstanceOf(AggregateError)
  expect(toUnavailable(error)).toBeInstanceOf(StoreUnavailable)
})
