import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { operations, scopeNames } from '@groundsheet/contract'
import { HARBOUR, makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'
import { RUNS, TIMEOUT_MS } from './hostile-requests.ts'

let service: TestService
let key = ''

beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000_000 })
  key = await makeKey(service.database)
})

afterAll(() => service.close())
afterEach(async () => expect((await service.request('/v1/health')).status).toBe(200))

const lists = OPERATION_IDS.filter((id) => 'cursor' in operations[id].parameters).map(
  (id) => [id, ADDRESSES[id]] as const,
)

/** Cursors returned by the lists, by address. */
async function realCursors(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [, address] of lists) {
    const { json } = await service.request(`${address}?limit=1`, key)
    const cursor = json.meta?.nextCursor
    if (typeof cursor === 'string') found.set(address, cursor)
  }
  expect(found.size).toBeGreaterThan(4)
  return found
}

describe('a changed cursor', () => {
  test('with a changed bit, missing or extra characters is refused', { timeout: TIMEOUT_MS }, async () => {
    const cursors = [...(await realCursors())]
    const damage = fc.oneof(
      fc.record({ kind: fc.constant('bit' as const), at: fc.nat(15 * 8 - 1) }),
      fc.record({ kind: fc.constant('cut' as const), at: fc.nat(19) }),
      fc.record({ kind: fc.constant('grown' as const), at: fc.nat(19) }),
      fc.record({ kind: fc.constant('case' as const), at: fc.nat(19) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cursors), damage, async ([address, cursor], { kind, at }) => {
        const changed = DAMAGE[kind](cursor, at)
        fc.pre(changed !== cursor)
        const { status, json } = await service.request(`${address}?limit=1&cursor=${changed}`, key)
        expect([status, json.error?.type]).toEqual([400, 'invalid_cursor'])
      }),
      { numRuns: RUNS },
    )
  })

  const DAMAGE = {
    bit(cursor: string, at: number): string {
      const bytes = Buffer.from(cursor, 'base64url')
      bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3)
      return bytes.toString('base64url')
    },
    cut: (cursor: string, at: number) => cursor.slice(0, at),
    grown: (cursor: string, at: number) => cursor + cursor.slice(0, at + 1),
    case(cursor: string, at: number): string {
      const letter = cursor.charAt(at)
      const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
      return cursor.slice(0, at) + other + cursor.slice(at + 1)
    },
  }
})

describe('a cursor of another list or key', () => {
  const FURTHER: readonly (readonly [name: string, value: string])[] = [
    ['sort', '-created'],
    ['updatedSince', '2020-01-01'],
    ['since', '2020-01-01'],
    ['q', 'h'],
    ['bbox', '-10,40,10,60'],
    ['projectId', HARBOUR],
  ]

  const asQuery = ([name, value]: (typeof FURTHER)[number]) => `&${name}=${value}`

  test('of one list, sort or filter is refused for any other', async () => {
    const cursors = await realCursors()
    for (const [from, cursor] of cursors) {
      for (const [id, address] of lists) {
        const further = FURTHER.filter(([name]) => name in operations[id].parameters).map(asQuery)
        // Searches have an order of their own.
        const queries = ['', ...further].map((text) =>
          id === 'search' ? text.replace('&sort=-created', '&sort=relevance') : text,
        )
        for (const text of address === from ? queries.slice(1) : queries) {
          const { json } = await service.request(`${address}?limit=1&cursor=${cursor}${text}`, key)
          expect(json.error?.type, `${from} on ${address}${text}`).toBe('invalid_cursor')
        }
      }
    }
  })

  test('gives no access beyond that of the key', async () => {
    const poor = await makeKey(service.database, {
      scopes: scopeNames.filter((scope) => scope !== 'map:read'),
    })
    const cursor = (await realCursors()).get(ADDRESSES.listBoundaries) ?? ''
    expect((await service.request(`${ADDRESSES.listBoundaries}?cursor=${cursor}`, poor)).status).toBe(403)
    expect((await service.request(`${ADDRESSES.listBoundaries}?cursor=${cursor}`)).status).toBe(401)
  })
})
