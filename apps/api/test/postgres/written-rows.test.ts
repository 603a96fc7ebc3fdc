import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'
import { createDatabase, query } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-written-'))
afterAll(() => rmSync(folder, { recursive: true }))

function site(name: string, strata: readonly string[][]): string {
  const path = join(folder, `${name}.ags`)
  writeFileSync(path, smallSite({ GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...strata] }))
  return path
}

const stratum = (depth: number, text = 'CLAY') => ['BH1', `${depth}.00`, `${depth + 1}.00`, text]

/** What a connection reports when it ends; read again until it has. */
async function counted<Counts extends Record<string, string>>(
  database: string,
  sql: string,
  isReported: (counts: Counts) => boolean,
): Promise<Counts> {
  let found: Counts | undefined
  await expect
    .poll(
      async () => {
        ;[found] = await query<Counts>(database, sql)
        return found !== undefined && isReported(found)
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  if (found === undefined) throw new Error('nothing was reported')
  return found
}

test('an import looks up each row by its id, however many rows it has stored before', async () => {
  const database = await createDatabase()
  const ROWS = 20_000
  // After some statements of small files the server keeps a plan, which was then used for the large one.
  const small = Array.from({ length: 8 }, (_, depth) => site(`small-${depth}`, [stratum(depth)]))
  const large = site(
    'large',
    Array.from({ length: ROWS }, (_, depth) => stratum(depth)),
  )
  await importPaths({ paths: [...small, large], database })
  const { read } = await counted<{ read: string; added: string }>(
    database,
    `SELECT (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'data_row') AS read,
       (SELECT n_tup_ins FROM pg_stat_user_tables WHERE relname = 'data_row') AS added`,
    ({ added }) => Number(added) >= ROWS,
  )
  // Each row is also read for its words, and to count the rows of tables and holes. Scans of bitmaps read it
  // as often again.
  expect(Number(read)).toBeLessThan(9 * ROWS)
})

test('an import of a new project stores the rows of a table by one COPY, with no look-up', async () => {
  const database = await createDatabase()
  const ROWS = 5_000
  const strata = Array.from({ length: ROWS }, (_, depth) => stratum(depth))
  // The last row repeats the first one, far behind it: this one is looked up, and stored once.
  await importPaths({ paths: [site('new', [...strata, stratum(0)])], database })
  const { looked, added } = await counted<{ looked: string; added: string }>(
    database,
    `SELECT (SELECT sum(idx_scan) FROM pg_stat_user_indexes
         WHERE relname = 'data_row' AND indexrelname = 'data_row_company_id_id_key') AS looked,
       (SELECT n_tup_ins FROM pg_stat_user_tables WHERE relname = 'data_row') AS added`,
    ({ added }) => Number(added) >= ROWS,
  )
  expect(Number(added)).toBeGreaterThanOrEqual(ROWS)
  expect(Number(looked)).toBeGreaterThan(0)
  expect(Number(looked)).toBeLessThan(10)
})

test('the time that a database allows a statement does not end an import', async () => {
  const database = await createDatabase()
  await importPaths({ paths: [site('before', [stratum(0)])], database })
  await query(
    database,
    `CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql
       AS 'BEGIN PERFORM pg_sleep(3); RETURN NULL; END';
     CREATE TRIGGER wait BEFORE INSERT ON data_row FOR EACH STATEMENT EXECUTE FUNCTION wait();
     ALTER DATABASE ${new URL(database).pathname.slice(1)} SET statement_timeout = '2s'`,
  )
  await importPaths({ paths: [site('after', [stratum(1)])], database })
  const [stored] = await query<{ rows: string }>(
    database,
    "SELECT count(*) AS rows FROM data_row WHERE body LIKE '%CLAY%'",
  )
  expect(stored?.rows).toBe('2')
})

const TABLES = [
  'data_row',
  'location',
  'data_table',
  'finding',
  'delivery',
  'delivery_rows',
  'delivery_gaps',
] as const

/**
 * The transactions that wrote the rows of each table: another one after each write, also of equal content.
 */
async function writersOf(database: string): Promise<Record<string, string>> {
  const writers: Record<string, string> = {}
  for (const table of TABLES) {
    const [found] = await query<{ all: string }>(
      database,
      `SELECT string_agg(xmin::text || ' ' || ctid::text, ',' ORDER BY ctid) AS all FROM ${table}`,
    )
    writers[table] = found?.all ?? ''
  }
  return writers
}

test('deliveries that are imported again write no row that stays as it is', async () => {
  const database = await createDatabase()
  const files = [
    site('first', [stratum(0), stratum(1), ['BH1', '2.00', '', 'SAND']]),
    site('second', [stratum(0), ['BH1', '2.00', '3.00', ''], stratum(5)]),
  ]
  await importPaths({ paths: files, database })
  const before = await writersOf(database)
  for (const table of ['data_row', 'delivery', 'delivery_rows']) expect(before[table]).not.toBe('')
  await query(database, 'DELETE FROM project_import')
  const report = await importPaths({ paths: files, database })
  expect(report.projects[0]?.rows).toMatchObject({ added: 0, changed: 0 })
  expect(await writersOf(database)).toEqual(before)
})
