import type { DiagnosticList } from '../diagnostics.ts'
import { NESTED_ARCHIVE, type FoundDeliveries } from './find-deliveries.ts'

/** Reports archives that are not read, or not completely. */
export function reportArchives(
  { emptyArchives, nestedArchives, otherArchives }: FoundDeliveries,
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
}
