import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../common/user-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Adds to the address what the service that it names, or PGSERVICE, states. Throws UserError. */
export function withService(address: URL, environment: Environment = process.env): URL {
  const service = address.searchParams.get('service') ?? environment.PGSERVICE ?? ''
  if (service === '') return address
  const complete = new URL(address)
  complete.searchParams.delete('service')
  for (const [name, value] of readService(service, environment)) {
    if (!isStated(complete, name)) complete.searchParams.set(name, value)
  }
  // The driver reads the name of the database from the path only.
  const database = complete.searchParams.get('dbname')
  if (database !== null) complete.pathname = `/${encodeURIComponent(database)}`
  complete.searchParams.delete('dbname')
  return complete
}

const PARTS: Readonly<Record<string, (address: URL) => string>> = {
  host: ({ hostname }) => hostname,
  port: ({ port }) => port,
  dbname: ({ pathname }) => pathname.slice(1),
  user: ({ username }) => username,
  password: ({ password }) => password,
}

const isStated = (address: URL, name: string): boolean =>
  address.searchParams.has(name) || (PARTS[name]?.(address) ?? '') !== ''

/** Sections of `[name]` with lines of `parameter=value`, as libpq reads them. */
function readService(service: string, environment: Environment): [string, string][] {
  const file = environment.PGSERVICEFILE ?? join(homedir(), '.pg_service.conf')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserError(`${file}: cannot be read, but the address names the service "${service}".`, {
      cause: error,
    })
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const start = lines.indexOf(`[${service}]`)
  if (start === -1) throw new UserError(`${file}: has no service "${service}".`)
  const next = lines.findIndex((line, index) => index > start && line.startsWith('['))
  return lines
    .slice(start + 1, next === -1 ? undefined : next)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...value] = line.split('=')
      return [name.trim(), value.join('=').trim()]
    })
}
