import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations, WORDS_WHOLE_HEADER } from '@groundsheet/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError, createClient, type Client } from '../src/index.ts'

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown }

let server: Server
let baseUrl: string
let seen: IncomingMessage[]
let answers: ((request: IncomingMessage) => Answer)[]

beforeEach(async () => {
  seen = []
  answers = []
  server = createServer((request, response) => {
    seen.push(request)
    const next = answers.length > 1 ? answers.shift() : answers[0]
    send(response, next ? next(request) : { body: { data: {} } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

function send(response: ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  response.writeHead(status, headers)
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const problem = (status: number, type: string, headers = {}): Answer => ({
  status,
  headers,
  body: { error: { type, message: `${type}!`, param: 'limit' } },
})

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('functions of the client', () => {
  it('has a function for every operation, at its address', async () => {
    const id = '0123456789abcdef01234567'
    answers = [
      (request) => ({
        body: request.url?.includes('/media/') ? '<svg/>' : { data: [], meta: { nextCursor: null } },
      }),
    ]
    const client = createClient({ baseUrl, key: 'gs_x' })
    const calls: Record<keyof typeof operations, (client: Client) => Promise<unknown>> = {
      getHealth: (c) => c.health(),
      getMe: (c) => c.me(),
      listProjects: (c) => c.projects().page(),
      getProject: (c) => c.project(id),
      listLocations: (c) => c.locations(id).page(),
      listPlacedLocations: (c) => c.placedLocations().page(),
      countLocations: (c) => c.locationCounts(),
      search: (c) => c.search().page(),
      getLocation: (c) => c.location(id),
      listProjectRows: (c) => c.rows(id, 'GEOL').page(),
      listLocationRows: (c) => c.locationRows(id, 'GEOL').page(),
      getDictionary: (c) => c.dictionary(id),
      listFindings: (c) => c.findings(id).page(),
      listDeliveries: (c) => c.deliveries(id).page(),
      listMetadata: (c) => c.metadata(id).page(),
      listMetadataRows: (c) => c.metadataRows(id, 'PROJ').page(),
      listDeletions: (c) => c.deletions(id).page(),
      getProjectMap: (c) => c.projectMap(id),
      exportProject: (c) => c.exportProject(id, 'gpkg'),
      listBoundaries: (c) => c.boundaries(id).page(),
      listGroups: (c) => c.groups(id).page(),
      getTile: (c) => c.tile(1, 0, 1),
      listTileStyles: (c) => c.tileStyles(),
      getTileJson: (c) => c.tileJson(),
      getMarker: (c) => c.marker(id),
    }
    for (const [name, call] of Object.entries(calls)) {
      await call(client)
      const { path } = operations[name as keyof typeof operations]
      const named = path
        .replace('{id}', id)
        .replace('{table}', 'GEOL')
        .replace('{group}', 'PROJ')
        .replace('{z}/{x}/{y}', '1/0/1')
        .replace('{format}', 'gpkg')
      expect(seen.at(-1)?.url).toBe(`/v1${named}`)
      expect(seen.at(-1)?.headers.authorization).toBe('Bearer gs_x')
    }
  })

  it('requests counts and tiles of the holes that a filter leaves', async () => {
    answers = [() => ({ body: { data: {} } })]
    const client = createClient({ baseUrl, key: 'gs_x' })
    await client.locationCounts({ bbox: [1, 2, 3, 4], type: ['CP', 'TP'], minDepth: 5 })
    expect(seen.at(-1)?.url).toBe('/v1/locations/counts?bbox=1%2C2%2C3%2C4&type=CP%2CTP&minDepth=5')
    await client.tile(3, 4, 2, { filter: { hasData: ['GEOL'], words: 'peat' } })
    expect(seen.at(-1)?.url).toBe('/v1/tiles/3/4/2?hasData=GEOL&words=peat')
  })

  it('states whether a tile has the holes of all rows with the words', async () => {
    const said: boolean[] = []
    const filter = { words: 'peat' }
    const onWords = (areWordsWhole: boolean) => said.push(areWordsWhole)
    answers = [
      () => ({ body: {} }),
      () => ({ body: {}, headers: { [WORDS_WHOLE_HEADER]: 'true' } }),
      () => ({ body: {}, headers: { [WORDS_WHOLE_HEADER]: 'false' } }),
    ]
    const client = createClient({ baseUrl })
    await client.tile(3, 4, 2, { onWords })
    expect(said).toEqual([])
    await client.tile(3, 4, 2, { filter, onWords })
    await client.tile(3, 4, 2, { filter, onWords })
    expect(said).toEqual([true, false])
  })
})

describe('exports and lists of the client', () => {
  it.each([
    ['attachment; filename=HQ-1-project.gpkg', 'HQ-1-project.gpkg'],
    ['attachment; filename="Site \\"A\\".gpkg"', 'Site "A".gpkg'],
    [`attachment; filename="Stra?e.gpkg"; filename*=UTF-8''Stra%C3%9Fe.gpkg`, 'Straße.gpkg'],
    ['attachment', null],
  ])('names an exported file as the service does: %s', async (disposition, name) => {
    answers = [() => ({ body: 'x', headers: { 'content-disposition': disposition } })]
    const file = await createClient({ baseUrl, key: 'gs_x' }).exportProject('p', 'gpkg')
    expect(file.name).toBe(name)
    expect(await new Response(file.content).text()).toBe('x')
  })

  it('follows cursors to the end and keeps the filters on every page', async () => {
    answers = [
      () => ({ body: { data: [1, 2], meta: { nextCursor: 'a+/b' } } }),
      () => ({ body: { data: [3], meta: { nextCursor: null } } }),
    ]
    const client = createClient({ baseUrl, key: 'gs_x' })
    const rows: unknown[] = []
    for await (const row of client.rows('p', 'A/B', { limit: 2, sort: '-created' })) rows.push(row)
    expect(rows).toEqual([1, 2, 3])
    expect(seen.map(({ url }) => url)).toEqual([
      '/v1/projects/p/tables/A%2FB?limit=2&sort=-created',
      '/v1/projects/p/tables/A%2FB?limit=2&sort=-created&cursor=a%2B%2Fb',
    ])
  })
})

describe('errors and retries of the client', () => {
  it('throws one kind of error, which carries what the service said', async () => {
    answers = [() => problem(400, 'invalid_limit', { 'x-request-id': 'r1' })]
    const error = await failure(createClient({ baseUrl, key: 'gs_x' }).me())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      type: 'invalid_limit',
      message: 'invalid_limit!',
      param: 'limit',
      requestId: 'r1',
    })
  })

  it('waits as Retry-After says, and calls onWait before', async () => {
    answers = [
      () => problem(429, 'rate_limited', { 'retry-after': '0' }),
      () => ({ body: { data: { company: 'A' } } }),
    ]
    const waits: number[] = []
    const client = createClient({
      baseUrl,
      key: 'gs_x',
      onWait: ({ delay, error }) => waits.push(delay, error.status),
    })
    await expect(client.me()).resolves.toEqual({ company: 'A' })
    expect(waits).toEqual([0, 429])
  })

  it('gives up after the retries it was given, and never repeats what cannot change', async () => {
    answers = [() => problem(503, 'unavailable', { 'retry-after': '0' })]
    expect(await failure(createClient({ baseUrl, retries: 2 }).me())).toMatchObject({
      status: 503,
      retryAfter: 0,
    })
    expect(seen).toHaveLength(3)
    answers = [() => problem(404, 'not_found')]
    expect(await failure(createClient({ baseUrl, retries: 2 }).me())).toMatchObject({ status: 404 })
    expect(seen).toHaveLength(4)
  })

  it('reads every reply that it repeats a call after, so that no connection stays in use', async () => {
    const replies: Response[] = []
    const fetch = async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
      const reply = await globalThis.fetch(input, init)
      replies.push(reply)
      return reply
    }
    answers = [() => problem(503, 'unavailable', { 'retry-after': '0' })]
    await failure(createClient({ baseUrl, retries: 1, fetch }).me())
    expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true])
  })

  it("reports that nothing answers, and that an answer is not the service's", async () => {
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:9/v1', retries: 0 })
    expect(await failure(nobody.health())).toMatchObject({ status: 0, type: 'network' })
    answers = [() => ({ status: 404, body: '<html>' })]
    expect(await failure(createClient({ baseUrl }).health())).toMatchObject({
      status: 404,
      type: 'unreadable',
    })
  })

  it('stops at once when aborted, also while it waits', async () => {
    answers = [() => problem(429, 'rate_limited', { 'retry-after': '30' })]
    const controller = new AbortController()
    const client = createClient({ baseUrl, onWait: () => controller.abort(new Error('enough')) })
    const error = await failure(client.me({ signal: controller.signal }))
    expect(error).toMatchObject({ message: 'enough' })
    expect(seen).toHaveLength(1)
  })
})
