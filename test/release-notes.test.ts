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
  const withoutBreaks = (text: string) => text.replaceAll(/\s+/g, ' ')
  const changelog = withoutBreaks(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  expect(changelog).toContain(withoutBreaks(stdout.slice(0, 2000)).trim())
  expect(stdout).not.toMatch(/^## /m)
  expect(stdout.length).toBeLessThanOrEqual(125_000)
})

test('paragraphs and items of a list are one line each, as a forge shows every line break', () => {
  const lines = notesOf(version).stdout.split('\n')
  const continuing = lines.filter(
    (line, index) => index > 0 && lines[index - 1] !== '' && line !== '' && !line.startsWith('- '),
  )
  expect(continuing).toEqual([])
  expect(lines.some((line) => line.length > 150)).toBe(true)
})

test('a version without a section has no release', () => {
  expect(notesOf('9.9.9')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('"## 9.9.9"') as string,
  })
})
