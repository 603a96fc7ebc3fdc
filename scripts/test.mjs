/**
 * `npm test`: sets up, then runs every check and closes with one line, `N passed, N failed[, N skipped]`.
 * `npm test -- lint types` runs only those; `npm test -- --all` also those marked `onlyOnRequest`.
 * A check that has tests counts them; any other counts as one. Failed tests are listed before the closing line.
 * A journey that fails is run once more; one that then passes counts as passed, and is listed.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { failedJourneys, failedUnitTests } from './failed-tests.mjs'
import { environment, projectNode, root, setup } from './setup.mjs'
import { waitForChild } from './wait-for-child.mjs'

// Short: the path of a socket that Chromium makes in the temporary directory has at most 104 characters on macOS.
const scratch = mkdtempSync(join(tmpdir(), 'gs-'))
// Programs that tests run as another user reach what is in it, but can neither list nor add to it.
chmodSync(scratch, 0o711)
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const report = (name) => join(scratch, `${name}.json`)
// Playwright runs compiled files that it keeps there under a name that another user could have taken.
const privateTemporary = { TMPDIR: scratch, TMP: scratch, TEMP: scratch }
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args]

const CHECKS = {
  format: { args: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  lint: { args: tool('eslint/bin/eslint.js', '--max-warnings', '0', '.') },
  types: { args: tool('typescript/bin/tsc', '-b', 'apps/api', 'apps/web', '.') },
  deps: {
    args: tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'bench',
      'e2e',
      'test',
    ),
  },
  architecture: { args: [join(root, 'scripts', 'architecture.mjs'), '--check'] },
  'dead-code': { args: tool('knip/bin/knip.js') },
  unit: {
    args: tool(
      'vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report('unit')}`,
    ),
    count: () => {
      const { numPassedTests, numFailedTests, numPendingTests } = read(report('unit'))
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
    },
    failedTests: () => failedUnitTests(read(report('unit')), root),
  },
  // One minute proves that the benchmark works; its figures are not used.
  bench: {
    args: [join(root, 'bench', 'main.ts'), '--quick'],
    env: () => ({ CHROMIUM: findChromium() ?? 'missing' }),
  },
  e2e: {
    args: tool('@playwright/test/cli.js', 'test', '--reporter=line,json'),
    env: () => ({ CHROMIUM: findChromium() ?? 'missing', PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }),
    count: () => {
      const { expected, unexpected, flaky, skipped } = read(report('e2e')).stats
      return { passed: expected + flaky, failed: unexpected, skipped }
    },
    failedTests: () => failedJourneys(read(report('e2e'))),
  },
  examples: { args: [join(root, 'scripts', 'examples.mjs')], onlyOnRequest: true },
  'bare-clone': {
    args: [join(root, 'scripts', 'bare-clone.mjs'), report('bare-clone')],
    count: () => read(report('bare-clone')),
    onlyOnRequest: true,
  },
}

setup({ quiet: true })
const options = process.argv.slice(2)
const wanted = options.filter((option) => option !== '--all')
const unknown = wanted.filter((name) => !(name in CHECKS))
if (unknown.length > 0) {
  console.error(`There is no check "${unknown.join('", "')}". Known: ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(2)
}

const total = { passed: 0, failed: 0, skipped: 0 }
const failedTests = []
for (const [name, check] of Object.entries(CHECKS)) {
  if (!isWanted(name, check)) continue
  const result = await runCheck(name, check)
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0
}
for (const { name, message, passedAgain } of failedTests)
  console.log(
    `${passedAgain ? 'Failed, then passed' : 'Failed'}: ${name}\n${message.replaceAll(/^/gm, '    ')}\n`,
  )
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed === 0 ? 0 : 1)

function isWanted(name, { onlyOnRequest = false }) {
  return wanted.length > 0 ? wanted.includes(name) : !onlyOnRequest || options.includes('--all')
}

async function runCheck(name, { args, env, count, failedTests: readFailedTests }) {
  const started = Date.now()
  console.log(`── ${name}`)
  const child = spawn(projectNode, args, {
    cwd: root,
    env: { ...environment, ...privateTemporary, ...env?.() },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const status = await waitForChild(child)
  const result = counted(status, count)
  failedTests.push(...readOrNone(readFailedTests))
  console.log(`   ${result.failed === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return result
}

/** A runner that ends badly without saying which test failed has still failed. */
function counted(status, count) {
  const plain = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  if (!count) return plain
  try {
    const result = count()
    if (status !== 0 && result.failed === 0) return { ...result, failed: 1 }
    return result.passed === 0 ? { ...result, failed: Math.max(1, result.failed) } : result
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** A runner that ended without a report has printed why. */
function readOrNone(readFailedTests) {
  try {
    return readFailedTests?.() ?? []
  } catch {
    return []
  }
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
