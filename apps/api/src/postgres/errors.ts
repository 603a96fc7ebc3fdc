import pg from 'pg'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { UserError } from '../common/user-error.ts'

/** Of errors that PostgreSQL has no code for. */
const NO_PASSWORD = 'no password'
const NOT_TRUSTED = 'not trusted'

/** Reason and advice, by SQLSTATE or its class, or by the code of the operating system. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there. Start PostgreSQL, or name another address with --database.',
  ENOENT: 'no server listens there. Start PostgreSQL, or name another address with --database.',
  ENOTFOUND: 'there is no host of this name. Name another address with --database.',
  EAI_AGAIN: 'the name of the host cannot be looked up now. Try again.',
  ETIMEDOUT: 'the server does not answer. Check the address and the firewall.',
  '28P01':
    'the user or the password is not accepted. State the password in PGPASSWORD, or in the file that ' +
    'PGPASSFILE names.',
  '28': 'the user may not connect. Ask the administrator for an entry in pg_hba.conf.',
  [NO_PASSWORD]:
    'the server asks for a password. State it in PGPASSWORD, or in the file that PGPASSFILE names.',
  [NOT_TRUSTED]:
    'the certificate of the server is not that of this host, or of no authority that is trusted here.',
  '3D000': 'there is no such database. Create it with: createdb NAME',
  '42501':
    'the user may not do this. Use the role that owns the tables, or grant the rights that ' +
    'docs/scaling.md lists.',
  '25006': 'the server only reads, as a replica does. Name the primary server with --database.',
  '53': 'the server is out of connections, memory or disk. Try again later.',
  '57P': 'the server is starting or stopping. Try again.',
  '55P03': 'another import of this company is running. Try again when it has ended.',
  '57014': 'the statement took too long and was stopped.',
  '08': 'the connection was lost. Try again.',
}

/**
 * Errors that may pass by themselves, or when the administrator has repaired the server or restored the
 * database.
 */
const TRANSIENT = /^(E[A-Z]+|08|28|3D000|42501|42P01|53|57P|57014|55P03|25006|40001|no password|not trusted)/

const NO_CONNECTION = new RegExp(
  'timeout exceeded when trying to connect|Connection terminated|Client has encountered a ' +
    'connection error|not queryable|Query read timeout',
)

const NO_PASSWORD_STATED = 'client password must be a'

/** Codes of OpenSSL and of Node. */
const CERTIFICATE = /^(ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_)/

/** Empty: the error is neither of the server nor of the connection to it. */
function codeOf(error: Error): string {
  if (error instanceof pg.DatabaseError) return error.code ?? ''
  if (NO_CONNECTION.test(error.message)) return '08006'
  // The host has several addresses, none of which can be reached.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0])
  if (error.message.includes(NO_PASSWORD_STATED)) return NO_PASSWORD
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException
  if (CERTIFICATE.test(code)) return NOT_TRUSTED
  const isOfNetwork = /^(connect|getaddrinfo)$/.test(syscall) || /^(ECONNRESET|EPIPE)$/.test(code)
  return isOfNetwork ? code : ''
}

/** Errors of PostgreSQL and of the network as UserError; any other error unchanged. `shown`: the address. */
function toRefusal(shown: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error
  const code = codeOf(error)
  if (code === '') return error
  const key = [code, code.slice(0, 3), code.slice(0, 2)].find((start) => start in REASONS)
  const reason = key === undefined ? `cannot be used (${error.message}).` : REASONS[key]
  return new UserError(`${shown}: ${reason}`, { cause: error })
}

/** While serving: what may pass becomes StoreUnavailable, so that the caller can try again. */
export function toUnavailable(error: unknown): unknown {
  const isPassing = error instanceof Error && TRANSIENT.test(codeOf(error))
  return isPassing ? new StoreUnavailable('the database does not answer', { cause: error }) : error
}

export async function refusing<T>(shown: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(shown, error)
  }
}
