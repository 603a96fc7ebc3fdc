import { dirname } from 'node:path'
import { isPostgresAddress, showAddress } from './postgres/address.ts'

/** The file of a database; null: a server holds it. */
export const databaseFile = (database: string): string | null =>
  isPostgresAddress(database) ? null : database

/** The folder of the file of a database, in which commands may have left temporary folders. */
export const databaseFolders = (database: string): string[] =>
  isPostgresAddress(database) ? [] : [dirname(database)]

/** The database for messages and output, without the password of a server. */
export const showDatabase = showAddress
