/**
 * `npm test -- examples`: follows docs/extending.md in a copy of the project. Every change there must apply,
 * compile, keep to the style, and pass the tests that it brings and those around it.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment, projectNode, root } from './setup.mjs'

const TESTS = [
  'packages/client',
  'packages/contract',
  'packages/formats',
  'packages/logs',
  'packages/plots',
  'apps/web/test/features/export',
  'apps/web/test/ui',
  'apps/web/test/redox-name.test.ts',
  'apps/api/test/cli/export.test.ts',
  'apps/api/test/http/contract.test.ts',
  'apps/api/test/http/tenancy.test.ts',
  'test/readme-formats.test.ts',
  'test/sentences.test.ts',
  'test/small-files.test.ts',
]

const copy = join(mkdtempSync(join(tmpdir(), 'groundsheet-examples-')), 'groundsheet')
process.on('exit', () => rmSync(dirname(copy), { recursive: true, force: true, maxRetries: 3 }))
copyProject()
linkPackages()

const document = readFileSync(join(root, 'docs', 'extending.md'), 'utf8')
const changes = [...document.matchAll(/```diff\n([^]*?)```/g)].map(([, text]) => text)
if (changes.length === 0) fail('docs/extending.md has no example.')
for (const [index, change] of changes.entries()) {
  const file = join(dirname(copy), `${index + 1}.diff`)
  writeFileSync(file, change)
  run('git', ['apply', '--unsafe-paths', file], `example ${index + 1} of docs/extending.md does not apply`)
}
const changed = [...new Set([...document.matchAll(/^\+\+\+ b\/(.+\.tsx?)$/gm)].map(([, path]) => path))]
tool('typescript-7/bin/tsc', ['-b', 'apps/api', 'apps/web', '.'])
tool('oxfmt/bin/oxfmt', ['--check', ...changed])
tool('oxlint/bin/oxlint', ['--deny-warnings', ...changed])
tool('vitest/vitest.mjs', ['run', '--reporter=dot', ...TESTS])
console.log(`${changes.length} examples applied, ${changed.length} files changed.`)

/**
 * Files of the project with their current content, also those not committed yet; deleted ones are still in
 * the index.
 */
function copyProject() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100e6,
  })
  for (const path of stdout.split('\0').filter(isToCopy)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
}

function isToCopy(path) {
  return path !== '' && !path.startsWith('docs/') && existsSync(join(root, path))
}

/** Installed packages are shared; those of the project are the ones of the copy. */
function linkPackages() {
  const [from, to] = [root, copy].map((folder) => join(folder, 'node_modules'))
  mkdirSync(join(to, '@groundsheet'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@groundsheet') symlinkSync(join(from, name), join(to, name))
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, folder))) {
      if (name.includes('.')) continue
      symlinkSync(join(copy, folder, name), join(to, '@groundsheet', name))
      const own = join(folder, name, 'node_modules')
      if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own))
    }
}

function tool(path, args) {
  run(projectNode, [join(copy, 'node_modules', path), ...args], `${path} failed after the examples`)
}

function run(command, args, problem) {
  const { status, error } = spawnSync(command, args, { cwd: copy, env: environment, stdio: 'inherit' })
  if (error || status !== 0) fail(`${problem}${error ? `: ${error.message}` : '.'}`)
}

function fail(problem) {
  console.error(problem)
  process.exit(1)
}
