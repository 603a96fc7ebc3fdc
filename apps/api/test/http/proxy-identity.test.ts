import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { proxyIdentities } from '../../src/identities/proxy-identities.ts'
import { readIdentitiesFile } from '../../src/identities/read-identities-file.ts'
import { makeKey } from '../seed-world.ts'
import { readMetric } from './read-metric.ts'
import { startTestService, type TestService } from './test-service.ts'

const COMPANY = 'Ainsley Ground'
const TABLE = {
  identities: [
    { email: 'Jo.Client@trustees.example', company: COMPANY, projects: ['HQ-1'], scopes: ['projects:read'] },
    { group: 'geotechnics', company: COMPANY, rateLimit: 5000 },
    { group: 'drillers', company: 'Birk Drilling' },
    { group: 'unlisted', company: 'No such company' },
    { group: 'nothing', company: COMPANY, projects: ['NO-SUCH-PROJECT'] },
  ],
}

/** People who are signed in at the proxy, by their cookie. */
const PEOPLE: Record<string, { email: string; groups: string }> = {
  jo: { email: 'jo.client@trustees.example', groups: 'visitors' },
  kim: { email: 'kim@ainsley.example', groups: 'staff,geotechnics' },
  lee: { email: 'lee@birk.example', groups: 'staff|drillers' },
  max: { email: 'max@elsewhere.example', groups: 'staff' },
  gus: { email: 'gus@ainsley.example', groups: 'unlisted' },
  nia: { email: 'nia@ainsley.example', groups: 'nothing' },
}

/** A proxy that replaces the headers of its callers, as oauth2-proxy does. */
function startProxy(target: string): Server {
  const proxy = createServer((incoming, outgoing) => {
    const person = PEOPLE[/session=(\w+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? '']
    if (!person) {
      outgoing.writeHead(401).end('sign in first')
      return
    }
    const headers: IncomingHttpHeaders = {
      ...incoming.headers,
      'x-auth-request-email': person.email,
      'x-auth-request-groups': person.groups,
    }
    const { hostname, port } = new URL(target)
    const passed = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(passed)
  })
  return proxy.listen(0, '127.0.0.1')
}

let service: TestService
let proxy: Server
const lines: string[] = []
beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  service = await startTestService({
    proxyIdentities: proxyIdentities.parse(TABLE),
    logger: pino({ level: 'info' }, sink),
  })
  proxy = startProxy(service.url)
  await new Promise((resolve) => proxy.once('listening', resolve))
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await service.close()
})

