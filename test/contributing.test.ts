import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const [, table = ''] = /^\| to run \| command \|\n([^]*?)\n\n/m.exec(text) ?? []

/** What each row of the table runs, without `npm run build`. */
const commands = [...table.matchAll(/`((?:npx|npm run) [^`]+)`/g)].flatMap(([, command = '']) =>
  command === 'npm run build' ? [] : [command],
)

/** `npm run screenshots -- -g x` as what the script in package.json runs last. */
function withoutNpm(command: string): string {
  const [, name = '', rest = ''] = /^npm run (\S+) -- (.*)$/.exec(command) ?? []
  if (name === '') return command.replace(/^npx /, '')
  return `${scripts[name]?.split(' && ').at(-1) ?? ''} ${rest}`
}

const PROGRAMS: Readonly<Record<string, string>> = {
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/** The tests that a command runs, listed in place of running them. */
function listTests(command: string): string {
  const words = (withoutNpm(command).match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
  const [program = '', subcommand = '', ...rest] = words
  const listed = subcommand === 'run' ? ['list', ...rest] : [subcommand, ...rest, '--list']
  if (rest.includes('--config') && program === 'vitest') listed.push('--filesOnly')
  const { stdout, stderr } = spawnSync(process.execPath, [PROGRAMS[program] ?? program, ...listed], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('CONTRIBUTING.md has commands for a test, a component, a journey and a picture', () => {
  expect(commands).toHaveLength(4)
})

test.each([
  ['read-log', / > an inclined hole is reported with its angle/],
  ['menu-button', /component-test\/menu-button\.test\.tsx/],
  ['section.spec', /a section can be drawn from a flat datum[^]*Total: 1 test in 1 file/],
  ['screenshots', /log-1440-light\s+Total: 1 test in 1 file/],
])('the command for %s runs what it names', (name, listed) => {
  expect(listTests(commands.find((command) => command.includes(name)) ?? '')).toMatch(listed)
})
