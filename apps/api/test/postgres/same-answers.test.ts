import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@groundsheet/contract'
import { sampleName } from '@groundsheet/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { copyStore } from '../../src/copy/copy-store.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import { openForReading } from '../../src/sqlite/open.ts'
import { COPIED_TABLES } from '../../src/store/copy.ts'
import { hasRealFiles, realFilesFolder } from '../../../../test/real-files.ts'
import { makeKey } from '../seed-world.ts'
import { createDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-same-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeSample(): string {
  const sample = join(folder, 'sample')
  writeSampleFolder(sample)
  return sample
}

const NOW = () => new Date('2026-03-01T08:00:00.000Z')

describe('the sample company', () => testSame(sampleName, writeSample))
describe.skipIf(!hasRealFiles)('six real deliveries', () => testSame('Local', () => realFilesFolder))

function testSame(company: string, path: () => string): void {
  const file = join(folder, `${company}.sqlite`)
  let copied: string
  let imported: string
  beforeAll(async () => {
    ;[copied, imported] = [await createDatabase(), await createDatabase()]
    const paths = [path()]
    await importPaths({ paths, database: file, now: NOW })
    await importPaths({ paths, database: imported, now: NOW })
    await makeKey(file, { company })
    await copyStore(file, copied)
  })

  test('is stored alike by an import into either store', async () => {
    const back = join(folder, `${company}-imported.sqlite`)
    await copyStore(imported, back)
    expect(everyRow(back)).toEqual(everyRow(file))
    expect((await examineDatabase(imported)).defects).toEqual([])
  })

  test('comes back from PostgreSQL as it went there, and is without defects', async () => {
    const back = join(folder, `${company}-back.sqlite`)
    await copyStore(copied, back)
    expect(everyRow(back)).toEqual(everyRow(file))
    expect((await examineDatabase(back)).defects).toEqual([])
  })

  test(
    'gives the same answers to the byte, in every operation, page, order and filter',
    { timeout: 300_000 },
    async () => {
      const key = await makeKey(copied, { company })
      rmSync(`${file}-keyed`, { force: true })
      await copyStore(copied, `${file}-keyed`)
      const servers = await Promise.all(
        [`${file}-keyed`, copied].map((database) =>
          startServer({
            port: 0,
            database,
            logLevel: 'silent',
            rateLimit: 1_000_000,
            publicUrl: 'http://same.example',
          }),
        ),
      )
      const [here, there] = servers as [RunningServer, RunningServer]
      try {
        const waiting = ['/v1/me', '/v1/projects', '/ogc/collections', '/ogc/collections/holes/items']
        const requested = new Set<string>()
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
          if (requested.has(address)) continue
          requested.add(address)
          const [one, other] = await Promise.all([request(here, key, address), request(there, key, address)])
          expect(other, address).toEqual(one)
          waiting.push(...following(address, JSON.parse(one.body) as Envelope))
        }
        const kinds = new Set(
          [...requested].map((address) => address.replaceAll(/[0-9a-f]{24}/g, 'ID').replace(/\?.*/, '')),
        )
        const addresses = Object.values(operations).map(({ path }) => path.length)
        expect(kinds.size).toBeGreaterThan(addresses.length - 3)
        expect(requested.size).toBeGreaterThan(200)
      } finally {
        await Promise.all(servers.map((server) => server.close()))
      }
    },
  )
}

/** Every row of every table, in an order of its own. */
function everyRow(file: string): unknown {
  const connection = openForReading(file)
  try {
    return COPIED_TABLES.filter(({ name }) => name !== 'api_key').map(({ name, columns }) =>
      connection
        .prepare(`SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${columns.join(', ')}`)
        .raw()
        .all(),
    )
  } finally {
    connection.close()
  }
}

interface Envelope {
  readonly data?: unknown
  readonly meta?: { readonly nextCursor?: string | null }
  readonly links?: readonly { readonly rel: string; readonly href: string }[]
  readonly collections?: readonly { readonly id: string }[]
}

async function request({ url }: RunningServer, key: string, address: string) {
  const answer = await fetch(url + address, { headers: { Authorization: `Bearer ${key}` } })
  const { status, headers } = answer
  return {
    status,
    link: headers.get('link'),
    type: headers.get('content-type'),
    // Apart from what differs by request: its id, and when the minute of its rate limit ends.
    body: (await answer.text())
      .replace(/"requestId":"[^"]+"/, '"requestId":""')
      .replace(/"reset":\d+/, '"reset":0'),
  }
}

