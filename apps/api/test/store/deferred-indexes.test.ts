import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDeferredIndexes } from '../../src/sqlite/write/deferred-indexes.ts'
import { openForWriting, type Connection } from '../../src/sqlite/open.ts'

const id = (number: number) => hash('sha256', String(number), 'hex').slice(0, 24)

function openNew(): Connection {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-test-'))
  const connection = openForWriting(join(folder, 'test.sqlite'))
  connection.pragma('foreign_keys = OFF')
  onTestFinished(() => {
    connection.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return connection
}

const indexes = (connection: Connection) =>
  connection
    .prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'data_row' " +
        'AND sql IS NOT NULL ORDER BY name',
    )
    .all()

function insert(connection: Connection, number: number): void {
  connection
    .prepare("INSERT INTO data_row VALUES (1, ?, unhex(?), NULL, '', '', NULL, NULL)")
    .run(number, id(number))
}

describe('the indexes of rows', () => {
  test('are built from all rows at once, as in the schema, after a new table was filled', () => {
    const connection = openNew()
    const before = indexes(connection)
    const late = createDeferredIndexes(connection)
    expect(indexes(connection)).toEqual([])
    for (let number = 1; number <= 1000; number++) {
      late.expect(id(number))
      insert(connection, number)
    }
    expect(indexes(connection)).toEqual([])
    late.end()
    late.end()
    expect(indexes(connection)).toEqual(before)
  })

  test('are built, each alone, before a statement that uses them', () => {
    const connection = openNew()
    const before = indexes(connection)
    const late = createDeferredIndexes(connection)
    insert(connection, 1)
    late.need('data_row_by_location')
    late.need('data_row_by_location')
    expect(indexes(connection)).toMatchObject([{ name: 'data_row_by_location' }])
    late.end()
    expect(indexes(connection)).toEqual(before)
  })

  test('are built, the one of ids, before a row whose id may exist', () => {
    const connection = openNew()
    const late = createDeferredIndexes(connection)
    for (const number of [1, 2, 3]) {
      late.expect(id(number))
      insert(connection, number)
    }
    late.expect(id(2))
    expect(indexes(connection)).toMatchObject([{ name: 'data_row_by_id' }])
    expect(() => insert(connection, 2)).toThrow('UNIQUE')
  })

  test('stay in a table that holds rows', () => {
    const connection = openNew()
    insert(connection, 1)
    const before = indexes(connection)
    createDeferredIndexes(connection).expect(id(2))
    expect(indexes(connection)).toEqual(before)
  })

  test('are restored when the transaction fails', () => {
    const connection = openNew()
    const before = indexes(connection)
    connection.exec('BEGIN IMMEDIATE')
    createDeferredIndexes(connection).expect(id(1))
    insert(connection, 1)
    connection.exec('ROLLBACK')
    expect(indexes(connection)).toEqual(before)
  })
})
