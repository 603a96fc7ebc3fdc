import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DELETIONS_KEPT_DAYS } from '@groundsheet/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ags4, type Groups } from '../../../apps/api/test/import/ags-text.ts'
import { makeKey } from '../../../apps/api/test/seed-world.ts'
import { importPaths } from '../../../apps/api/src/import/index.ts'
import { startServer, type RunningServer } from '../../../apps/api/src/server.ts'
import { createClient, follow, type Change, type Client } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-follow-'))
const database = join(folder, 'a.sqlite')
let server: RunningServer
let key = ''
let projectId = ''
/** Called before each request of the client, with its number. */
let beforeRequest: (count: number) => Promise<Response | undefined>
let requests: string[] = []
let client: Client

/** A delivery that replaces all earlier ones. */
async function deliver(strata: readonly (readonly string[])[], others: Groups = {}): Promise<void> {
  const path = join(folder, 'site.ags')
  const GEOL = [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...strata.map((row) => ['BH1', ...row])]
  const groups = { PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1']], ...others }
  writeFileSync(path, ags4(strata.length > 0 ? { ...groups, GEOL } : groups))
  const report = await importPaths({ paths: [path], database, replace: true })
  projectId = report.projects[0]?.id ?? ''
}

const stratum = (depth: number, description: string) => [`${depth}.00`, `${depth + 1}.00`, description]
const FIRST = Array.from({ length: 5 }, (_, depth) => stratum(depth, `CLAY ${depth}`))
const SAMPLES = {
  SAMP: [
    ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
    ['BH1', '1.00', '1', 'B', 'a'],
  ],
}

beforeAll(async () => {
  await deliver(FIRST)
  key = await makeKey(database, { company: 'Local' })
  server = await startServer({ port: 0, database, logLevel: 'silent' })
  client = createClient({
    baseUrl: `${server.url}/v1`,
    key,
    fetch: async (url, init) => {
      requests.push(url as string)
      return (await beforeRequest(requests.length)) ?? fetch(url, init)
    },
  })
})
beforeEach(() => {
  requests = []
  beforeRequest = () => Promise.resolve(undefined)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** A copy of a project that is changed by what is followed. */
class Copy {
  readonly rows = new Map<string, string>()
  through: string | null = null

  async follow(): Promise<Change[]> {
    const changes: Change[] = []
    for await (const change of follow(client, projectId, this.through)) {
      changes.push(change)
      if (change.kind === 'changed') this.rows.set(change.row.id, JSON.stringify(change.row))
      else if (change.kind === 'removed') this.rows.delete(change.removed.id)
      else this.through = change.through
    }
    return changes
  }
}

async function readAll(): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  const { tables } = await client.project(projectId)
  for (const { code } of tables)
    for await (const row of client.rows(projectId, code ?? '')) rows.set(row.id, JSON.stringify(row))
  return rows
}

test('a copy of a project follows each delivery: changed, removed, restored rows, whole tables', async () => {
  const copy = new Copy()
  for (const deliverNext of [
    () => deliver(FIRST),
    () => deliver([...FIRST.slice(2), stratum(7, 'CHALK')]),
    () =>
      deliver(
        FIRST.slice(2).map(([top = '', base = '']) => [top, base, 'SAND']),
        SAMPLES,
      ),
    () => deliver([]),
    () => deliver(FIRST, SAMPLES),
  ]) {
    await deliverNext()
    await copy.follow()
    expect(copy.rows).toEqual(await readAll())
  }
})

test('only what has changed is given, and nothing where nothing has', async () => {
  await deliver(FIRST)
  const copy = new Copy()
  await copy.follow()
  expect(await copy.follow()).toEqual([{ kind: 'complete', through: copy.through }])
  await deliver([...FIRST.slice(1), stratum(9, 'CHALK')])
  const [removed, added, ...rest] = (await copy.follow()).filter(({ kind }) => kind !== 'complete')
  expect(removed).toMatchObject({ kind: 'removed', table: 'GEOL', removed: { table: 'GEOL' } })
  expect(added).toMatchObject({ kind: 'changed', table: 'GEOL', row: { data: { GEOL_DESC: 'CHALK' } } })
  expect(rest).toEqual([])
})

test('an import before any of the requests is given whole, by this call or the next', async () => {
  await deliver(FIRST)
  const quiet = new Copy()
  await quiet.follow()
  const requestsOfCopy = requests.length
  expect(requestsOfCopy).toBeGreaterThanOrEqual(3)
  for (const since of [null, 'earlier'])
    for (let at = 1; at <= requestsOfCopy + 1; at++) {
      await deliver(FIRST)
      const copy = new Copy()
      if (since !== null) {
        await copy.follow()
        await deliver(FIRST.slice(1), SAMPLES)
      }
      requests = []
      beforeRequest = async (count) => {
        if (count === at) await deliver([...FIRST.slice(1, 3), stratum(20 + at, 'GRAVEL')], SAMPLES)
        if (count === at + 1) await deliver([stratum(40 + at, 'CHALK'), ...FIRST.slice(2)])
        return undefined
      }
      await copy.follow()
      beforeRequest = () => Promise.resolve(undefined)
      await copy.follow()
      expect(copy.rows, `import before request ${at}, since ${since}`).toEqual(await readAll())
    }
})

test('it looks again after the interval, and ends with the reason of the signal', async () => {
  await deliver(FIRST)
  const controller = new AbortController()
  const found: string[] = []
  const options = { pollIntervalMs: 1, signal: controller.signal }
  const watching = (async () => {
    for await (const change of follow(client, projectId, null, options)) {
      found.push(change.kind === 'changed' ? (change.row.data.GEOL_DESC ?? '') : change.kind)
      if (found.filter((kind) => kind === 'complete').length === 1)
        await deliver([...FIRST, stratum(9, 'MARL')])
      if (found.includes('MARL')) controller.abort(new Error('seen'))
    }
  })()
  await expect(watching).rejects.toThrow('seen')
  expect(found).toContain('complete')
  expect(found.at(-1)).toBe('MARL')
})

test('it waits as Retry-After says, and goes on where it was', async () => {
  await deliver(FIRST)
  const refused = { error: { type: 'rate_limited', message: 'Wait.' } }
  const refusal = Response.json(refused, { status: 429, headers: { 'retry-after': '1' } })
  beforeRequest = (count) => Promise.resolve(count === 3 ? refusal : undefined)
  const started = performance.now()
  const copy = new Copy()
  await copy.follow()
  expect(performance.now() - started).toBeGreaterThanOrEqual(1000)
  expect(requests[3]).toBe(requests[2])
  expect(copy.rows).toEqual(await readAll())
})

test.each(['yesterday', '2026-11-26T08:00:00+02:00', '2026-11-26', '2999-01-01T00:00:00.000Z'])(
  'it does not begin at %s',
  async (since) => {
    await expect(follow(client, projectId, since).next()).rejects.toThrow(
      `"${since}" is not a time that follow can begin at`,
    )
  },
)

test('a moment before the oldest removed rows that are listed is refused', async () => {
  const since = new Date(Date.now() - DELETIONS_KEPT_DAYS * 86_400_000 - 1000).toISOString()
  await expect(follow(client, projectId, since).next()).rejects.toThrow(
    `Removed rows are listed for ${DELETIONS_KEPT_DAYS} days, and ${since} is earlier`,
  )
})
