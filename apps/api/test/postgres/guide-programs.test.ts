import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyStore } from '../../src/copy/copy-store.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { lineOf, RUN_WITH_POSTGRES } from '../cli/guide-lines.ts'
import { seedWorld } from '../seed-world.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { query } from './test-database.ts'

/** npm brings the server alone, Debian its other programs. */
let server: PostgresServer
let programs = ''
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-dump-'))
beforeAll(async () => {
  vi.stubEnv('TEST_POSTGRES', 'oldest')
  server = await startPostgres()
  programs = `/usr/lib/postgresql/${server.version}/bin`
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a line of the guide with the server of this test, in a folder of its own. */
function run(start: string): void {
  const words = lineOf(start)
    .replace(/^\w+/, (program) => `${programs}/${program} --port ${server.port}`)
    .replace('db.example.org', '127.0.0.1')
    .replace('/var/backups', folder)
  const { status, stderr } = spawnSync('sh', ['-c', words], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words} ends with ${status}: ${stderr}`)
}

test('a dump of the guide is restored as it was, and the server is copied', async ({ skip }) => {
  if (!existsSync(`${programs}/pg_basebackup`)) skip(`PostgreSQL ${server.version} is without its programs`)
  const address = (user: string, database: string) => server.url.replace(/\/\/\w+@/, `//${user}@`) + database
  await query(`${server.url}postgres`, 'CREATE ROLE postgres SUPERUSER REPLICATION LOGIN')
  await query(`${server.url}postgres`, 'CREATE ROLE ground_owner LOGIN')
  await query(`${server.url}postgres`, 'CREATE DATABASE ground OWNER ground_owner')
  const { database, remove } = seedWorld()
  await copyStore(database, address('ground_owner', 'ground'))
  remove()
  for (const start of RUN_WITH_POSTGRES) run(start)
  const rows =
    'SELECT count(*), md5(string_agg(body, chr(10) ORDER BY company_id, table_seq, seq)) FROM data_row'
  const [dumped, restored] = [address('ground_owner', 'ground'), address('ground_owner', 'restored')]
  expect(await query(restored, rows)).toEqual(await query(dumped, rows))
  // The data of the tests is not all that an import would store.
  expect((await examineDatabase(restored)).defects).toEqual((await examineDatabase(dumped)).defects)
  expect(existsSync(join(folder, 'base', 'backup_label'))).toBe(true)
})
