import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { makeKey } from '../seed-world.ts'
import { request, fillDatabase, revoke, serve, until } from './own-service.ts'
import { createDatabase, query } from './test-database.ts'

/** A role of the whole server, so that no other test has the same. */
const ROLE = `serving_${randomBytes(6).toString('hex')}`

let address: string
let asRole: string
beforeAll(async () => {
  address = await createDatabase()
  await fillDatabase(address)
  const url = new URL(address)
  url.username = ROLE
  asRole = url.href
  await query(address, `CREATE ROLE ${ROLE} LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${ROLE}`)
})
afterAll(() => query(address, `DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`))

async function countRequests(limit: number): Promise<number[]> {
  const key = await makeKey(address, { rateLimit: limit })
  const servers = [await serve(asRole), await serve(asRole)]
  for (const server of servers) onTestFinished(() => server.close())
  const statuses: number[] = []
  for (let round = 0; round <= limit; round += 1)
    for (const server of servers) statuses.push((await request(server, '/projects?limit=3', key)).status)
  return statuses
}

test('a role that may only read is enough for serving; each server counts requests by itself', async () => {
  expect(await countRequests(3)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('with the right to the table of rates the servers count requests together', async () => {
  await query(address, `GRANT INSERT, UPDATE ON rate_window TO ${ROLE}`)
  expect(await countRequests(3)).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
})

test('with the right to the table of days the list of keys has the last use', async () => {
  await query(address, `GRANT INSERT, UPDATE ON key_usage TO ${ROLE}`)
  const server = await serve(asRole)
  onTestFinished(() => server.close())
  expect((await request(server, '/projects', await makeKey(address))).status).toBe(200)
  await until(async () => {
    const keys = (await openStore(address)).openKeys()
    const listed = await keys.list()
    await keys.close()
    return listed.at(-1)?.lastUsedOn === new Date().toISOString().slice(0, 10)
  }, 2_000)
})

test('the command that serves starts by this role, and refuses keys once they are revoked', async () => {
  await (await openStore(asRole)).prepareServing()
  const key = await makeKey(address)
  const server = await serve(asRole)
  onTestFinished(() => server.close())
  expect((await request(server, '/projects', key)).status).toBe(200)
  await revoke(address, key)
  await until(async () => (await request(server, '/projects', key)).status === 401, 2_000)
})

test('the role cannot write to any other table', async () => {
  const tables = await query<{ name: string; column: string }>(
    address,
    `SELECT table_name AS name, min(column_name) AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name NOT IN ('rate_window', 'key_usage') GROUP BY table_name`,
  )
  expect(tables.length).toBeGreaterThan(10)
  for (const { name, column } of tables) {
    const writes = [
      `INSERT INTO ${name} DEFAULT VALUES`,
      `UPDATE ${name} SET ${column} = ${column}`,
      `DELETE FROM ${name}`,
      `TRUNCATE ${name}`,
      `DROP TABLE ${name}`,
      `BEGIN; LOCK TABLE ${name} IN EXCLUSIVE MODE`,
    ]
    for (const sql of writes)
      await expect(query(asRole, sql), sql).rejects.toThrow(/permission denied|must be owner/)
  }
  await expect(query(asRole, 'CREATE TABLE mine ()')).rejects.toThrow('permission denied')
  await expect(makeKey(asRole)).rejects.toThrow('the user may not do this')
})
