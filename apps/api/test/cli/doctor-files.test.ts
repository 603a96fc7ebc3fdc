import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openForReading, openForWriting } from '../../src/sqlite/open.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-doctor-files-'))
const source = join(folder, 'source.sqlite')
chmodSync(folder, 0o755)
/** For copies of databases by any user. */
const temporary = join(folder, 'tmp')
mkdirSync(temporary)
chmodSync(temporary, 0o1777)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(async () => {
  writeSampleFolder(join(folder, 'sample'))
  await importPaths({ paths: [join(folder, 'sample')], database: source })
})

const OTHER_USER_ID = 65_534
const EXAMINE = new URL('../../src/doctor/examine-database.ts', import.meta.url)

/**
 * File modes do not restrict root, so it becomes another user after loading the program. An installation
 * under umask 077 can be read by its owner only: SQLite's library is loaded before, too.
 */
const SCRIPT = `
  const { examineDatabase } = await import(${JSON.stringify(EXAMINE.href)})
  const { default: Database } = await import(${JSON.stringify(import.meta.resolve('better-sqlite3'))})
  new Database(':memory:').close()
  if (process.getuid() === 0) {
    process.setgid(${OTHER_USER_ID})
    process.setuid(${OTHER_USER_ID})
  }
  const result = await examineDatabase(process.argv[1]).catch(({ name, message }) => ({ name, message }))
  process.stdout.write(JSON.stringify(result))
`

/** Output of doctor for a user who is not root. */
function examineAsOrdinaryUser(path: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, path], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary },
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/** A copy of the database alone in a folder, both owned by the ordinary user. */
function createCopy(name: string): { path: string; own: string } {
  const own = join(folder, name)
  mkdirSync(own)
  const path = join(own, 'copy.sqlite')
  copyFileSync(source, path)
  if (process.geteuid?.() === 0) for (const one of [own, path]) chownSync(one, OTHER_USER_ID, OTHER_USER_ID)
  return { path, own }
}

describe('doctor leaves no file and changes none', () => {
  test.each([
    ['can be written', 0o600, 0o700],
    ['cannot be written', 0o400, 0o700],
    ['lies in a folder that cannot be written', 0o600, 0o500],
  ])('where the database %s', (name, ofFile, ofFolder) => {
    const { path, own } = createCopy(name)
    const before = readFileSync(path)
    chmodSync(path, ofFile)
    chmodSync(own, ofFolder)
    expect(examineAsOrdinaryUser(path)).toMatchObject({ defects: [] })
    expect(readdirSync(own)).toEqual(['copy.sqlite'])
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(statSync(path).mode & 0o777).toBe(ofFile)
  })

  test('through a symbolic link', async () => {
    const { path, own } = createCopy('linked')
    const link = join(folder, 'link.sqlite')
    symlinkSync(path, link)
    expect((await examineDatabase(link)).defects).toEqual([])
    expect(readdirSync(own)).toEqual(['copy.sqlite'])
    expect(readdirSync(folder).filter((name) => name.startsWith('link.'))).toEqual(['link.sqlite'])
  })

  test('with a log left beside it, which is read too', async () => {
    const { path, own } = createCopy('left')
    const writer = openForWriting(path)
    writer.exec(`UPDATE company SET next_seq = 1`)
    const crashed = join(own, 'crashed.sqlite')
    for (const end of ['', '-wal']) copyFileSync(path + end, crashed + end)
    writer.close()
    const names = readdirSync(own)
    const log = readFileSync(`${crashed}-wal`)
    const { defects } = await examineDatabase(crashed)
    expect(defects.map(({ check }) => check)).toEqual(['sequence'])
    expect(readdirSync(own)).toEqual(names)
    expect(readFileSync(`${crashed}-wal`).equals(log)).toBe(true)
  })

  test('while it is in use: the files of the other process stay', async () => {
    const { path, own } = createCopy('used')
    const reader = openForReading(path)
    reader.prepare('SELECT * FROM company').all()
    const names = readdirSync(own)
    expect((await examineDatabase(path)).defects).toEqual([])
    expect(readdirSync(own)).toEqual(names)
    reader.close()
  })
})

describe('another user gets "permission denied"', () => {
  test.each([
    ['to the database', 0o000, 0o700, / \(owned by user id \d+, mode 0; you are user id \d+\)\. /],
    ['to its folder', 0o600, 0o000, /copy\.sqlite: permission denied\. /],
  ])('%s', (name, ofFile, ofFolder, message) => {
    const { path, own } = createCopy(name)
    chmodSync(path, ofFile)
    chmodSync(own, ofFolder)
    const refusal = examineAsOrdinaryUser(path) as { name: string; message: string }
    chmodSync(own, 0o700)
    expect(refusal.name).toBe('UserError')
    expect(refusal.message).toMatch(message)
    expect(refusal.message).toMatch(/^[^\n]+$/)
  })
})
