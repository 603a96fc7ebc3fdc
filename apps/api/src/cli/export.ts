import { EXPORT_FORMATS as FORMATS_OF_API, exportFormatIds } from '@groundsheet/contract'
import { countOf } from '@groundsheet/readings'
import type { FormatOptions } from '@groundsheet/formats'
import { Command, InvalidArgumentError } from 'commander'
import { databasePath } from '../config/settings.ts'
import { EXPORT_FORMATS, type ExportFormatId } from '../export/export-formats.ts'
import { exportProject, type ExportReport } from '../export/export-project.ts'
import { suggestionHint } from '../common/suggest-word.ts'
import { printable } from '../common/printable.ts'

interface ExportCommandOptions {
  readonly database?: string
  readonly company?: string
  readonly project: string
  readonly format: ExportFormatId
  readonly out: string
  readonly units?: true
  readonly meanings?: true
  readonly bom?: true
  readonly keepLineBreaks?: true
  readonly attached?: string
  readonly force?: true
  readonly json?: true
}

const IDS = EXPORT_FORMATS.map(({ id }) => id)

export function exportCommand(): Command {
  return new Command('export')
    .description('Write a whole project in one of the formats below.')
    .requiredOption('--project <reference>', 'the reference of the project, or its id')
    .requiredOption('--format <format>', IDS.join(', '), readFormat)
    .requiredOption('--out <path>', 'file to write; for csv a folder, or a .zip')
    .option('--company <name>', 'the company, if several have a project with that reference')
    .option('--database <address>', 'file, or postgres://user@host/database (GROUNDSHEET_DATABASE)')
    .option('--units', 'csv, xlsx: a line of units under the headings')
    .option('--meanings', 'csv, xlsx, leapfrog: a column with the meanings beside each column of codes')
    .option('--bom', 'csv: a UTF-8 byte order mark, which older Excel needs')
    .option('--keep-line-breaks', 'ags: line breaks inside values as they are, to read them back')
    .option('--attached <folder>', 'ags: folder of the delivery; its FILE folder is added, in a .zip')
    .option('--force', 'replace an existing file or folder')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `\nFormats:\n${formatLines()}\n` +
        '\nIn CSV, text that a spreadsheet would run as a formula starts with an apostrophe; numbers are ' +
        'not changed.',
    )
    .action(runExport)
}

const formatLines = (): string =>
  exportFormatIds.map((id) => `  ${id.padEnd(10)}${FORMATS_OF_API[id].name}`).join('\n')

async function runExport(options: ExportCommandOptions, command: Command): Promise<void> {
  refuseIdleOptions(options, command)
  const { json, database, bom, ...rest } = options
  const report = await exportProject({ ...rest, byteOrderMark: bom, database: databasePath(database) })
  const lines = json ? [JSON.stringify(report, null, 2)] : reportLines(report).map(printable)
  process.stdout.write(`${lines.join('\n')}\n`)
}

function readFormat(text: string): ExportFormatId {
  const found = IDS.find((id) => id === text)
  if (found !== undefined) return found
  throw new InvalidArgumentError(`Known: ${IDS.join(', ')}${suggestionHint(text, IDS)}`)
}

const IDLE_OPTIONS = [
  { flag: '--units', name: 'units', option: 'units' },
  { flag: '--meanings', name: 'meanings', option: 'meanings' },
  { flag: '--bom', name: 'bom', option: 'byteOrderMark' },
  { flag: '--keep-line-breaks', name: 'keepLineBreaks', option: 'keepLineBreaks' },
] as const

/** Options without effect are refused, so that no script relies on them. */
function refuseIdleOptions(options: ExportCommandOptions, command: Command): void {
  const takes: readonly (keyof FormatOptions)[] =
    EXPORT_FORMATS.find(({ id }) => id === options.format)?.options ?? []
  const idle = IDLE_OPTIONS.find(({ name, option }) => options[name] && !takes.includes(option))
  if (idle !== undefined)
    command.error(`error: option '${idle.flag}' does not apply to ${options.format}; leave it out`)
}

function reportLines(report: ExportReport): string[] {
  const { project, projectName, path, format, bytes, notes } = report
  const contents = [
    ...(report.tables === undefined ? [] : [countOf(report.tables, 'table')]),
    ...(report.holes === undefined ? [] : [countOf(report.holes, 'hole')]),
    ...(report.shapes === undefined ? [] : [countOf(report.shapes, 'shape')]),
  ]
  const size = [...contents, countOf(bytes, 'byte')].join(', ')
  return [`${projectName} (${project}) written to ${path}: ${format}, ${size}`, ...notes]
}
