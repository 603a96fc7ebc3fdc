import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import type { RunningServer } from '../../src/server.ts'
import { makeKey } from '../seed-world.ts'
import { startReplica, type Replica } from './own-replica.ts'
import {
  request,
  requestCold,
  fillDatabase,
  lastStatement,
  revoke,
  serve,
  until,
  type Answered,
} from './own-service.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { query } from './test-database.ts'

let primary: PostgresServer
let replicas: [Replica, Replica]
let address: string
let key: string
beforeAll(async () => {
  primary = await startPostgres()
  address = `${primary.url}postgres`
  await fillDatabase(address)
  key = await makeKey(address, { rateLimit: 1_000_000 })
  replicas = [await startReplica(primary), await startReplica(primary)]
}, 120_000)
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()))
  await primary.stop()
}, 60_000)

let service: RunningServer
beforeEach(async () => {
  service = await serve(address, { readReplicas: replicas.map(({ url }) => `${url}postgres`) })
})
afterEach(() => service.close())

type Place = Replica | 'primary'

/** Requests a page, and returns which server it was read from. */
async function placeOfAnswer(): Promise<Place> {
  const places: Place[] = ['primary', ...replicas]
  const last = () =>
    Promise.all(
      places.map((place) =>
        lastStatement(place === 'primary' ? address : `${place.url}postgres`, 'FROM project').catch(
          () => null,
        ),
      ),
    )
  const before = await last()
  expect((await requestCold(service, key)).status).toBe(200)
  const after = await last()
  const requested = places.filter((_, index) => after[index] !== null && after[index] !== before[index])
  expect(requested.length).toBe(1)
  return requested[0] ?? 'primary'
}

const isReadFrom = (expected: (place: Place) => boolean) => async () => expected(await placeOfAnswer())
const isReplica = (place: Place) => place !== 'primary'

/** Every project gets another name, as by an import. `isAnnounced`: the servers get a notification. */
async function rename(name: string, isAnnounced = true): Promise<void> {
  const announce = isAnnounced ? '; NOTIFY groundsheet_change' : ''
  await query(
    address,
    `BEGIN;
     UPDATE project SET body = regexp_replace(body, '"projectName":"[^"]*"', '"projectName":"${name}"');
     UPDATE company SET version = version + 1${announce};
     COMMIT`,
  )
}

const onReplicas = (sql: string) => Promise.all(replicas.map(({ url }) => query(`${url}postgres`, sql)))

/** The replicas stay as they are until the returned function is called. */
async function pauseReplicas(): Promise<() => Promise<unknown>> {
  await onReplicas('SELECT pg_wal_replay_pause()')
  const states = () => onReplicas('SELECT pg_get_wal_replay_pause_state() AS state')
  await until(async () => (await states()).every(([found]) => found?.state === 'paused'))
  const resume = () => onReplicas('SELECT pg_wal_replay_resume()')
  onTestFinished(() => void resume())
  return resume
}

test('an up-to-date replica is read in place of the primary', async () => {
  await until(isReadFrom(isReplica))
  for (let times = 0; times < 10; times += 1) expect(await placeOfAnswer()).not.toBe('primary')
})

test('a replica that is away is replaced by the next, then by the primary, and comes back', async () => {
  await until(isReadFrom(isReplica))
  const first = await usedReplica()
  await killDuringRequests(first)
  const second = await usedReplica()
  expect(second).not.toBe(first)
  await killDuringRequests(second)
  expect(await placeOfAnswer()).toBe('primary')
  await first.start()
  await until(isReadFrom((place) => place === first))
  await second.start()
})

async function usedReplica(): Promise<Replica> {
  const place = await placeOfAnswer()
  if (place === 'primary') throw new Error('the primary was read')
  return place
}

/** Callers get the same answers. */
async function killDuringRequests(replica: Replica): Promise<void> {
  const requested = Array.from({ length: 20 }, () => requestCold(service, key))
  await replica.kill()
  requested.push(...Array.from({ length: 20 }, () => requestCold(service, key)))
  for (const { status } of await Promise.all(requested)) expect(status).toBe(200)
}

test('a replica that is behind is not read, and no caller goes back in time', async () => {
  await until(isReadFrom(isReplica))
  const resume = await pauseReplicas()
  await rename('Renamed')
  await until(async () => (await requestCold(service, key)).text.includes('Renamed'), 1_500)
  for (let times = 0; times < 100; times += 1)
    expect((await requestCold(service, key)).text).toContain('Renamed')
  expect(await placeOfAnswer()).toBe('primary')
  await resume()
  await until(isReadFrom(isReplica))
  expect((await requestCold(service, key)).text).toContain('Renamed')
})

test('a list goes on with the newest data, even where a change was not announced', async () => {
  for (const name of ['Once', 'Twice', 'Thrice']) {
    await until(isReadFrom(isReplica))
    const first = await request(service, '/projects?limit=1', key)
    const { meta } = JSON.parse(first.text) as { meta: { nextCursor: string } }
    const resume = await pauseReplicas()
    await rename(name, false)
    const next = await request(service, `/projects?limit=1&cursor=${meta.nextCursor}`, key)
    expect(next.text).toContain(name)
    await resume()
  }
})

