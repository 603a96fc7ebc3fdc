import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { importPaths } from '../../src/import/index.ts'
import { openForWriting } from '../../src/sqlite/open.ts'
import { smallSite } from '../import/ags-text.ts'

const MEBIBYTE_BYTES = 1 << 20
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A site whose strata fill several megabytes; `issue` is in each of them. */
function siteOf(issue: number, rows = 1000): string {
  const file = join(folder, `site-${issue}.ags`)
  const strata = Array.from({ length: rows }, (_, row) => [
    'BH1',
    `${row}.00`,
    `${row + 1}.00`,
    `Issue ${issue}: ${'firm CLAY '.repeat(400)}`,
  ])
  writeFileSync(file, smallSite({ GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...strata] }))
  return file
}

test('imports beside a reader that holds an old state leave a bounded log once it has ended', async () => {
  const database = join(folder, 'imported.sqlite')
  const logSize = () => statSync(`${database}-wal`).size
  await importPaths({ paths: [siteOf(0)], database })
  const server = new Database(database, { readonly: true })
  const reader = new Database(database, { readonly: true })
  try {
    server.prepare('SELECT count(*) FROM sqlite_schema').get()
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM sqlite_schema').get()
    for (const issue of [1, 2]) await importPaths({ paths: [siteOf(issue)], database })
    // Nothing that the reader may still need is taken away.
    expect(logSize()).toBeGreaterThan(17 * MEBIBYTE_BYTES)
    reader.exec('COMMIT')
    // The first can copy all of the log into the database, and the next one begins a new log.
    for (const issue of [3, 4]) await importPaths({ paths: [siteOf(issue, 1)], database })
    expect(logSize()).toBeLessThanOrEqual(16 * MEBIBYTE_BYTES)
  } finally {
    for (const connection of [reader, server]) connection.close()
  }
}, 120_000)

test('the log of a large import is cut by the next write while a server has the database open', () => {
  const path = join(folder, 'ground.sqlite')
  const connection = openForWriting(path)
  const reader = new Database(path, { readonly: true })
  const logSize = () => statSync(`${path}-wal`).size
  try {
    reader.prepare('SELECT count(*) FROM sqlite_schema').get()
    connection.exec('CREATE TABLE large (content BLOB)')
    const insert = connection.prepare('INSERT INTO large VALUES (zeroblob(?))')
    connection.transaction(() => {
      for (let count = 0; count < 40; count++) insert.run(MEBIBYTE_BYTES)
    })()
    expect(logSize()).toBeGreaterThan(39 * MEBIBYTE_BYTES)
    insert.run(1)
    expect(logSize()).toBeLessThanOrEqual(16 * MEBIBYTE_BYTES)
  } finally {
    reader.close()
    connection.close()
  }
})
