import { writeWorkbook, type ExportTable } from '@groundsheet/formats'
import { htmlReport, tableReport, textReport, type CheckedFiles, type ReportTable } from '@groundsheet/rules'
import { printable } from '../common/printable.ts'
import { UserError } from '../common/user-error.ts'
import { writeFileWhole } from '../export/write-files.ts'

type Content = AsyncIterable<Uint8Array> | Iterable<string>

/** Formats of the report of a check, by the end of the file name. */
const WRITERS: Readonly<Record<string, (report: CheckedFiles) => Content>> = {
  '.xlsx': (report) => writeWorkbook(tableReport(report).map(toSheet), new Date().toISOString()),
  '.txt': (report) => textReport(report).map((line) => `${printable(line)}\r\n`),
  '.html': (report) => [htmlReport(report)],
}

export const REPORT_FORMATS = Object.keys(WRITERS)

/** The ending of a path that a report can be written to. */
export function readReportFormat(path: string): string | undefined {
  return REPORT_FORMATS.find((ending) => path.toLowerCase().endsWith(ending))
}

/** Writes the report with all its findings. Throws UserError where the file cannot be written. */
export async function writeReport(path: string, report: CheckedFiles): Promise<void> {
  const write = WRITERS[readReportFormat(path) ?? '']
  if (write === undefined)
    throw new UserError(`--out ${path}: name a file that ends in ${REPORT_FORMATS.join(', ')}`)
  try {
    await writeFileWhole(path, write(report))
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new UserError(`--out ${path}: cannot be written (${error.message}). Name a place elsewhere.`, {
      cause: error,
    })
  }
}

/** Counts are numbers in the sheet, all else is text. */
function toSheet({ name, headings, rows }: ReportTable): ExportTable {
  const columns = headings.map((heading) => {
    return { heading, name: null, unit: '', type: heading === 'Count' ? '0DP' : 'X' }
  })
  return { group: name, name, headings: columns, rows: () => rows }
}
