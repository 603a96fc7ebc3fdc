import {
  ApiError,
  createClient,
  createLink,
  LinkError,
  narrowLink,
  readLink,
  type Client,
} from '@groundsheet/client'
import { isLink } from '@groundsheet/client/links'
import { scopeNames } from '@groundsheet/contract'
import { Command } from 'commander'
import { suggestionHint } from '../common/suggest-word.ts'
import { printable } from '../common/printable.ts'
import { UserError } from '../common/user-error.ts'
import { readName, readProjects, readScopes } from './key-options.ts'
import { readEnd } from './key-times.ts'

interface CreateOptions {
  readonly service: string
  readonly name: string
  readonly expires: string
  readonly scopes?: string
  readonly projects?: string
  readonly json?: true
}

export function linksCommand(): Command {
  const links = new Command('links').description(
    'Create links, which give others part of the access of a key.',
  )
  links
    .command('create')
    .description(
      'Create a link from a key, or one with less access from a link. The key or link is read from ' +
        'GROUNDSHEET_KEY, else from the first line of the standard input.',
    )
    .requiredOption('--name <name>', 'who or what the link is for')
    .requiredOption('--expires <when>', 'when it ends: 2027-03-31 (with that day, UTC) or 90d', readEnd)
    .option(
      '--scopes <list>',
      `comma separated, of those of the key: ${scopeNames.join(', ')}; else all of them`,
    )
    .option('--projects <list>', 'only these project references or ids, comma separated')
    .option('--service <address>', 'address of the service', 'http://127.0.0.1:8080')
    .option('--json', 'print JSON')
    .action(create)
  return links
}

async function create(options: CreateOptions): Promise<void> {
  const name = readName(options.name, 'link')
  const service = readService(options.service)
  const secret = await readSecret()
  const { link, projects } = await explaining(service, () => make(secret, service, { ...options, name }))
  const described = await readLink(link)
  const [only, ...more] = projects ?? []
  const path = only !== undefined && more.length === 0 ? `/projects/${only}` : '/projects'
  const url = `${service}${path}#key=${link}`
  if (options.json) {
    const { id, ends, scopes, keyId } = described
    write([JSON.stringify({ id, link, url, name, keyId, scopes, projects, expiresAt: ends }, null, 2)])
    return
  }
  write([
    url,
    '',
    `${printable(name)} (${described.id})`,
    `  of the key   ${described.keyId}`,
    `  scopes       ${described.scopes.join(', ') || 'none'}`,
    `  projects     ${projects?.join(', ') ?? 'all of the key'}`,
    `  expires      ${described.ends}`,
    '',
    `To end it: npx groundsheet keys revoke-links ${described.keyId} --link ${described.id}`,
  ])
}

async function make(secret: string, service: string, options: CreateOptions) {
  const client = createClient({ baseUrl: `${service}/v1`, key: secret })
  const me = await client.me()
  const projects =
    options.projects === undefined ? null : await findProjects(client, readProjects(options.projects, 'link'))
  const scopes = options.scopes === undefined ? me.scopes : readScopes(options.scopes)
  const terms = { name: options.name, ends: new Date(options.expires), scopes }
  const link = isLink(secret)
    ? await narrowLink(secret, { ...terms, ...(projects && { projects }) })
    : await createLink(secret, me, { ...terms, projects })
  return { link, projects: projects ?? me.projects?.map(({ id }) => id) ?? null }
}

const PROJECT_ID = /^[0-9a-f]{24}$/

/** Ids, by reference or id. Throws UserError. */
async function findProjects(client: Client, requested: readonly string[]): Promise<string[]> {
  const known: { id: string; projectId: string }[] = []
  if (!requested.every((text) => PROJECT_ID.test(text)))
    for await (const { id, projectId } of client.projects()) known.push({ id, projectId })
  return [...new Set(requested)].map((text) => {
    const found = known.find(({ id, projectId }) => projectId === text || id === text)?.id
    if (found !== undefined) return found
    if (PROJECT_ID.test(text)) return text
    const references = known.map(({ projectId }) => projectId)
    throw new UserError(
      `--projects ${JSON.stringify(text)}: the key reads no such ` +
        `project${suggestionHint(text, references) || '.'}`,
    )
  })
}

/** Without `/v1` and slashes at the end. Throws UserError. */
function readService(text: string): string {
  const address = URL.parse(text)
  if (address && ['http:', 'https:'].includes(address.protocol)) {
    const path = address.pathname.split('/').filter((part) => part !== '')
    if (path.at(-1) === 'v1') path.pop()
    return [address.origin, ...path].join('/')
  }
  throw new UserError(
    `--service ${JSON.stringify(text)}: is not an address such as https://ground.example.org`,
  )
}

/** Not an argument, which every user of the machine can read. Throws UserError. */
async function readSecret(): Promise<string> {
  const secret = (process.env.GROUNDSHEET_KEY ?? (await readFirstLine())).trim()
  if (secret !== '') return secret
  throw new UserError('There is no key. Set GROUNDSHEET_KEY to it, or write it to the standard input.')
}

async function readFirstLine(): Promise<string> {
  if (process.stdin.isTTY) return ''
  let text = ''
  for await (const chunk of process.stdin) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.split('\n')[0] ?? ''
}

async function explaining<T>(service: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof LinkError) throw new UserError(error.message, { cause: error })
    if (error instanceof ApiError) throw new UserError(`${service}: ${error.message}`, { cause: error })
    throw error
  }
}

const write = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)
