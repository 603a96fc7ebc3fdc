import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { COMMENT_SAMPLES } from './lint-samples/comments.ts'
import { HIDDEN_SAMPLES } from './lint-samples/hidden-members.ts'
import { OTHER_SAMPLES } from './lint-samples/other-rules.ts'
import { UNDERSCORE_SAMPLES } from './lint-samples/underscore-members.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const SAMPLES = [...COMMENT_SAMPLES, ...UNDERSCORE_SAMPLES, ...HIDDEN_SAMPLES, ...OTHER_SAMPLES]

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
