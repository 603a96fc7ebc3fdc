import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface TestPaths {
  readonly withoutTestFile: (root: string, checks: readonly string[], words: readonly string[]) => string[]
}

const script = (name: string) => new URL(`../scripts/${name}`, import.meta.url)
const { withoutTestFile } = (await import(script('test-paths.mjs').href)) as TestPaths
const root = fileURLToPath(new URL('..', import.meta.url))

test.each([
  ['unit', 'packages/logs'],
  ['unit', 'ags'],
  ['unit', 'test/line-lengths.test.ts:12'],
  ['unit', 'readme-formats'],
  ['components', 'menu-button'],
  ['e2e', 'section'],
  ['e2e', 'sect.*spec'],
  ['postgres', 'test/http/access'],
])('npm test -- %s %s runs tests', (check, word) => {
  expect(withoutTestFile(root, [check], [word])).toEqual([])
})

test('one of several words is enough, and a check without paths needs none', () => {
  expect(withoutTestFile(root, ['unit', 'lint'], ['nonexistent', 'ags'])).toEqual([])
  expect(withoutTestFile(root, ['unit'], [])).toEqual([])
})

test('words that are in the path of no test file are named, for each check', () => {
  expect(withoutTestFile(root, ['unit', 'e2e'], ['nonexistent', '('])).toEqual([
    'No test file of "unit" has "nonexistent" or "(" in its path.',
    'No test file of "e2e" has "nonexistent" or "(" in its path.',
  ])
  expect(withoutTestFile(root, ['unit', 'components'], ['menu-button'])).toEqual([
    'No test file of "unit" has "menu-button" in its path.',
  ])
})

test('npm test -- unit nonexistent prints that in one line, and runs nothing', () => {
  const words = [fileURLToPath(script('test.mjs')), 'unit', 'nonexistent']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, 'No test file of "unit" has "nonexistent" in its path.\n'])
  expect(stdout).not.toContain('──')
})
