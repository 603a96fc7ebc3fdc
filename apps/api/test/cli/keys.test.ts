import { readFileSync } from 'node:fs'
import { hash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { openForWriting } from '../../src/sqlite/open.ts'
import { createDatabase, inStoreOfTests, query, usesPostgres } from '../postgres/test-database.ts'
import { seedWorld, STRASSE } from '../seed-world.ts'
import { runCommand } from './run-command.ts'
import { runGroundsheet } from './run-groundsheet.ts'

const world = seedWorld()
afterAll(world.remove)
const database = await inStoreOfTests(world.database)

const keys = (...words: string[]) => runCommand(['keys', ...words, '--database', database])
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
  expect(Object.keys(made)).toEqual([
    'id',
    'name',
    'key',
    'company',
    'scopes',
    'projects',
    'rateLimit',
    'expiresAt',
  ])
  expect(made).toMatchObject({
    name: 'QGIS',
    company: 'Ainsley Ground',
    scopes: ['projects:read', 'tables:read'],
    projects: null,
    rateLimit: 50,
    expiresAt: null,
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
      [
        ...[
          'company',
          'createdAt',
          'expiresAt',
          'id',
          'lastUsedOn',
          'name',
          'prefix',
          'projects',
          'rateLimit',
        ],
        ...['makesLinks', 'revokedAt', 'scopes'],
      ].sort(),
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
  ['2999-03-31', '2999-03-31T23:59:59.999Z'],
  ['2999-03-31T18:00:00+01:00', '2999-03-31T17:00:00.000Z'],
])('keys create --expires %s gives the key that end', async (when, expiresAt) => {
  const { out } = await create('--scopes', '', '--expires', when, '--json')
  expect(parse(out)).toMatchObject({ expiresAt })
})

test('keys create --expires 90d counts days of 24 hours from now', async () => {
  const before = Date.now()
  const { expiresAt } = parse((await create('--scopes', '', '--expires', '90d', '--json')).out)
  const startedAt = Date.parse(String(expiresAt)) - 90 * 86_400_000
  expect(startedAt).toBeGreaterThanOrEqual(before)
  expect(startedAt).toBeLessThanOrEqual(Date.now())
})

test.each(['2020-01-01', '0d', '2999-02-30', 'tomorrow', '99999d', '2999-03-31T18:00:00', ''])(
  'keys create --expires %j is refused as wrong usage',
  async (when) => {
    const { code, out } = await create('--scopes', '', '--expires', when)
    expect([code, out]).toEqual([2, ''])
  },
)

test('keys rotate makes a key of the same reach; the old one stays valid for the stated time', async () => {
  const first = parse(
    (await create('--scopes', 'map:read', '--projects', '100%_sure', '--rate-limit', '7', '--json')).out,
  )
  const { code, out } = await keys('rotate', String(first.id), '--keep', '2d', '--json')
  const next = parse(out)
  const { id, key, ...reach } = first
  expect(code).toBe(0)
  expect(next).toMatchObject(reach)
  expect([next.id, next.key]).not.toContain(id)
  expect(next.key).not.toBe(key)
  const previous = next.previous as { id: string; expiresAt: string }
  expect(previous.id).toBe(id)
  const hoursLeft = (Date.parse(previous.expiresAt) - Date.now()) / 3_600_000
  expect(hoursLeft).toBeGreaterThan(47.9)
  expect(hoursLeft).toBeLessThanOrEqual(48)
  const text = (await keys('rotate', String(next.id))).out
  expect(text).toMatch(/^gs_\w{40}\n/)
  expect(text).toMatch(new RegExp(`The key before it \\(${String(next.id)}\\) ends at \\d{4}-`))
})

test('keys rotate never lets a key live longer, and gives the next one as long a time', async () => {
  const { id } = parse((await create('--scopes', '', '--expires', '3d', '--json')).out)
  const next = parse((await keys('rotate', String(id), '--keep', '30d', '--json')).out)
  const daysUntil = (when: unknown) => (Date.parse(String(when)) - Date.now()) / 86_400_000
  expect(daysUntil((next.previous as { expiresAt: string }).expiresAt)).toBeLessThan(3)
  expect(daysUntil(next.expiresAt)).toBeCloseTo(3, 2)
})

test('keys rotate refuses a key that was revoked or has ended', async () => {
  const { id } = parse((await create('--scopes', '', '--json')).out)
  await keys('revoke', String(id))
  const refused = await keys('rotate', String(id))
  expect([refused.code, refused.out]).toEqual([1, ''])
  expect(refused.err).toMatch(/: was revoked at .* Make another with keys create\.$/m)
  const other = parse((await create('--scopes', '', '--json')).out)
  await keys('rotate', String(other.id), '--keep', '0d')
  expect((await keys('rotate', String(other.id))).err).toMatch(/: ended at /)
})

test('keys list states when keys end and were last used', async () => {
  const made = parse((await create('--scopes', '', '--expires', '2999-03-31', '--json')).out)
  const used = parse((await create('--scopes', '', '--json')).out)
  const usage = (await openStore(database)).openUsage()
  await usage.note(String(used.id), '2026-05-02')
  await usage.note(String(used.id), '2026-05-01')
  await usage.close()
  const { out } = await keys('list')
  const partOf = (id: unknown) => out.split('\n\n').find((part) => part.includes(String(id)))
  expect(partOf(made.id)).toMatch(/expires +2999-03-31T23:59:59\.999Z\n +last used +not known$/)
  expect(partOf(used.id)).toMatch(/last used +2026-05-02$/)
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
    /"HQ1": is not a project of Ainsley Ground; did you mean "HQ-1"\?/,
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
  if (usesPostgres) await (await openStore(empty)).migrate()
  else openForWriting(empty).close()
  const { out } = await runCommand(['keys', 'list', '--database', empty])
  expect(out).toBe(
    'No keys yet. Create one with: npx groundsheet keys create --company NAME --name NAME --scopes ' +
      `LIST --database ${empty}\n`,
  )
  const refused = ['keys', 'create', '--company', 'x', '--name', 'x', '--scopes', '', '--database', empty]
  expect((await runCommand(refused)).err).toContain(
    `Import files with: npx groundsheet import FILE --database ${empty}\n`,
  )
})

describe.skipIf(usesPostgres)('without a database', () => {
  test('a missing default database is named by its absolute path', async () => {
    const folder = dirname(world.database)
    const { code, err } = await runGroundsheet(['keys', 'list'], {}, `cd '${folder}'; exec "$0" "$@"`)
    expect([code, err]).toEqual([
      1,
      `${join(folder, '.groundsheet', 'groundsheet.sqlite')}: there is no such database. Name another ` +
        'with --database FILE, or make this one with: npx groundsheet import FILE --database ' +
        '.groundsheet/groundsheet.sqlite\n',
    ])
  })

  test('a missing database is refused and not created', async () => {
    const { code, err } = await runCommand(['keys', 'list'], { GROUNDSHEET_DATABASE: `${database}.none` })
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
    const { code, err } = await runCommand(words)
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
    const { code, out } = await runCommand(words)
    expect(code).toBe(0)
    expect(out).toMatch(words.includes('--version') ? /^\d+\.\d+\.\d+\n$/ : /^Usage: groundsheet/)
  })
})
