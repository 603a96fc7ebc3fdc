import { htmlReport, LEVELS, textReport, type CheckedFile, type CheckedFiles } from '@groundsheet/rules'

declare const __GROUNDSHEET_VERSION__: string

const KINDS = {
  html: { type: 'text/html', write: (report: CheckedFiles) => htmlReport(report) },
  txt: { type: 'text/plain', write: (report: CheckedFiles) => textReport(report).join('\n') },
  json: {
    type: 'application/json',
    write: (report: CheckedFiles) => JSON.stringify(report, null, 2),
  },
}

export type ReportKind = keyof typeof KINDS

/** All findings of a file, to be downloaded. */
export function writeReport(result: CheckedFile, kind: ReportKind): File {
  const report = { version: __GROUNDSHEET_VERSION__, levels: LEVELS, files: [result] }
  const { type, write } = KINDS[kind]
  return new File([write(report)], `${result.path}.${kind}`, { type })
}
