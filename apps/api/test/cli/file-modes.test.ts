import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openForReading } from '../../src/sqlite/open.ts'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'
import { outputOf, runGroundsheet, spawnStart } from './run-groundsheet.ts'

/** Each test starts several processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-modes-'))
const site = join(folder, 'site.ags')
beforeAll(() => writeFileSync(site, smallSite()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const createFolder = () => mkdtempSync(join(folder, 'test-'))
const modeOf = (path: string) => statSync(path).mode & 0o777

/** Modes of all files in a folder, by name. */
const modesIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]))

/** Runs a command in a folder with the most permissive umask. */
const runIn = (where: string, ...words: string[]) =>
  runGroundsheet(words, {}, `cd '${where}'; umask 000; exec "$0" "$@"`)

describe('only its owner can read', () => {
  test('a new database, its new folder, and the files of SQLite beside it', async () => {
    const where = createFolder()
    expect((await runIn(where, 'import', site)).code).toBe(0)
    expect(modesIn(where)).toEqual({ '.groundsheet': 0o700 })
    const database = join(where, '.groundsheet', 'groundsheet.sqlite')
    const reader = openForReading(database)
    reader.prepare('SELECT * FROM company').all()
    expect((await runIn(where, 'import', site, '--company', 'Northmoor')).code).toBe(0)
    expect(modesIn(join(where, '.groundsheet'))).toEqual({
      'groundsheet.sqlite': 0o600,
      'groundsheet.sqlite-shm': 0o600,
      'groundsheet.sqlite-wal': 0o600,
    })
    reader.close()
  })

  test.each([' x.sqlite', 'x.sqlite ', '\tx.sqlite', 'x.sqlite\u00a0'])(
    'a database named %j is refused: SQLite would open another file',
    async (name) => {
      const where = createFolder()
      const { code, err } = await runIn(where, 'import', site, '--database', name)
      expect(code).toBe(1)
      expect(err.trim().split('\n')).toEqual([
        expect.stringMatching(/^"(.+)": begins or ends with a blank\. Name a file/),
      ])
      expect(readdirSync(where)).toEqual([])
    },
  )

  test('a database during its first import', async () => {
    const where = join(createFolder(), 'new')
    let seen: Record<string, number> = {}
    const note = () => {
      if (statSync(where, { throwIfNoEntry: false })) seen = { ...seen, ...modesIn(where) }
    }
    await importPaths({ paths: [site], database: join(where, 'x.sqlite'), onProgress: note })
    expect(seen).toEqual({ 'x.sqlite': 0o600, 'x.sqlite-wal': 0o600, 'x.sqlite-shm': 0o600 })
  })

  test('a new database behind a symbolic link', async () => {
    const where = createFolder()
    symlinkSync(join(where, 'target.sqlite'), join(where, 'link.sqlite'))
    expect((await runIn(where, 'import', site, '--database', 'link.sqlite')).code).toBe(0)
    expect(modeOf(join(where, 'target.sqlite'))).toBe(0o600)
  })

  test('the files of the first npm start', async () => {
    const where = join(createFolder(), '.groundsheet')
    const child = spawnStart([], { GROUNDSHEET_DATABASE: join(where, 'groundsheet.sqlite') })
    await outputOf(child, '#code=')
    const modes = modesIn(where)
    child.kill('SIGTERM')
    await once(child, 'close')
    expect(modeOf(where)).toBe(0o700)
    expect(new Set(Object.values(modes))).toEqual(new Set([0o600]))
  })
})

test('an exported file has the mode given by the umask', async () => {
  const where = createFolder()
  expect((await runIn(where, 'import', site, '--database', 'x.sqlite')).code).toBe(0)
  const words = ['export', '--project', 'J1', '--format', 'ags', '--out', 'x.ags', '--database', 'x.sqlite']
  expect((await runIn(where, ...words)).code).toBe(0)
  expect(modeOf(join(where, 'x.ags'))).toBe(0o666)
})

describe('an existing database', () => {
  test('keeps its mode, and doctor reports that others can open it', async () => {
    const where = createFolder()
    chmodSync(where, 0o755)
    const database = join(where, 'x.sqlite')
    await importPaths({ paths: [site], database })
    chmodSync(database, 0o644)
    expect((await runIn(where, 'import', site, '--database', database)).code).toBe(0)
    expect(modeOf(database)).toBe(0o644)
    const { code, out } = await runIn(where, 'doctor', '--database', database)
    expect(code).toBe(0)
    expect(out).toMatch(/: no defects found \(\d+ checks\)\n/)
    expect(out).toMatch(
      /: other users of this computer can open it \(mode 644\)\. Prevent that with: chmod 600 /,
    )
    const { out: json } = await runIn(where, 'doctor', '--database', database, '--json')
    expect((JSON.parse(json) as { hints: string[] }).hints).toHaveLength(1)
  })

  test.each([
    ['closed to others', 0o755, 0o640],
    ['in a folder that is closed to others', 0o750, 0o644],
  ])('and is %s is not reported', async (_what, ofFolder, ofFile) => {
    const where = createFolder()
    chmodSync(where, ofFolder)
    const database = join(where, 'x.sqlite')
    await importPaths({ paths: [site], database })
    chmodSync(database, ofFile)
    expect((await runIn(where, 'doctor', '--database', database)).out).not.toContain('other users')
  })
})

test('npm start changes no other folder beside the database, whatever its name', async () => {
  const where = createFolder()
  mkdirSync(join(where, 'sample'))
  writeFileSync(join(where, 'sample', 'precious'), '')
  const child = spawnStart([], { GROUNDSHEET_DATABASE: join(where, 'x.sqlite') })
  await outputOf(child, '#code=')
  child.kill('SIGTERM')
  await once(child, 'close')
  expect(readdirSync(join(where, 'sample'))).toEqual(['precious'])
})
