import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { MAX_SOCKET_PATH_BYTES } from '../../src/common/unix-socket.ts'
import { makeKey, seedWorld } from '../seed-world.ts'
import { outputOf, runGroundsheet, spawnGroundsheet, spawnStart } from './run-groundsheet.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A database, and a path for a socket in a folder of its own. */
function place() {
  const { database, remove } = seedWorld()
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-socket-'))
  undo.push(remove, () => rmSync(folder, { recursive: true }))
  return { database, folder, path: join(folder, 'api.sock') }
}

async function serve(database: string, settings: Record<string, string>, words: string[] = []) {
  const child = spawnGroundsheet(['serve', '--database', database, ...words], settings)
  undo.push(() => child.kill('SIGKILL'))
  let log = ''
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const said = await outputOf(child, 'listens on')
  return { child, said, log: () => log }
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** On a connection of its own. */
function send(socketPath: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, path, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    sent.once('error', reject).end()
  })
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** What a server that was killed leaves. */
async function leaveStale(database: string, path: string) {
  const { child } = await serve(database, { GROUNDSHEET_SOCKET: path })
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
  expect(statSync(path).isSocket()).toBe(true)
}

test('serve answers on a socket, which only user and group can open, and removes it at its end', async () => {
  const { database, path } = place()
  const { child, said } = await serve(database, {}, ['--socket', path])
  expect(said).toBe(`Groundsheet listens on unix:${path}\n`)
  expect(modeOf(path)).toBe('660')
  expect((await send(path, '/v1/projects')).status).toBe(401)
  const authorization = `Bearer ${await makeKey(database, { rateLimit: 3 })}`
  const answers = []
  for (let time = 0; time < 4; time += 1) answers.push(await send(path, '/v1/projects', { authorization }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(existsSync(path)).toBe(false)
})

test.each(['1', '2'])(
  '%s worker that ends leaves the socket of a server that took its path',
  async (workers) => {
    const { database, folder, path } = place()
    const settings = { GROUNDSHEET_SOCKET: path, GROUNDSHEET_WORKERS: workers }
    const first = await serve(database, settings)
    rmSync(path)
    await serve(database, settings)
    const ended = once(first.child, 'close')
    first.child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect((await send(path, '/v1/health')).status).toBe(200)
    expect(readdirSync(folder)).toEqual(['api.sock'])
  },
)

test('several workers share a socket of the mode that is set, also after all of them died', async () => {
  const { database, path } = place()
  const settings = { GROUNDSHEET_SOCKET: path, GROUNDSHEET_SOCKET_MODE: '0600', GROUNDSHEET_WORKERS: '3' }
  const { child } = await serve(database, settings)
  expect(modeOf(path)).toBe('600')
  const authorization = `Bearer ${await makeKey(database, { rateLimit: 20 })}`
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => send(path, '/v1/projects', { authorization })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  const children = readFileSync(`/proc/${child.pid ?? 0}/task/${child.pid ?? 0}/children`, 'utf8')
  const workers = children.trim().split(' ').map(Number)
  expect(workers).toHaveLength(3)
  for (const worker of workers) process.kill(worker, 'SIGKILL')
  await expect.poll(() => send(path, '/ready').catch(() => null)).toMatchObject({ status: 200 })
  expect(modeOf(path)).toBe('600')
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(existsSync(path)).toBe(false)
})

test.each(['1', '2'])('the socket that a killed server left is replaced; workers: %s', async (workers) => {
  const { database, path } = place()
  await leaveStale(database, path)
  await serve(database, { GROUNDSHEET_SOCKET: path, GROUNDSHEET_WORKERS: workers })
  expect((await send(path, '/ready')).status).toBe(200)
})

test('the socket of a running server is not removed', async () => {
  const { database, path } = place()
  await serve(database, { GROUNDSHEET_SOCKET: path })
  const { code, err } = await runGroundsheet(['serve', '--database', database, '--socket', path])
  expect([code, err]).toEqual([
    1,
    `${path}: another server listens there. Stop it, or choose another path with --socket PATH or ` +
      'GROUNDSHEET_SOCKET=PATH.\n',
  ])
  expect((await send(path, '/ready')).status).toBe(200)
})

test('a file or a link in the place of the socket is left as it is', async () => {
  const { database, folder, path } = place()
  await leaveStale(database, path)
  const file = join(folder, 'file')
  const link = join(folder, 'link')
  writeFileSync(file, 'notes')
  symlinkSync(path, link)
  for (const one of [file, link, folder]) {
    const { code, err } = await runGroundsheet(['serve', '--database', database, '--socket', one])
    expect([code, err]).toEqual([
      1,
      `${one}: is not a socket. Remove it, or choose another path with --socket PATH or ` +
        'GROUNDSHEET_SOCKET=PATH.\n',
    ])
    expect(existsSync(one)).toBe(true)
  }
})

test.each(['1', '2'])('a place where no socket can be made gives one line; workers: %s', async (workers) => {
  const { database, folder } = place()
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep', 'file'), '')
  const lines = [
    [join(folder, 'none', 'api.sock'), `there is no folder ${join(folder, 'none')}. Make it first, or`],
    [join(folder, 'deep', 'file', 'api.sock'), `there is no folder ${join(folder, 'deep', 'file')}.`],
    ['/proc/api.sock', 'no socket can be opened there ('],
  ]
  for (const [path = '', reason = ''] of lines) {
    const settings = { GROUNDSHEET_SOCKET: path, GROUNDSHEET_WORKERS: workers }
    const { code, err } = await runGroundsheet(['serve', '--database', database], settings)
    expect(code).toBe(1)
    expect(err.split('\n')).toEqual([expect.stringContaining(`${path}: ${reason}`), ''])
  }
})

const LONG = `/tmp/${'a'.repeat(MAX_SOCKET_PATH_BYTES)}`
test.each([
  [
    ['--socket', LONG],
    {},
    `--socket: got "${LONG}", expected a path of at most ${MAX_SOCKET_PATH_BYTES} bytes\n`,
  ],
  [
    [],
    { GROUNDSHEET_SOCKET_MODE: 'rw' },
    'GROUNDSHEET_SOCKET_MODE: got "rw", expected an octal file mode such as 660\n',
  ],
  [
    [],
    { GROUNDSHEET_SOCKET_MODE: '888' },
    'GROUNDSHEET_SOCKET_MODE: got "888", expected an octal file mode such as 660\n',
  ],
  [
    ['--port', '0'],
    { GROUNDSHEET_SOCKET: '/tmp/api.sock' },
    '--port: GROUNDSHEET_SOCKET names a socket to listen on in place of a port; leave one out\n',
  ],
])(
  'settings of a socket that cannot be right give one line, exit code 2: %j %j',
  async (words, extra, expected) => {
    const { code, err } = await runGroundsheet(['serve', ...words], extra)
    expect([code, err]).toEqual([2, expected])
  },
)

test('npm start states that browsers open no socket', async () => {
  const child = spawnStart([], { GROUNDSHEET_SOCKET: '/tmp/api.sock' })
  let err = ''
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()))
  expect(await once(child, 'close')).toEqual([2, null])
  expect(err).toMatch(/^GROUNDSHEET_SOCKET: npm start prints a link, .*\n$/)
})

