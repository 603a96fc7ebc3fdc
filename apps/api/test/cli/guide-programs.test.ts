import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../test/free-port.ts'
import { hasProgram } from '../has-program.ts'
import { seedWorld } from '../seed-world.ts'
import { lineOf, otherLines, root, RUN_HERE, RUN_WITH_POSTGRES, SKIPPED } from './guide-lines.ts'
import { outputOf, PROGRAM } from './run-groundsheet.ts'

const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-guide-'))
const { database, remove } = seedWorld()
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  remove()
})

/** Beginning of a line. */
type Start = (typeof RUN_HERE)[number]
type Words = Readonly<Record<string, string>>

/** A line of the guide with other words in the place of some. */
function withWords(start: Start, other: Words): string {
  const line = lineOf(start)
  expect(Object.keys(other).filter((word) => !line.includes(word))).toEqual([])
  return Object.entries(other).reduce((text, [from, to]) => text.replaceAll(from, to), line)
}

/** Runs a line in a folder of the tests, and returns what it prints. */
function run(start: Start, other: Words = {}): string {
  const words = withWords(start, other)
  const { status, stdout, stderr } = spawnSync('sh', ['-c', words], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words} ends with ${status}: ${stderr}`)
  return stdout
}

/** A block of the guide: the first of its language that has a text. */
function block(language: string, part: string): string {
  const blocks = [...guide.matchAll(new RegExp('```' + language + '\\n([\\s\\S]*?)```', 'g'))]
  return blocks.map(([, text = '']) => text).find((text) => text.includes(part)) ?? ''
}

/** Runs the line of the guide that serves, until the work is done. */
async function serving(settings: Words, work: () => void): Promise<void> {
  writeFileSync(
    join(folder, 'identities.json'),
    block('json', '"identities"')
      .replaceAll(/Northmoor[\w ]*/g, 'Ainsley Ground')
      .replace('NGE-0614', 'HQ-1'),
  )
  const line = withWords('GROUNDSHEET_PROXY_IDENTITY=identities.json npx groundsheet serve', {
    'npx groundsheet': `exec ${process.execPath} ${PROGRAM}`,
    'ground.sqlite': database,
  })
  const child = spawn('sh', ['-c', line], { cwd: folder, env: { ...process.env, ...settings } })
  await outputOf(child, 'listens on')
  try {
    work()
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

const CURL = 'curl --disable --silent --fail'

test('each line of the guides is run, or skipped with a reason', () => {
  const known = [...RUN_HERE, ...RUN_WITH_POSTGRES, ...Object.keys(SKIPPED)]
  expect(known.map(lineOf).toSorted()).toEqual(otherLines.toSorted())
  expect(Object.values(SKIPPED).filter((reason) => !reason.includes(' '))).toEqual([])
})

test.skipIf(!hasProgram('curl', '--version'))(
  'health, readiness and metrics answer at their addresses',
  async () => {
    const [port, metrics] = [await freePort(), await freePort()]
    const settings = { PORT: String(port), GROUNDSHEET_METRICS_PORT: String(metrics) }
    await serving(settings, () => {
      expect(run('curl http://127.0.0.1:8080/v1/health', { curl: CURL, 8080: String(port) })).toContain(
        '"ok"',
      )
      expect(run('curl http://127.0.0.1:8080/ready', { curl: CURL, 8080: String(port) })).not.toBe('')
      const text = run('curl http://127.0.0.1:9464/metrics', { curl: CURL, 9464: String(metrics) })
      expect(text).toContain('http_request_duration_seconds')
    })
  },
)

test.skipIf(!hasProgram('curl', '--version'))('readiness answers at the socket', async () => {
  const socket = join(folder, 'api.sock')
  await serving({ GROUNDSHEET_SOCKET: socket }, () => {
    const words = { 'curl ': `${CURL} `, '/run/groundsheet/api.sock': socket }
    expect(run('curl --unix-socket', words)).not.toBe('')
  })
})

test.skipIf(!hasProgram('install', '--version'))('the folders of the guide belong to one user', () => {
  const { uid, gid } = userInfo()
  run('install --directory', {
    'owner=groundsheet': `owner=${uid}`,
    'group=groundsheet': `group=${gid}`,
    '/var/': `${folder}/var/`,
  })
  for (const name of ['lib', 'backups'])
    expect(statSync(join(folder, 'var', name, 'groundsheet')).mode & 0o777).toBe(0o700)
})

test.skipIf(process.getuid?.() !== 0 || !hasProgram('useradd', '--help'))(
  'the user of the guide owns the data, and www-data joins its group',
  () => {
    const prefix = join(folder, 'users')
    mkdirSync(join(prefix, 'etc'), { recursive: true })
    writeFileSync(join(prefix, 'etc', 'passwd'), 'www-data:x:33:33::/:/bin/sh\n')
    writeFileSync(join(prefix, 'etc', 'group'), 'www-data:x:33:\n')
    // Whether a user has a group of its own; Debian's has.
    cpSync('/etc/login.defs', join(prefix, 'etc', 'login.defs'))
    run('useradd --system', { 'useradd ': `useradd --prefix ${prefix} ` })
    run('usermod --append', { 'usermod ': `usermod --prefix ${prefix} ` })
    const read = (name: string) => readFileSync(join(prefix, 'etc', name), 'utf8')
    expect(read('passwd')).toMatch(/^groundsheet:.*:\/var\/lib\/groundsheet:\/usr\/sbin\/nologin$/m)
    expect(read('group')).toMatch(/^groundsheet:.*:www-data$/m)
  },
)

test.skipIf(!hasProgram('systemd-analyze', '--version'))('systemd accepts the unit', () => {
  const unit = join(folder, 'groundsheet.service')
  const { username } = userInfo()
  const text = block('ini', '[Unit]').replaceAll('=groundsheet\n', `=${username}\n`)
  writeFileSync(unit, text.replaceAll('/opt/groundsheet', root.replace(/\/$/, '')))
  run('systemd-analyze verify', {
    '/etc/systemd/system/groundsheet.service': unit,
  })
})

/** Makes the authority and the certificate of the guide. */
function makeCertificate(): void {
  for (const line of RUN_HERE) if (/^(?:openssl|printf)\b/.test(line)) run(line)
}

const hasOpenssl = hasProgram('openssl', 'version')

test.skipIf(!hasOpenssl)('the certificate is of the host, by the authority', () => {
  makeCertificate()
  const checked = spawnSync(
    'openssl',
    ['verify', '-CAfile', 'ca.pem', '-verify_hostname', 'db.example.org', 'server.crt'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  expect(checked.stdout).toBe('server.crt: OK\n')
})

const NGINX = ['nginx', '/usr/sbin/nginx'].find((program) => hasProgram(program, '-v'))

test.skipIf(NGINX === undefined || !hasOpenssl)('nginx accepts the configuration of the guide', () => {
  makeCertificate()
  const server = block('nginx', 'listen 443')
    .replace(/\/etc\/ssl\/\S+\.pem/, join(folder, 'server.crt'))
    .replace(/\/etc\/ssl\/\S+\.key/, join(folder, 'server.key'))
  const socket = block('nginx', 'server unix:')
  const upstream = /upstream groundsheet \{[^}]*\}/
  const signIn = server.replace(/ {2}location \/ \{[^}]*\}/, block('nginx', 'location /oauth2/'))
  for (const text of [server, server.replace(upstream, socket), signIn]) {
    expect(text).toContain('listen 443')
    const path = join(folder, 'nginx.conf')
    writeFileSync(path, `pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp {\n${text}\n}\n`)
    run('nginx -t', { nginx: `${NGINX ?? ''} -p ${folder} -c ${path}` })
  }
})
