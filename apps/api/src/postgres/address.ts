import { parseIntoClientConfig } from 'pg-connection-string'
import type { ClientConfig } from 'pg'
import { UserError } from '../common/user-error.ts'

export interface Address {
  readonly client: ClientConfig
  /** Statements are prepared under names. Off for poolers that cannot keep them. */
  readonly prepare: boolean
  /** Without password, for messages. */
  readonly shown: string
}

const POSTGRES = /^postgres(?:ql)?:\/\//i

export const isPostgresAddress = (address: string): boolean => POSTGRES.test(address)

/** Reads `postgres://user@host:5432/database?sslmode=verify-full&prepare=false`. Throws UserError. */
export function readAddress(address: string): Address {
  const url = URL.parse(address)
  const advice =
    'Write it like postgres://user@host/database; the password belongs into PGPASSWORD or PGPASSFILE.'
  if (url === null) throw new UserError(`--database: is not an address of PostgreSQL. ${advice}`)
  const prepare = url.searchParams.get('prepare')
  if (prepare !== null && prepare !== 'true' && prepare !== 'false')
    throw new UserError(`${shownAddress(url)}: prepare=${prepare} is neither true nor false.`)
  url.searchParams.delete('prepare')
  return {
    client: { ...parseIntoClientConfig(url.href), fallback_application_name: 'groundsheet' },
    prepare: prepare !== 'false',
    shown: shownAddress(url),
  }
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
