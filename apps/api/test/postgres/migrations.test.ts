import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { openStore } from '../../src/open-store.ts'
import { SCHEMA_VERSION } from '../../src/postgres/migrations.ts'
import { schemaSql } from '../../src/postgres/schema.ts'
import { prepareDatabase } from '../../src/start/prepare-database.ts'
import { runGroundsheet } from '../cli/run-groundsheet.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'
import { makeKey } from '../seed-world.ts'
import { request, serve } from './own-service.ts'
import { createDatabase, query } from './test-database.ts'

/** Every schema that had a version. A new version adds a file here; existing ones never change. */
const SCHEMAS = new URL('./schemas/', import.meta.url)
const VERSIONS = readdirSync(SCHEMAS)
  .map((name) => Number(name.replace('.sql', '')))
  .sort((a, b) => a - b)

/** An empty database as the program of that version creates it. */
async function databaseOf(version: number): Promise<string> {
  const database = await createDatabase()
  await query(database, readFileSync(new URL(`${version}.sql`, SCHEMAS), 'utf8'))
  return database
}

/** Everything that the catalogue of PostgreSQL says about tables, columns, keys, indexes and sequences. */
const DESCRIPTIONS = [
  `SELECT relname, relkind, relpersistence, reloptions FROM pg_class
   WHERE relnamespace = 'public'::regnamespace ORDER BY relname`,
  `SELECT table_name, column_name, ordinal_position, data_type, is_nullable, column_default, collation_name
   FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
   FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`,
  `SELECT sequencename, data_type::text, start_value::text, min_value::text, max_value::text FROM pg_sequences
   WHERE schemaname = 'public' ORDER BY sequencename`,
  'SELECT version FROM schema_version',
]

const describeTables = (database: string) => Promise.all(DESCRIPTIONS.map((sql) => query(database, sql)))

async function freshTables() {
  const database = await createDatabase()
  await (await openStore(database)).migrate()
  return describeTables(database)
}

const versionOf = async (database: string) =>
  (await query<{ version: number }>(database, 'SELECT version FROM schema_version')).map(
    ({ version }) => version,
  )

const answersOf = (database: string) => query(database, 'SELECT answers_version FROM company')

/** A database of version 1 with the data of an import: as today, but for what later versions added. */
async function filledOfFirstVersion(): Promise<string> {
  const workspace = createWorkspace()
  const database = await createDatabase()
  await importPaths({ paths: [workspace.write('site.ags', smallSite())], database })
  await query(
    database,
    `ALTER TABLE company DROP COLUMN answers_version; ALTER TABLE api_key DROP COLUMN expires_at;
     ALTER TABLE api_key DROP COLUMN link_public_key, DROP COLUMN link_epoch, DROP COLUMN ended_links,
       DROP COLUMN links_changed_at;
     ALTER TABLE location DROP COLUMN cell, DROP COLUMN latitude, DROP COLUMN longitude;
     DROP TABLE hole_count, hole_style, hole_values, described_row;
     ALTER TABLE data_row ADD FOREIGN KEY (company_id) REFERENCES company;
     DROP TABLE key_usage; UPDATE schema_version SET version = 1`,
  )
  return database
}

test('every version has its schema beside this test', () => {
  expect(VERSIONS).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1))
})

describe.each(VERSIONS)('tables of version %i', (version) => {
  test('are upgraded to those of a new database', async () => {
    const database = await databaseOf(version)
    await (await openStore(database)).migrate()
    const [tables, columns] = await describeTables(database)
    expect(tables?.length).toBeGreaterThan(30)
    expect(columns?.length).toBeGreaterThan(100)
    expect(await describeTables(database)).toEqual(await freshTables())
  })
})

test('tables that are new in a partitioned database are partitioned as the others', async () => {
  const partitioned = await createDatabase()
  await query(partitioned, schemaSql(3))
  const expected = await describeTables(partitioned)
  await query(
    partitioned,
    `DROP TABLE hole_count, hole_style, hole_values, described_row;
     ALTER TABLE data_row ADD FOREIGN KEY (company_id) REFERENCES company;
     UPDATE schema_version SET version = 5`,
  )
  await (await openStore(partitioned)).migrate()
  expect(await describeTables(partitioned)).toEqual(expected)
})

