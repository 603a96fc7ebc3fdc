import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { openForWriting } from '../../src/sqlite/open.ts'

const MEBIBYTE = 1 << 20
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
      for (let count = 0; count < 40; count++) insert.run(MEBIBYTE)
    })()
    expect(logSize()).toBeGreaterThan(39 * MEBIBYTE)
    insert.run(1)
    expect(logSize()).toBeLessThanOrEqual(16 * MEBIBYTE)
  } finally {
    reader.close()
    connection.close()
  }
})
