import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'

const LISTED_ORIGIN = 'https://maps.example.org'

describe('with an allow-list', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ corsOrigins: [LISTED_ORIGIN] })
  })
  afterAll(() => service.close())

  test('a listed origin may read answers and the headers it needs', async () => {
    const { headers } = await service.request('/v1/projects', await makeKey(service.database), {
      Origin: LISTED_ORIGIN,
    })
    expect(headers['access-control-allow-origin']).toBe(LISTED_ORIGIN)
    const exposed = String(headers['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual(
      expect.arrayContaining([
        'ETag',
        'Groundsheet-Words-Whole',
        'Link',
        'RateLimit',
        'Retry-After',
        'X-RateLimit-Reset',
      ]),
    )
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('errors can be read too', async () => {
    const { status, headers } = await service.request('/v1/projects', null, { Origin: LISTED_ORIGIN })
    expect([status, headers['access-control-allow-origin']]).toEqual([401, LISTED_ORIGIN])
  })

  test('a browser may send a preflight request without a key', async () => {
    const { status, headers } = await service.request(
      '/v1/projects',
      null,
      {
        Origin: LISTED_ORIGIN,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
      'OPTIONS',
    )
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': LISTED_ORIGIN,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Authorization, If-None-Match, X-Request-Id',
    })
  })

  test.each(['https://evil.example', 'null', `${LISTED_ORIGIN}.evil.example`])(
    '%s is not listed',
    async (Origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await service.request('/v1/health', null, { Origin }, method)
        expect(headers['access-control-allow-origin']).toBeUndefined()
        expect(headers.vary).toContain('Origin')
      }
    },
  )
})

test('without an allow-list no other origin may read anything', async () => {
  const service = await startTestService()
  const { headers } = await service.request('/v1/health', null, { Origin: LISTED_ORIGIN })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect((await service.request('/v1/health', null, { Origin: LISTED_ORIGIN }, 'OPTIONS')).status).toBe(405)
  await service.close()
})
