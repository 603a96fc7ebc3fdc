import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate, SCHEMA_VERSION, versionOf } from '../../src/sqlite/migrations.ts'
import { compareVersions } from '../../src/common/schema-version.ts'
import { migrateFile, openForReading, openForWriting } from '../../src/sqlite/open.ts'
import { rebuiltLine } from '../../src/cli/rebuilt-line.ts'
import { rebuildCompanies } from '../../src/import/index.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'

/** Every released schema. A new version adds a file here; existing ones never change. */
const SCHEMAS = new URL('./schemas/', import.meta.url)
const RELEASED = readdirSync(SCHEMAS).map((name) => Number(name.replace('.sql', '')))

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-schemas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const APPLICATION_ID = 0x47534854

/** A database as created by the program of that version. */
function databaseOf(version: number, path: string): void {
  const connection = new Database(path)
  connection.exec(readFileSync(new URL(`${version}.sql`, SCHEMAS), 'utf8'))
  connection.pragma(`user_version = ${version}`)
  connection.pragma(`application_id = ${APPLICATION_ID}`)
  connection.close()
}

test('every version has its released schema beside this test', () => {
  expect(RELEASED.sort((a, b) => a - b)).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, i) => i + 1))
})

describe.each(RELEASED)('a database of schema %i', (version) => {
  test('is upgraded to the schema of a new one, and can be imported into', async () => {
    const workspace = createWorkspace()
    databaseOf(version, workspace.database)
    migrateFile(workspace.database)
    const reader = openForReading(workspace.database)
    expect(versionOf(reader)).toBe(SCHEMA_VERSION)
    reader.close()
    await workspace.import(workspace.write('site.ags', smallSite()))
    expect((await examineDatabase(workspace.database)).defects).toEqual([])
  })
})

/**
 * The data of a database, as far as the tables of the first release hold them, in answers with fewer members.
 */
function toFirstRelease(from: string, path: string): void {
  databaseOf(1, path)
  const connection = new Database(path)
  connection.pragma('foreign_keys = OFF')
  connection.prepare('ATTACH ? AS current').run(from)
  const columnsOf = (schema: string, table: string) =>
    connection
      .prepare<[string, string], { name: string }>('SELECT name FROM pragma_table_info(?, ?)')
      .all(table, schema)
  const tables = connection
    .prepare<[], { name: string }>(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name <> 'sequence'",
    )
    .all()
  for (const { name } of tables) {
    const known = new Set(columnsOf('current', name).map((column) => column.name))
    const shared = columnsOf('main', name).flatMap((column) => (known.has(column.name) ? [column.name] : []))
    connection.exec(
      `INSERT INTO main.${name} (${shared.join(', ')}) SELECT ${shared.join(', ')} FROM current.${name}`,
    )
  }
  connection.exec(`UPDATE sequence SET next = (SELECT next_seq FROM current.company);
    UPDATE data_row SET body = '{"id":"older"' || substr(body, instr(body, ',"data":{'));
    UPDATE location SET body = '{"id":"older"' || substr(body, length(body) - 38)`)
  connection.close()
}

test('a database of the first release with data answers as if its file was imported now', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('site.ags', smallSite()))
  const [holes, strata] = [workspace.holes(), workspace.rows('GEOL')]
  const older = join(workspace.folder, 'older.sqlite')
  toFirstRelease(workspace.database, older)
  const rebuilt = await rebuildCompanies(older, 'outdated')
  expect(rebuilt.map(rebuiltLine)).toEqual([
    'Local: 1 project with 6 rows derived again; changed: 6 rows, 2 holes',
  ])
  copyFileSync(older, workspace.database)
  const withoutTime = <T extends object>(all: T[]) => all.map((one) => ({ ...one, updatedAt: '' }))
  expect(withoutTime(workspace.holes())).toEqual(withoutTime(holes))
  expect(withoutTime(workspace.rows('GEOL'))).toEqual(withoutTime(strata))
  expect(await rebuildCompanies(older, 'outdated')).toEqual([])
  expect((await examineDatabase(older)).defects).toEqual([])
})

test('steps run once each, in order', () => {
  const connection = new Database(':memory:')
  connection.pragma('user_version = 2')
  const steps = ['SELECT no_such_function()', 'CREATE TABLE a (x)', 'INSERT INTO a VALUES (1)']
  migrate(connection, steps)
  migrate(connection, steps)
  expect(versionOf(connection)).toBe(4)
  expect(connection.prepare('SELECT x FROM a').all()).toEqual([{ x: 1 }])
})

test('a failed step leaves the database unchanged', () => {
  const connection = new Database(':memory:')
  connection.pragma('user_version = 1')
  expect(() => migrate(connection, ['CREATE TABLE a (x)', 'nonsense'])).toThrow(/syntax error/)
  expect(versionOf(connection)).toBe(1)
  expect(connection.prepare('SELECT name FROM sqlite_schema').all()).toEqual([])
})

test.each([
  [1, 1, 'same'],
  [1, 3, 'older'],
  [4, 3, 'newer'],
  [0, 3, 'none'],
  [-1, 3, 'none'],
] as const)('version %i, to a program of %i, is %s', (found, known, age) => {
  expect(compareVersions(found, known)).toBe(age)
})

test.each([
  [
    SCHEMA_VERSION + 1,
    /was written by a newer Groundsheet \(schema \d+, this program has \d+\)\. Update the program\.$/,
  ],
  [0, /is not a Groundsheet database/],
])('a database of version %i is refused for reading and writing, and not changed', (version, line) => {
  const path = join(folder, `version-${version}.sqlite`)
  databaseOf(1, path)
  const connection = new Database(path)
  connection.pragma(`user_version = ${version}`)
  connection.close()
  copyFileSync(path, `${path}.before`)
  for (const open of [openForReading, openForWriting, migrateFile]) expect(() => open(path)).toThrow(line)
  expect(readFileSync(path).equals(readFileSync(`${path}.before`))).toBe(true)
})

test('companies of an older database number on in ranges of their own', () => {
  const path = join(folder, 'companies.sqlite')
  databaseOf(6, path)
  const older = new Database(path)
  older.exec(`INSERT INTO company VALUES ('b', 'Birk', '{}', '2026-01-02', '2026-01-02');
    INSERT INTO company VALUES ('a', 'Ainsley', '{}', '2026-01-01', '2026-01-01');
    UPDATE sequence SET next = 900`)
  older.close()
  migrateFile(path)
  const upgraded = new Database(path, { readonly: true })
  const next = upgraded.prepare('SELECT name, next_seq AS next FROM company ORDER BY name').all()
  upgraded.close()
  expect(next).toEqual([
    { name: 'Ainsley', next: 900 },
    { name: 'Birk', next: 2 ** 35 + 1 },
  ])
})

test('what one company imports does not show in the numbers of another', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('site.ags', smallSite())
  await workspace.import(file, { company: 'Ainsley' })
  await workspace.import(file, { company: 'Birk' })
  await workspace.import(file, { company: 'Ainsley' })
  const numbers = workspace.read((connection) =>
    connection.prepare('SELECT name, next_seq AS next FROM company ORDER BY name').all(),
  ) as { name: string; next: number }[]
  expect(numbers.map(({ next }) => Math.floor(next / 2 ** 35))).toEqual([0, 1])
  expect((await examineDatabase(workspace.database)).defects).toEqual([])
})