const QUERIES = [
  '?limit=97',
  '?limit=61&sort=-created',
  '?updatedSince=2026-01-01',
  '?updatedSince=2027-01-01',
]

/** Holes whose tables are requested one by one. */
const REQUESTED_HOLES = 12

const FEATURE_QUERIES = ['?limit=37', '?bbox=-10,49,0,54&limit=50', '?datetime=2020-01-01/..']

function followingFeatures(
  address: string,
  links: NonNullable<Envelope['links']>,
  collections: NonNullable<Envelope['collections']>,
): string[] {
  const next = links.flatMap(({ rel, href }) =>
    rel === 'next' ? [href.replace('http://same.example', '')] : [],
  )
  const listed = address.endsWith('/collections') ? collections : []
  return [
    ...next,
    ...listed.flatMap(({ id }) => {
      const collection = `${address}/${encodeURIComponent(id)}`
      return [
        collection,
        `${collection}/feature-schema`,
        ...FEATURE_QUERIES.map((query) => `${collection}/items${query}`),
      ]
    }),
  ]
}

/** Addresses that the answer of an address leads to. */
function following(address: string, { data, meta, links = [], collections = [] }: Envelope): string[] {
  if (address.startsWith('/ogc')) return followingFeatures(address, links, collections)
  const [path = '', query = ''] = address.split('?')
  const others = query.split('&').filter((part) => part && !part.startsWith('cursor='))
  const next = meta?.nextCursor
  const pages =
    next === null || next === undefined ? [] : [`${path}?${[...others, `cursor=${next}`].join('&')}`]
  const items = (Array.isArray(data) ? data : []) as Record<string, string>[]
  if (path === '/v1/projects' && query === '') {
    const lists = [
      'locations',
      'findings',
      'deliveries',
      'metadata',
      'deletions',
      'boundaries',
      'groups',
      'dictionary',
    ]
    return [
      ...pages,
      ...['?include=location,locationCount', '?search=bh1', '?q=a', '?q=É&limit=1'].map(
        (part) => path + part,
      ),
      ...[
        '?limit=61',
        '?bbox=-10,49,2,61&limit=43',
        '?near=-1.5,53.4&radius=100000&limit=37',
        '?q=BH1&limit=7',
      ].map((part) => `/v1/locations${part}`),
      ...[
        '?limit=61',
        '?q=clay&limit=43&include=location',
        '?q="made%20ground"',
        '?q=brown%20-sand',
        '?q=grey%20fine-grained',
        '?q=grey%20clay&sort=relevance&limit=7',
        '?q=sand%20gravel%20-made&sort=relevance&include=location',
      ].map((part) => `/v1/search${part}`),
      ...items.map(
        ({ id = '' }) => `/v1/locations?bbox=-180,-90,180,90&projectId=${id}&include=style,tables`,
      ),
      ...items.flatMap(({ id = '' }) => [
        `/v1/projects/${id}`,
        ...[...lists, 'map'].map((list) => `/v1/projects/${id}/${list}`),
        `/ogc/${id}/collections`,
      ]),
      ...items.flatMap(({ id = '' }) =>
        lists
          .slice(0, -1)
          .flatMap((list) =>
            QUERIES.map(
              (part) =>
                `/v1/projects/${id}/${list}` +
                (list === 'deletions' ? part.replace('updatedSince', 'since') : part),
            ),
          ),
      ),
      ...items.map(({ id = '' }) => `/v1/projects/${id}/locations?include=style,tables&limit=50`),
      `/v1/projects/${'0'.repeat(24)}/locations`,
    ]
  }
  if (/projects\/\w+$/.test(path)) {
    const { tables = [] } = data as { tables?: { code: string | null }[] }
    return tables.flatMap(({ code }) =>
      code === null ? [] : ['', ...QUERIES].map((part) => `${path}/tables/${code}${part}`),
    )
  }
  if (path.endsWith('/metadata') && query === '') return items.map(({ code = '' }) => `${path}/${code}`)
  if (path.endsWith('/locations') && query === '')
    return [...pages, ...items.slice(0, REQUESTED_HOLES).map(({ id = '' }) => `/v1/locations/${id}`)]
  if (/v1\/locations\/\w+$/.test(path)) {
    const { tables = [] } = data as { tables?: { code: string | null }[] }
    return tables.flatMap(({ code }) =>
      code === null ? [] : [`${path}/tables/${code}`, `${path}/tables/${code}?limit=2`],
    )
  }
  return pages
}
