import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../../../src/config/logger.ts'
import { HARBOUR, makeKey } from '../../seed-world.ts'
import { startTestService, type TestService } from '../test-service.ts'
import { basic, startAccessService, type AccessService } from './access-service.ts'

let service: AccessService['service']
let keyOf: AccessService['keyOf']

beforeAll(async () => {
  ;({ service, keyOf } = await startAccessService())
})
afterAll(() => service.close())

test('Basic does not open the API itself', async () => {
  const path = `/v1/projects/${HARBOUR}/locations?limit=3`
  for (let times = 0; times < 3; times++)
    expect((await service.request(path, keyOf('whole'))).status).toBe(200)
  await service.request('/ogc/collections', null, basic('x', keyOf('whole')))
  expect((await service.request(path, null, basic('x', keyOf('whole')))).status).toBe(401)
})

test('links have the host of the request', async () => {
  const path = `/ogc/${HARBOUR}/collections/holes/items?limit=2`
  for (const Host of ['one.example:8080', 'two.example', '[::1]:80']) {
    const { body } = await service.request(path, keyOf('whole'), { Host })
    expect(body.toString()).toContain(`"href":"http://${Host}${path}"`)
  }
  const { body } = await service.request(path, keyOf('whole'), { Host: "x';alert(1)" })
  expect(body.toString()).toContain(`"href":"http://localhost${path}"`)
})

test('every page and every unknown address counts towards the rate limit', async () => {
  const limited = await startTestService({ rateLimit: 4 })
  const key = await makeKey(limited.database)
  try {
    for (const path of ['/collections', '/collections/holes/items?limit=1000', '/nowhere', '/collections']) {
      expect((await limited.request(`/ogc${path}`, key)).status).not.toBe(429)
    }
    const refused = await limited.request('/ogc/collections/holes/items', null, basic('', key))
    expect([refused.status, refused.json.error?.type]).toEqual([429, 'rate_limited'])
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect((await limited.request('/ogc')).status).toBe(200)
  } finally {
    await limited.close()
  }
})

test('keys in addresses are announced by a warning at the start', async () => {
  const warningsOf = async (queryKeys: boolean) => {
    let log = ''
    const logger = createLogger({ logLevel: 'warn' }, { write: (line: string) => void (log += line) })
    await (await startTestService({ queryKeys, logger })).close()
    return log
  }
  expect(await warningsOf(true)).toMatch(/GROUNDSHEET_QUERY_KEYS=on: keys in addresses end up in logs/)
  expect(await warningsOf(false)).toBe('')
})

describe('with other settings', () => {
  let other: TestService
  let key = ''
  beforeAll(async () => {
    other = await startTestService({ publicUrl: 'https://ground.example/gs', queryKeys: true })
    key = await makeKey(other.database)
  })
  afterAll(() => other.close())

  test('links begin with the public address, whatever host the request names', async () => {
    for (const path of [
      `/ogc/${HARBOUR}`,
      '/ogc/collections',
      `/ogc/${HARBOUR}/collections/holes/items?limit=1`,
    ]) {
      const { body } = await other.request(path, key, { Host: 'evil.example' })
      const links = [...body.toString().matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) expect(link).toMatch(/^https:\/\/ground\.example\/gs\/ogc/)
    }
  })
  test('a key may be in the address, and is in no answer and no link', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=1`
    for (const path of [`${items}&key=${key}`, `/ogc/collections?key=${key}`, `/ogc?key=${key}`]) {
      const { status, body, headers } = await other.request(path)
      expect(status).toBe(200)
      expect(body.toString() + JSON.stringify(headers)).not.toContain(key)
    }
    expect((await other.request(`${items}&key=gs_wrong`)).json.error?.type).toBe('invalid_api_key')
    expect((await other.request(`${items}&key=`)).json.error?.type).toBe('missing_api_key')
    expect(
      (await other.request(`${items}&key=${key}`, null, { Authorization: 'Bearer gs_wrong' })).status,
    ).toBe(401)
    expect((await other.request(`/v1/projects?key=${key}`)).status).toBe(401)
  })
  test('the key is the parameter of that name, and never part of another value', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=1`
    const hidden = await other.request(`${items}&locationId=BH1?key=${key}`)
    expect([hidden.status, hidden.json.error?.type]).toEqual([401, 'missing_api_key'])
    expect((await other.request(`${items}&k%65y=${key}`)).status).toBe(200)
  })
  test('the form is the parameter of that name', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=1`
    expect((await other.request(`${items}&%66=html`, key)).headers['content-type']).toContain('text/html')
    expect((await other.request(`${items}&key=${key}&f=json`)).headers['content-type']).toContain('json')
  })
  test('an invalid address is not answered as a valid one that differs by its key', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items`
    const quoted = `${items}?filter=locationId='?key=x'`
    for (let times = 0; times < 3; times++) expect((await other.request(quoted, key)).status).toBe(200)
    expect((await other.request(`${items}?filter=locationId='?`, key)).status).toBe(400)
    for (let times = 0; times < 3; times++)
      expect((await other.request(`${items}?limit=3`, key)).status).toBe(200)
    expect((await other.request(`${items}?limit=3&key=${key}&key=${key}`)).status).toBe(400)
  })
  test('a key in the address is an error where keys are not read from it, on a cached page too', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=3`
    for (let times = 0; times < 3; times++)
      expect((await service.request(items, keyOf('whole'))).status).toBe(200)
    expect((await service.request(`${items}&key=x`, keyOf('whole'))).status).toBe(400)
  })
  test('a wrong key in the address does not get the page that was cached for a right one', async () => {
    const items = `/ogc/${HARBOUR}/collections/holes/items?limit=2&key=`
    for (let times = 0; times < 3; times++) expect((await other.request(items + key)).status).toBe(200)
    expect((await other.request(`${items}gs_wrong`)).status).toBe(401)
  })
})
