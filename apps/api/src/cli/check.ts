import { Command } from 'commander'
import { checkFiles } from '../import/index.ts'
import { printable } from '../common/printable.ts'
import { countOf } from './count-of.ts'
import { diagnosticLines } from './print-diagnostics.ts'
import { fileLines } from './print-import.ts'

export function checkCommand(): Command {
  return new Command('check')
    .description(
      'List errors, warnings and notes in AGS files without importing them. Exit code 1: there are errors.',
    )
    .argument('<file...>', '.ags file, .zip or folder')
    .option('--json', 'print JSON')
    .action(check)
}

async function check(paths: string[], options: { readonly json?: true }): Promise<void> {
  const report = await checkFiles(paths)
  const { errors, warnings, notes } = report.diagnostics
  const counts = [countOf(errors, 'error'), countOf(warnings, 'warning'), countOf(notes, 'note')].join(', ')
  const lines = options.json
    ? [JSON.stringify(report, null, 2)]
    : [...fileLines(report.files), ...diagnosticLines(report.diagnostics), counts].map(printable)
  process.stdout.write(`${lines.join('\n')}\n`)
  if (errors > 0) process.exitCode = 1
}
