import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { openRaw, readAnswers, type RawAnswer } from './raw-socket.ts'
import { startTestService, type TestService } from './test-service.ts'
import { RUNS, TIMEOUT_MS } from './hostile-requests.ts'
import { OGC_ADDRESSES, expectValidAnswer, query, request, target } from './hostile-addresses.ts'

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

describe('the service answers as described: addresses', () => {
  test('for any path, with and without a key', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(target, query, fc.boolean(), async (requested, text, withKey) => {
        const answers = await sendRaw(request(`${requested}?${text}`, withKey ? [authorised()] : []))
        expect(answers).toHaveLength(1)
        answers.forEach(expectValidAnswer)
      }),
      { numRuns: RUNS },
    )
  })

  test('for any parameters of an operation', { timeout: TIMEOUT_MS }, async () => {
    const operation = fc.constantFrom(...OPERATION_IDS)
    await fc.assert(
      fc.asyncProperty(operation, query, async (id, text) => {
        const answers = await sendRaw(request(`${ADDRESSES[id]}?${text}`, [authorised()]))
        expect(answers).toHaveLength(1)
        answers.forEach(expectValidAnswer)
      }),
      { numRuns: RUNS },
    )
  })

  test('for any parameters of features', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...OGC_ADDRESSES), query, async (address, text) => {
        const answers = await sendRaw(request(`${address}?${text}`, [authorised()]))
        expect(answers).toHaveLength(1)
        answers.forEach(expectValidAnswer)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('the service answers as described: encodings and bytes', () => {
  test(
    'for any Accept-Encoding, with the same content after decompression',
    { timeout: TIMEOUT_MS },
    async () => {
      const weight = fc.constantFrom(
        '',
        ';q=0',
        ';q=1',
        ';q=0.001',
        ';q=',
        ';q=x',
        ';q=-1',
        ';q=1;q=0',
        '; Q=0.5',
        ';level=9',
      )
      const coding = fc.constantFrom(
        'gzip',
        'br',
        'deflate',
        'identity',
        '*',
        'zstd',
        'GZIP',
        'x-gzip',
        '',
        ' ',
        'compress',
        'gzip\t',
      )
      const offer = fc
        .array(fc.tuple(coding, weight), { maxLength: 6 })
        .map((all) => all.map((one) => one.join('')).join(','))
      const plain = await (
        await fetch(service.url + ADDRESSES.listLocations, {
          headers: { Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' },
        })
      ).text()
      await fc.assert(
        fc.asyncProperty(offer, async (accepted) => {
          // fetch decompresses by Content-Encoding.
          const answer = await fetch(service.url + ADDRESSES.listLocations, {
            headers: { Authorization: `Bearer ${key}`, 'Accept-Encoding': accepted },
          })
          expect(answer.status).toBe(200)
          expect(await answer.text()).toBe(plain)
        }),
        { numRuns: RUNS },
      )
    },
  )

  test('for any bytes in place of a request', { timeout: TIMEOUT_MS }, async () => {
    const start = fc.constantFrom(
      '',
      'GET ',
      'GET / HTTP/1.1\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00',
    )
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (text, bytes) => {
        const answers = await sendRaw(Buffer.concat([Buffer.from(text, 'latin1'), bytes]))
        answers.forEach(expectValidAnswer)
      }),
      { numRuns: RUNS },
    )
  })
})
