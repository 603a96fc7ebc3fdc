import { writeReportWorkbook } from '@groundsheet/formats'
import {
  htmlReport,
  jsonReport,
  LEVELS,
  tableReport,
  textReport,
  type CheckedFile,
  type CheckedFiles,
} from '@groundsheet/rules'

declare const GROUNDSHEET_VERSION: string

const KINDS = {
  html: { type: 'text/html', write: (report: CheckedFiles) => [htmlReport(report)] },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (report: CheckedFiles) =>
      gather(writeReportWorkbook(tableReport(report), new Date().toISOString())),
  },
  txt: { type: 'text/plain', write: (report: CheckedFiles) => [textReport(report).join('\n')] },
  json: {
    type: 'application/json',
    write: (report: CheckedFiles) => [jsonReport(report)],
  },
}

export type ReportKind = keyof typeof KINDS

/** All findings of a file, to be downloaded. */
export async function writeReport(result: CheckedFile, kind: ReportKind): Promise<File> {
  const report = { version: GROUNDSHEET_VERSION, levels: LEVELS, files: [result] }
  const { type, write } = KINDS[kind]
  return new File(await write(report), `${result.path}.${kind}`, { type })
}

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>[]> {
  const all: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of pieces) all.push(new Uint8Array(piece))
  return all
}
