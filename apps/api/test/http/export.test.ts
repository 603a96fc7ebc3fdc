import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EXPORT_FORMATS, exportFormatIds, scopeNames } from '@groundsheet/contract'
import { FORMATS } from '@groundsheet/formats'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { EXPORT_FORMATS as WRITTEN } from '../../src/export/export-formats.ts'
import { startExport } from '../../src/export/start-export.ts'
import { createExportRunner } from '../../src/http/export/export-runner.ts'
import { AINSLEY, COMPANIES, HARBOUR, makeKey } from '../seed-world.ts'
import { seedId } from '../seed-database.ts'
import { startTestService, type TestService } from './test-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-http-export-'))
/** Temporary files of the processes that write exports. */
const temporary = join(folder, 'temporary')
const before = process.env.TMPDIR
let service: TestService
let key = ''

beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 })
  key = await makeKey(service.database)
  mkdirSync(temporary)
  process.env.TMPDIR = temporary
})
afterAll(async () => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await service.close()
  rmSync(folder, { recursive: true })
})

/** Each export starts a process, which takes seconds where many tests run. */
vi.setConfig({ testTimeout: 120_000 })

const READER = {
  idleTimeoutMs: 1000,
  reading: { bytesPerSecond: 0, overMs: 0 },
  onTooSlow: () => undefined,
}

const address = (format: string) => `/v1/projects/${HARBOUR}/export/${format}`

/** How the files of each format begin. */
const BEGINNINGS = {
  ags: '"GROUP",',
  csv: 'PK',
  xlsx: 'PK',
  leapfrog: 'PK',
  geojson: '{"type":"FeatureCollection"',
  kml: '<?xml',
  dxf: '0\nSECTION\n2\nHEADER\n',
  parquet: 'PAR1',
  gpkg: 'SQLite format 3',
}

test('the formats of the contract are those that are written, under the same names', () => {
  expect(Object.keys(EXPORT_FORMATS).toSorted()).toEqual(WRITTEN.map(({ id }) => id).toSorted())
  for (const { id, extension, mediaType } of WRITTEN)
    expect(EXPORT_FORMATS[id]).toMatchObject({ extension, mediaType })
  expect(FORMATS.length).toBe(WRITTEN.length - 1)
})

test.each(exportFormatIds)(
  '%s is sent as a file with a name, and nothing temporary stays',
  async (format) => {
    const { status, headers, body } = await service.request(address(format), key)
    const { extension, mediaType } = EXPORT_FORMATS[format]
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(mediaType)
    expect(headers['content-disposition']).toBe(`attachment; filename=HQ-1-project.${extension}`)
    expect(body.toString('latin1').startsWith(BEGINNINGS[format])).toBe(true)
    // The folder goes after the last byte is sent.
    await waitUntil(() => readdirSync(temporary).length === 0)
  },
)

test('under node --watch, messages of Node are not taken for the reply of the export', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  try {
    expect((await service.request(address('kml'), key)).status).toBe(200)
  } finally {
    vi.unstubAllEnvs()
  }
})

test('a GeoPackage is whole, and states its length', async () => {
  const { headers, body } = await service.request(address('gpkg'), key)
  expect(headers['content-length']).toBe(String(body.length))
  const path = join(folder, 'sent.gpkg')
  writeFileSync(path, body)
  const file = new Database(path, { readonly: true })
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  const { json } = await service.request(`/v1/projects/${HARBOUR}/tables/GEOL?limit=1000`, key)
  const rows = (json.data as { id: string; data: Record<string, string> }[]).map(({ id }) => id)
  expect(file.prepare('SELECT id FROM GEOL ORDER BY fid').pluck().all()).toEqual(rows)
  file.close()
})

describe.each(exportFormatIds)('%s', (format) => {
  test('needs the scope of everything that it contains', async () => {
    for (const scope of ['projects:read', ...EXPORT_FORMATS[format].scopes] as const) {
      const without = await makeKey(service.database, { scopes: scopeNames.filter((one) => one !== scope) })
      const { status, json } = await service.request(address(format), without)
      expect([status, json.error?.type], scope).toEqual([403, 'insufficient_scope'])
      expect(json.error?.message).toContain(scope)
    }
    const scopes = ['projects:read', ...EXPORT_FORMATS[format].scopes] as const
    const enough = await makeKey(service.database, { scopes: [...scopes] })
    expect((await service.request(address(format), enough, {}, 'HEAD')).status).toBe(200)
  })

  test('is not found in other companies and outside the access of the key', async () => {
    const foreign = await makeKey(service.database, { company: COMPANIES[1]?.name ?? '' })
    const restricted = await makeKey(service.database, { projects: ['100%_sure'] })
    for (const other of [foreign, restricted])
      expect((await service.request(address(format), other)).status).toBe(404)
  })
})

