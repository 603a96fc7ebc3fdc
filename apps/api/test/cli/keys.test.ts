import { readFileSync } from 'node:fs'
import { hash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { openForWriting } from '../../src/sqlite/open.ts'
import { createDatabase, inStoreOfTests, query, usesPostgres } from '../postgres/test-database.ts'
import { seedWorld, STRASSE } from '../seed-world.ts'
import { runGroundsheet } from './run-groundsheet.ts'

const world = seedWorld()
afterAll(world.remove)
const database = await inStoreOfTests(world.database)

const keys = (...words: string[]) => runGroundsheet(['keys', ...words, '--database', database])
const create = (...words: string[]) =>
  keys('create', '--company', 'Ainsley Ground', '--name', 'QGIS', ...words)
const parse = (text: string) => JSON.parse(text) as Record<string, unknown>

/** All that is stored about keys. */
async function storedBytes(): Promise<string> {
  if (!usesPostgres) return readFileSync(database, 'latin1')
  const [found] = await query<{ keys: string }>(
    database,
    `SELECT string_agg(api_key::text, '') AS keys FROM api_key`,
  )
  return found?.keys ?? ''
}

test('keys create --json prints the key once, and only its digest is stored', async () => {
  const { code, out } = await create('--scopes', 'tables:read, projects:read', '--rate-limit', '50', '--json')
  const made = parse(out)
  expect(code).toBe(0)
  expect(Object.keys(made)).toEqual(['id', 'name', 'key', 'company', 'scopes', 'projects', 'rateLimit'])
  expect(made).toMatchObject({
    name: 'QGIS',
    company: 'Ainsley Ground',
    scopes: ['projects:read', 'tables:read'],
    projects: null,
    rateLimit: 50,
  })
  const key = String(made.key)
  const stored = await storedBytes()
  expect(stored).not.toContain(key)
  const digest = hash('sha256', key)
  expect(stored).toContain(usesPostgres ? digest : Buffer.from(digest, 'hex').toString('latin1'))
  const { out: listed } = await keys('list', '--json')
  expect(listed).not.toContain(key)
})

test('keys create for some projects lists them', async () => {
  const { out } = await create('--scopes', 'map:read', '--projects', '100%_sure', '--json')
  expect(parse(out).projects).toEqual([{ id: STRASSE, projectId: '100%_sure', name: 'Straße ÜBERFÜHRUNG' }])
})

test('keys create without --json warns that the key is shown only once', async () => {
  const { code, out } = await create('--scopes', '')
  expect(code).toBe(0)
  expect(out).toMatch(/^gs_\w{40}\n/)
  expect(out).toContain('The key is not shown again')
  expect(out).toMatch(/scopes +none/)
})

test('keys list --json describes every key and shows none', async () => {
  const { out } = await keys('list', '--json')
  const listed = (parse(out) as { keys: Record<string, unknown>[] }).keys
  expect(listed.length).toBeGreaterThan(0)
  for (const key of listed) {
    expect(Object.keys(key).sort()).toEqual(
      ['company', 'createdAt', 'id', 'name', 'prefix', 'projects', 'rateLimit', 'revokedAt', 'scopes'].sort(),
    )
    expect(String(key.prefix)).toMatch(/^gs_\w{6}$/)
  }
})

test('keys revoke takes an id or its beginning, and revoking again is no error', async () => {
  const { id } = parse((await create('--scopes', '', '--json')).out) as { id: string }
  const first = await keys('revoke', id.slice(0, 16), '--json')
  const again = await keys('revoke', id, '--json')
  expect([first.code, again.code]).toEqual([0, 0])
  expect(parse(again.out).revokedAt).toBe(parse(first.out).revokedAt)
})

test.each([
  [
    'a scope that there is not',
    ['create', '--company', 'Ainsley Ground', '--name', 'x', '--scopes', 'maps:read'],
    /did you mean "map:read"\? Known: projects:read/,
  ],
  [
    'a company that there is not',
    ['create', '--company', 'Ainsly Ground', '--name', 'x', '--scopes', ''],
    /did you mean "Ainsley Ground"\? Known: "Ainsley Ground", "Birk Drilling"/,
  ],
  [
    'a project that there is not',
    ['create', '--company', 'Ainsley Ground', '--name', 'x', '--scopes', '', '--projects', 'HQ1'],
    /"HQ1": is no project of Ainsley Ground; did you mean "HQ-1"\?/,
  ],
  [
    'an empty list of projects',
    ['create', '--company', 'Ainsley Ground', '--name', 'x', '--scopes', '', '--projects', ''],
    /--projects names no project/,
  ],
  [
    'a blank name',
    ['create', '--company', 'Ainsley Ground', '--name', ' ', '--scopes', ''],
    /^--name is blank\. State what the key is for\.$/m,
  ],
  [
    'an id that there is not',
    ['revoke', 'ffff'],
    /"ffff": there is no such key\. List the keys with: npx groundsheet keys list --database /,
  ],
])('%s is refused in one line, exit code 1', async (_what, words, message) => {
  const { code, out, err } = await keys(...words)
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(message)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('keys list without any key prints the command that creates one, for the same database', async () => {
  const empty = usesPostgres ? await createDatabase() : `${database}.empty`
  if (usesPostgres) await openStore(empty).migrate()
  else openForWriting(empty).close()
  const { out } = await runGroundsheet(['keys', 'list', '--database', empty])
  expect(out).toBe(
    `No keys yet. Create one with: npx groundsheet keys create --company NAME --name NAME --scopes LIST --database ${empty}\n`,
  )
  const refused = ['keys', 'create', '--company', 'x', '--name', 'x', '--scopes', '', '--database', empty]
  expect((await runGroundsheet(refused)).err).toContain(
    `Import files with: npx groundsheet import FILE --database ${empty}\n`,
  )
})

describe.skipIf(usesPostgres)('without a database', () => {
  test('a missing default database is named by its absolute path', async () => {
    const folder = dirname(world.database)
    const { code, err } = await runGroundsheet(['keys', 'list'], {}, `cd '${folder}'; exec "$0" "$@"`)
    expect([code, err]).toEqual([
      1,
      `${join(folder, '.groundsheet', 'groundsheet.sqlite')}: there is no such database. Name another with --database FILE, or make this one with: npx groundsheet import FILE --database .groundsheet/groundsheet.sqlite\n`,
    ])
  })

  test('a missing database is refused and not created', async () => {
    const { code, err } = await runGroundsheet(['keys', 'list'], { GROUNDSHEET_DATABASE: `${database}.none` })
    expect([code, err]).toEqual([1, expect.stringContaining('there is no such database')])
  })

  test.each([
    [['keys', 'create', '--name', 'x']],
    [['keys', 'create', '--company', 'a', '--name', 'x', '--scopes', '', '--rate-limit', 'many']],
    [['keys', 'revoke']],
    [['keys', 'lst']],
    [['kyes']],
    [['serve', '--prot', '1']],
  ])('%j is refused as wrong usage, exit code 2', async (words) => {
    const { code, err } = await runGroundsheet(words)
    expect(code).toBe(2)
    expect(err).toMatch(/^error: /)
  })

  test.each([
    [['--help']],
    [['keys', '--help']],
    [['keys', 'create', '--help']],
    [['serve', '--help']],
    [['help', 'serve']],
    [['--version']],
  ])('%j prints its help, exit code 0', async (words) => {
    const { code, out } = await runGroundsheet(words)
    expect(code).toBe(0)
    expect(out).toMatch(words.includes('--version') ? /^\d+\.\d+\.\d+\n$/ : /^Usage: groundsheet/)
  })
})
