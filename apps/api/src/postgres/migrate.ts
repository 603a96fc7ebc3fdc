import { commandText } from '../common/command-text.ts'
import { UserError } from '../common/user-error.ts'
import { compareVersions, newerSchema, olderSchema } from '../common/schema-version.ts'
import { withConnection, type Connection } from './connection.ts'
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.ts'
import { schemaSql } from './schema.ts'

/** Of the lock under which tables are created and upgraded. */
const MIGRATION_LOCK = 'groundsheet schema'

/** Null: the database has no tables of ours. */
async function versionOf(connection: Connection): Promise<number | null> {
  const found = await connection.one<{ there: boolean }>(
    `SELECT to_regclass('schema_version') IS NOT NULL AS there`,
  )
  if (found?.there !== true) return null
  return (await connection.one<{ version: number }>('SELECT version FROM schema_version'))?.version ?? null
}

/** Creates or upgrades the tables, once for all processes that do so at the same time. Throws UserError. */
export async function prepareTables(connection: Connection, partitions = 0): Promise<void> {
  if (isCurrent(connection, await versionOf(connection))) return
  await connection.run('BEGIN')
  await connection.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [MIGRATION_LOCK])
  // Read again under the lock, since another process may have upgraded the tables.
  const version = await versionOf(connection)
  if (!isCurrent(connection, version)) {
    if (version === null) await connection.client.query(schemaSql(partitions))
    else await upgrade(connection, version)
  }
  await connection.run('COMMIT')
}

async function upgrade({ client }: Connection, version: number): Promise<void> {
  for (const sql of MIGRATIONS.slice(version - 1)) await client.query(sql)
  await client.query('UPDATE schema_version SET version = $1', [SCHEMA_VERSION])
}

function isCurrent({ address }: Connection, version: number | null): boolean {
  if (version === null) return false
  const age = compareVersions(version, SCHEMA_VERSION)
  if (age === 'none') {
    throw new UserError(`${address.shown}: is not a Groundsheet database. Name another with --database.`)
  }
  if (age === 'newer') throw newerSchema(address.shown, version, SCHEMA_VERSION)
  return age === 'same'
}

/** Throws UserError if the database has no tables, or those of another version. */
export async function requireTables(connection: Connection): Promise<void> {
  const version = await versionOf(connection)
  if (isCurrent(connection, version)) return
  const { shown } = connection.address
  if (version !== null) throw olderSchema(shown, version, SCHEMA_VERSION)
  const make = commandText(['import', 'FILE'], { database: shown })
  throw new UserError(`${shown}: has no tables of Groundsheet. Make them with: ${make}`)
}

export const migrate = (address: string): Promise<void> =>
  withConnection(address, (connection) => prepareTables(connection))

/** For serving, which needs the tables of this version and does not change them. Throws UserError. */
export const checkTables = (address: string): Promise<void> => withConnection(address, requireTables)
