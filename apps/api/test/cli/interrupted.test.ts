import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openForWriting, type Connection } from '../../src/sqlite/open.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { outputOf, runGroundsheet, spawnGroundsheet, spawnStart } from './run-groundsheet.ts'

/** Each test starts several processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-interrupted-'))
const at = (...names: string[]) => join(folder, ...names)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OTHER_USER_ID = 65_534
const isRoot = process.getuid?.() === 0
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Large enough that a test sees its copy before it is complete. */
const LARGE_BYTES = 80e6

beforeAll(async () => {
  writeFileSync(at('site.ags'), smallSite())
  writeFileSync(at('site.zip'), zipBytes([{ name: 'site.ags', content: smallSite() }]))
  await importPaths({ paths: [at('site.ags')], database: at('large.sqlite') })
  const connection = openForWriting(at('large.sqlite'))
  connection.exec(`CREATE TABLE filler AS SELECT zeroblob(${LARGE_BYTES}) AS filler`)
  connection.close()
})

/** A temporary directory for the commands of one test, and a folder with a database and the outputs. */
async function createWorkspace() {
  const workspace = mkdtempSync(at('workspace-'))
  const temporary = join(workspace, 'tmp')
  const data = join(workspace, 'data')
  mkdirSync(temporary)
  mkdirSync(data)
  const database = join(data, 'ground.sqlite')
  await importPaths({ paths: [at('site.ags')], database })
  const env = { TMPDIR: temporary }
  return {
    temporary,
    data,
    database,
    hasUnpacked: () => contentIn(temporary).length > 0,
    run: (...words: string[]) => runGroundsheet([...words, '--database', database], env),
    spawn: (...words: string[]) => spawnGroundsheet([...words, '--database', database], env),
    start: (...words: string[]) => spawnStart(words, { ...env, GROUNDSHEET_DATABASE: database }),
  }
}

const temporaryIn = (path: string) => readdirSync(path).filter((name) => name.startsWith('.groundsheet-tmp-'))

/** All files in the temporary folders in `path`. */
const contentIn = (path: string) =>
  temporaryIn(path).flatMap((name) => {
    const content = join(path, name, 'content')
    return existsSync(content) ? readdirSync(content) : []
  })

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Starts a command and stops it when a file exists; tries again if the file was removed too soon. */
async function stopWhen(isThere: () => boolean, begin: () => ChildProcess): Promise<ChildProcess> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const child = begin()
    onTestFinished(() => void child.kill('SIGKILL'))
    while (!isThere() && !hasEnded(child)) await nextTurn()
    child.kill('SIGSTOP')
    // The kernel may need a moment to stop it on the other processor.
    await sleep(20)
    if (isThere() && !hasEnded(child)) return child
    child.kill('SIGCONT')
    if (!hasEnded(child)) await once(child, 'close')
  }
  throw new Error('the command was always quicker')
}

/** Sends a signal to a stopped process. Returns the exit code and the signal that ended it. */
async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const closed = once(child, 'close')
  child.kill(signal)
  child.kill('SIGCONT')
  return closed
}

/** Another writer: an import waits for it after unpacking its archives. */
function lockDatabase(database: string): Connection {
  const writer = openForWriting(database)
  writer.exec('BEGIN IMMEDIATE')
  return writer
}

type Workspace = Awaited<ReturnType<typeof createWorkspace>>

/** Commands that unpack archives, paused after unpacking. */
const UNPACKING: [string, (workspace: Workspace) => ChildProcess][] = [
  ['import', (workspace) => workspace.spawn('import', at('site.zip'))],
  ['npm start', (workspace) => workspace.start(at('site.zip'))],
]

describe.each(UNPACKING)('%s of an archive', (_name, begin) => {
  test.each(SIGNALS)(
    'ended by %s removes its unpacked files, and its exit status is that signal',
    async (signal) => {
      const workspace = await createWorkspace()
      const writer = lockDatabase(workspace.database)
      const child = await stopWhen(workspace.hasUnpacked, () => begin(workspace))
      expect(await endBy(child, signal)).toEqual([null, signal])
      writer.close()
      expect(readdirSync(workspace.temporary)).toEqual([])
      expect((await examineDatabase(workspace.database)).defects).toEqual([])
    },
  )
})

describe.each<[string, string[], string]>([
  ['a backup', ['backup', '--force', '--out'], 'copy.sqlite'],
  ['an export', ['export', '--force', '--project', 'J1', '--format', 'xlsx', '--out'], 'site.xlsx'],
])('%s', (_name, words, file) => {
  test.each(SIGNALS)('ended by %s leaves no file, and its exit status is that signal', async (signal) => {
    const workspace = await createWorkspace()
    const line = [...words, join(workspace.data, file), '--database', at('large.sqlite')]
    const child = await stopWhen(
      () => contentIn(workspace.data).includes(file),
      () => {
        rmSync(join(workspace.data, file), { force: true })
        return spawnGroundsheet(line, { TMPDIR: workspace.temporary })
      },
    )
    expect(await endBy(child, signal)).toEqual([null, signal])
    expect(readdirSync(workspace.data)).toEqual(['ground.sqlite'])
    expect(readdirSync(workspace.temporary)).toEqual([])
  })
})