/** Replicas make each change this much later than the primary. */
async function delayReplicas(delayMs: number): Promise<void> {
  await onReplicas(`ALTER SYSTEM SET recovery_min_apply_delay = ${delayMs}`)
  await onReplicas('SELECT pg_reload_conf()')
}

test('no page of a list is older than the one before it, whichever server of ours sent it', async () => {
  const other = await serve(address, { readReplicas: replicas.map(({ url }) => `${url}postgres`) })
  onTestFinished(() => other.close())
  await delayReplicas(60)
  onTestFinished(() => delayReplicas(0))
  await until(isReadFrom(isReplica))
  const changing = new AbortController()
  const renaming = (async () => {
    for (let count = 1; !changing.signal.aborted; count += 1) {
      await rename(`Number ${count}`, count % 2 === 0)
      await sleep(250)
    }
  })()
  onTestFinished(() => {
    changing.abort()
    return renaming
  })
  const numberIn = (text: string) => Number(/"Number (\d+)"/.exec(text)?.[1] ?? 0)
  let last = 0
  for (let times = 0; last < 10; times += 1) {
    const [one, next] = times % 2 === 0 ? [service, other] : [other, service]
    const list = `/projects?limit=1&updatedSince=${new Date(times).toISOString()}`
    const first = await request(one, list, key)
    const { meta } = JSON.parse(first.text) as { meta: { nextCursor: string } }
    last = numberIn((await request(next, `${list}&cursor=${meta.nextCursor}`, key)).text)
    expect(last).toBeGreaterThanOrEqual(numberIn(first.text))
  }
})

test('a key that was revoked at the primary is refused before the replicas have that', async () => {
  const other = await makeKey(address)
  await until(isReadFrom(isReplica))
  expect((await requestCold(service, other)).status).toBe(200)
  const resume = await pauseReplicas()
  await revoke(address, other)
  await until(async () => (await requestCold(service, other)).status === 401, 1_500)
  await resume()
})

/** Answers of three seconds: longer than without word from the primary nothing would be read. */
async function requestForThreeSeconds(): Promise<Answered[]> {
  const answers: Answered[] = []
  const begun = performance.now()
  while (performance.now() - begun < 3_000) answers.push(await requestCold(service, key))
  return answers
}

const statuses = (answers: readonly Answered[]) => [...new Set(answers.map(({ status }) => status))]

/** Ends the primary while `work` runs. */
async function withoutPrimary(work: () => Promise<void>): Promise<void> {
  await primary.kill()
  try {
    await work()
  } finally {
    await primary.start()
  }
  await until(isReadFrom(isReplica))
}

test('without the primary, replicas answer at its last version: lists to their end, and keys', async () => {
  await until(isReadFrom(isReplica))
  const [revoked, path] = [await makeKey(address, { revoked: true }), '/projects?limit=1']
  const first = await request(service, path, key)
  const { meta } = JSON.parse(first.text) as { meta: { nextCursor: string } }
  const whole = await request(service, '/projects', key)
  await until(isReadFrom(isReplica))
  await withoutPrimary(async () => {
    expect(statuses(await requestForThreeSeconds())).toEqual([200])
    const rest = await request(service, `/projects?limit=50&cursor=${meta.nextCursor}`, key)
    const items = (text: string) => (JSON.parse(text) as { data: unknown[] }).data
    expect([...items(first.text), ...items(rest.text)]).toEqual(items(whole.text))
    expect(await request(service, path, key)).toEqual(first)
    expect((await request(service, path, revoked)).status).toBe(401)
  })
})

test('without the primary no replica is read that has another version than it sent last', async () => {
  await until(isReadFrom(isReplica))
  const resume = await pauseReplicas()
  await rename('Known to the server')
  await until(async () => (await requestCold(service, key)).text.includes('Known to the server'))
  await withoutPrimary(async () => {
    await until(async () => (await requestCold(service, key)).status === 503)
    expect(statuses(await requestForThreeSeconds())).toEqual([503])
    await resume()
    await until(async () => (await requestCold(service, key)).status === 200)
    expect((await requestCold(service, key)).text).toContain('Known to the server')
  })
})

test('replicas are read for a minute without the primary, since keys may be revoked unseen', async () => {
  await until(isReadFrom(isReplica))
  await withoutPrimary(async () => {
    expect(statuses(await requestForThreeSeconds())).toEqual([200])
    const now = performance.now.bind(performance)
    const moved = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
    onTestFinished(() => moved.mockRestore())
    await until(async () => (await requestCold(service, key)).status === 503)
    expect(statuses(await requestForThreeSeconds())).toEqual([503])
    moved.mockRestore()
  })
})

test('replicas need addresses of PostgreSQL, and a database there', async () => {
  const [store, file] = [await openStore(address), await openStore('ground.sqlite')]
  expect(() => store.openReading(['/srv/replica'])).toThrow(
    'GROUNDSHEET_READ_REPLICAS: is not an address of PostgreSQL.',
  )
  expect(() => file.openReading([address])).toThrow(
    'GROUNDSHEET_READ_REPLICAS: only a database in PostgreSQL has replicas.',
  )
})