const KIM = { 'X-Auth-Request-Email': 'kim@ainsley.example', 'X-Auth-Request-Groups': 'geotechnics' }

test.each([
  [undefined, 200],
  [['unix'], 200],
  [['127.0.0.1'], 401],
])(
  'who opens the socket is the proxy if "unix" is listed, as it is by default: %j',
  async (proxies, status) => {
    const { database, folder, path } = place()
    const table = join(folder, 'identities.json')
    const identities = [{ group: 'geotechnics', company: 'Ainsley Ground' }]
    writeFileSync(table, JSON.stringify({ identities, ...(proxies ? { proxies } : {}) }))
    const settings = {
      GROUNDSHEET_SOCKET: path,
      GROUNDSHEET_PROXY_IDENTITY: table,
      GROUNDSHEET_TRUST_PROXY: '1',
    }
    const { log } = await serve(database, { ...settings, GROUNDSHEET_LOG_LEVEL: 'info' })
    expect((await send(path, '/v1/projects', { ...KIM, 'X-Forwarded-For': '192.0.2.7' })).status).toBe(status)
    expect((await send(path, '/v1/projects', KIM)).status).toBe(status)
    await expect.poll(() => log().match(/\/v1\/projects/g)).toHaveLength(2)
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { req?: { ip?: string }; address?: string })
    expect(lines.flatMap(({ req }) => (req ? [req.ip] : []))).toEqual(['192.0.2.7', undefined])
    expect(lines.flatMap(({ address }) => address ?? [])).toEqual(status === 401 ? ['unix'] : [])
  },
)

test('with a port, "unix" in the list of proxies lets nobody in who has no address', async () => {
  const { database, folder } = place()
  const table = join(folder, 'identities.json')
  const identities = [{ group: 'geotechnics', company: 'Ainsley Ground' }]
  writeFileSync(table, JSON.stringify({ identities, proxies: ['unix'] }))
  const { said } = await serve(database, { GROUNDSHEET_PROXY_IDENTITY: table, PORT: '0' })
  const url = /http:\S+/.exec(said)?.[0] ?? ''
  expect((await fetch(`${url}/v1/projects`, { headers: KIM })).status).toBe(401)
})

test('the socket of another kind of server is not removed either', async () => {
  const { database, path } = place()
  const other = createServer().listen(path)
  await once(other, 'listening')
  undo.push(() => other.close())
  const { code } = await runGroundsheet(['serve', '--database', database, '--socket', path])
  expect([code, existsSync(path)]).toEqual([1, true])
})
