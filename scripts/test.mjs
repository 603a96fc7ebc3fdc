/**
 * `npm test`: sets up, then runs the checks of a daily change and closes with one line, `N passed, N failed[,
 * N skipped]`. `npm test -- lint types` runs only those, whole; `npm test -- --all` runs everything.
 * `npm test -- unit ags` runs the unit tests whose path has `ags` in it; so does `npm test -- e2e section`
 * with journeys. A check that has tests counts them; any other counts as one.
 * `--minutes=N`: checks that may be left out do not begin later than that; they are named, and counted as
 * skipped.
 * Failed tests are listed before the closing line. A journey that fails is run once more. One that then
 * passes counts as passed, and is listed and counted, with its check and run, in the lines before the last.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { findChromium } from './chromium.mjs'
import { failedJourneys, failedUnitTests, repeatedLines } from './failed-tests.mjs'
import { prepareGisPrograms } from './gis-programs.mjs'
import { environment, projectNode, root, setup } from './setup.mjs'
import { withoutTestFile } from './test-paths.mjs'
import { waitForChild } from './wait-for-child.mjs'

// Short: the path of a socket that Chromium makes in the temporary directory has at most 104 characters on
// macOS.
const scratch = mkdtempSync(join(tmpdir(), 'gs-'))
// Programs that tests run as another user reach what is in it, but can neither list nor add to it.
chmodSync(scratch, 0o711)
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const report = (name) => join(scratch, `${name}.json`)
// Playwright runs compiled files that it keeps there under a name that another user could have taken.
const privateTemporary = { TMPDIR: scratch, TMP: scratch, TEMP: scratch }
// Colour codes would fill a log that is kept in a file.
const plainOutput = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args]

/** What differs most between the stores: access, every operation, statements, roles. */
const DAILY_IN_POSTGRES = [
  'test/http/access',
  'test/http/contract',
  'test/http/tenancy',
  'test/postgres/contract',
  'test/postgres/serving-role',
  'test/postgres/written-rows',
]

/** With programs of other makers. */
const GIS_TESTS = [
  'test/http/ogc/clients',
  'test/http/ogc/gdal-client',
  'test/http/ogc/gdal-many-holes',
  'test/http/ogc/qgis-client',
  'test/http/ogc/r-client',
  'test/export/dxf-clients',
  'test/export/geopackage-clients',
]

/** Of the journeys that are not daily. */
const JOURNEY_PARTS = ['1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8', '8/8']

/**
 * `oneProcessor`: it has no use for a second processor, so that another check runs beside it.
 * `paths`: it runs only the tests whose path has one of the words that name no check.
 * `onlyDaily`: another check has its tests where everything runs.
 * `isPart`: it repeats a part of another check, and runs only by name.
 * `mayBeLeftOut`: does not begin after the minutes of `--minutes`.
 * `daily`: what is left of its arguments' tests in a plain `npm test`; by name or with `--all` it runs whole.
 */
const CHECKS = {
  // Of the daily unit tests those that start nothing. The longest of those that run side by side.
  'unit-pure': {
    ...unitCheck('unit-pure', 'run', '--project=pure', '--maxWorkers=1'),
    oneProcessor: true,
    onlyDaily: true,
  },
  lint: { args: tool('oxlint/bin/oxlint', '--deny-warnings'), oneProcessor: true },
  format: { args: tool('oxfmt/bin/oxfmt', '--check'), oneProcessor: true },
  types: { args: tool('typescript-7/bin/tsc', '-b', 'apps/api', 'apps/web', '.'), oneProcessor: true },
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
    oneProcessor: true,
  },
  architecture: { args: [join(root, 'scripts', 'architecture.mjs'), '--check'], oneProcessor: true },
  'dead-code': { args: tool('knip/bin/knip.js'), oneProcessor: true },
  unit: { ...unitCheck('unit', 'run'), paths: true, daily: ['--project=service'] },
  // The unit tests that read real files, which are beside no bare clone.
  'real-files': { ...unitCheck('real-files', 'related', 'test/real-files.ts', '--run'), isPart: true },
  // The unit tests with GDAL, QGIS, R and others, which this installs on Debian.
  'gis-programs': {
    ...unitCheck('gis-programs', 'run', '--project=thorough', ...GIS_TESTS),
    env: () => void prepareGisPrograms(),
    isPart: true,
  },
  // Suites of every store once more with PostgreSQL: the newest that is there, or that npm has brought.
  postgres: { ...postgresCheck('newest'), daily: DAILY_IN_POSTGRES },
  // Parts of the viewer rendered alone in a real browser.
  components: {
    args: tool(
      'vitest/vitest.mjs',
      'run',
      '--config',
      'apps/web/component-test/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report('components')}`,
    ),
    env: () => ({ CHROMIUM: findChromium() ?? 'missing' }),
    count: () => countUnitTests('components'),
    failedTests: () => failedUnitTests(read(report('components')), root),
    paths: true,
  },
  // A few seconds prove that the benchmark works; its figures are not used.
  bench: {
    args: [join(root, 'bench', 'main.ts'), '--quick'],
    env: () => ({ CHROMIUM: findChromium() ?? 'missing' }),
    onlyOnRequest: true,
  },
  e2e: {
    ...journeysCheck('e2e'),
    paths: true,
    // One journey of the files about what is used most; the first of `npm start`, since it is how all begin.
    daily: ['--grep=@daily'],
  },
  'daily-journeys': { ...journeysCheck('daily-journeys', '--grep=@daily'), isPart: true },
  examples: { args: [join(root, 'scripts', 'examples.mjs')], onlyOnRequest: true },
  'bare-clone': {
    args: [join(root, 'scripts', 'bare-clone.mjs'), report('bare-clone')],
    count: () => read(report('bare-clone')),
    failedTests: () => read(report('bare-clone')).failedTests,
    onlyOnRequest: true,
  },
  // Only where that is another version.
  'postgres-oldest': {
    ...postgresCheck('oldest', 'apps/api/test/postgres'),
    onlyOnRequest: true,
    mayBeLeftOut: true,
  },
  ...Object.fromEntries(JOURNEY_PARTS.map(otherJourneysCheck)),
}

