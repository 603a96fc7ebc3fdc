import { Command } from 'commander'
import { commandText } from '../common/command-text.ts'
import { showDatabase } from '../database-file.ts'
import { databasePath } from '../config/settings.ts'
import { DEFAULT_COMPANY, importPaths, RefusedImport, type ImportReport } from '../import/index.ts'
import { createProgressBar } from './progress-bar.ts'
import { importLines } from './print-import.ts'

interface ImportCommandOptions {
  readonly database?: string
  readonly company?: string
  readonly crs?: string
  readonly replace?: true
  readonly strict?: true
  readonly trustPositions?: true
  readonly asNewest?: true
  readonly emptyErases?: true
  readonly check: boolean
  readonly json?: true
}

export function importCommand(): Command {
  return new Command('import')
    .description(
      'Import AGS files, archives and folders in one transaction: everything is stored, or nothing.',
    )
    .argument('<path...>', '.ags file, .zip, folder, or company folder')
    .option('--database <address>', 'file, or postgres://user@host/database (GROUNDSHEET_DATABASE)')
    .option(
      '--company <name>',
      'the company the projects belong to; created if it does not exist (default: Local)',
    )
    .option('--crs <code>', 'coordinate reference system of the grid coordinates, such as EPSG:27700')
    .option(
      '--replace',
      'remove the rows of the projects that are not in the files; with --as-newest also newer ones',
    )
    .option('--trust-positions', 'draw holes far from the rest of their site, until an import with --replace')
    .option('--as-newest', 'take the files as newer than every delivery before, whatever their dates say')
    .option('--empty-erases', 'an empty value removes the stored one, instead of leaving it')
    .option(
      '--no-check',
      'leave out the AGS rules and the BGS data rules, which are counted in the report and refuse nothing',
    )
    .option(
      '--strict',
      'refuse files with errors of the import, such as contradictory rows; those of AGS and BGS rules ' +
        'do not count',
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 0: the data are stored, and errors in the files are listed. 1: nothing is ' +
        'stored;\nwith --strict also where the import finds errors; with --json they are all listed.',
    )
    .action(importFiles)
}

async function importFiles(paths: string[], options: ImportCommandOptions): Promise<void> {
  const { json, database, ...rest } = options
  const progress = createProgressBar()
  try {
    const onProgress = progress.update.bind(progress)
    const report = await importPaths({ ...rest, paths, database: databasePath(database), onProgress })
    progress.stop()
    const { files, projects, diagnostics, findings } = report
    const lines = json
      ? [JSON.stringify({ files, projects, diagnostics, findings }, null, 2)]
      : importLines(report, {
          command: (own) =>
            commandText(['import', ...own], {
              database: database && showDatabase(database),
              company: companyOption(options, report),
            }),
          database: showDatabase(databasePath(database)),
          json: '--json',
          allDiagnostics: '--json lists all',
        })
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    progress.stop()
    if (json && error instanceof RefusedImport)
      process.stdout.write(`${JSON.stringify({ diagnostics: error.diagnostics }, null, 2)}\n`)
    throw error
  } finally {
    progress.stop()
  }
}

/** A project of a company folder that is named alone does not state its company. */
function companyOption({ company }: ImportCommandOptions, report: ImportReport): string | undefined {
  return report.company === DEFAULT_COMPANY ? company : report.company
}
