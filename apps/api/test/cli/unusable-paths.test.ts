import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { importPaths } from '../../src/import/index.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-test-'))
const site = join(folder, 'site.ags')
const database = join(folder, 'site.sqlite')
const loop = join(folder, 'loop.txt')
const long = join(folder, `${'a'.repeat(300)}.txt`)

beforeAll(async () => {
  writeFileSync(site, smallSite())
  symlinkSync(loop, loop)
  await importPaths({ paths: [site], database })
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a path that the operating system refuses', () => {
  test('is a finding of check, and the other files are checked', async () => {
    const paths = [loop, long, join(site, 'inside.ags'), site]
    const { code, out, err } = await runCommand(['check', '--level', 'ags', ...paths])
    expect(out).toContain(`${long}: not read`)
    expect(out).toContain('cannot be used (the name is too long)')
    expect(out).toContain('cannot be used (its links lead back to themselves)')
    expect(out).toContain('there is no such file or folder')
    expect(out).toContain(`${site}: AGS 4`)
    expect(err).toBe('')
    expect(code).toBe(2)
  })

  test.each([
    ['import', ['import', long]],
    ['import, a link to itself', ['import', loop]],
    ['import --database', ['import', site, '--database', long]],
    ['check --out', ['check', site, '--out', long]],
    ['sample', ['sample', long]],
    ['doctor', ['doctor', '--database', long]],
    ['backup', ['backup', '--out', long]],
    ['export --out', ['export', '--project', 'J1', '--format', 'ags', '--out', long]],
    ['serve --database', ['serve', '--database', long, '--port', '0']],
    ['keys', ['keys', 'list', '--database', join(loop, 'a.sqlite')]],
  ])('ends %s with one line', async (_command, words) => {
    const { code, err } = await runCommand(words, { GROUNDSHEET_DATABASE: database })
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(words.find((word) => word === long || word.startsWith(loop)))
    expect(code).toBeGreaterThan(0)
  })
})
