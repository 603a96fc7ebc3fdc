import { Command } from 'commander'
import { databasePath } from '../config/settings.ts'
import { showDatabase } from '../database-file.ts'
import { rebuildCompanies } from '../import/index.ts'
import { rebuiltLine } from './rebuilt-line.ts'

export function migrateCommand(): Command {
  return new Command('migrate')
    .description(
      'Create the tables of a database in PostgreSQL, or upgrade a database of an older version: its ' +
        'tables, and what is derived from the stored values.',
    )
    .option('--database <address>', 'postgres://user@host/database, or a file (GROUNDSHEET_DATABASE)')
    .action(async (options: { readonly database?: string }) => {
      const database = databasePath(options.database)
      const rebuilt = await rebuildCompanies(database, 'outdated')
      const lines = [
        ...rebuilt.map(rebuiltLine),
        `${showDatabase(database)}: tables and derived values are those of this version`,
      ]
      process.stdout.write(`${lines.join('\n')}\n`)
    })
}