const options = process.argv.slice(2)
const isMinutes = (option) => /^--minutes=\d+$/.test(option)
const minutes = Number(options.find(isMinutes)?.split('=')[1] ?? Infinity)
const words = options.filter((option) => option !== '--all' && !isMinutes(option))
const wanted = words.filter((word) => word in CHECKS)
const paths = words.filter((word) => !(word in CHECKS))
if (paths.length > 0 && !wanted.some((name) => CHECKS[name].paths)) {
  console.error(`There is no check "${paths.join('", "')}". Known: ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(2)
}
const unmatched = withoutTestFile(root, wanted, paths)
if (unmatched.length > 0) {
  console.error(unmatched.join('\n'))
  process.exit(2)
}

setup({ quiet: true })

const total = { passed: 0, failed: 0, skipped: 0 }
const failedTests = []
const checks = Object.entries(CHECKS).filter(([name, check]) => isWanted(name, check))
await runSideBySide(checks.filter(([, check]) => check.oneProcessor))
for (const [name, check] of checks) if (!check.oneProcessor) add(await runCheck(name, check))
for (const { name, message, passedInRun } of failedTests)
  console.log(
    `${passedInRun ? 'Failed, then passed' : 'Failed'}: ${name}\n${message.replaceAll(/^/gm, '    ')}\n`,
  )
for (const line of repeatedLines(failedTests)) console.log(line)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed === 0 ? 0 : 1)

function isWanted(name, { onlyOnRequest = false, onlyDaily = false, isPart = false }) {
  if (wanted.length > 0) return wanted.includes(name)
  if (isPart) return false
  return options.includes('--all') ? !onlyDaily : !onlyOnRequest
}

function add(result) {
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0
}

/** As many checks at a time as there are processors, at most two: each takes much memory. */
async function runSideBySide(waiting) {
  const queue = waiting.values()
  const runNext = async () => {
    for (const [name, check] of queue) add(await runCheck(name, check))
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runNext))
}

/**
 * Arguments of a check: only its daily tests in a plain `npm test`, only the paths that were requested by
 * name.
 */
function argumentsOf({ args, daily = [], paths: takesPaths = false }) {
  const isDaily = wanted.length === 0 && !options.includes('--all')
  return [...args, ...(isDaily ? daily : []), ...(takesPaths ? paths : [])]
}

async function runCheck(name, check) {
  const { env, count, failedTests: readFailedTests } = check
  const started = Date.now()
  // Since this program was started: installing and building count, too.
  if (check.mayBeLeftOut && performance.now() > minutes * 60_000) {
    console.log(`── ${name}\n   left out: the checks before it took more than ${minutes} minutes`)
    return { skipped: 1 }
  }
  if (!check.oneProcessor) console.log(`── ${name}`)
  const child = spawn(projectNode, argumentsOf(check), {
    cwd: root,
    env: { ...environment, ...privateTemporary, ...plainOutput, ...env?.() },
    stdio: ['ignore', ...(check.oneProcessor ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece))
  const status = await waitForChild(child)
  const result = counted(status, count)
  failedTests.push(...readOrNone(readFailedTests).map((test) => ({ ...test, check: name })))
  if (check.oneProcessor) process.stdout.write(`── ${name}\n${Buffer.concat(output)}`)
  console.log(`   ${result.failed === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return result
}

function unitCheck(name, ...command) {
  return {
    args: tool(
      'vitest/vitest.mjs',
      ...command,
      '--project=!postgres',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ),
    count: () => countUnitTests(name),
    failedTests: () => failedUnitTests(read(report(name)), root),
  }
}

function postgresCheck(version, ...testPaths) {
  const name = version === 'oldest' ? 'postgres-oldest' : 'postgres'
  return {
    args: tool(
      'vitest/vitest.mjs',
      'run',
      '--project=postgres',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
      ...testPaths,
    ),
    env: () => ({ TEST_POSTGRES: version }),
    count: () => countUnitTests(name),
    failedTests: () => failedUnitTests(read(report(name)), root),
    paths: true,
  }
}

function journeysCheck(name, ...args) {
  return {
    args: tool('@playwright/test/cli.js', 'test', '--reporter=line,json', ...args),
    env: () => ({ CHROMIUM: findChromium() ?? 'missing', PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) }),
    count: () => {
      const { expected, unexpected, flaky, skipped } = read(report(name)).stats
      return { passed: expected + flaky, failed: unexpected, skipped }
    },
    failedTests: () => failedJourneys(read(report(name))),
  }
}

/** `part`: such as `1/8`. */
function otherJourneysCheck(part) {
  const name = `journeys-${part.replace('/', '-of-')}`
  const check = journeysCheck(name, '--grep-invert=@daily', `--shard=${part}`)
  return [name, { ...check, isPart: true, mayBeLeftOut: true }]
}

function countUnitTests(name) {
  const { numPassedTests, numFailedTests, numPendingTests } = read(report(name))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
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
