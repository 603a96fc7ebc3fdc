import { Command } from 'commander'
import { databasePath } from '../config/settings.ts'
import { showDatabase } from '../database-file.ts'
import { openStore } from '../open-store.ts'

export function migrateCommand(): Command {
  return new Command('migrate')
    .description(
      'Create the tables of a database in PostgreSQL, or upgrade those of an older version. Other commands do it too, if their role may.',
    )
    .option('--database <address>', 'postgres://user@host/database, or a file (GROUNDSHEET_DATABASE)')
    .action(async (options: { readonly database?: string }) => {
      const database = databasePath(options.database)
      await openStore(database).migrate()
      process.stdout.write(`${showDatabase(database)}: the tables are those of this version\n`)
    })
}
