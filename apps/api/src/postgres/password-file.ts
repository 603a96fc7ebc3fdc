import type { ClientConfig } from 'pg'
import findPassword from 'pgpass'

/** Of the file that PGPASSFILE names, or of ~/.pgpass; empty: it has none for this server and user. */
export function passwordOfFile(client: ClientConfig): Promise<string> {
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

const firstStated = (...values: readonly (string | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== '') ?? ''
