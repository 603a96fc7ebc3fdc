import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLateIdIndex } from '../../src/database/late-id-index.ts'
import { openForWriting, type Connection } from '../../src/database/open.ts'

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
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'data_row' ORDER BY name",
    )
    .all()

function insert(connection: Connection, number: number): void {
  connection
    .prepare("INSERT INTO data_row VALUES (1, ?, unhex(?), NULL, '', '', NULL)")
    .run(number, id(number))
}

describe('the index of ids', () => {
  test('is made of all rows at once, as the schema says, when a new table was filled', () => {
    const connection = openNew()
    const before = indexes(connection)
    const index = createLateIdIndex(connection)
    expect(indexes(connection)).toHaveLength(before.length - 1)
    for (let number = 1; number <= 1000; number++) {
      index.expect(id(number))
      insert(connection, number)
    }
    expect(indexes(connection)).toHaveLength(before.length - 1)
    index.end()
    index.end()
    expect(indexes(connection)).toEqual(before)
  })

  test('is there before a row whose id has come already', () => {
    const connection = openNew()
    const before = indexes(connection)
    const index = createLateIdIndex(connection)
    for (const number of [1, 2, 3]) {
      index.expect(id(number))
      insert(connection, number)
    }
    index.expect(id(2))
    expect(indexes(connection)).toEqual(before)
    expect(() => insert(connection, 2)).toThrow('UNIQUE')
  })

  test('stays in a table that holds rows', () => {
    const connection = openNew()
    insert(connection, 1)
    const before = indexes(connection)
    createLateIdIndex(connection).expect(id(2))
    expect(indexes(connection)).toEqual(before)
  })

  test('comes back when the transaction comes to nothing', () => {
    const connection = openNew()
    const before = indexes(connection)
    connection.exec('BEGIN IMMEDIATE')
    createLateIdIndex(connection).expect(id(1))
    insert(connection, 1)
    connection.exec('ROLLBACK')
    expect(indexes(connection)).toEqual(before)
  })
})
