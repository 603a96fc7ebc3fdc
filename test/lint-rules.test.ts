import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const COMMENTS = 'groundsheet(comment-lengths)'
const HIDDEN = 'groundsheet(no-hidden-members)'
const FORCED = 'groundsheet(no-forced-types)'
const UNDERSCORE = 'groundsheet(no-underscore-members)'
const NUMBERS = 'groundsheet(no-other-number-format)'
const ROUNDING = 'groundsheet(no-binary-rounding)'
const JOURNEYS = 'groundsheet(no-css-in-journeys)'

/** What it is, its file, its text, and the rules that it breaks. */
const SAMPLES: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['a line of 111 characters', 'scripts/a.mjs', `// ${'x'.repeat(108)}`, [COMMENTS]],
  ['a line of 110 characters', 'scripts/b.mjs', `// ${'x'.repeat(107)}`, []],
  [
    'a comment behind code that ends after 110',
    'scripts/c.mjs',
    `export const a = '${'x'.repeat(90)}' // of twelve`,
    [COMMENTS],
  ],
  ['a long text without a comment', 'scripts/d.mjs', `export const a = '${'x'.repeat(200)}'`, []],
  ['a sentence of 26 words', 'scripts/e.mjs', `/**\n * ${words(13)}\n * ${words(13)}.\n */`, [COMMENTS]],
  [
    '26 words in line comments one below the other',
    'scripts/f.mjs',
    `// ${words(13)}\n// ${words(13)}`,
    [COMMENTS],
  ],
  [
    'two sentences of 25 words',
    'scripts/g.mjs',
    `/**\n * ${words(20)}\n * ${words(5)}. ${words(15)}\n * ${words(10)}\n */`,
    [],
  ],
  [
    'a colon and a semicolon within 26 words',
    'scripts/j.mjs',
    `/**\n * ${words(10)}: ${words(10)}; ${words(6)}\n */`,
    [COMMENTS],
  ],
  [
    '20 words and a colon before a list of 10',
    'scripts/k.mjs',
    `/**\n * ${words(20)}:\n * - ${words(10)}\n */`,
    [],
  ],
  [
    '20 words and a colon before code of 10',
    'scripts/l.mjs',
    `/**\n * ${words(20)}:\n * \`\`\`\n * ${words(10)}\n * \`\`\`\n */`,
    [],
  ],
  ['26 words in items of a list', 'scripts/h.mjs', `/**\n * - ${words(13)}\n * - ${words(13)}\n */`, []],
  [
    '26 words of which two are code',
    'scripts/i.mjs',
    `/**\n * ${words(20)}\n * ${words(4)} \`one two\`\n */`,
    [],
  ],
  [
    'a private member of an object',
    'apps/web/src/a.ts',
    'export const a = (map: { readonly _fadeDuration: number }) => map._fadeDuration',
    [UNDERSCORE],
  ],
  [
    'a private member by its name as text',
    'apps/web/src/b.ts',
    "export const a = (map: Record<string, number>) => map['_x']",
    [UNDERSCORE, 'typescript(dot-notation)'],
  ],
  [
    'a private member passed to a library',
    'apps/web/src/c.ts',
    "export const a = { promoteId: { _geojsonTileLayer: 'id' } }",
    [UNDERSCORE],
  ],
  [
    'a member that is read around the types',
    'apps/web/src/f.ts',
    "export const a = (map: object): unknown => Reflect.get(map, 'painter')",
    [HIDDEN],
  ],
  [
    'an object with members that its type does not have',
    'apps/api/src/a.ts',
    'export const a = () => (process as unknown as { binding: (name: string) => object }).binding("fs")',
    [FORCED],
  ],
  [
    'a changed prototype',
    'apps/web/src/g.ts',
    "export const a = (type: { prototype: object }) => Object.defineProperty(type.prototype, 'remove', {})",
    [HIDDEN],
  ],
  [
    'a member reached by way of the type of no value',
    'apps/web/src/i.ts',
    'export const a = (map: object): object => (map as never as { painter2: object }).painter2',
    [FORCED],
  ],
  [
    'a value of any type passed to a library',
    'bench/a.ts',
    "export const a = (draw: (map: Map<string, string>) => void) => draw('map' as never)",
    [FORCED],
  ],
  [
    'an object with members added by a cast',
    'e2e/d.spec.ts',
    'export const a = (page: Window) => (page as Window & { painter: object }).painter',
    [FORCED],
  ],
  [
    'the prototype of an object, read',
    'apps/api/src/b.ts',
    'export const a = (server: object): unknown => Object.getPrototypeOf(server)',
    [HIDDEN],
  ],
  [
    'the prototype of an object, changed',
    'e2e/e.spec.ts',
    'export const a = (server: object): unknown => Object.setPrototypeOf(server, null)',
    [HIDDEN],
  ],
  [
    'the prototype of an object, taken from a class',
    'apps/web/src/j.ts',
    'export const a = (type: { prototype: object }) => {\n  const { prototype } = ' +
      'type\n  return prototype\n}',
    [HIDDEN],
  ],
  [
    'a member defined on an object of a library',
    'apps/api/test/a.test.ts',
    "export const a = (server: object) => Object.defineProperty(server, '_handle', { value: null })",
    [HIDDEN],
  ],
  [
    'a member assigned to an object of a library',
    'apps/api/src/c.ts',
    'export const a = (server: object) => Object.assign(server, { httpAllowHalfOpen: true })',
    [HIDDEN],
  ],
  [
    'members assigned to an object literal or a new error',
    'apps/api/src/d.ts',
    'export const a = (part: object) => [Object.assign({}, part), Object.assign(new ' +
      "Error('x'), { code: 1 })]",
    [],
  ],
  [
    'functions of Object under another name',
    'scripts/n.mjs',
    'const { assign } = Object\nexport const a = (server) => assign(server, { timeout: 1 })',
    [HIDDEN],
  ],
  [
    'types added to those of a library',
    'packages/plots/src/e.ts',
    "declare module 'zod' {\n  interface ZodType {\n    hidden: string\n  }\n}\nexport const a = 1",
    [HIDDEN],
  ],
  [
    'a private member of a class that is extended',
    'apps/api/src/e.ts',
    "import { Server } from 'node:http'\nexport class A extends Server {\n  a() {\n    return " +
      'this._handle === null\n  }\n}',
    [UNDERSCORE],
  ],
  [
    'a private method of a class that is overridden',
    'apps/api/src/f.ts',
    "import { Server } from 'node:http'\nexport class A extends Server {\n  " +
      '_listen2() {\n    return 1\n  }\n}',
    [UNDERSCORE],
  ],
  [
    'a method that Node has subclasses of a stream write',
    'apps/api/src/g.ts',
    "import { Readable } from 'node:stream'\nexport class A extends Readable {\n  override _read() {\n   " +
      ' return undefined\n  }\n}',
    [],
  ],
  [
    'a member of the map that is not documented',
    'apps/web/src/h.ts',
    'export const a = (map: { readonly painter: object }): object => map.painter',
    [HIDDEN],
  ],
  [
    'a date in the language of the machine',
    'packages/plots/src/a.ts',
    'export const a = (date: Date) => date.toLocaleDateString()',
    [NUMBERS],
  ],
  [
    'binary rounding of a reading',
    'packages/plots/src/b.ts',
    'export const a = (depth: number) => depth.toFixed(2)',
    [ROUNDING],
  ],
  [
    'a journey that finds something by a class of the style sheets',
    'e2e/a.spec.ts',
    "export const a = (page: { locator: (css: string) => void }) => page.locator('.log-stratum')",
    [JOURNEYS],
  ],
  [
    'a journey that looks for a class in the page',
    'e2e/b.spec.ts',
    "export const a = (sheet: Element) => sheet.querySelector('.paper-foot')",
    [JOURNEYS],
  ],
  [
    'a journey that finds something by its role',
    'e2e/c.spec.ts',
    "export const a = (page: { getByRole: (role: string) => void }) => page.getByRole('row')",
    [],
  ],
  [
    'a module that names a part of a drawing',
    'e2e/a-parts.ts',
    "export const a = (page: { locator: (css: string) => void }) => page.locator('.log-stratum')",
    [],
  ],
  [
    'a pattern that takes quadratic time',
    'packages/plots/src/c.ts',
    'export const a = /(?:a+)+b/u',
    ['regexp(no-super-linear-backtracking)', 'regexp(no-super-linear-move)'],
  ],
  [
    'a promise that nothing waits for',
    'packages/plots/src/d.ts',
    'export const a = (work: Promise<void>): void => {\n  work\n}',
    ['typescript(no-floating-promises)', 'eslint(no-unused-expressions)'],
  ],
  [
    'a component made while another renders',
    'apps/web/src/d.tsx',
    'export function Outer() {\n  const Inner = () => null\n  return <Inner />\n}',
    ['react(static-components)'],
  ],
  [
    'a query without what it reads in its key',
    'apps/web/src/e.ts',
    "import { useQuery } from '@tanstack/react-query'\nexport const useHole = (id: string) => useQuery({ " +
      "queryKey: ['hole'], queryFn: () => fetch(id) })",
    ['@tanstack/query(exhaustive-deps)'],
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-lint-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Rules that the configuration of the project finds broken, by file. */
function lint(): ReadonlyMap<string, readonly string[]> {
  for (const name of ['.oxlintrc.json', 'lint-rules', 'tsconfig.base.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const options = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['ESNext', 'DOM'], jsx: 'react-jsx', noEmit: true },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  for (const [, path, text] of SAMPLES) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const byFile = Map.groupBy(diagnostics, ({ filename }) => filename)
  return new Map(
    [...byFile].map(([file, found]) => [file, [...new Set(found.map(({ code }) => code))].sort()]),
  )
}

const broken = lint()

test.each(SAMPLES)('%s', (_, path, __, rules) => {
  expect(broken.get(path) ?? []).toEqual([...rules].sort())
})
