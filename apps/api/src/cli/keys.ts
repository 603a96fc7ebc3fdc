import { scopeNames } from '@groundsheet/contract'
import { Command, InvalidArgumentError } from 'commander'
import { commandText } from '../common/command-text.ts'
import { databasePath } from '../config/settings.ts'
import { openStore } from '../open-store.ts'
import type { CreatedKey, KeyDescription, KeyStore, ListedKey } from '../store/key-store.ts'
import { printable } from '../common/printable.ts'
import { readLinkIds, readName, readProjects, readScopes } from './key-options.ts'
import { readDays, readEnd } from './key-times.ts'

interface CommonOptions {
  readonly database?: string
  readonly json?: true
}

interface CreateOptions extends CommonOptions {
  readonly company: string
  readonly name: string
  readonly scopes: string
  readonly projects?: string
  readonly rateLimit?: number
  readonly expires?: string
}

interface RotateOptions extends CommonOptions {
  readonly keep: number
  readonly expires?: string
}

/** Time for which a rotated key stays valid unless another is stated. */
const DEFAULT_KEEP = '7d'

export function keysCommand(): Command {
  const keys = new Command('keys').description('Create, list, rotate and revoke API keys.')
  common(keys.command('create'))
    .description('Create a key and show it once.')
    .requiredOption('--company <name>', 'the company whose data the key can read')
    .requiredOption('--name <name>', 'what the key is for')
    .requiredOption('--scopes <list>', `comma separated: ${scopeNames.join(', ')}; '' for none`)
    .option('--projects <list>', 'only these project references, comma separated')
    .option('--rate-limit <number>', 'requests per minute', readWholeNumber)
    .option(
      '--expires <when>',
      'when the key expires: 2027-03-31 (at the end of that day, UTC) or 90d',
      readEnd,
    )
    .action(create)
  common(keys.command('list')).description('List the keys, without their values.').action(list)
  common(keys.command('rotate <id>'))
    .description('Create a new key with the same access; the old one stays valid for some days.')
    .option('--keep <days>', 'how long the old key stays valid, such as 7d', readDays, readDays(DEFAULT_KEEP))
    .option(
      '--expires <when>',
      'when the next key ends; else after as long a time as the one before it',
      readEnd,
    )
    .action(rotate)
  common(keys.command('revoke <id>'))
    .description('Revoke a key by its id, or the start of its id.')
    .action(revoke)
  common(keys.command('revoke-links <id>'))
    .description('Revoke all links created from a key until now, or some of them.')
    .option('--link <ids>', 'only the links with these ids, comma separated, and those made of them')
    .action(revokeLinks)
  return keys
}

function common(command: Command): Command {
  return command
    .option('--database <address>', 'file, or postgres://user@host/database (GROUNDSHEET_DATABASE)')
    .option('--json', 'print JSON')
}

async function create(options: CreateOptions): Promise<void> {
  const key = await withStore(options, (store) =>
    store.create({
      company: options.company,
      name: readName(options.name, 'key'),
      scopes: readScopes(options.scopes),
      projects: options.projects === undefined ? null : readProjects(options.projects, 'key'),
      rateLimit: options.rateLimit ?? null,
      expiresAt: options.expires ?? null,
    }),
  )
  if (options.json) {
    print(created(key))
    return
  }
  write([key.key, '', ...describe(key), '', NOT_SHOWN_AGAIN])
}

const NOT_SHOWN_AGAIN = 'The key is not shown again: store it in a safe place.'

/** What a script may read of a new key. */
const created = ({ id, name, key, company, scopes, projects, rateLimit, expiresAt }: CreatedKey) => ({
  id,
  name,
  key,
  company,
  scopes,
  projects,
  rateLimit,
  expiresAt,
})

async function rotate(id: string, options: RotateOptions): Promise<void> {
  const { next, previous } = await withStore(options, async (store) => {
    const previousUntil = new Date(Date.now() + options.keep).toISOString()
    return store.rotate(id, { expiresAt: options.expires ?? null, previousUntil })
  })
  if (options.json) {
    print({ ...created(next), previous: { id: previous.id, expiresAt: previous.expiresAt } })
    return
  }
  const until = `The key before it (${previous.id}) ends at ${previous.expiresAt ?? ''}.`
  write([next.key, '', ...describe(next), '', NOT_SHOWN_AGAIN, until])
}

async function list(options: CommonOptions): Promise<void> {
  const keys = await withStore(options, (store) => store.list())
  if (options.json) {
    print({ keys })
    return
  }
  write(
    keys.length === 0
      ? [`No keys yet. Create one with: ${createCommand(options)}`]
      : keys.flatMap((key) => [...describe(key), ...describeUse(key), '']),
  )
}

function createCommand({ database }: CommonOptions): string {
  return commandText(['keys', 'create'], { company: 'NAME', name: 'NAME', scopes: 'LIST', database })
}

async function revoke(id: string, options: CommonOptions): Promise<void> {
  const key = await withStore(options, (store) => store.revoke(id))
  if (options.json) {
    print(key)
    return
  }
  write([`Revoked: ${key.name} (${key.id}), at ${key.revokedAt ?? ''}`])
}

async function revokeLinks(id: string, options: CommonOptions & { readonly link?: string }): Promise<void> {
  const links = options.link === undefined ? null : readLinkIds(options.link)
  const key = await withStore(options, (store) => store.endLinks(id, links))
  if (options.json) {
    print({ ...key, endedLinks: links ?? 'all' })
    return
  }
  const what = links === null ? 'all links made until now' : `links ${links.join(', ')}`
  write([`Revoked: ${what} of ${printable(key.name)} (${key.id})`])
}

async function withStore<T>(options: CommonOptions, work: (store: KeyStore) => Promise<T>): Promise<T> {
  const store = (await openStore(databasePath(options.database))).openKeys()
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function describe(key: KeyDescription): string[] {
  const projects = key.projects?.map(({ projectId }) => projectId).join(', ')
  return [
    `${printable(key.name)} (${key.id})`,
    `  begins with  ${key.prefix}…`,
    `  company      ${printable(key.company)}`,
    `  scopes       ${key.scopes.join(', ') || 'none'}`,
    `  projects     ${printable(projects ?? 'all')}`,
    `  rate limit   ${key.rateLimit === null ? 'as set for the server' : `${key.rateLimit} per minute`}`,
    `  created      ${key.createdAt}`,
    ...(key.makesLinks ? [] : ['  links        none: made before links; keys rotate makes a key for them']),
    ...(key.expiresAt === null ? [] : [`  ${hasEnded(key) ? 'ended  ' : 'expires'}      ${key.expiresAt}`]),
    ...(key.revokedAt === null ? [] : [`  revoked      ${key.revokedAt}`]),
  ]
}

const hasEnded = ({ expiresAt }: KeyDescription): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now()

const describeUse = ({ lastUsedOn }: ListedKey): string[] => [`  last used    ${lastUsedOn ?? 'not known'}`]

function readWholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('A whole number of at least 1 is expected.')
}

const print = (value: unknown): void => write([JSON.stringify(value, null, 2)])

function write(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
