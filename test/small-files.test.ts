import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const SOURCES = ['packages/*/**/*.{ts,tsx}', 'apps/*/**/*.{ts,tsx}', '{bench,e2e,test}/**/*.ts', '*.ts']
const isGenerated = (path: string) => /(?:^|[/\\])(?:node_modules|dist|\.types)(?:[/\\]|$)/.test(path)

/** A file with fewer lines goes into the one that uses it, unless the two together are a long file. */
const MIN_LINES = 30
const LONG_FILE_LINES = 150

/** Small files that stay, by the start or end of their path. */
const KEPT: readonly RegExp[] = [
  // Texts in a language, so that another one is a set of files.
  /-(?:words|strings)\.ts$/,
  // Entries of a table, each in a file of its own, as docs/extending.md adds one.
  /^packages\/plots\/src\/plots\//,
  /^packages\/logs\/src\/lanes\//,
  /^apps\/web\/src\/features\/strip-log\/lanes\//,
  /^packages\/ags\/src\/check\/check-/,
  /^packages\/rules\/src\/(?:tables|bgs)\/check-/,
]

interface Reference {
  readonly from: string
  /** Not by `import()`, as a worker or to export it again. */
  readonly isImport: boolean
}

/** Sources that one other file imports, and no test, and that would not make it a long one. */
function smallFiles(texts: ReadonlyMap<string, string>): Map<string, string> {
  const lines = (path: string) => (texts.get(path) ?? '').split('\n').length - 1
  const references = referencesIn(texts)
  const found = new Map<string, string>()
  for (const path of texts.keys()) {
    if (!/^(?:packages|apps)\/[^/]+\/src\//.test(path) || lines(path) >= MIN_LINES) continue
    const [first, ...others] = references.get(path) ?? []
    if (first === undefined || others.length > 0 || !first.isImport || isTest(first.from)) continue
    if (lines(path) + lines(first.from) < LONG_FILE_LINES) found.set(path, first.from)
  }
  return found
}

const isTest = (path: string) => /(?:^|\/)(?:test|component-test|e2e)\//.test(path)

/** Of each file, by which files it is named. */
function referencesIn(texts: ReadonlyMap<string, string>): Map<string, Reference[]> {
  const found = new Map<string, Reference[]>()
  for (const [from, text] of texts) {
    const imported = new Set([...text.matchAll(/^import [^'()]*'(\.[^']+)'/gm)].map(([, path = '']) => path))
    const named = new Set(
      [...text.matchAll(/'(\.\.?\/[^'\n?]+\.tsx?)(?:\?\w+)?'/g)].map(([, one = '']) => one),
    )
    for (const one of named) {
      const path = join(from, '..', one).replaceAll('\\', '/')
      const isImport = imported.has(one) && !text.includes(`import('${one}')`)
      found.set(path, [...(found.get(path) ?? []), { from, isImport }])
    }
  }
  return found
}

const importerOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(smallFiles(new Map(Object.entries(files))))

const SMALL = 'packages/a/src/small.ts'
const USER = 'packages/a/src/user.ts'
const small = 'export const one = 1\n'
const user = "import { one } from './small.ts'\n"

test('a small file with one importer is found', () => {
  expect(importerOf({ [SMALL]: small, [USER]: user })).toEqual({ [SMALL]: USER })
  const typeOnly = "import {\n  type One,\n} from './small.ts'\n"
  expect(importerOf({ [SMALL]: small, [USER]: typeOnly })).toEqual({ [SMALL]: USER })
})

test.each([
  ['a test imports it', { 'packages/a/test/small.test.ts': "import { one } from '../src/small.ts'\n" }],
  ['two files import it', { 'packages/a/src/other.ts': user }],
  ['it has 30 lines', { [SMALL]: small.repeat(30) }],
  ['both together have 150 lines', { [USER]: user + small.repeat(148) }],
  ['it is loaded later', { [USER]: "const load = () => import('./small.ts')\n" }],
  ['it is exported again', { [USER]: "export { one } from './small.ts'\n" }],
])('not where %s', (_, files) => {
  expect(importerOf({ [SMALL]: small, [USER]: user, ...files })).toEqual({})
})

test('small files with one importer are in it', () => {
  const paths = globSync(SOURCES, { cwd: root, exclude: isGenerated }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(texts.size).toBeGreaterThan(2000)
  const found = [...smallFiles(texts)]
  const isKept = ([path]: readonly [string, string]) => KEPT.some((pattern) => pattern.test(path))
  expect(found.filter((one) => !isKept(one)).map(([path, from]) => `${path} → ${from}`)).toEqual([])
  expect(KEPT.filter((pattern) => !found.some(([path]) => pattern.test(path)))).toEqual([])
})
