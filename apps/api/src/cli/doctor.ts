import { countOf } from '@groundsheet/readings'
import { Command } from 'commander'
import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { databasePath } from '../config/settings.ts'
import { examineDatabase } from '../doctor/examine-database.ts'
import { printable } from '../common/printable.ts'
import { databaseFile, showDatabase } from '../database-file.ts'

const OTHERS_READ_OR_WRITE = 0o006
const OTHERS_ENTER = 0o001

interface DoctorCommandOptions {
  readonly database?: string
  readonly json?: true
}

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Check a database, also while it is in use: damage, counts, orphaned rows, derived values.')
    .option('--database <address>', 'file, or postgres://user@host/database (GROUNDSHEET_DATABASE)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nThe database is not changed. Exit code 0: no defects; 1: defects, one line for each.',
    )
    .action(examineFile)
}

async function examineFile(options: DoctorCommandOptions): Promise<void> {
  const database = databasePath(options.database)
  const shown = showDatabase(database)
  const progress = showChecks(process.stderr)
  const { checks, defects } = await examineDatabase(database, progress.show)
  progress.clear()
  const file = databaseFile(database)
  const hints = file === null ? [] : fileModeHints(file)
  if (defects.length > 0) process.exitCode = 1
  const lines = options.json
    ? [JSON.stringify({ database: shown, checks, defects, hints }, null, 2)]
    : [
        ...defects.map(({ check, message }) => printable(`${check}: ${message}`)),
        verdict(shown, checks, defects.length),
        ...hints.map(printable),
      ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function verdict(database: string, checks: number, defects: number): string {
  if (defects === 0) return `${database}: no defects found (${countOf(checks, 'check')})`
  return `${database}: ${countOf(defects, 'defect')}. Restore a backup, or import the files again.`
}

/** On a terminal, names the running check: over millions of rows each takes a while. */
function showChecks(stream: NodeJS.WriteStream): { show: (name: string) => void; clear: () => void } {
  const write = (text: string) => {
    if (stream.isTTY) stream.write(`\r\u001b[K${text}`)
  }
  return { show: (name) => write(`${name} …`), clear: () => write('') }
}

/** A line about a database that every user of this computer can open. It is a hint, not a defect. */
function fileModeHints(path: string): string[] {
  if (process.platform === 'win32') return []
  const file = realpathSync(path)
  const { mode } = statSync(file)
  const isOpen = (mode & OTHERS_READ_OR_WRITE) !== 0 && (statSync(dirname(file)).mode & OTHERS_ENTER) !== 0
  const octal = (mode & 0o777).toString(8)
  const hint =
    `other users of this computer can open it (mode ${octal}). ` + `Prevent that with: chmod 600 ${path}*`
  return isOpen ? [`${path}: ${hint}`] : []
}
