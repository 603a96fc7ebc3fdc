import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDatabase, seedId } from '../seed-database.ts'
import { AINSLEY, makeKey } from '../seed-world.ts'
import { openRaw, readAnswers } from './raw-socket.ts'
import { startTestService, type TestService } from './test-service.ts'

const PROJECT = seedId('project', AINSLEY, 'WORDY')
/** A page of these rows is larger than the system's socket buffers. */
const ROWS = 400

let service: TestService
let key = ''
beforeAll(async () => {
  service = await startTestService()
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    locaId: 'BH1',
    data: { GEOL_TOP: String(index), GEOL_DESC: `${index} firm CLAY; `.repeat(3_000) },
  }))
  const tables = [{ code: 'GEOL', group: 'GEOL', rows }]
  const project = { reference: 'WORDY', name: 'Wordy', locations: [{ locaId: 'BH1' }], tables }
  seedDatabase(service.database, [{ name: 'Ainsley Ground', projects: [project] }])
  key = await makeKey(service.database)
})
afterAll(() => service.close())

const pageOf = (limit: number): string => `/v1/projects/${PROJECT}/tables/GEOL?limit=${limit}`

test('a client that reads slowly gets the whole page, whatever others request meanwhile', async () => {
  const line =
    `GET ${pageOf(ROWS)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n` +
    'Connection: close\r\n\r\n'
  const slow = openRaw(service.url, line)
  slow.socket.pause()
  // None of these is cached either: their pages reuse released memory.
  for (const less of [1, 2, 3, 4]) await service.request(pageOf(ROWS - less), key)
  expect(slow.text()).toBe('')
  slow.socket.resume()
  const [got] = readAnswers(await slow.ended)
  const { body } = await service.request(pageOf(ROWS), key)
  expect(body.length).toBeGreaterThan(15_000_000)
  expect(got?.body === body.toString('latin1')).toBe(true)
})
