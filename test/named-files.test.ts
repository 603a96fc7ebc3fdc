import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesNamed, namedPaths, readDocument, root } from './named-files.ts'

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })

test.each(documents)('%s names only existing files', (path) => {
  expect(namedPaths(readDocument(path)).filter((name) => filesNamed(name).length === 0)).toEqual([])
})

test('paths are found in backticks, and nothing else is', () => {
  const text =
    'Of `cli/log.test.ts`, `packages/*/test/no-such.test.ts`, `packages/formats/test`; neither `/check`, ' +
    '`npm run bench`, `log-parts.ts` nor\n```\n`a/b.ts`\n```'
  expect(namedPaths(text)).toEqual([
    'cli/log.test.ts',
    'packages/*/test/no-such.test.ts',
    'packages/formats/test',
  ])
  expect(namedPaths(text).map((name) => filesNamed(name).length)).toEqual([1, 0, 1])
})
