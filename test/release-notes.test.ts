import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const notesOf = (wanted: string) =>
  spawnSync(process.execPath, [join(root, 'scripts/release-notes.mjs'), wanted], { encoding: 'utf8' })

test('the notes of a release are the section of its version, and short enough for the forge', () => {
  const { status, stdout } = notesOf(version)
  expect(status).toBe(0)
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(stdout.slice(0, 2000).trim())
  expect(stdout).not.toMatch(/^## /m)
  expect(stdout.length).toBeLessThanOrEqual(125_000)
})

test('a version without a section has no release', () => {
  expect(notesOf('9.9.9')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('"## 9.9.9"') as string,
  })
})
