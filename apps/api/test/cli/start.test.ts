import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { outputOf, spawnStart } from './run-groundsheet.ts'

/** The sample company is created on first use. */
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-start-'))
const GROUNDSHEET_DATABASE = join(folder, 'ground.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A port of 127.0.0.1 that another program listens on. */
async function busyPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: String((server.address() as AddressInfo).port) }
}

test('--port and --host take precedence over PORT and HOST', async () => {
  const { server, port } = await busyPort()
  const child = spawnStart(['--port', '0', '--host', '127.0.0.1'], {
    GROUNDSHEET_DATABASE,
    PORT: port,
    HOST: 'nowhere.invalid',
  })
  await outputOf(child, 'Groundsheet listens on http://127.0.0.1:')
  child.kill('SIGTERM')
  await once(child, 'close')
  server.close()
})

test('the link that is printed has a code in place of a key, and its key ends after eight days', async () => {
  const child = spawnStart(['--port', '0'], { GROUNDSHEET_DATABASE })
  const out = await outputOf(child, '#code=')
  expect(out).not.toContain('gs_')
  const { origin, hash } = new URL(/http:\S+#code=\S+/.exec(out)?.[0] ?? '')
  const code = hash.replace('#code=', '')
  const request = (path: string, authorization: string) =>
    fetch(origin + path, { headers: { Authorization: authorization } })
  expect((await request('/v1/me', `Bearer ${code}`)).status).toBe(401)
  const exchanged = await request('/sign-in', `Code ${code}`)
  expect(exchanged.headers.get('Cache-Control')).toBe('no-store')
  const { data: found } = (await exchanged.json()) as { data: { key: string } }
  const me = await request('/v1/me', `Bearer ${found.key}`)
  const { data } = (await me.json()) as { data: { expiresAt: string } }
  const days = (Date.parse(data.expiresAt) - Date.now()) / (24 * 3_600_000)
  expect(days).toBeGreaterThan(7.9)
  expect(days).toBeLessThanOrEqual(8)
  child.kill('SIGTERM')
  await once(child, 'close')
})

test('a port in use is refused with the option of npm start, exit code 1', async () => {
  const { server, port } = await busyPort()
  const child = spawnStart(['--port', port], { GROUNDSHEET_DATABASE })
  let err = ''
  child.stderr?.on('data', (chunk) => (err += String(chunk)))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(err).toBe(
    `port ${port} on 127.0.0.1 is in use. Stop what listens there, or choose another with npm ` +
      'start -- --port N or PORT=N.\n',
  )
  server.close()
})
