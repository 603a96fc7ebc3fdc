import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServerProcess } from '../api/server-process.ts'
import { endProcess } from './end-process.ts'
import { freePort } from './free-port.ts'
import { processorTime } from './processor-time.ts'
import { waitForServer } from './wait-for-server.ts'

/** For a local installation that is removed after the benchmark. */
export const TOKEN = 'bench-of-the-same-pages'

/** Directus over the database `directus` of a cluster, with the table `hole` as one of its collections. */
export async function startDirectus(folder: string, socket: string): Promise<ServerProcess> {
  const port = await freePort()
  const program = join(folder, 'node_modules/directus/cli.js')
  const options = {
    cwd: folder,
    env: { ...process.env, ...settings(socket, port) },
    stdio: 'ignore',
  } as const
  await once(spawn(process.execPath, [program, 'bootstrap'], options), 'exit')
  const child = spawn(process.execPath, [program, 'start'], options)
  const stop = () => endProcess(child, 'SIGKILL')
  try {
    await waitForServer(child, `http://127.0.0.1:${port}/server/ping`, 'Directus')
    await addCollection(`http://127.0.0.1:${port}`)
  } catch (error) {
    await stop()
    throw error
  }
  const pid = child.pid ?? 0
  return { port, pid, stop, cpu: () => Promise.resolve(processorTime(pid)) }
}

const settings = (socket: string, port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: `${port}`,
  SECRET: TOKEN,
  ADMIN_EMAIL: 'bench@example.com',
  ADMIN_PASSWORD: TOKEN,
  ADMIN_TOKEN: TOKEN,
  DB_CLIENT: 'pg',
  DB_HOST: socket,
  DB_PORT: '5432',
  DB_DATABASE: 'directus',
  DB_USER: 'bench',
  DB_PASSWORD: '',
  DB_POOL__MAX: '16',
  LOG_LEVEL: 'silent',
  TELEMETRY: 'false',
  QUERY_LIMIT_MAX: '1000',
  // It would refuse to answer while it is busy.
  PRESSURE_LIMITER_ENABLED: 'false',
})

/** A table that was there before becomes a collection by being named. */
async function addCollection(base: string): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const known = await fetch(`${base}/items/hole?limit=1`, { headers })
  if (known.ok) return
  const body = JSON.stringify({ collection: 'hole', schema: null, meta: {} })
  const made = await fetch(`${base}/collections`, { method: 'POST', headers, body })
  if (!made.ok) throw new Error(`Directus refused the table: ${await made.text()}`)
}
