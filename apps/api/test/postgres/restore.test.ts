import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'
import { startPostgres } from './postgres-server.ts'
import { query } from './test-database.ts'

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/scaling.md', import.meta.url)), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-restore-'))
const RECOVERY_TIMEOUT_MS = 30_000
const archive = join(folder, 'wal')

/** A setting of the guide, with the folder of this test. */
function setting(name: string): string {
  const [, value] = new RegExp(`^${name} = '?(.*?)'?$`, 'm').exec(guide) ?? []
  if (value === undefined) throw new Error(`the guide does not set ${name}`)
  return value.replaceAll('/var/backups/wal', archive)
}

/** Copies the data of a running server, as pg_basebackup does; that program is not on every machine. */
async function backUp(url: string, data: string, to: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('night', true)`)
    // With owners and modes, which the server insists on.
    expect(spawnSync('cp', ['-a', data, to]).status).toBe(0)
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(true)')
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  rmSync(join(to, 'postmaster.pid'))
  for (const name of readdirSync(join(to, 'pg_wal')))
    if (/^[0-9A-F]{24}/.test(name)) rmSync(join(to, 'pg_wal', name))
}

const contentOf = (url: string) =>
  query(
    url,
    `SELECT (SELECT string_agg(name, ', ' ORDER BY name) FROM company) AS companies, count(*) AS rows,
       md5(string_agg(company_id || seq || body, '' ORDER BY company_id, table_seq, seq)) AS digest
     FROM data_row`,
  )

async function until(url: string, sql: string): Promise<void> {
  const deadline = Date.now() + RECOVERY_TIMEOUT_MS
  while (Date.now() < deadline) {
    const [row] = await query<{ done: boolean }>(url, sql)
    if (row?.done === true) return
    await sleep(50)
  }
  throw new Error(`not within ${RECOVERY_TIMEOUT_MS} ms: ${sql}`)
}

test('a database restored to a point in time is as it was then', { timeout: 120_000 }, async () => {
  mkdirSync(archive)
  const server = await startPostgres({
    wal_level: setting('wal_level'),
    archive_mode: setting('archive_mode'),
    archive_command: setting('archive_command'),
  })
  try {
    const database = `${server.url}postgres`
    const [found] = await query<{ data: string }>(
      database,
      `SELECT current_setting('data_directory') AS data`,
    )
    const data = found?.data ?? ''
    const { uid, gid } = statSync(data)
    for (const path of [folder, archive]) chownSync(path, uid, gid)
    writeFileSync(join(folder, 'site.ags'), smallSite(), { mode: 0o644 })
    const importAs = (company: string) =>
      importPaths({ paths: [join(folder, 'site.ags')], database, company, now: () => new Date() })

    await importAs('Before the backup')
    const base = join(folder, 'base')
    await backUp(database, data, base)
    await importAs('After the backup')
    const then = await contentOf(database)
    const [moment] = await query<{ now: string }>(database, 'SELECT clock_timestamp()::text AS now')
    await sleep(100)
    await importAs('By mistake')
    expect(await contentOf(database)).not.toEqual(then)
    const [last] = await query<{ file: string }>(database, 'SELECT pg_walfile_name(pg_switch_wal()) AS file')
    await until(database, `SELECT last_archived_wal >= '${last?.file}' AS done FROM pg_stat_archiver`)

    await server.kill()
    rmSync(data, { recursive: true })
    renameSync(base, data)
    appendFileSync(
      join(data, 'postgresql.auto.conf'),
      `restore_command = '${setting('restore_command')}'
recovery_target_time = '${moment?.now}'
recovery_target_action = '${setting('recovery_target_action')}'\n`,
    )
    writeFileSync(join(data, 'recovery.signal'), '')
    for (const name of ['backup_label', 'recovery.signal']) chownSync(join(data, name), uid, gid)
    await server.start()
    await until(database, 'SELECT NOT pg_is_in_recovery() AS done')

    expect(await contentOf(database)).toEqual(then)
    expect((await examineDatabase(database)).defects).toEqual([])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
