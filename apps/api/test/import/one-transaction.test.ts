import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { PROGRAM } from '../cli/run-groundsheet.ts'
import { smallSite } from './ags-text.ts'
import { openForReading } from '../../src/sqlite/open.ts'
import { writeInOneTransaction } from '../../src/sqlite/write/write-store.ts'
import { UPDATED_AT_CHARACTERS } from '../../src/import/rows/row-text.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { keepState, query, untilUnused, usesPostgres } from '../postgres/test-database.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

/** Number of killed imports: `KILLS=500 npx vitest run one-transaction` for a long run. */
const KILLS = Number(process.env.KILLS ?? 8)

/** 60,000 samples take a second or two. */
function siteWithSamples(samples: number): string {
  const SAMP = [
    ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
    ...Array.from({ length: samples }, (_, i) => [
      `BH${(i % 2) + 1}`,
      (i / 100).toFixed(2),
      String(i),
      'D',
      `S${i}`,
    ]),
  ]
  return smallSite({ SAMP, GEOL: [] })
}

async function startImport(workspace: Workspace, file: string): Promise<ChildProcess> {
  const words = [PROGRAM, 'import', file, '--database', await workspace.stored(), '--replace']
  return spawn(process.execPath, words, { stdio: 'ignore' })
}

/** Exit code, and what it writes to the error output. */
async function runImport(
  workspace: Workspace,
  file: string,
): Promise<{ code: number | null; message: string }> {
  const words = [PROGRAM, 'import', file, '--database', await workspace.stored(), '--replace']
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(child, 'close')
  const message = await text(child.stderr)
  const [code] = (await exit) as [number | null]
  return { code, message }
}

/** `since`: the start of the program, or the first byte in the log of the database, where COMMIT is near. */
interface Moment {
  readonly since: 'start' | 'log'
  /** As a fraction of the duration of an undisturbed import. */
  readonly part: number
}

const moments = fc.oneof(
  fc.record({ since: fc.constant('start' as const), part: fc.double({ min: 0.3, max: 1.1, noNaN: true }) }),
  fc.record({ since: fc.constant('log' as const), part: fc.double({ min: 0, max: 0.15, noNaN: true }) }),
)

/** The content of the database without times, which differ between imports, and without their checksums. */
const stateOf = (workspace: Workspace): string =>
  JSON.stringify(workspace.dump())
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
    .replaceAll(/"checksum":\d+/g, '"checksum":0')

async function killAt(
  workspace: Workspace,
  file: string,
  { since, part }: Moment,
  whole: number,
): Promise<void> {
  const child = await startImport(workspace, file)
  const exit = once(child, 'exit')
  const database = await workspace.stored()
  while (since === 'log' && child.exitCode === null && !(await hasWritten(database))) await sleep(1)
  await Promise.race([sleep(part * whole), exit])
  child.kill('SIGKILL')
  await exit
  await untilUnused(database)
  await workspace.readAgain()
}

