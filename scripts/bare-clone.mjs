/**
 * `npm test -- bare-clone`: static checks and unit tests of the last commit in a clone with nothing beside
 * it, as on another person's machine. It has a fresh home, core.autocrlf, an unknown npm setting, its own
 * PORT and NODE_ENV, and another time zone and locale.
 * With a file as its argument, it writes there how many tests passed, failed and were skipped.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './setup.mjs'
import { waitForChild } from './wait-for-child.mjs'

const CHECKS = ['format', 'lint', 'types', 'deps', 'architecture', 'dead-code', 'unit']
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
const [home, temporary, clone] = ['home', 'tmp', 'groundsheet'].map((name) => join(folder, name))
const environment = bareEnvironment()

mkdirSync(home)
mkdirSync(temporary)
writeFileSync(join(home, '.npmrc'), 'groundsheet-unknown-setting=true\n')
// Git refuses to clone a repository of another user, which a checkout in a container often is.
// With autocrlf, the default of Git for Windows, a file without attributes would get CRLF.
writeFileSync(join(home, '.gitconfig'), '[safe]\n\tdirectory = *\n[core]\n\tautocrlf = true\n')

const cloned = await run('git', ['clone', '--quiet', root, clone], folder)
const total = cloned === 0 ? await runChecks() : { passed: 0, failed: 1, skipped: 0 }
if (process.argv[2] !== undefined) writeFileSync(process.argv[2], JSON.stringify(total))
process.exit(total.failed === 0 ? 0 : 1)

async function runChecks() {
  let total = { passed: 0, failed: 0, skipped: 0 }
  const status = await run('npm', ['test', '--', ...CHECKS], clone, (line) => {
    const [, passed, failed, skipped = 0] = CLOSING_LINE.exec(line) ?? []
    if (passed === undefined) return
    total = { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
  })
  if (status !== 0 && total.failed === 0) total.failed = 1
  return total
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
    LC_ALL: 'C',
    CI: 'true',
    NO_COLOR: '1',
    NODE_ENV: 'production',
    PORT: '3000',
  }
}
