import type { DiagnosticList } from '../diagnostics.ts'
import { NESTED_ARCHIVE, type FoundDeliveries } from './find-deliveries.ts'

/** Reports what is not read, or not completely, of folders and archives. */
export function reportNotRead(
  { emptyArchives, nestedArchives, otherArchives, unread }: FoundDeliveries,
  diagnostics: DiagnosticList,
): void {
  for (const file of emptyArchives) {
    const message = 'The archive holds no .ags file'
    diagnostics.add({ file, rule: 'empty-archive', severity: 'warning', message })
  }
  for (const file of nestedArchives) {
    diagnostics.add({ file, rule: 'nested-archive', severity: 'error', message: NESTED_ARCHIVE })
  }
  for (const file of otherArchives) {
    const message = 'is an archive of a kind that is not read; unpack it first, or pack it as .zip'
    diagnostics.add({ file, rule: 'unread-archive', severity: 'error', message })
  }
  for (const { path: file, severity, message } of unread) {
    diagnostics.add({ file, rule: 'unread-file', severity, message })
  }
}
