import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { seedWorld } from '../seed-world.ts'
import { spawnGroundsheet } from './run-groundsheet.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const { database, remove } = seedWorld()
afterAll(remove)

const START = fileURLToPath(new URL('../../src/start/main.ts', import.meta.url))

/** Both ways in which a server is started. */
const COMMANDS: [string, () => ChildProcess][] = [
  ['serve', () => spawnGroundsheet(['serve', '--database', database, '--port', '0'])],
  [
    'npm start',
    () =>
      spawn(process.execPath, [START], {
        env: { PATH: process.env.PATH, PORT: '0', GROUNDSHEET_DATABASE: database },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  ],
]

async function portOf(child: ChildProcess): Promise<number> {
  let out = ''
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const port = () => /listens on http:\/\/127\.0\.0\.1:(\d+)\n/.exec(out)?.[1]
  await expect.poll(port, { timeout: 60_000 }).toBeDefined()
  return Number(port())
}

async function connect(port: number): Promise<{ socket: Socket; read: () => string }> {
  const socket = createConnection(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(socket, 'connect')
  return { socket, read: () => text }
}

describe.each(COMMANDS)('%s, after a signal,', (_name, start) => {
  test('answers running requests, accepts no new ones, closes idle connections, ends with 0', async () => {
    const child = start()
    const port = await portOf(child)
    const [busy, idle] = [await connect(port), await connect(port)]
    idle.socket.write('GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n')
    await expect.poll(idle.read, { timeout: 30_000 }).toContain('"ok"')
    busy.socket.write('GET /v1/health HTTP/1.1\r\nHost: x\r\n')
    await sleep(100)
    const [closed, idleEnded] = [once(child, 'close'), once(idle.socket, 'close')]
    child.kill('SIGTERM')
    await idleEnded
    const late = () =>
      connect(port).then(
        ({ socket }) => socket.destroy(),
        (error: unknown) => error,
      )
    await expect.poll(late, { timeout: 30_000 }).toMatchObject({ code: 'ECONNREFUSED' })
    // A terminal sends the signal to the whole group, and npm sends it to its child again.
    child.kill('SIGINT')
    busy.socket.write('\r\n')
    await expect.poll(busy.read, { timeout: 30_000 }).toContain('"ok"')
    const answered = performance.now()
    expect(await closed).toEqual([0, null])
    expect(performance.now() - answered).toBeLessThan(4_000)
  })

  test('waits only seconds for a request that never ends', async () => {
    const child = start()
    const { socket } = await connect(await portOf(child))
    socket.on('error', () => undefined).write('GET /v1/health HTTP/1.1\r\nHost: x\r\n')
    await sleep(100)
    const [closed, reported] = [once(child, 'close'), performance.now()]
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
    // The server waits five seconds; the request itself could take fifteen.
    expect(performance.now() - reported).toBeLessThan(12_000)
  })
})
