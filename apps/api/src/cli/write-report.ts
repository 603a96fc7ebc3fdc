import { writeReportWorkbook } from '@groundsheet/formats'
import { htmlReport, tableReport, textReport, type CheckedFiles } from '@groundsheet/rules'
import { checkOutputFolder } from '../common/check-output-folder.ts'
import { printable } from '../common/printable.ts'
import { statIfExists } from '../common/stat-if-exists.ts'
import { UsageError } from '../common/user-error.ts'
import { archivePath } from '../import/index.ts'
import { writeFileWhole } from '../export/write-files.ts'

type Content = AsyncIterable<Uint8Array> | Iterable<string>

/** Formats of the report of a check, by the end of the file name. */
const WRITERS: Readonly<Record<string, (report: CheckedFiles) => Content>> = {
  '.xlsx': (report) => writeReportWorkbook(tableReport(report), new Date().toISOString()),
  '.txt': (report) => textReport(report).map((line) => `${printable(line)}\r\n`),
  '.html': (report) => [htmlReport(report)],
}

export const REPORT_FORMATS = Object.keys(WRITERS)

/** The ending of a path that a report can be written to. */
export function readReportFormat(path: string): string | undefined {
  return REPORT_FORMATS.find((ending) => path.toLowerCase().endsWith(ending))
}

/** Checks where a report is written. Throws UsageError if the file there must not be replaced. */
export function checkReportPath(path: string, inputs: readonly string[], force: boolean): void {
  const there = statIfExists(path)
  if (there === undefined) {
    checkOutputFolder('--out', path, UsageError)
    return
  }
  const isThere = (input: string): boolean => {
    const stat = statIfExists(input)
    return stat?.dev === there.dev && stat.ino === there.ino
  }
  if (there.isDirectory()) throw new UsageError(`--out ${path}: is a folder. Name a file.`)
  if (inputs.some(isThere))
    throw new UsageError(`--out ${path}: is one of the files to check. Name another file.`)
  if (!force)
    throw new UsageError(`--out ${path}: exists already. Name another one, or add --force to replace it.`)
}

/**
 * Writes the report with all its findings. Throws UsageError where the file cannot be written, or must not be
 * replaced: which files a folder has is known only now.
 */
export async function writeReport(path: string, report: CheckedFiles, force: boolean): Promise<void> {
  const inputs = report.files.map((file) => archivePath(file.path))
  checkReportPath(path, inputs, force)
  const write = WRITERS[readReportFormat(path) ?? '']
  if (write === undefined)
    throw new UsageError(`--out ${path}: name a file that ends in ${REPORT_FORMATS.join(', ')}`)
  try {
    await writeFileWhole(path, write(report))
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new UsageError(`--out ${path}: cannot be written (${error.message}). Name a place elsewhere.`, {
      cause: error,
    })
  }
}
