import { countOf } from '@groundsheet/readings'
import { Command } from 'commander'
import { showDatabase } from '../database-file.ts'
import { copyStore } from '../copy/copy-store.ts'

interface CopyCommandOptions {
  readonly from: string
  readonly to: string
  readonly json?: true
}

export function copyCommand(): Command {
  return new Command('copy')
    .description('Copy everything from one database into an empty one: ids, times, keys and reports stay.')
    .requiredOption('--from <address>', 'file, or postgres://user@host/database')
    .requiredOption('--to <address>', 'file, or postgres://user@host/database; without companies')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nThe copy is made in one transaction, as the data are when it begins. Imports that end ' +
        'meanwhile are not in it:\nstop them before a move.',
    )
    .action(async ({ from, to, json }: CopyCommandOptions) => {
      const report = await copyStore(from, to)
      const [shownFrom, shownTo] = [showDatabase(from), showDatabase(to)]
      const { companies, projects, locations, rows, keys } = report
      const counts = [
        countOf(companies, 'company', 'companies'),
        countOf(projects, 'project'),
        countOf(locations, 'hole'),
        countOf(rows, 'row'),
        countOf(keys, 'key'),
      ]
      const line = `${shownFrom} copied to ${shownTo}: ${counts.join(', ')}`
      process.stdout.write(
        `${json ? JSON.stringify({ from: shownFrom, to: shownTo, ...report }, null, 2) : line}\n`,
      )
    })
}