/** Whether an import has begun to write; the log of PostgreSQL is of all databases. */
async function hasWritten(database: string): Promise<boolean> {
  if (!usesPostgres) return (statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  const writing = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND backend_xid IS NOT NULL`
  return (await query(database, writing)).length > 0
}

function rowsIn(file: string): Promise<number> {
  const reader = openForReading(file)
  const counted = reader.prepare<[], { rows: number }>('SELECT count(*) AS rows FROM data_row').get()
  reader.close()
  return Promise.resolve(counted?.rows ?? 0)
}

async function countRows(database: string): Promise<number> {
  const [found] = await query<{ rows: string }>(database, 'SELECT count(*) AS rows FROM data_row')
  return Number(found?.rows)
}

describe('an import is one transaction for readers and after a kill', () => {
  test(
    `killed at any of ${KILLS} moments it leaves exactly the old or exactly the new state`,
    { timeout: 120_000 + KILLS * 15_000 },
    async () => {
      const workspace = createWorkspace()
      await workspace.import(workspace.write('site.ags', smallSite()))
      const restore = await keepState(await workspace.stored())
      const old = stateOf(workspace)
      const large = workspace.write('large.ags', siteWithSamples(3_000))
      const began = performance.now()
      expect(await once(await startImport(workspace, large), 'exit')).toEqual([0, null])
      const whole = performance.now() - began
      await workspace.readAgain()
      const fresh = stateOf(workspace)
      expect(fresh).not.toBe(old)

      for (const moment of fc.sample(moments, { numRuns: KILLS, seed: 20_261_121 })) {
        await restore()
        await killAt(workspace, large, moment, whole)
        const found = stateOf(workspace)
        const name =
          found === old ? 'old' : found === fresh ? 'new' : `neither, after ${JSON.stringify(moment)}`
        expect(['old', 'new']).toContain(name)
        expect(workspace.read((c) => c.pragma('integrity_check', { simple: true }))).toBe('ok')
      }
      const report = await workspace.import(large, { replace: true, check: true })
      expect(report.projects[0]?.groups).toEqual({ LOCA: 2, PROJ: 1, SAMP: 3_000 })
      expect(stateOf(workspace)).toBe(fresh)
      expect((await examineDatabase(await workspace.stored())).defects).toEqual([])
    },
  )

  test('a reader sees the old state during the import, and then all of the new one', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('site.ags', smallSite()))
    const database = await workspace.stored()
    const count = usesPostgres ? () => countRows(database) : () => rowsIn(database)
    const large = workspace.write('large.ags', siteWithSamples(60_000))
    const exit = once(await startImport(workspace, large), 'exit')
    const counts = new Set<number | undefined>()
    while ((await Promise.race([exit, sleep(5)])) === undefined) counts.add(await count())
    counts.add(await count())
    expect([...counts]).toEqual([6, 60_003])
  })
})

describe('an import is one transaction beside another import', () => {
  test('the second of two simultaneous imports waits, or fails in one line', async () => {
    const workspace = createWorkspace()
    const files = ['J1', 'J2', 'J3'].map((id) =>
      workspace.write(`${id}.ags`, smallSite({ PROJ: [['PROJ_ID'], [id]] })),
    )
    const runs = await Promise.all(files.map((file) => runImport(workspace, file)))
    for (const [index, { code, message }] of runs.entries()) {
      if (code === 0) continue
      // On a machine too busy for the others to end within the time limit.
      expect(message).toMatch(
        /^.*(?:Another import may be running: try again\.|Try again when that is done\.)\n$/,
      )
      expect(await runImport(workspace, files[index] ?? '')).toEqual({ code: 0, message: '' })
    }
    expect(runs.map(({ code }) => code)).toContain(0)
    await workspace.readAgain()
    expect(
      workspace
        .projects()
        .map(({ projectId }) => projectId)
        .sort(),
    ).toEqual(['J1', 'J2', 'J3'])
    const seqs = workspace.read((c) =>
      c
        .prepare<[], { n: number; d: number }>(
          'SELECT count(seq) AS n, count(DISTINCT seq) AS d FROM data_row',
        )
        .get(),
    )
    expect(seqs?.n).toBe(seqs?.d)
  })

  test.skipIf(usesPostgres)(
    'a database removed by a refused import is not the one another import waits for',
    async () => {
      const workspace = createWorkspace()
      const file = workspace.write('site.ags', smallSite())
      let waiting: ChildProcess | undefined
      const refused = writeInOneTransaction(
        workspace.database,
        { company: 'Local', updatedAtLength: UPDATED_AT_CHARACTERS, now: () => new Date() },
        async () => {
          waiting = await startImport(workspace, file)
          await expect.poll(() => filesOf(waiting?.pid), { timeout: 60_000 }).toContain(workspace.database)
          await sleep(300)
          throw new Error('refused')
        },
      )
      await expect(refused).rejects.toThrow('refused')
      if (waiting?.exitCode === null) await once(waiting, 'exit')
      expect(waiting?.exitCode).toBe(0)
      expect(workspace.projects()).toMatchObject([{ projectId: 'J1' }])
    },
  )
})

/** Open files of a process, from /proc. */
function filesOf(pid = 0): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)]
    } catch {
      return []
    }
  })
}
