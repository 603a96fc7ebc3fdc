import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test, vi } from 'vitest'
import { checkpointLog } from '../../src/sqlite/checkpoint-log.ts'
import { openForWriting } from '../../src/sqlite/open.ts'
import { PROGRAM } from './run-groundsheet.ts'

vi.setConfig({ testTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-backup-interrupted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A database with one company; the last commit is only in its log, as after a process that was killed. */
function makeDatabase(name: string, company: string): string {
  const [made, path] = ['made', 'left'].map((part) => join(folder, `${name}-${part}`, 'ground.sqlite'))
  for (const file of [made, path]) mkdirSync(join(file ?? '', '..'))
  const connection = openForWriting(made ?? '')
  connection.pragma('wal_autocheckpoint = 0')
  connection
    .prepare(
      `INSERT INTO company (id, name, configuration, created_at, updated_at) VALUES (?, ?, '{}', '', '')`,
    )
    .run(company, company)
  for (const end of ['', '-wal']) cpSync(`${made}${end}`, `${path}${end}`)
  connection.close()
  return path ?? ''
}

function companiesOf(path: string): unknown[] {
  const connection = new Database(path)
  const found = connection.prepare('SELECT name FROM company').pluck().all()
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok')
  connection.close()
  return found
}

test('a checkpoint writes what is only in the log of a database into the database', () => {
  const path = makeDatabase('folded', 'Old')
  checkpointLog(path)
  cpSync(path, join(folder, 'alone.sqlite'))
  expect(companiesOf(join(folder, 'alone.sqlite'))).toEqual(['Old'])
})

test('a log that another process reads is not removed', () => {
  const path = makeDatabase('read', 'Old')
  const reader = new Database(path)
  reader.exec('BEGIN')
  reader.prepare('SELECT * FROM company').all()
  try {
    expect(() => checkpointLog(path, 10)).toThrow(/is being written or read by another process/)
  } finally {
    reader.close()
  }
})

/** System calls that change what stands under a name, or make it durable. */
const CALLS = ['unlink', 'rename', 'fsync', 'fdatasync', 'ftruncate', 'rmdir', 'fchmod', 'chmod']
const canInject = spawnSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=rename', 'true']).status === 0

/** A backup of one database in place of another, killed in place of the nth such system call of a thread. */
function backUpKilled(source: string, out: string, call: string, nth: number) {
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:error=EIO:signal=SIGKILL:when=${nth}`]
  const command = [PROGRAM, 'backup', '--database', source, '--out', out, '--force']
  return spawnSync('strace', ['-f', '-qq', '-o', '/dev/null', ...inject, process.execPath, ...command], {
    encoding: 'utf8',
    // One thread for files, so that its calls are counted together.
    env: { ...process.env, UV_THREADPOOL_SIZE: '1', NODE_DISABLE_COMPILE_CACHE: '1' },
  })
}

test.skipIf(!canInject).each(CALLS)(
  'a backup with --force killed at any call of %s leaves the old file or the new one whole',
  (call) => {
    const source = makeDatabase(`source-${call}`, 'New')
    for (let nth = 1, killed = true; killed; nth += 1) {
      const out = makeDatabase(`${call}-${nth}`, 'Old')
      const { signal, status, stderr } = backUpKilled(source, out, call, nth)
      killed = signal === 'SIGKILL'
      if (!killed) expect([nth, status, stderr]).toEqual([nth, 0, ''])
      const found = companiesOf(out)
      expect(found).toHaveLength(1)
      expect(killed ? ['Old', 'New'] : ['New']).toContain(found[0])
    }
  },
)