test('a first import ended by a signal leaves no database', async () => {
  const database = at('first', 'x.sqlite')
  const SAMP = Array.from({ length: 40_000 }, (_, i) => ['BH1', `${i}.00`, String(i), 'D', `S${i}`])
  writeFileSync(
    at('large.ags'),
    smallSite({ SAMP: [['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'], ...SAMP] }),
  )
  const words = ['import', at('large.ags'), '--database', database]
  const child = await stopWhen(
    () => existsSync(database),
    () => spawnGroundsheet(words),
  )
  expect(await endBy(child, 'SIGTERM')).toEqual([null, 'SIGTERM'])
  expect(readdirSync(at('first'))).toEqual([])
})

/** Leaves an unpacked archive, like a killed process. Returns its temporary folder. */
async function leaveUnpacked(workspace: Workspace): Promise<string> {
  const writer = lockDatabase(workspace.database)
  const child = await stopWhen(workspace.hasUnpacked, () => workspace.spawn('import', at('site.zip')))
  await endBy(child, 'SIGKILL')
  writer.close()
  const [name = ''] = temporaryIn(workspace.temporary)
  expect(contentIn(workspace.temporary)).toHaveLength(1)
  return join(workspace.temporary, name)
}

async function untilServing(child: ChildProcess): Promise<void> {
  await outputOf(child, 'listens on')
  child.kill('SIGTERM')
  await once(child, 'close')
}

/** Leaves half of a backup in the folder of the database. */
async function leaveHalfBackup(workspace: Workspace): Promise<void> {
  const words = ['backup', '--out', join(workspace.data, 'copy.sqlite'), '--database', at('large.sqlite')]
  const child = await stopWhen(
    () => contentIn(workspace.data).includes('copy.sqlite'),
    () => spawnGroundsheet([...words, '--force'], { TMPDIR: workspace.temporary }),
  )
  await endBy(child, 'SIGKILL')
  rmSync(join(workspace.data, 'copy.sqlite'), { force: true })
  expect(contentIn(workspace.data)).toContain('copy.sqlite')
}

describe('files left by a killed process are removed', () => {
  test.each<[string, (workspace: Workspace) => Promise<unknown>]>([
    ['import', (workspace) => workspace.run('import', at('site.ags'))],
    ['backup', (workspace) => workspace.run('backup', '--out', join(workspace.data, 'other.sqlite'))],
    ['serve', (workspace) => untilServing(workspace.spawn('serve', '--port', '0'))],
    [
      'serve with workers',
      (workspace) => untilServing(workspace.spawn('serve', '--port', '0', '--workers', '2')),
    ],
    ['npm start', (workspace) => untilServing(workspace.start())],
  ])('by the next %s', async (_name, next) => {
    const workspace = await createWorkspace()
    await leaveUnpacked(workspace)
    await leaveHalfBackup(workspace)
    await next(workspace)
    expect([temporaryIn(workspace.temporary), temporaryIn(workspace.data)]).toEqual([[], []])
  })

  test('by the next backup to the same folder, whatever the database', async () => {
    const [workspace, other] = [await createWorkspace(), await createWorkspace()]
    await leaveHalfBackup(workspace)
    expect((await other.run('backup', '--out', join(workspace.data, 'new.sqlite'))).code).toBe(0)
    expect(readdirSync(workspace.data).sort()).toEqual(['ground.sqlite', 'new.sqlite'])
  })
})

describe('no command removes', () => {
  test('files unpacked by a running process', async () => {
    const workspace = await createWorkspace()
    const writer = lockDatabase(workspace.database)
    const child = await stopWhen(workspace.hasUnpacked, () => workspace.spawn('import', at('site.zip')))
    const database = join(workspace.data, 'other.sqlite')
    const words = ['import', at('site.zip'), '--database', database]
    expect((await runGroundsheet(words, { TMPDIR: workspace.temporary })).code).toBe(0)
    expect(contentIn(workspace.temporary)).toHaveLength(1)
    writer.close()
    expect(await endBy(child, 'SIGCONT')).toEqual([0, null])
    expect(readdirSync(workspace.temporary)).toEqual([])
  })

  test.skipIf(!isRoot)('files left by a process of another user', async () => {
    const workspace = await createWorkspace()
    const left = await leaveUnpacked(workspace)
    chownSync(left, OTHER_USER_ID, OTHER_USER_ID)
    expect((await workspace.run('import', at('site.zip'))).code).toBe(0)
    expect(temporaryIn(workspace.temporary)).toEqual([basename(left)])
    expect(contentIn(workspace.temporary)).toHaveLength(1)
  })

  test('the target of a symbolic link with such a name', async () => {
    const workspace = await createWorkspace()
    const left = await leaveUnpacked(workspace)
    const moved = join(workspace.data, 'moved')
    renameSync(left, moved)
    symlinkSync(moved, left)
    expect((await workspace.run('import', at('site.zip'))).code).toBe(0)
    expect(lstatSync(left).isSymbolicLink()).toBe(true)
    expect(readdirSync(join(moved, 'content'))).toHaveLength(1)
  })

  test('a folder with such a name that it did not create', async () => {
    const workspace = await createWorkspace()
    const own = join(workspace.temporary, '.groundsheet-tmp-mine')
    mkdirSync(own, { mode: 0o700 })
    writeFileSync(join(own, 'lock'), '')
    expect((await workspace.run('import', at('site.zip'))).code).toBe(0)
    expect(readdirSync(own)).toEqual(['lock'])
  })
})
