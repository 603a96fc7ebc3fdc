import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTINGS } from '../../src/config/settings.ts'
import { smallSite } from '../import/ags-text.ts'
import { runCommand } from './run-command.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const DOCUMENTS = ['docs/operations.md', 'docs/scaling.md', 'SECURITY.md', 'Containerfile']

/** Local folders for /var and the current folder of the guide. */
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-operations-'))
beforeAll(() => {
  mkdirSync(join(folder, 'var/lib/groundsheet'), { recursive: true })
  writeFileSync(join(folder, 'site.ags'), smallSite())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = [...read('docs/operations.md').matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.split('\n'),
)
const commands = lines.filter((line) => line.startsWith('npx groundsheet '))

/** What the program is called with in a container: the words after the name of the image or the container. */
const containerCommands = lines.flatMap((line) => {
  const [, words] = /^podman (?:run --rm|exec) .*groundsheet (.+)$/.exec(line) ?? []
  return words === undefined ? [] : [`npx groundsheet ${words}`]
})

/** The words of a command line, with local paths. */
function wordsOf(line: string, id: string): string[] {
  const words = line.match(/"[^"]*"|\S+/g) ?? []
  return words.slice(2).map((word) =>
    word
      .replaceAll('"', '')
      .replace(/^\/var/, join(folder, 'var'))
      .replace(/^(?:\/in\/)?site\.ags$/, join(folder, 'site.ags'))
      .replace(/^ID$/, id),
  )
}

test(
  'every command of the operations guide has the described effect, in order',
  { timeout: 120_000 },
  async () => {
    expect(commands.length).toBeGreaterThan(9)
    let id = ''
    for (const line of commands) {
      const words = wordsOf(line.replaceAll('$(date +%F)', '2026-01-31'), id)
      const { code, out, err } = await runCommand(words)
      expect([line, code, err]).toEqual([line, 0, ''])
      id = /\((\w{24})\)/.exec(out)?.[1] ?? id
    }
  },
)

test('every command for the container has the described effect, in order', { timeout: 120_000 }, async () => {
  const [, database = ''] = /GROUNDSHEET_DATABASE=(\S+)/.exec(read('Containerfile')) ?? []
  const extra = { GROUNDSHEET_DATABASE: join(folder, 'container', database) }
  const names = containerCommands.map((line) => line.split(' ')[2])
  expect(names).toEqual(['import', 'keys', 'keys', 'doctor', 'migrate'])
  for (const line of containerCommands) {
    const { code, err } = await runCommand(wordsOf(line, ''), extra)
    expect([line, code, err]).toEqual([line, 0, ''])
  }
})

test('no data or history of a working folder gets into the image, and what it is built from does', () => {
  const [first, ...rest] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(first).toBe('*')
  const kept = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const needed = ['apps', 'package-lock.json', 'package.json', 'packages', 'scripts/setup.mjs']
  expect(kept).toEqual(expect.arrayContaining(needed))
  // Docker reads no other file of this kind, and Podman would read this one first.
  expect(existsSync(join(root, '.containerignore'))).toBe(false)
})

test('the service, the container and the folders of the guide are closed to other users', () => {
  expect(read('docs/operations.md')).toContain('\nUMask=0077\n')
  for (const name of ['docs/operations.md', 'Containerfile']) {
    const modes = [...read(name).matchAll(/install --directory .*--mode=(\d+) /g)].map(([, mode]) => mode)
    expect([name, modes]).toEqual([name, ['0700']])
  }
})

describe.each(DOCUMENTS)('%s', (name) => {
  test('names only existing settings', () => {
    for (const [setting] of read(name).matchAll(/GROUNDSHEET_[A-Z_]+/g))
      expect(Object.keys(SETTINGS)).toContain(setting)
  })

  test('links only to existing files', () => {
    for (const [, path = ''] of read(name).matchAll(/\]\((?!#)([\w./-]+)/g))
      expect(existsSync(join(root, name, '..', path)), path).toBe(true)
  })
})
