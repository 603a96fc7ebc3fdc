import { countOf } from '@groundsheet/readings'
import { tmpdir } from 'node:os'
import { Command } from 'commander'
import { backUpDatabase } from '../backup/back-up-database.ts'
import { databasePath } from '../config/settings.ts'
import { UserError } from '../common/user-error.ts'
import { databaseFile, databaseFolders, showDatabase } from '../database-file.ts'
import { removeLeftovers } from '../temporary/remove-leftovers.ts'
import { createProgressBar } from './progress-bar.ts'

interface BackupCommandOptions {
  readonly database?: string
  readonly out: string
  readonly force?: true
  readonly json?: true
}

export function backupCommand(): Command {
  return new Command('backup')
    .description('Copy the database, also while it is in use.')
    .requiredOption('--out <file>', 'file to write')
    .option('--database <file>', 'database file (GROUNDSHEET_DATABASE)')
    .option('--force', 'replace an existing file')
    .option('--json', 'print JSON')
    .action(backUp)
}

async function backUp({ out, json, ...options }: BackupCommandOptions): Promise<void> {
  const database = databasePath(options.database)
  const force = options.force ?? false
  if (databaseFile(database) === null)
    throw new UserError(
      `${showDatabase(database)}: is a server. Back it up with pg_dump, see docs/scaling.md, or copy ` +
        'it into a file with: npx groundsheet copy',
    )
  removeLeftovers(tmpdir(), ...databaseFolders(database))
  const progress = createProgressBar()
  try {
    const onProgress = progress.update.bind(progress)
    const bytes = await backUpDatabase({ database, out, force, onProgress })
    progress.stop()
    const line = `${database} copied to ${out}: ${countOf(bytes, 'byte')}`
    process.stdout.write(`${json ? JSON.stringify({ database, path: out, bytes }, null, 2) : line}\n`)
  } finally {
    progress.stop()
  }
}
