import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { makeKey, seedWorld } from '../seed-world.ts'
import { runGroundsheet, spawnGroundsheet } from './run-groundsheet.ts'

const { database, remove } = seedWorld()
afterAll(remove)

test.each(['SIGTERM', 'SIGINT'] as const)(
  'serve says where it listens, answers, and ends well on %s',
  async (signal) => {
    const child = spawnGroundsheet(['serve', '--database', database, '--port', '0'])
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
    expect(line.toString()).toMatch(/^Groundsheet listens on http:\/\/127\.0\.0\.1:\d+\n$/)
    const url = line.toString().trim().split(' ').at(-1) ?? ''
    const answer = await fetch(`${url}/v1/projects`, {
      headers: { Authorization: `Bearer ${await makeKey(database)}` },
    })
    expect(answer.status).toBe(200)
    child.kill(signal)
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).toBe(0)
  },
)

test('a port in use gives one clear line, exit code 1', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const { code, err } = await runGroundsheet(['serve', '--database', database], { PORT: String(port) })
  expect([code, err]).toEqual([
    1,
    `port ${port} on 127.0.0.1 is in use. Stop what listens there, or choose another ` +
      'with --port N or PORT=N.\n',
  ])
  busy.close()
})

test('a missing database gives one clear line, exit code 1', async () => {
  const { code, err } = await runGroundsheet(['serve', '--database', '/nowhere/x.sqlite', '--port', '0'])
  expect(code).toBe(1)
  expect(err).toBe(
    '/nowhere/x.sqlite: there is no such database. Name another with --database FILE, or make this one ' +
      'with: npx groundsheet import FILE --database /nowhere/x.sqlite\n',
  )
})

test.each([
  [['--port', 'abc'], '--port: got "abc", expected a whole number from 0 to 65535\n'],
  [['--host', 'a b'], '--host: got "a b", expected a host name or address\n'],
  [['--workers', '0'], '--workers: got "0", expected a whole number from 1 to 64\n'],
])('an invalid option is named as typed, exit code 2: %j', async (words, expected) => {
  const { code, err } = await runGroundsheet(['serve', '--database', database, ...words], { PORT: '1' })
  expect([code, err]).toEqual([2, expected])
})

test.each([
  [{ PORT: 'http' }, 'PORT: got "http", expected a whole number from 0 to 65535\n'],
  [
    { GROUNDSHEET_RATELIMIT: '5' },
    'GROUNDSHEET_RATELIMIT: there is no such setting; did you mean "GROUNDSHEET_RATE_LIMIT"?\n',
  ],
  [{ GROUNDSHEET_PORT: '80' }, 'GROUNDSHEET_PORT: there is no such setting; did you mean "PORT"?\n'],
])('an invalid setting gives one clear line, exit code 2: %j', async (extra, expected) => {
  const { code, err } = await runGroundsheet(['serve', '--database', database], extra)
  expect([code, err]).toEqual([2, expected])
})