test('tables of the first version that had the column already are upgraded as well', async () => {
  const database = await databaseOf(1)
  await query(database, 'ALTER TABLE company ADD COLUMN answers_version integer NOT NULL')
  await (await openStore(database)).migrate()
  expect(await describeTables(database)).toEqual(await freshTables())
})

describe('an older database with data', () => {
  test('is upgraded by migrate, which prepares its answers again and keeps its data', async () => {
    const database = await filledOfFirstVersion()
    const rows = await query(database, 'SELECT seq, body FROM data_row ORDER BY seq')
    const { code, out, err } = await runGroundsheet(['migrate', '--database', database])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Local: 1 project with 6 rows derived again/)
    expect(await versionOf(database)).toEqual([SCHEMA_VERSION])
    expect(rows).toHaveLength(6)
    expect(await query(database, 'SELECT seq, body FROM data_row ORDER BY seq')).toEqual(rows)
    expect((await examineDatabase(database)).defects).toEqual([])
    expect(await answersOf(database)).not.toEqual([{ answers_version: 0 }])
  })

  test('is upgraded by npm start', async () => {
    const database = await filledOfFirstVersion()
    const lines: string[] = []
    const print = (...printed: string[]) => lines.push(...printed)
    await prepareDatabase(database, { paths: [], command: 'npm start --', print })
    expect(lines).toEqual([expect.stringMatching(/^Local: 1 project with 6 rows derived again/)])
    expect(await versionOf(database)).toEqual([SCHEMA_VERSION])
  })

  test('is upgraded by an import', async () => {
    const database = await filledOfFirstVersion()
    const workspace = createWorkspace()
    await importPaths({ paths: [workspace.write('site.ags', smallSite())], database })
    expect(await versionOf(database)).toEqual([SCHEMA_VERSION])
    expect((await examineDatabase(database)).defects).toEqual([])
  })

  test('is upgraded once by two processes at the same time, while it is served', async () => {
    const database = await filledOfFirstVersion()
    const store = await openStore(database)
    await Promise.all(Array.from({ length: 6 }, () => store.migrate()))
    expect(await versionOf(database)).toEqual([SCHEMA_VERSION])
    const server = await serve(database)
    onTestFinished(() => server.close())
    expect((await request(server, '/projects', await makeKey(database, { company: 'Local' }))).status).toBe(
      200,
    )
  })

  test.each([
    ['serve', ['serve', '--port', '0']],
    ['export', ['export', '--project', 'X', '--format', 'ags', '--out', '/nowhere/site.ags']],
    ['keys', ['keys', 'list']],
    ['doctor', ['doctor']],
  ])('is refused by %s with the command that upgrades it, and not changed', async (_, words) => {
    const database = await databaseOf(1)
    const before = await describeTables(database)
    const { code, out, err } = await runGroundsheet([...words, '--database', database])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(
      new RegExp(
        String.raw`was written by an older Groundsheet \(schema 1, this ` +
          String.raw`program needs \d+\)\. Make a backup; ` +
          'then upgrade it with: npx groundsheet migrate --database postgres:',
      ),
    )
    expect(await describeTables(database)).toEqual(before)
  })
})

test('an upgrade that fails leaves the tables as they were', async () => {
  const database = await databaseOf(1)
  // The column is there in another form, from which no default can be dropped.
  await query(
    database,
    'ALTER TABLE company ADD COLUMN answers_version integer GENERATED ALWAYS AS (1) STORED',
  )
  const before = await describeTables(database)
  await expect((await openStore(database)).migrate()).rejects.toThrow(/cannot be used/)
  expect(await describeTables(database)).toEqual(before)
})

test.each([
  [SCHEMA_VERSION + 1, /was written by a newer Groundsheet \(schema \d+, this program has \d+\)/],
  [0, /is not a Groundsheet database/],
])('a database of version %i is refused and not changed', async (version, message) => {
  const database = await databaseOf(1)
  await query(database, `UPDATE schema_version SET version = ${version}`)
  const before = await describeTables(database)
  const store = await openStore(database)
  await expect(store.migrate()).rejects.toThrow(message)
  await expect(store.prepareServing()).rejects.toThrow(message)
  expect(await describeTables(database)).toEqual(before)
})