const through = (path: string, session: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}${path}`, {
    headers: { cookie: `session=${session}`, ...headers },
  })
const dataOf = async (path: string, session: string) =>
  ((await (await through(path, session)).json()) as { data: { id: string; projectId: string }[] }).data

test('a group of a signed-in person stands for a key of all projects and scopes', async () => {
  const answer = await through('/v1/me', 'kim')
  expect(await answer.json()).toMatchObject({
    data: {
      company: COMPANY,
      projects: null,
      person: { email: 'kim@ainsley.example' },
      rateLimit: { limit: 5000 },
      link: null,
      linkIssuer: null,
      expiresAt: null,
    },
  })
  expect((await dataOf('/v1/projects', 'kim')).map(({ projectId }) => projectId)).toContain('EMPTY')
})

test('an e-mail address stands for projects and scopes of its own, in upper or lower case', async () => {
  expect((await dataOf('/v1/projects', 'jo')).map(({ projectId }) => projectId)).toEqual(['HQ-1'])
  const [project] = await dataOf('/v1/projects', 'jo')
  expect((await through(`/v1/projects/${project?.id ?? ''}/locations`, 'jo')).status).toBe(403)
})

test('people of different companies see nothing of each other, also from the cache', async () => {
  for (let time = 0; time < 3; time += 1) {
    const [own, other] = [await dataOf('/v1/projects', 'kim'), await dataOf('/v1/projects', 'lee')]
    expect(own.length).toBeGreaterThan(0)
    expect(other.length).toBeGreaterThan(0)
    expect(other.filter(({ id }) => own.some((one) => one.id === id))).toEqual([])
  }
})

test.each(['max', 'gus'])(
  'a signed-in person without an entry or a company is refused: %s',
  async (session) => {
    const answer = await through('/v1/projects', session)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'invalid_api_key',
        message: expect.stringContaining('this sign-in has no access') as string,
      },
    })
  },
)

test('projects that are not there widen nothing', async () => {
  expect(await dataOf('/v1/projects', 'nia')).toEqual([])
})

test('a key counts more than the sign-in; a token of the proxy does not', async () => {
  const key = await makeKey(service.database, { company: 'Birk Drilling' })
  const me = async (authorization: string) =>
    ((await (await through('/v1/me', 'kim', { authorization })).json()) as { data: { company: string } }).data
      .company
  expect(await me(`Bearer ${key}`)).toBe('Birk Drilling')
  expect(await me('Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln')).toBe(COMPANY)
  expect((await through('/v1/me', 'kim', { authorization: `Bearer gs_${'0'.repeat(40)}` })).status).toBe(401)
})

test('OGC API Features answers signed-in people too', async () => {
  expect((await through('/ogc/collections', 'kim')).status).toBe(200)
  expect((await through('/ogc/collections', 'max')).status).toBe(401)
})

test('each person has a rate limit of their own', async () => {
  const remaining = async (session: string) =>
    Number((await through('/v1/projects', session)).headers.get('x-ratelimit-remaining'))
  const [lee, kim] = [await remaining('lee'), await remaining('kim')]
  expect(await remaining('lee')).toBe(lee - 1)
  expect(await remaining('kim')).toBe(kim - 1)
})

test('the log names the person, and no key is noted as used', async () => {
  await through('/v1/projects?q=logged', 'kim')
  const line = lines.find((one) => one.includes('/v1/projects?q=')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ email: 'kim@ainsley.example' })
  expect(JSON.parse(line)).not.toHaveProperty('key')
  const store = (await openStore(service.database)).openKeys()
  const used = (await store.list()).map(({ id, lastUsedOn }) => [id, lastUsedOn])
  await store.close()
  expect(used.filter(([id]) => String(id).startsWith('person'))).toEqual([])
})

const KIM = { 'X-Auth-Request-Email': 'kim@ainsley.example', 'X-Auth-Request-Groups': 'geotechnics' }

test('headers from any other address are ignored and counted, and do not stop a key', async () => {
  const warnings: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      warnings.push(chunk.toString())
      done()
    },
  })
  const elsewhere = await startTestService({
    proxyIdentities: proxyIdentities.parse({ ...TABLE, proxies: ['10.9.9.0/24', '2001:db8::1'] }),
    metricsPort: 0,
    logger: pino({ level: 'warn' }, sink),
  })
  try {
    const answer = await elsewhere.request('/v1/projects', null, KIM)
    expect([answer.status, answer.json.error?.type]).toEqual([401, 'missing_api_key'])
    const key = await makeKey(elsewhere.database, { company: 'Birk Drilling' })
    for (let time = 0; time < 3; time += 1)
      expect((await elsewhere.request('/v1/projects', key, KIM)).status).toBe(200)
    const counted = 'groundsheet_identity_headers_stripped_total{reason="address"}'
    expect(await readMetric(`${elsewhere.metricsUrl ?? ''}/metrics`, counted)).toBe(4)
    expect(warnings.filter((line) => line.includes('not listed in'))).toHaveLength(1)
  } finally {
    await elsewhere.close()
  }
})

test('headers that are there twice are ignored: the proxy did not replace those of the caller', async () => {
  const { hostname, port } = new URL(service.url)
  const status = await new Promise((resolve, reject) => {
    const headers = [
      ['Host', 'ground.example'],
      ['X-Auth-Request-Email', 'max@elsewhere.example'],
      ['X-Auth-Request-Groups', 'staff'],
      ['x-auth-request-groups', 'geotechnics'],
    ].flat()
    request({ hostname, port, path: '/v1/projects', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(401)
})

test.each(['kim@ainsley.example, max@elsewhere.example', 'kim@ainsley.example|x@y.example', 'kim', '@'])(
  'an e-mail header that is not one address is refused: %s',
  async (email) => {
    const answer = await service.request('/v1/projects', null, { ...KIM, 'X-Auth-Request-Email': email })
    expect(answer.status).toBe(401)
  },
)

test('without a table these headers say nothing', async () => {
  const plain = await startTestService()
  try {
    expect((await plain.request('/v1/projects', null, KIM)).json.error?.type).toBe('missing_api_key')
  } finally {
    await plain.close()
  }
})

test.each([
  ['identities: is empty', { identities: [] }],
  ['identities', {}],
  ['names an email or a group', { identities: [{ company: COMPANY }] }],
  ['names an email or a group', { identities: [{ email: 'a@b.example', group: 'x', company: COMPANY }] }],
  ['has to be an e-mail address', { identities: [{ email: 'nobody', company: COMPANY }] }],
  ['identities[0].scopes[0]', { identities: [{ group: 'x', company: COMPANY, scopes: ['write'] }] }],
  ['has no member "project"', { identities: [{ group: 'x', company: COMPANY, project: ['HQ-1'] }] }],
  ['proxies[0]: has to be an address', { ...TABLE, proxies: ['everywhere'] }],
  ['proxies[0]: has to be an address', { ...TABLE, proxies: ['10.0.0.0/33'] }],
  ['emailHeader: is a header with another meaning', { ...TABLE, emailHeader: 'Authorization' }],
  ['two headers', { ...TABLE, groupsHeader: 'x-auth-request-email' }],
  ['signOut: has to be a path', { ...TABLE, signOut: 'javascript:alert(1)' }],
  ['signOut: has to be a path', { ...TABLE, signOut: '//evil.example' }],
])('a file that cannot be used is refused with its name and the reason: %s', (reason, content) => {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-identities-'))
  const path = join(folder, 'identities.json')
  writeFileSync(path, JSON.stringify(content))
  try {
    expect(() => readIdentitiesFile(path, 'GROUNDSHEET_PROXY_IDENTITY')).toThrow(path)
    expect(() => readIdentitiesFile(path, 'GROUNDSHEET_PROXY_IDENTITY')).toThrow(reason)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
