import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { defineChecksumOf } from '../../src/sqlite/checksum.ts'
import { DERIVED_VALUES_VERSION } from '../../src/import/derived-values-version.ts'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'
import { runCommand } from './run-command.ts'
import { outputOf, spawnGroundsheet } from './run-groundsheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-rebuild-'))
const database = join(folder, 'ground.sqlite')
const at = ['--database', database]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeEach(async () => {
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true })
  writeFileSync(join(folder, 'site.ags'), smallSite())
  await importPaths({ paths: [join(folder, 'site.ags')], database })
})

/** As another version of the program has left it. */
function makeOutdated(): void {
  const connection = new Database(database)
  defineChecksumOf(connection)
  connection.exec(`UPDATE company SET answers_version = 0;
    UPDATE location SET body = '{"id":"older"' || substr(body, length(body) - 38)`)
  connection.close()
}

test('rebuild prints what it derived and what changed, as text and as JSON', async () => {
  expect(await runCommand(['rebuild', ...at])).toEqual({
    code: 0,
    out: 'Local: 1 project with 6 rows derived again; changed: 0 rows, 0 holes\n',
    err: '',
  })
  const { out } = await runCommand(['rebuild', ...at, '--json'])
  expect(JSON.parse(out)).toEqual({
    companies: [{ company: 'Local', projects: 1, rows: 6, changedRows: 0, changedHoles: 0 }],
  })
})

test('rebuild of a missing database gives one clear line, exit code 1', async () => {
  const { code, out, err } = await runCommand(['rebuild', '--database', join(folder, 'none.sqlite')])
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(/^.*none\.sqlite: there is no such database\..*\n$/)
})

test('derived values of a newer program are refused in one clear line', async () => {
  const connection = new Database(database)
  defineChecksumOf(connection)
  connection.exec('UPDATE company SET answers_version = 99')
  connection.close()
  const { code, err } = await runCommand(['rebuild', ...at])
  expect([code, err]).toEqual([
    1,
    'Local: its derived values are of a newer Groundsheet (version 99, this program has ' +
      `${DERIVED_VALUES_VERSION}). Update the program.\n`,
  ])
})

test('serve states that derived values are of another version, and migrate updates them', async () => {
  makeOutdated()
  const server = spawnGroundsheet(['serve', ...at, '--port', '0'])
  await outputOf(
    server,
    'Derived values of another version are served for Local; update them with: npx groundsheet ' +
      `migrate --database ${database}`,
  )
  server.kill('SIGTERM')
  const { code, out } = await runCommand(['migrate', ...at])
  expect(code).toBe(0)
  expect(out).toBe(
    `Local: 1 project with 6 rows derived again; changed: 0 rows, 2 holes\n${database}: tables and ` +
      'derived values are those of this version\n',
  )
  expect((await runCommand(['migrate', ...at])).out).toBe(
    `${database}: tables and derived values are those of this version\n`,
  )
})
