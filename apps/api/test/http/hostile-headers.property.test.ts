import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { openRaw, readAnswers, type RawAnswer } from './raw-socket.ts'
import { startTestService, type TestService } from './test-service.ts'
import { RUNS, TIMEOUT_MS } from './hostile-requests.ts'
import { expectValidAnswer, request } from './hostile-addresses.ts'

let service: TestService
let key = ''

beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000_000 })
  key = await makeKey(service.database)
})
afterAll(() => service.close())
afterEach(async () => expect((await service.request('/v1/health')).status).toBe(200))

/** One request as bytes, with the connection ended after it, so that the answer has an end. */
async function sendRaw(bytes: string | Uint8Array): Promise<RawAnswer[]> {
  const { ended } = openRaw(service.url, bytes, true)
  return readAnswers(await ended)
}

const authorised = () => `Authorization: Bearer ${key}`

describe('the service answers as described: headers', () => {
  test('for any headers', { timeout: TIMEOUT_MS }, async () => {
    const name = fc.constantFrom(
      ...[
        'Accept',
        'Accept-Encoding',
        'Authorization',
        'If-None-Match',
        'If-Modified-Since',
        'Range',
        'Origin',
        'Cookie',
      ],
      ...[
        'X-Request-Id',
        'X-Forwarded-For',
        'Forwarded',
        'Expect',
        'Upgrade',
        'Content-Length',
        'Content-Type',
        'TE',
        'Host',
      ],
    )
    const text = fc.oneof(
      fc.constantFrom(
        '',
        '*',
        '100-continue',
        'websocket',
        'bytes=0-',
        '-1',
        '0',
        'W/"',
        '"a", "b"',
        'Bearer ',
        'null',
        '1'.repeat(5000),
      ),
      fc.string({ maxLength: 60 }).map((one) => one.replaceAll(/[^\x20-\x7e]/g, '')),
      fc.uint8Array({ maxLength: 30 }).map((bytes) =>
        Buffer.from(bytes)
          .toString('latin1')
          .replaceAll(/[\r\n\0]/g, ''),
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, text), { maxLength: 6 }),
        fc.constantFrom(...OPERATION_IDS),
        async (pairs, id) => {
          const headers = [authorised(), ...pairs.map(([one, other]) => `${one}: ${other}`)]
          const answers = await sendRaw(Buffer.from(request(ADDRESSES[id], headers), 'latin1'))
          expect(answers.length).toBeGreaterThan(0)
          answers.forEach(expectValidAnswer)
        },
      ),
      { numRuns: RUNS },
    )
  })
})
