/**
 * `npm run dev [-- FILES]`: the API under `node --watch`, the viewer from Vite with hot replacement, and one
 * link. Serves the database of `npm start`. GROUNDSHEET_DEV_PORT: port of the viewer; the API takes the one
 * after it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { environment, projectNode, root, setup } from './setup.mjs'

const READY_TIMEOUT_MS = 60_000
const READY_INTERVAL_MS = 200

setup({ quiet: true })
const { GROUNDSHEET_DEV_PORT: wantedPort = 5173, ...others } = environment
const port = Number(wantedPort)
const [viewer, api] = [port, port + 1].map((one) => `http://127.0.0.1:${one}`)
const children = []
for (const one of [port, port + 1]) if (!(await isFree(one))) refusePort(one)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

const source = (...path) => join(root, 'apps', 'api', 'src', ...path)
const prepared = spawnSync(projectNode, [source('start', 'prepare-dev.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: others,
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
})
if (prepared.status !== 0) process.exit(prepared.status ?? 1)
const { database, path, key } = JSON.parse(prepared.stdout)
// Histories of browsers keep links, so this one has a code in place of the key.
const code = randomBytes(24).toString('hex')

run([
  '--watch',
  '--watch-preserve-output',
  join(root, 'apps', 'api', 'bin', 'groundsheet.js'),
  'serve',
  '--database',
  database,
  '--port',
  String(port + 1),
])
await isReady(`${api}/ready`)
run(
  [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    '--port',
    String(port),
    '--strictPort',
    '--host',
    '127.0.0.1',
    '--logLevel',
    'warn',
  ],
  {
    cwd: join(root, 'apps', 'web'),
    env: { ...others, GROUNDSHEET_API: api, GROUNDSHEET_DEV_SIGN_IN: `${code} ${key}` },
  },
)
await isReady(viewer)
console.log(`Open the viewer, signed in:\n\n  ${viewer}${path}#code=${code}\n`)

function run(args, options = {}) {
  const child = spawn(projectNode, args, { cwd: root, env: others, stdio: 'inherit', ...options })
  child.on('exit', (code) => stop(code ?? 1))
  children.push(child)
}

function stop(code) {
  process.exitCode ??= code
  for (const child of children) child.kill()
}

/** Whether nothing listens there yet. */
function isFree(one) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(one, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

function refusePort(one) {
  console.error(
    `Port ${one} is in use. Stop what uses it, or choose another: ` +
      `GROUNDSHEET_DEV_PORT=${port + 100} npm run dev`,
  )
  process.exit(1)
}

/** Waits until an address answers 200. */
async function isReady(address) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (process.exitCode === undefined) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) {
      console.error(`${address} does not answer; what was printed above may say why.`)
      return stop(1)
    }
    await wait(READY_INTERVAL_MS)
  }
}
