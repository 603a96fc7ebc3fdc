/**
 * `npm test -- bare-clone`: static checks, unit tests and a few files of every other suite of the last
 * commit, in a clone with nothing beside it. Its user has settings that nobody expects: umask 077, another
 * language and time zone, `.npmrc`, `.gitconfig` and variables of PostgreSQL. Port 8080 is taken.
 * With a file as its argument, it writes there how many tests passed, failed and were skipped. Failed
 * tests, and those that passed only when run again, are named.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { printedFailedTests } from './failed-tests.mjs'
import { root } from './setup.mjs'
import { waitForChild } from './wait-for-child.mjs'

/** The words that `npm test` gets, one run after the other. Of suites that take minutes, only parts. */
const RUNS = [
  ['format', 'lint', 'types', 'deps', 'architecture', 'dead-code', 'unit'],
  ['postgres', 'test/postgres/contract', 'test/http/access'],
  ['components', 'tabs', 'menu', 'filters'],
  ['e2e', 'npm-start', 'e2e/search'],
]

/** The default port of the service. */
const PORT_TAKEN = 8080

/** Settings of npm that leave packages out or run less than is needed, and one that no version has. */
const NPMRC = [
  'groundsheet-unknown-setting=true',
  'ignore-scripts=true',
  'omit[]=dev',
  'fund=true',
  'audit=true',
]

/**
 * Git refuses to clone a repository of another user, which a checkout in a container often is.
 * With autocrlf, the default of Git for Windows, a file without attributes would get CRLF.
 */
const GITCONFIG = `
[safe]
	directory = *
[core]
	autocrlf = true
	quotePath = true
[init]
	defaultBranch = trunk
[user]
	useConfigOnly = true
[commit]
	gpgSign = true
[tag]
	gpgSign = true
[gpg]
	program = /nowhere/gpg
[color]
	ui = always
`

const CLOSING_LINE = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/
const KILL_TIMEOUT_MS = 10_000

/**
 * What a machine needs to reach the npm registry; sharing npm's cache saves downloading every package again.
 */
const NETWORK = new RegExp(
  '^((https?|all|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|npm_config_(cache|registry|' +
    'cafile|proxy|https_proxy))$',
  'i',
)

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-bare-clone-'))
// Programs that tests run as another user reach what is in it.
chmodSync(folder, 0o711)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
process.umask(0o077)
const [home, temporary, clone] = ['home', 'tmp', 'groundsheet'].map((name) => join(folder, name))
const environment = bareEnvironment()

mkdirSync(home)
mkdirSync(temporary)
// Programs that tests run as another user reach it, whatever the umask.
chmodSync(temporary, 0o711)
writeFileSync(join(home, '.npmrc'), NPMRC.map((line) => `${line}\n`).join(''))
writeFileSync(join(home, '.gitconfig'), GITCONFIG)
await takePort()

const cloned = await run('git', ['clone', '--quiet', root, clone], folder)
const total = cloned === 0 ? await runChecks() : { passed: 0, failed: 1, skipped: 0, failedTests: [] }
if (process.argv[2] !== undefined) writeFileSync(process.argv[2], JSON.stringify(total))
process.exit(total.failed === 0 ? 0 : 1)

async function runChecks() {
  const failedTests = []
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const words of RUNS) {
    let part = { passed: 0, failed: 0, skipped: 0 }
    const lines = []
    const status = await run('npm', ['test', '--', ...words], clone, (line) => {
      lines.push(line)
      const [, passed, failed, skipped = 0] = CLOSING_LINE.exec(line) ?? []
      if (passed === undefined) return
      part = { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
    })
    if (status !== 0 && part.failed === 0) part.failed = 1
    for (const key of Object.keys(total)) total[key] += part[key]
    failedTests.push(...printedFailedTests(lines))
  }
  return { ...total, failedTests }
}

/** Another program may have it already, which is as good. */
async function takePort() {
  const server = createServer().unref()
  server.listen(PORT_TAKEN)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
  }
}

/** Exit code of a program without input, in its own process group; its output is shown line by line. */
function run(command, args, cwd, onLine = () => undefined) {
  const child = spawn(command, args, {
    cwd,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      onLine(line)
      // Marked, so that the last line of this part is not mistaken for that of the whole.
      console.log(`bare clone | ${line}`)
    })
  child.once('error', (error) => console.log(`${command} cannot be started: ${error.message}`))
  return waitForChild(child, (signal) => {
    signalGroup(child, signal)
    setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_TIMEOUT_MS)
  })
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function bareEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => NETWORK.test(name))
  // Without the programs of this checkout, which npm puts in front.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !/[\\/]node_modules[\\/]/.test(entry))
  return {
    ...Object.fromEntries(kept),
    PATH: path.join(delimiter),
    TMPDIR: temporary,
    HOME: home,
    TZ: 'Pacific/Auckland',
    LANG: 'de_DE.UTF-8',
    LANGUAGE: 'de',
    LC_ALL: 'de_DE.UTF-8',
    PGHOST: 'db.invalid',
    PGPORT: '1',
    PGUSER: 'nobody-known',
    PGPASSWORD: 'none',
    PGDATABASE: 'none',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c search_path=none',
    CI: 'true',
    NO_COLOR: '1',
    NODE_ENV: 'production',
    PORT: '3000',
  }
}
