import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesNamed, namedPaths, readDocument, root } from './named-files.ts'

const text = readDocument('SECURITY.md')
const [, table = ''] = /\| guarantee \| how \| test [^\n]*\n\| --- [^\n]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? []
const guarantees = table
  .trimEnd()
  .split('\n')
  .map((row) => row.slice(2, -2).split(' | '))

/** Files with tests that a runner of this project runs. */
const IS_RUN = /^(?:(?:apps\/api|apps\/web|packages\/[\w-]+)\/test\/.+\.test\.tsx?|e2e\/[\w-]+\.spec\.ts)$/

/** Files with tests that a path names: a file, those of a pattern, or those of a folder. */
const testsNamed = (path: string): string[] =>
  filesNamed(path).flatMap((file) =>
    file.endsWith('/test')
      ? globSync('**/*.test.ts', { cwd: join(root, file) }).map((name) => `${file}/${name}`)
      : [file],
  )

test('the table has a guarantee in each row, how it is kept, and tests', () => {
  expect(guarantees.length).toBeGreaterThan(20)
  expect(
    guarantees.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === '')),
  ).toEqual([])
})

test.each(guarantees)('each test of the guarantee exists and is run: %s', (_guarantee, _how, tests) => {
  const paths = namedPaths(tests)
  // `the same`: the test of the row before.
  if (tests !== 'the same') expect(paths).not.toEqual([])
  for (const path of paths) {
    const files = testsNamed(path)
    expect(files, path).not.toEqual([])
    for (const file of files) {
      expect(file).toMatch(IS_RUN)
      expect(readDocument(file), file).toMatch(/\b(?:test|describe\w*)[.(]/)
    }
  }
})

test('each file of tests that the text beside the table names is run', () => {
  const files = namedPaths(text.replace(table, '')).filter((path) => /\.(?:test|spec)\.ts$/.test(path))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files.flatMap(testsNamed)) expect(file).toMatch(IS_RUN)
})

test('whatever a backtick says to end in .test.ts or .spec.ts is a path that is checked', () => {
  const written = [...text.matchAll(/`([^`]*\.(?:test|spec)\.ts[^`]*)`/g)].map(([, name = '']) => name)
  expect(written.filter((name) => !namedPaths(text).includes(name))).toEqual([])
})
