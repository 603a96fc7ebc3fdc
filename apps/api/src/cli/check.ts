import { statSync } from 'node:fs'
import { AGS4_VERSIONS, type Ags4Version } from '@groundsheet/ags'
import {
  countedIn,
  countSeverities,
  jsonReport,
  LEVELS,
  SEVERITIES,
  textReport,
  type CheckedFile,
  type Level,
  type RuleSeverity,
} from '@groundsheet/rules'
import { Command, InvalidArgumentError, Option } from 'commander'
import { printable, printableLine } from '../common/printable.ts'
import { UsageError } from '../common/user-error.ts'
import { checkFiles, NO_SUCH_PATH } from '../import/index.ts'
import { EXIT } from './exit.ts'
import { checkReportPath, readReportFormat, REPORT_FORMATS, writeReport } from './write-report.ts'

interface CheckCommandOptions {
  readonly level: readonly Level[]
  readonly edition?: Ags4Version
  readonly out?: string
  readonly force?: true
  readonly failOn: RuleSeverity
  readonly json?: true
}

/** What the terminal shows of a long list. */
const LIMITS = { findings: 10, lines: 8, groups: 6, rest: '--json and --out list all' }

export function checkCommand(): Command {
  return new Command('check')
    .description(
      'Check AGS files against the rules of the AGS format, the data rules of the British Geological ' +
        'Survey, and what an import would do.',
    )
    .argument('<file...>', '.ags file, .zip or folder')
    .option('--level <levels>', `levels to check, of ${LEVELS.join(', ')}`, readLevels, [...LEVELS])
    .addOption(
      new Option('--edition <version>', 'AGS 4 version to check with (default: as TRAN_AGS states)').choices(
        AGS4_VERSIONS,
      ),
    )
    .option('--out <file>', `write a report with all findings: ${REPORT_FORMATS.join(', ')}`, readOut)
    .option('--force', 'replace an existing report')
    .addOption(
      new Option('--fail-on <severity>', 'least severity that ends with exit code 1')
        .choices(SEVERITIES)
        .default('error'),
    )
    .option('--json', 'print JSON with all findings')
    .addHelpText(
      'after',
      '\nExit code 0: nothing of the severity --fail-on, or worse, was found. 1: it was. 2: a file ' +
        'could not be checked, or the options are wrong.\nA table of the codes of findings is in ' +
        'docs/checking.md.',
    )
    .action(check)
}

async function check(paths: string[], options: CheckCommandOptions): Promise<void> {
  const { level: levels, edition: version, out, force = false, failOn, json } = options
  refuseIfAllAreMissing(paths)
  if (out !== undefined) checkReportPath(out, paths, force)
  const report = await checkFiles(paths, { levels, version })
  if (out !== undefined) await writeReport(out, report, force)
  const lines = json ? [jsonReport(report)] : textReport(report, LIMITS).map(printableLine)
  if (out !== undefined && !json) lines.push(`Report written to ${printable(out)}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  const counts = countSeverities(report.files.flatMap(countedIn))
  const fatal = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1)
  if (fatal.some((severity) => counts[severity] > 0)) process.exitCode = EXIT.refused
  if (report.files.some(couldNotBeRead)) process.exitCode = EXIT.wrongUsage
}

/** A report of paths that all do not exist would be empty. Throws UsageError. */
function refuseIfAllAreMissing(paths: readonly string[]): void {
  const problems = paths.map((file) => ({ file, problem: NO_SUCH_PATH }))
  const [first, ...others] = problems
  if (first !== undefined && paths.every(isMissing)) throw new UsageError([first, ...others])
}

/** A name with U+FFFD may not be in UTF-8, which is a finding of its own. */
function isMissing(path: string): boolean {
  try {
    return !path.includes('\ufffd') && statSync(path, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}

const couldNotBeRead = (file: CheckedFile): boolean =>
  file.edition === null && countSeverities(countedIn(file)).error > 0

function readLevels(text: string): Level[] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => LEVELS.every((level) => level !== name))
  if (unknown !== undefined)
    throw new InvalidArgumentError(`"${unknown}" is not a level. Known: ${LEVELS.join(', ')}`)
  return LEVELS.filter((level) => names.includes(level))
}

function readOut(path: string): string {
  if (readReportFormat(path) !== undefined) return path
  throw new InvalidArgumentError(`Name a file that ends in ${REPORT_FORMATS.join(', ')}`)
}
