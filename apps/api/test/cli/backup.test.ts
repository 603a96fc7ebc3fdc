import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUpDatabase } from '../../src/backup/back-up-database.ts'
import { openKeyStore } from '../../src/sqlite/key-store.ts'
import { openForReading, openForWriting } from '../../src/sqlite/open.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { startTestService } from '../http/test-service.ts'
import { makeKey, seedWorld } from '../seed-world.ts'
import { runCommand } from './run-command.ts'
import { runGroundsheet, spawnGroundsheet } from './run-groundsheet.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const { database, remove } = seedWorld()
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-backup-'))
const at = (...names: string[]) => join(folder, ...names)
afterAll(() => {
  remove()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]) => runCommand(['backup', '--database', database, ...words])
const backUp = (out: string, onProgress: () => void = () => undefined) =>
  backUpDatabase({ database, out, force: false, onProgress })

/** 40 companies of 200 kB: enough pages for a copy in several steps. */
beforeAll(() => {
  const connection = openForWriting(database)
  const insert = connection.prepare(
    `INSERT INTO company (id, name, configuration, created_at, updated_at) VALUES (?, ?, ?, '', '')`,
  )
  for (let i = 0; i < 40; i++) insert.run(`c${i}`, `Company ${i}`, JSON.stringify('x'.repeat(200_000)))
  connection.exec('CREATE TABLE moments (before INTEGER, after INTEGER); INSERT INTO moments VALUES (0, 0)')
  connection.close()
})

test('backup makes one file that serves the same data as the original, and prints its size', async () => {
  const out = at('new', 'copy.sqlite')
  const key = await makeKey(database)
  const { code, out: said } = await run('--out', out, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(said)).toEqual({ database, path: out, bytes: readFileSync(out).length })
  expect(readdirSync(at('new'))).toEqual(['copy.sqlite'])
  const child = spawnGroundsheet(['serve', '--database', out, '--port', '0'])
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const url = line.toString().trim().split(' ').at(-1) ?? ''
  const answer = await fetch(`${url}/v1/projects`, { headers: { Authorization: `Bearer ${key}` } })
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(3)
  child.kill('SIGTERM')
  await once(child, 'close')
})

test('a copy of a database that is being written shows one moment, and is not restarted', async () => {
  const out = at('moment.sqlite')
  const writer = openForWriting(database)
  let writes = 0
  await backUp(out, () => {
    writes += 1
    writer.exec(`BEGIN; UPDATE moments SET before = before + 1;
      UPDATE company SET configuration = configuration || ' ';
      UPDATE moments SET after = after + 1; COMMIT`)
  })
  writer.close()
  const copy = openForReading(out)
  expect(writes).toBeGreaterThan(1)
  expect(copy.prepare('SELECT * FROM moments').get()).toEqual({ before: 0, after: 0 })
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
  copy.close()
  expect((await examineDatabase(out)).defects.filter(({ check }) => check === 'integrity')).toEqual([])
})

test('an existing file is kept; --force replaces it and the files of SQLite beside it', async () => {
  const out = at('kept.sqlite')
  writeFileSync(out, 'precious')
  const refused = await run('--out', out)
  expect(refused).toMatchObject({
    code: 1,
    err: `--out ${out}: is there already. Name another file, or add --force to replace it.\n`,
  })
  expect(readFileSync(out, 'utf8')).toBe('precious')
  writeFileSync(`${out}-wal`, 'the log of another database')
  expect((await run('--out', out, '--force')).code).toBe(0)
  expect(existsSync(`${out}-wal`)).toBe(false)
  expect((await examineDatabase(out)).defects.filter(({ check }) => check === 'integrity')).toEqual([])
})

test('only the owner can read a new copy, also while written; a replaced file keeps its mode', async () => {
  const out = at('private', 'copy.sqlite')
  const modes = new Set<number>()
  chmodSync(database, 0o644)
  const noteModes = () => {
    for (const name of ['', ...readdirSync(at('private'))])
      modes.add(statSync(at('private', name)).mode & 0o777)
  }
  await backUp(out, noteModes)
  expect([...modes]).toEqual([0o700])
  expect(statSync(out).mode & 0o777).toBe(0o600)
  chmodSync(out, 0o640)
  expect((await run('--out', out, '--force')).code).toBe(0)
  expect(statSync(out).mode & 0o777).toBe(0o640)
})

test('a backup restored while the service runs is served from then on', async () => {
  const service = await startTestService()
  const key = await makeKey(service.database)
  const out = at('before.sqlite')
  const backup = { onProgress: () => undefined }
  await backUpDatabase({ ...backup, database: service.database, out, force: false })
  const keys = openKeyStore(service.database)
  const [first] = await keys.list()
  await keys.revoke(first?.id ?? '')
  await keys.close()
  expect((await service.request('/v1/projects', key)).status).toBe(401)
  await backUpDatabase({ ...backup, database: out, out: service.database, force: true })
  await expect
    .poll(async () => (await service.request('/v1/projects', key)).status, { timeout: 30_000 })
    .toBe(200)
  expect(
    (await examineDatabase(service.database)).defects.filter(({ check }) => check === 'integrity'),
  ).toEqual([])
  await service.close()
})

test('a file created during the copy is kept as well', async () => {
  const out = at('race.sqlite')
  await expect(backUp(out, () => writeFileSync(out, 'quicker'))).rejects.toThrow(/is there already/)
  expect(readFileSync(out, 'utf8')).toBe('quicker')
})

describe('refused in one line without leaving a file:', () => {
  test.each<[string, () => string, RegExp]>([
    ['the database itself', () => database, /is the database itself\. Name another file\.$/],
    [
      'the database by another name',
      () => (symlinkSync(database, at('link')), at('link')),
      /is the database itself/,
    ],
    [
      'the log of the database',
      () => (writeFileSync(`${database}-wal`, ''), `${database}-wal`),
      /is the database itself/,
    ],
    ['a folder', () => (mkdirSync(at('folder')), at('folder')), /is a folder\. Name a file in it\.$/],
    [
      'a place inside a file',
      () => (writeFileSync(at('file'), ''), at('file', 'x.sqlite')),
      /cannot be written/,
    ],
  ])('%s', async (_what, make, reason) => {
    const out = make()
    const before = readdirSync(folder)
    const { code, err } = await run('--out', out, '--force')
    expect(code).toBe(1)
    expect(err).toMatch(/^[^\n]+\n$/)
    expect(err.trim()).toMatch(reason)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('a copy on a full disk fails and reports it', async () => {
    const out = at('full.sqlite')
    const script = `ulimit -f 200; exec "$0" "$@"`
    const { code, err } = await runGroundsheet(['backup', '--database', database, '--out', out], {}, script)
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^--out .*: cannot be written \(.+\)\. Name a place elsewhere\.\n$/),
    ])
    expect(existsSync(out)).toBe(false)
  })
})

test('without --out the exit code is 2', async () => {
  const { code, err } = await run()
  expect([code, err]).toEqual([2, expect.stringContaining('--out')])
})
