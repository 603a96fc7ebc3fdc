import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { defineChecksumOf } from '../../src/sqlite/checksum.ts'
import { smallSite } from '../import/ags-text.ts'
import { PROGRAM } from './run-groundsheet.ts'

/** Each system call is made to fail in a process of its own. */
vi.setConfig({ testTimeout: 1_800_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-failing-calls-'))
const at = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const canInject = spawnSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=rename', 'true']).status === 0

const LOCA = (...names: readonly string[]) => [
  ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
  ...names.map((name) => [name, '530000.00', '180000.00']),
]

beforeAll(async () => {
  writeFileSync(at('first.ags'), smallSite({ LOCA: LOCA('BH1') }))
  writeFileSync(at('second.ags'), smallSite({ LOCA: LOCA('BH1', 'BH2') }))
  for (const name of ['sound', 'other', 'outdated'])
    await importPaths({ paths: [at(name === 'other' ? 'second.ags' : 'first.ags')], database: at(name) })
  const connection = new Database(at('outdated'))
  defineChecksumOf(connection)
  connection.exec('UPDATE company SET answers_version = 0')
  connection.close()
})

interface Change {
  /** The database that the command changes, or the file that it replaces. */
  readonly from: string
  readonly words: (path: string) => string[]
  /** What the command changes. */
  readonly sql: string
}

const CHANGES: Readonly<Record<string, Change>> = {
  import: {
    from: 'sound',
    words: (path) => ['import', at('second.ags'), '--database', path],
    sql: 'SELECT count(*) FROM location',
  },
  'keys create': {
    from: 'sound',
    words: (path) => [
      ...['keys', 'create', '--company', 'Local', '--name', 'x', '--scopes', 'projects:read'],
      ...['--database', path],
    ],
    sql: 'SELECT count(*) FROM api_key',
  },
  rebuild: {
    from: 'outdated',
    words: (path) => ['rebuild', '--database', path],
    sql: 'SELECT answers_version > 0 FROM company',
  },
  backup: {
    from: 'sound',
    words: (path) => ['backup', '--database', at('other'), '--out', path, '--force'],
    sql: 'SELECT count(*) FROM location',
  },
}

/** System calls that write files, or change what stands under their names. */
const CALLS = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'unlink', 'rename', 'fchmod', 'chmod', 'openat']
/** Those that follow many writes; killing between the writes is tested with the imports. */
const KILLED_CALLS = ['fsync', 'fdatasync', 'ftruncate', 'unlink']

interface Fault {
  readonly call: string
  readonly nth: number
  readonly how: 'fails' | 'kills'
}

/** Runs a command whose nth such call on the files at `path` and beside it fails. */
function runWithFault({ words }: Change, path: string, { call, nth, how }: Fault) {
  const log = at('calls.txt')
  const signal = how === 'kills' ? ':signal=SIGKILL' : ''
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:error=EIO${signal}:when=${nth}`]
  const paths = ['', '-wal', '-shm', '-journal'].flatMap((end) => ['-P', path + end])
  const filter = words(path)[0] === 'backup' ? [] : paths
  const command = [process.execPath, PROGRAM, ...words(path)]
  const run = spawnSync('strace', ['-f', '-qq', '-o', log, ...inject, ...filter, ...command], {
    encoding: 'utf8',
    // One thread for files, so that its calls are counted together.
    env: { ...process.env, UV_THREADPOOL_SIZE: '1', NODE_DISABLE_COMPILE_CACHE: '1', NO_COLOR: '1' },
  })
  // The call in which a program is killed is not in the log.
  const wasInjected = run.signal === 'SIGKILL' || readFileSync(log, 'utf8').includes('INJECTED')
  return { ...run, wasInjected }
}

function valueOf(path: string, sql: string): unknown {
  const connection = new Database(path)
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok')
  const value: unknown = connection.prepare(sql).pluck().get()
  connection.close()
  return value
}

/** Has a call fail, the first, the second and so on until none is left. Returns how many failed. */
async function failEach(change: Change, call: string, how: Fault['how']): Promise<number> {
  const before = valueOf(at(change.from), change.sql)
  for (let nth = 1; ; nth += 1) {
    const path = at(`changed-${nth}`)
    cpSync(at(change.from), path)
    const run = runWithFault(change, path, { call, nth, how })
    const value = valueOf(path, change.sql)
    const outcome = { call, nth, how, status: run.status, err: run.stderr }
    if (run.status === 0)
      expect({ ...outcome, isDone: value !== before }).toEqual({ ...outcome, isDone: true })
    else
      expect(outcome.err.split('\n').filter(Boolean).length, JSON.stringify(outcome)).toBeLessThanOrEqual(1)
    if (value !== before) expect((await examineDatabase(path)).defects).toEqual([])
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    if (!run.wasInjected) {
      expect({ ...outcome, status: run.status }).toEqual({ ...outcome, status: 0 })
      return nth - 1
    }
  }
}

describe.skipIf(!canInject).each(Object.keys(CHANGES))('%s', (name) => {
  const change = CHANGES[name]
  if (change === undefined) throw new Error(name)

  test('leaves the old state or the new one when any of its system calls fails', async () => {
    const failed: Record<string, number> = {}
    // Of a backup, only calls that do not occur before it begins: its folder has a name that is not known.
    const calls = name === 'backup' ? CALLS.filter((call) => call !== 'openat') : CALLS
    for (const call of calls) failed[call] = await failEach(change, call, 'fails')
    expect(failed.pwrite64).toBeGreaterThan(5)
    expect(failed.fsync).toBeGreaterThan(0)
  })

  // Backups that are killed have a test of their own.
  test.skipIf(name === 'backup')(
    'leaves the old state or the new one when it is killed in any of them',
    async () => {
      let killed = 0
      for (const call of KILLED_CALLS) killed += await failEach(change, call, 'kills')
      expect(killed).toBeGreaterThan(1)
    },
  )
})