test.each(['GPKG', 'dwg', '..%2fags', 'constructor', '%00', '%20'])(
  '%j is not an export format: 404',
  async (format) => {
    const { status, json } = await service.request(address(format), key)
    expect([status, json.error?.type]).toEqual([404, 'not_found'])
  },
)

test('parameters are refused, after what is not found', async () => {
  expect((await service.request(`${address('gpkg')}?units=1`, key)).json.error?.type).toBe(
    'invalid_parameter',
  )
  expect((await service.request(`${address('nothing')}?units=1`, key)).status).toBe(404)
})

test('what has not changed is not written again', async () => {
  const { headers } = await service.request(address('kml'), key)
  const again = await service.request(address('kml'), key, { 'If-None-Match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const { status, body, headers: described } = await service.request(address('kml'), key, {}, 'HEAD')
  expect([status, body.length, described.etag]).toEqual([200, 0, headers.etag])
})

test('a third export of a key at once is refused', async () => {
  // The place of an earlier export may be free a moment after its last byte.
  await waitUntil(async () => {
    const statuses = await Promise.all(
      [key, key, key].map(async (one) => (await service.request(address('gpkg'), one)).status),
    )
    return statuses.toSorted().join() === '200,200,429'
  })
})

test('limits hold for a key and for all, and places are free again after errors', async () => {
  const waiting = Promise.withResolvers<null>()
  const order = { access: { companyId: 'c', projectIds: null }, projectId: 'p', format: 'kml' } as const
  const runner = createExportRunner({ start: () => waiting.promise, maxExports: 3, ...READER })
  const run = (id: string) =>
    runner.run(
      { id, companyId: id, maxExports: 2 },
      order,
      () => Promise.reject(new Error('broken')),
      new AbortController().signal,
    )
  const running = ['a', 'a', 'b'].map((id) => run(id).catch((error: unknown) => String(error)))
  await expect(run('a')).rejects.toMatchObject({ type: 'rate_limited', headers: { 'Retry-After': '10' } })
  await expect(run('c')).rejects.toMatchObject({ type: 'unavailable', headers: { 'Retry-After': '10' } })
  waiting.resolve(null)
  expect(await Promise.all(running)).toEqual(Array(3).fill('Error: broken'))
  await expect(run('a')).rejects.toThrow('broken')
})

test('an export ends when its client disconnects, and leaves no file', async () => {
  for (let round = 0; round < 4; round++) {
    const disconnected = new AbortController()
    const headers = { Authorization: `Bearer ${key}` }
    const requested = fetch(service.url + address('gpkg'), { headers, signal: disconnected.signal })
    setTimeout(() => disconnected.abort(), 150 * round)
    await requested.then((answer) => answer.arrayBuffer()).catch(() => null)
  }
  await waitUntil(() => readdirSync(temporary).length === 0)
  await waitUntil(async () => (await service.request(address('gpkg'), key)).status === 200)
})

async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50)
}

test('an export that is stopped in the middle does not count as finished', async () => {
  const access = { companyId: AINSLEY, projectIds: null }
  const order = { access, projectId: HARBOUR, format: 'gpkg' } as const
  const started = await startExport(service.database, order, new AbortController().signal)
  await started?.stop()
  await expect(started?.finished).rejects.toThrow('the export ended with')
  expect(readdirSync(temporary)).toEqual([])
})

test('a GeoPackage without room in the temporary folder is refused for now, with the place', async () => {
  const access = { companyId: AINSLEY, projectIds: null }
  const order = { access, projectId: HARBOUR, format: 'gpkg' } as const
  process.env.TMPDIR = join(folder, 'nowhere')
  try {
    const { status, headers } = await service.request(address('gpkg'), key)
    expect([status, headers['content-disposition'], headers.etag]).toEqual([503, undefined, undefined])
    const started = startExport(service.database, order, new AbortController().signal)
    await expect(started).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: expect.stringMatching(
        /^a GeoPackage cannot be written in [^\n]*nowhere \([^\n]+\)\. Make room there, [^\n]+ TMPDIR\.$/,
      ) as unknown,
    })
  } finally {
    process.env.TMPDIR = temporary
  }
})

test('every byte arrives where the reader is slower than the process that writes', async () => {
  const access = { companyId: AINSLEY, projectIds: null }
  const order = { access, projectId: HARBOUR, format: 'gpkg' } as const
  const started = await startExport(service.database, order, new AbortController().signal)
  await sleep(2000)
  let bytes = 0
  for await (const piece of started?.content ?? []) {
    bytes += (piece as Buffer).length
    await sleep(200)
  }
  await started?.finished
  expect(bytes).toBe(started?.bytes)
})

test('the process that writes looks within the access scope only', async () => {
  const other = { companyId: seedId('company', 'Birk Drilling'), projectIds: null }
  const order = { access: other, projectId: HARBOUR, format: 'csv' } as const
  expect(await startExport(service.database, order, new AbortController().signal)).toBeNull()
})
