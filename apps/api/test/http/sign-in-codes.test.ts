import { expect, onTestFinished, test } from 'vitest'
import { createSignInCodes } from '../../src/http/sign-in-codes.ts'
import { startServer, type ServerOptions } from '../../src/server.ts'
import { makeKey, seedWorld } from '../seed-world.ts'

const HALF_A_DAY_MS = 12 * 3_600_000

async function serve(options: ServerOptions = {}) {
  const { database, remove } = seedWorld()
  const server = await startServer({ port: 0, database, logLevel: 'silent', ...options })
  onTestFinished(async () => {
    await server.close()
    remove()
  })
  const exchange = (headers: Record<string, string>) => fetch(`${server.url}/sign-in`, { headers })
  return { database, exchange }
}

test('a code is exchanged for its key until it ends', async () => {
  let now = 1_000
  const signInCodes = createSignInCodes(() => now)
  const { database, exchange } = await serve({ signInCodes })
  const key = await makeKey(database)
  const code = signInCodes.create(key)
  expect(code).toMatch(/^\w{40}$/)
  expect(key).not.toContain(code)
  now += HALF_A_DAY_MS - 1
  const answer = await exchange({ Authorization: `Code ${code}` })
  expect([answer.status, await answer.json()]).toEqual([200, { data: { key } }])
  now += 1
  const ended = await exchange({ Authorization: `Code ${code}` })
  expect([ended.status, await ended.json()]).toEqual([
    401,
    { error: expect.objectContaining({ type: 'invalid_api_key', message: 'this link has ended' }) as object },
  ])
})

test('other codes, and codes in other places, are exchanged for nothing', async () => {
  const signInCodes = createSignInCodes(Date.now)
  const { database, exchange } = await serve({ signInCodes })
  const code = signInCodes.create(await makeKey(database))
  const refused = [`Code ${code.slice(1)}`, `Code ${code}0`, `Bearer ${code}`, code, '']
  for (const Authorization of refused) expect((await exchange({ Authorization })).status).toBe(401)
  expect((await exchange({ 'X-Code': code })).status).toBe(401)
})

test('a server that prints no link exchanges none', async () => {
  const { exchange } = await serve()
  expect((await exchange({ Authorization: 'Code x' })).status).toBe(404)
})
