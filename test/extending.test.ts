import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(join(root, 'docs', 'extending.md'), 'utf8')
const changes = [...text.matchAll(/^## (.+)$|```diff\n([^]*?)```/gm)]
const copy = mkdtempSync(join(tmpdir(), 'groundsheet-extending-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Each change with the heading above it. */
const examples = changes.flatMap(([, , change], index) =>
  change === undefined ? [] : [[changes[index - 1]?.[1] ?? '', change] as const],
)

// What they compile to and do is the check `examples`, which takes minutes.
test('the examples of docs/extending.md apply to the sources, one after the other', () => {
  expect(examples.length).toBeGreaterThan(4)
  for (const [, path = ''] of text.matchAll(/^--- a\/(.+)$/gm)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  for (const [heading, change] of examples) {
    const { stderr } = spawnSync('git', ['apply', '--unsafe-paths', '-'], {
      cwd: copy,
      input: change,
      encoding: 'utf8',
      env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
    })
    expect(stderr, `${heading}: bring its lines up to date, see npm test -- examples`).toBe('')
  }
})
