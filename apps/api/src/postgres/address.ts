import { parseIntoClientConfig } from 'pg-connection-string'
import type { ClientConfig } from 'pg'
import findPassword from 'pgpass'
import { UserError } from '../common/user-error.ts'
import { withService } from './service-file.ts'

const firstStated = (...values: readonly (string | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== '') ?? ''

export interface Address {
  readonly client: ClientConfig
  /** Statements are prepared under names. Off for poolers that cannot keep them. */
  readonly prepare: boolean
  /** Connections that a process opens for reading. */
  readonly pool: number
  /** The server stops a statement for reading after this time; 0: as the server is set up. */
  readonly timeoutSeconds: number
  /** Without password, for messages. */
  readonly shown: string
}

const POSTGRES = /^postgres(?:ql)?:\/\//i

export const isPostgresAddress = (address: string): boolean => POSTGRES.test(address)

/** Parameters of an address that are ours, with the values they may have. */
const PARAMETERS = {
  prepare: { is: /^(true|false)$/, expected: 'true or false' },
  pool: { is: /^[1-9]\d{0,2}$/, expected: 'a whole number from 1 to 999' },
  timeout: { is: /^\d{1,4}$/, expected: 'a whole number of seconds from 0 to 9999' },
} as const

const DEFAULT_POOL_CONNECTIONS = 10
const DEFAULT_TIMEOUT_SECONDS = 10

/**
 * Reads `postgres://user@host:5432/database?sslmode=verify-full&prepare=false&pool=20&timeout=5`. `setting`:
 * where the address is from. Throws UserError.
 */
export function readAddress(address: string, setting = '--database'): Address {
  const stated = isPostgresAddress(address) ? URL.parse(address) : null
  const advice =
    'Write it like postgres://user@host/database; the password belongs into PGPASSWORD or PGPASSFILE.'
  if (stated === null) throw new UserError(`${setting}: is not an address of PostgreSQL. ${advice}`)
  const url = withService(stated)
  const prepare = takeParameter(url, 'prepare') !== 'false'
  const pool = takeParameter(url, 'pool')
  const timeout = takeParameter(url, 'timeout')
  return {
    client: readClient(url),
    prepare,
    pool: pool === null ? DEFAULT_POOL_CONNECTIONS : Number(pool),
    // Old poolers, which cannot keep prepared statements, also refuse connections that set a timeout.
    timeoutSeconds: timeout === null ? (prepare ? DEFAULT_TIMEOUT_SECONDS : 0) : Number(timeout),
    shown: shownAddress(url),
  }
}

/** Removes the parameter, which the driver does not support. Throws UserError. */
function takeParameter(url: URL, name: keyof typeof PARAMETERS): string | null {
  const value = url.searchParams.get(name)
  const { is, expected } = PARAMETERS[name]
  if (value !== null && !is.test(value))
    throw new UserError(`${shownAddress(url)}: ${name}=${value} is not ${expected}.`)
  url.searchParams.delete(name)
  return value
}

function readClient(url: URL): ClientConfig {
  let client: ClientConfig
  try {
    client = parseIntoClientConfig(url.href)
  } catch (error) {
    // A certificate that cannot be read, or a port that is no number.
    throw new UserError(`${shownAddress(url)}: ${(error as Error).message}`, { cause: error })
  }
  const stated = [client.password, process.env.PGPASSWORD].find((one) => one !== undefined && one !== '')
  const password = stated ?? (() => passwordOfFile(client))
  return { ...client, password, fallback_application_name: 'groundsheet' }
}

/** The address without its password. */
function shownAddress(url: URL): string {
  const shown = new URL(url)
  shown.password = ''
  shown.searchParams.delete('password')
  return shown.href
}

/** An address for messages: a password in it is never shown. */
export function showAddress(address: string): string {
  const url = isPostgresAddress(address) ? URL.parse(address) : null
  return url === null ? address : shownAddress(url)
}

/** Of the file that PGPASSFILE names, or of ~/.pgpass; empty: it has none for this server and user. */
function passwordOfFile(client: ClientConfig): Promise<string> {
  const { PGHOST, PGPORT, PGUSER, PGDATABASE, USER } = process.env
  const user = firstStated(client.user, PGUSER, USER)
  const requested = {
    host: firstStated(client.host, PGHOST, 'localhost'),
    port: Number(firstStated(client.port?.toString(), PGPORT, '5432')),
    user,
    database: firstStated(client.database, PGDATABASE, user),
  }
  return new Promise((resolve) => findPassword(requested, (password = '') => resolve(password)))
}
