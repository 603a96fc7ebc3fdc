import { commandText } from '../common/command-text.ts'
import { UserError } from '../common/user-error.ts'
import { withConnection, type Connection } from './connection.ts'
import { SCHEMA_VERSION, schemaSql } from './schema.ts'

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

/** Creates or upgrades the tables, once for all who ask at the same time. Throws UserError. */
export async function prepareTables(connection: Connection, partitions = 0): Promise<void> {
  if (isCurrent(connection, await versionOf(connection))) return
  await connection.run('BEGIN')
  await connection.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [MIGRATION_LOCK])
  if (!isCurrent(connection, await versionOf(connection)))
    await connection.client.query(schemaSql(partitions))
  await connection.run('COMMIT')
}

function isCurrent({ address }: Connection, version: number | null): boolean {
  if (version !== null && version > SCHEMA_VERSION) {
    throw new UserError(
      `${address.shown}: was written by a newer Groundsheet (schema ${version}, this program knows ${SCHEMA_VERSION}). Update the program.`,
    )
  }
  return version === SCHEMA_VERSION
}

/** Throws UserError if the database has no tables, or those of another version. */
export async function requireTables(connection: Connection): Promise<void> {
  const version = await versionOf(connection)
  if (version !== null && isCurrent(connection, version)) return
  const { shown } = connection.address
  const make = commandText(['import', 'FILE'], { database: shown })
  throw new UserError(`${shown}: has no tables of Groundsheet. Make them with: ${make}`)
}

export const migrate = (address: string): Promise<void> =>
  withConnection(address, (connection) => prepareTables(connection))
