import { Command } from 'commander'
import { databasePath } from '../config/settings.ts'
import { rebuildCompanies } from '../import/index.ts'
import { showDatabase } from '../database-file.ts'
import { rebuiltLine } from './rebuilt-line.ts'

interface RebuildCommandOptions {
  readonly database?: string
  readonly json?: true
}

export function rebuildCommand(): Command {
  return new Command('rebuild')
    .description('Derive everything again from the values, settings and deliveries that are stored.')
    .option('--database <address>', 'file, or postgres://user@host/database (GROUNDSHEET_DATABASE)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nNo AGS file is needed. The service may run meanwhile; what ends up as before keeps its ' +
        'updatedAt.\nAfter a new version, migrate does the same where derived values have changed.',
    )
    .action(async ({ database: given, json }: RebuildCommandOptions) => {
      const database = databasePath(given)
      const rebuilt = await rebuildCompanies(database, 'all')
      const lines = json ? [JSON.stringify({ companies: rebuilt }, null, 2)] : rebuilt.map(rebuiltLine)
      if (lines.length === 0) lines.push(`${showDatabase(database)}: has no companies`)
      process.stdout.write(`${lines.join('\n')}\n`)
    })
}
