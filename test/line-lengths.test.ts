import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const CODE = ['*.{ts,mjs}', '{apps,bench,e2e,lint-rules,packages,scripts,test}/**/*.{ts,tsx,mjs,mts}']
const isGenerated = (path: string) => /(?:^|[/\\])(?:node_modules|dist|\.types)(?:[/\\]|$)/.test(path)
const DOCUMENTS = ['*.md', '.github/*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/data/*.md']
const MAX_LINE_CHARACTERS = 110

/** Files of code with longer lines. */
const KEPT: ReadonlySet<string> = new Set([
  // Statements of released upgrades never change.
  'apps/api/src/postgres/migrations.ts',
  'apps/api/src/sqlite/migrations.ts',
  // Tables of the standard, with a group or a code in each line.
  'packages/ags/src/dictionary/ags3-groups.ts',
  'packages/ags/src/dictionary/ags4-codes.ts',
  'packages/ags/src/dictionary/ags4-groups.ts',
])

/** Numbers of lines of prose that are too long and could be broken. Code, tables and headings are none. */
function longLines(markdown: string): number[] {
  const found: number[] = []
  let isCode = false
  for (const [index, line] of markdown.split('\n').entries()) {
    if (/^\s*```/.test(line)) isCode = !isCode
    else if (!isCode && line.length > MAX_LINE_CHARACTERS && isBreakable(line)) found.push(index + 1)
  }
  return found
}

/** Tables, headings, HTML and definitions of links have to be one line, as a single word or link does. */
const isBreakable = (line: string): boolean =>
  !/^\s*(?:\||#{1,6} |<|\[[^\]]+\]: )/.test(line) && /\S\s+\S/.test(withoutUnbreakable(line))

const withoutUnbreakable = (line: string): string =>
  line
    .trim()
    .replace(/^(?:[-*+>]|\d+\.) +/, '')
    .replaceAll(/`[^`]*`|\]\([^)]*\)/g, 'x')

test.each([
  ['word '.repeat(23), [1]],
  [`- ${'word '.repeat(22)}`, [1]],
  [`${'word '.repeat(22)}\nshort\n${'word '.repeat(23)}`, [3]],
  [`\`\`\`sh\n${'word '.repeat(23)}\n\`\`\`\n${'word '.repeat(23)}`, [4]],
  [`| ${'word '.repeat(23)} |`, []],
  [`- \`${'word '.repeat(23)}\``, []],
  [`[links](https://example.org/${'a'.repeat(100)})`, []],
])('%j', (markdown, lines) => {
  expect(longLines(markdown)).toEqual(lines)
})

test('lines of prose in documents end at 110 characters', () => {
  const paths = globSync(DOCUMENTS, { cwd: root })
  expect(paths.length).toBeGreaterThan(20)
  const found = paths.flatMap((path) =>
    longLines(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  )
  expect(found).toEqual([])
})

test('lines of code end at 110 characters', () => {
  const paths = globSync(CODE, { cwd: root, exclude: isGenerated }).map((path) => path.replaceAll('\\', '/'))
  expect(paths.length).toBeGreaterThan(2000)
  const found = paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > MAX_LINE_CHARACTERS ? [{ path, line: index + 1 }] : [])),
  )
  const others = found.filter(({ path }) => !KEPT.has(path))
  expect(others.map(({ path, line }) => `${path}:${line}`)).toEqual([])
  expect([...KEPT].filter((path) => !found.some((one) => one.path === path))).toEqual([])
})
