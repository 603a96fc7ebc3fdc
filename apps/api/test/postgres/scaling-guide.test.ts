import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schemaSql } from '../../src/postgres/schema.ts'
import { smallSite } from '../import/ags-text.ts'
import { runGroundsheet } from '../cli/run-groundsheet.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { query } from './test-database.ts'

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/scaling.md', import.meta.url)), 'utf8')

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-scaling-'))
const files = join(folder, 'var/lib/groundsheet')
/** Of its own, since roles belong to the whole server. */
let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
  mkdirSync(files, { recursive: true })
  writeFileSync(join(folder, 'site.ags'), smallSite())
  await run(
    `npx groundsheet import site.ags --company "Northmoor" --database /var/lib/groundsheet/ground.sqlite`,
  )
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const addressOf = (user: string, database: string) => server.url.replace(/\/\/\w+@/, `//${user}@`) + database

/** Text below a heading, to the next one. */
function section(heading: string): string {
  const [, text] = new RegExp(`^#+ ${heading}\\n([\\s\\S]*?)(?=^#+ )`, 'm').exec(`${guide}\n# `) ?? []
  if (text === undefined) throw new Error(`the guide has no section "${heading}"`)
  return text
}

const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp('^```' + language + '\\n([\\s\\S]*?)^```', 'gm'))].map(
    ([, block = '']) => block,
  )

/** Commands of Groundsheet; the programs of PostgreSQL are not on every machine. */
const commandsIn = (heading: string): string[] =>
  blocks(section(heading), 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('npx groundsheet '))

/** Statements, each with the comment above it. */
const statementsIn = (block: string): string[] =>
  block
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean)

async function run(line: string): Promise<string> {
  const words = (line.match(/"[^"]*"|\S+/g) ?? []).slice(2).map((word) =>
    word
      .replaceAll('"', '')
      .replace(/^postgres:\/\/(\w+)@[\w.]+\/(\w+)$/, (_, user: string, database: string) =>
        addressOf(user, database),
      )
      .replace(/^\/var/, join(folder, 'var'))
      .replace(/^site\.ags$/, join(folder, 'site.ags')),
  )
  const { code, out, err } = await runGroundsheet(words)
  expect([line, code, err]).toEqual([line, 0, ''])
  return out
}

describe('the guide to PostgreSQL', () => {
  const owner = () => addressOf('ground_owner', 'ground')
  const reader = () => addressOf('ground_reader', 'ground')

  test('has roles and grants that can be made as they stand', async () => {
    const [asAdministrator = '', asOwner = '', ...afterwards] = blocks(section('Roles and grants'), 'sql')
    for (const statement of statementsIn(asAdministrator)) await query(`${server.url}postgres`, statement)
    for (const statement of statementsIn(asOwner)) await query(owner(), statement)
    for (const line of commandsIn('Roles and grants')) await run(line)
    expect(afterwards).toHaveLength(2)
    for (const statement of afterwards.flatMap(statementsIn)) await query(owner(), statement)
  })

  test('moves the data there and back, for the role that only reads, too', async () => {
    const outputs: string[] = []
    for (const line of commandsIn('Moving the data')) outputs.push(await run(line))
    expect(outputs).toHaveLength(5)
    expect(outputs[1]).toContain('no defects found')
    expect(outputs[4]).toContain('no defects found')
  })

  test('lets the role that serves read every table, and change only the counts of requests', async () => {
    const tables = await query<{ name: string }>(
      reader(),
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    expect(tables.map(({ name }) => name)).toContain('data_row')
    for (const { name } of tables) {
      await query(reader(), `SELECT count(*) FROM ${name}`)
      await expect(query(reader(), `DELETE FROM ${name}`)).rejects.toThrow('permission denied')
      await expect(query(reader(), `TRUNCATE ${name}`)).rejects.toThrow('permission denied')
    }
    const writable = await query<{ name: string }>(
      reader(),
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND has_table_privilege(oid, 'INSERT, UPDATE') ORDER BY relname`,
    )
    expect(writable).toEqual([{ name: 'key_usage' }, { name: 'rate_window' }])
    await expect(query(reader(), 'CREATE TABLE mine ()')).rejects.toThrow('permission denied')
    await expect(query(reader(), `SELECT nextval('company_number')`)).rejects.toThrow('permission denied')
  })

  test('has commands for many files, and for looking at a restored database', async () => {
    const lines = [
      ...commandsIn('Many files, the cheapest way'),
      ...commandsIn('Backups and restoring to a point in time'),
    ]
    expect(lines).toHaveLength(4)
    for (const line of lines) await run(line)
  })

  test('has statements for watching that PostgreSQL runs', async () => {
    const [block = ''] = blocks(section('What to watch'), 'sql')
    const statements = statementsIn(block)
    expect(statements).toHaveLength(8)
    for (const statement of statements) await query(`${server.url}ground`, statement)
  })

  test('distributes every table of the schema once, with those first that others refer to', () => {
    const [block = ''] = blocks(section('Citus, on paper'), 'sql')
    const named = [...block.matchAll(/create_(reference|distributed)_table\('(\w+)'/g)]
    const tables = [...schemaSql().matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+) \(\s*(\w+)/g)]
    const isDistributed = (column = '') => column === 'company_id'
    expect(named.map(([, kind, name]) => `${name} ${kind}`).sort()).toEqual(
      tables
        .map(([, name, column]) => `${name} ${isDistributed(column) ? 'distributed' : 'reference'}`)
        .sort(),
    )
    expect(named.findIndex(([, , name]) => name === 'project')).toBe(
      named.findIndex(([, kind]) => kind === 'distributed'),
    )
  })
})
