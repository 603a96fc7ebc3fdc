import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-sample-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('sample fills a new folder, and refuses one that is not empty', async () => {
  const path = join(folder, 'new', 'company')
  const { code, out } = await runCommand(['sample', path])
  expect(code).toBe(0)
  expect(out).toMatch(/^\d+ files written to .*Next: npx groundsheet import /)
  const again = await runCommand(['sample', path])
  expect([again.code, again.err]).toEqual([1, `${path}: is not empty. Name a new folder.\n`])
})

test.each([
  ['a file', 'a.ags', 'is a file. Name a new folder.'],
  ['a folder inside a file', 'a.ags/company', 'cannot be written'],
])('sample into %s is refused in one line, exit code 1', async (_, name, reason) => {
  writeFileSync(join(folder, 'a.ags'), 'x')
  const { code, err } = await runCommand(['sample', join(folder, name)])
  expect(code).toBe(1)
  expect(err).toMatch(/^.+\n$/)
  expect(err).toContain(reason)
})
