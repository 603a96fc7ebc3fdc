import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedDatabase, seedId } from '../seed-database.ts'
import { AINSLEY, makeKey } from '../seed-world.ts'
import { openRaw, readAnswers } from './raw-socket.ts'
import { startTestService, type TestService } from './test-service.ts'

/** Each export starts a process, which takes seconds where many tests run. */
vi.setConfig({ testTimeout: 120_000 })

const PROJECT = seedId('project', AINSLEY, 'WORDY')
/** Far more than the system's socket buffers hold. */
const ROWS = 500

const lines: string[] = []
let service: TestService
beforeAll(async () => {
  service = await startTestService({
    // One place for each company.
    maxExports: 2,
    minExportRate: { bytesPerSecond: 20_000, overMs: 2_000 },
    logger: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  })
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    locaId: 'BH1',
    data: { GEOL_TOP: String(index), GEOL_DESC: `${index} firm CLAY; `.repeat(3_000) },
  }))
  const tables = [{ code: 'GEOL', group: 'GEOL', rows }]
  const project = { reference: 'WORDY', name: 'Wordy', locations: [{ locaId: 'BH1' }], tables }
  seedDatabase(service.database, [{ name: 'Ainsley Ground', projects: [project] }])
})
afterAll(() => service.close())

const ADDRESS = `/v1/projects/${PROJECT}/export/ags`

const requestOf = (key: string): string =>
  `GET ${ADDRESS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`

/** Reads 200 bytes ten times a second. */
function readAtATrickle(key: string): { socket: Socket; closed: Promise<void> } {
  const { hostname, port } = new URL(service.url)
  const socket = createConnection(Number(port), hostname, () => socket.write(requestOf(key)))
  const reading = setInterval(() => void socket.read(200), 100)
  const closed = new Promise<void>((resolve) => {
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(reading)
        resolve()
      })
  })
  return { socket, closed }
}

test('who reads an export at a trickle is disconnected, and the place is free for others', async () => {
  const [slow, other] = [await makeKey(service.database), await makeKey(service.database)]
  const { socket, closed } = readAtATrickle(slow)
  await expect.poll(() => socket.bytesRead, { timeout: 60_000 }).toBeGreaterThan(0)
  expect((await service.request(ADDRESS, other)).status).toBe(503)
  await expect.poll(async () => (await service.request(ADDRESS, other)).status, { timeout: 60_000 }).toBe(200)
  // What the kernel had received is still read before the connection ends.
  socket.resume()
  await closed
  expect(lines.join('')).toContain('read an export more slowly than GROUNDSHEET_MIN_EXPORT_RATE_KB allows')
})

test('who pauses for less than the limit gets the whole export', async () => {
  const key = await makeKey(service.database)
  const raw = openRaw(service.url, requestOf(key))
  await expect.poll(() => raw.text().length, { timeout: 60_000 }).toBeGreaterThan(0)
  raw.socket.pause()
  await sleep(1_000)
  raw.socket.resume()
  const [answer] = readAnswers(await raw.ended)
  const { body } = await service.request(ADDRESS, key)
  expect(body.length).toBeGreaterThan(20_000_000)
  expect(answer?.body.length).toBe(body.length)
})
