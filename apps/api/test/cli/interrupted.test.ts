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
import { openForWriting, type Connection } from '../../src/database/open.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'
import { zipBytes } from '../import/zip-bytes.ts'
import { outputOf, runGroundsheet, spawnGroundsheet, spawnStart } from './run-groundsheet.ts'

/** Several processes are started by each test, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-interrupted-'))
const at = (...names: string[]) => join(folder, ...names)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Large enough that a test sees the copy of it before it is whole. */
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
async function createDesk() {
  const desk = mkdtempSync(at('desk-'))
  const temporary = join(desk, 'tmp')
  const data = join(desk, 'data')
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

/** Everything in the temporary folders in `path` that a command has put there itself. */
const contentIn = (path: string) =>
  temporaryIn(path).flatMap((name) => {
    const content = join(path, name, 'content')
    return existsSync(content) ? readdirSync(content) : []
  })

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Starts a command and stops it as soon as something is there, trying again where it was gone too soon. */
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

/** Another writer: an import waits for it when it has unpacked its archives. */
function lockDatabase(database: string): Connection {
  const writer = openForWriting(database)
  writer.exec('BEGIN IMMEDIATE')
  return writer
}

type Desk = Awaited<ReturnType<typeof createDesk>>

/** The commands that unpack archives, held up when the archive is unpacked. */
const UNPACKING: [string, (desk: Desk) => ChildProcess][] = [
  ['import', (desk) => desk.spawn('import', at('site.zip'))],
  ['npm start', (desk) => desk.start(at('site.zip'))],
]

describe.each(UNPACKING)('%s of an archive', (_name, begin) => {
  test.each(SIGNALS)('told to end by %s removes what it unpacked and ends by that signal', async (signal) => {
    const desk = await createDesk()
    const writer = lockDatabase(desk.database)
    const child = await stopWhen(desk.hasUnpacked, () => begin(desk))
    expect(await endBy(child, signal)).toEqual([null, signal])
    writer.close()
    expect(readdirSync(desk.temporary)).toEqual([])
    expect((await examineDatabase(desk.database)).defects).toEqual([])
  })
})

describe.each<[string, string[], string]>([
  ['a backup', ['backup', '--force', '--out'], 'copy.sqlite'],
  ['an export', ['export', '--force', '--project', 'J1', '--format', 'xlsx', '--out'], 'site.xlsx'],
])('%s', (_name, words, file) => {
  test.each(SIGNALS)('told to end by %s leaves nothing and ends by that signal', async (signal) => {
    const desk = await createDesk()
    const line = [...words, join(desk.data, file), '--database', at('large.sqlite')]
    const child = await stopWhen(
      () => contentIn(desk.data).includes(file),
      () => {
        rmSync(join(desk.data, file), { force: true })
        return spawnGroundsheet(line, { TMPDIR: desk.temporary })
      },
    )
    expect(await endBy(child, signal)).toEqual([null, signal])
    expect(readdirSync(desk.data)).toEqual(['ground.sqlite'])
    expect(readdirSync(desk.temporary)).toEqual([])
  })
})

test('a first import told to end leaves no database', async () => {
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

/** Leaves an unpacked archive as a killed process does. Returns its temporary folder. */
async function leaveUnpacked(desk: Desk): Promise<string> {
  const writer = lockDatabase(desk.database)
  const child = await stopWhen(desk.hasUnpacked, () => desk.spawn('import', at('site.zip')))
  await endBy(child, 'SIGKILL')
  writer.close()
  const [name = ''] = temporaryIn(desk.temporary)
  expect(contentIn(desk.temporary)).toHaveLength(1)
  return join(desk.temporary, name)
}

async function untilServing(child: ChildProcess): Promise<void> {
  await outputOf(child, 'listens on')
  child.kill('SIGTERM')
  await once(child, 'close')
}

/** Leaves half of a backup in the folder of the database. */
async function leaveHalfBackup(desk: Desk): Promise<void> {
  const words = ['backup', '--out', join(desk.data, 'copy.sqlite'), '--database', at('large.sqlite')]
  const child = await stopWhen(
    () => contentIn(desk.data).includes('copy.sqlite'),
    () => spawnGroundsheet([...words, '--force'], { TMPDIR: desk.temporary }),
  )
  await endBy(child, 'SIGKILL')
  rmSync(join(desk.data, 'copy.sqlite'), { force: true })
  expect(contentIn(desk.data)).toContain('copy.sqlite')
}

describe('what a killed process left is removed', () => {
  test.each<[string, (desk: Desk) => Promise<unknown>]>([
    ['import', (desk) => desk.run('import', at('site.ags'))],
    ['backup', (desk) => desk.run('backup', '--out', join(desk.data, 'other.sqlite'))],
    ['serve', (desk) => untilServing(desk.spawn('serve', '--port', '0'))],
    ['serve with workers', (desk) => untilServing(desk.spawn('serve', '--port', '0', '--workers', '2'))],
    ['npm start', (desk) => untilServing(desk.start())],
  ])('by the next %s', async (_name, next) => {
    const desk = await createDesk()
    await leaveUnpacked(desk)
    await leaveHalfBackup(desk)
    await next(desk)
    expect([temporaryIn(desk.temporary), temporaryIn(desk.data)]).toEqual([[], []])
  })

  test('by the next backup to the same folder, whatever the database', async () => {
    const [desk, other] = [await createDesk(), await createDesk()]
    await leaveHalfBackup(desk)
    expect((await other.run('backup', '--out', join(desk.data, 'new.sqlite'))).code).toBe(0)
    expect(readdirSync(desk.data).sort()).toEqual(['ground.sqlite', 'new.sqlite'])
  })
})

describe('no command removes', () => {
  test('what a running process has unpacked', async () => {
    const desk = await createDesk()
    const writer = lockDatabase(desk.database)
    const child = await stopWhen(desk.hasUnpacked, () => desk.spawn('import', at('site.zip')))
    const database = join(desk.data, 'other.sqlite')
    const words = ['import', at('site.zip'), '--database', database]
    expect((await runGroundsheet(words, { TMPDIR: desk.temporary })).code).toBe(0)
    expect(contentIn(desk.temporary)).toHaveLength(1)
    writer.close()
    expect(await endBy(child, 'SIGCONT')).toEqual([0, null])
    expect(readdirSync(desk.temporary)).toEqual([])
  })

  test.skipIf(!isRoot)('what a process of another user left', async () => {
    const desk = await createDesk()
    const left = await leaveUnpacked(desk)
    chownSync(left, NOBODY, NOBODY)
    expect((await desk.run('import', at('site.zip'))).code).toBe(0)
    expect(temporaryIn(desk.temporary)).toEqual([basename(left)])
    expect(contentIn(desk.temporary)).toHaveLength(1)
  })

  test('what a symbolic link of such a name leads to', async () => {
    const desk = await createDesk()
    const left = await leaveUnpacked(desk)
    const moved = join(desk.data, 'moved')
    renameSync(left, moved)
    symlinkSync(moved, left)
    expect((await desk.run('import', at('site.zip'))).code).toBe(0)
    expect(lstatSync(left).isSymbolicLink()).toBe(true)
    expect(readdirSync(join(moved, 'content'))).toHaveLength(1)
  })

  test('a folder of such a name that it did not make', async () => {
    const desk = await createDesk()
    const own = join(desk.temporary, '.groundsheet-tmp-mine')
    mkdirSync(own, { mode: 0o700 })
    writeFileSync(join(own, 'lock'), '')
    expect((await desk.run('import', at('site.zip'))).code).toBe(0)
    expect(readdirSync(own)).toEqual(['lock'])
  })
})
