import type { DiagnosticList } from '../diagnostics.ts'
import { NESTED_ARCHIVE, type FoundDeliveries } from './find-deliveries.ts'

/** Reports archives that are not read, or not completely. */
export function reportArchives(
  { emptyArchives, nestedArchives }: FoundDeliveries,
  diagnostics: DiagnosticList,
): void {
  for (const file of emptyArchives) {
    const message = 'The archive holds no .ags file'
    diagnostics.add({ file, rule: 'empty-archive', severity: 'warning', message })
  }
  for (const file of nestedArchives) {
    diagnostics.add({ file, rule: 'nested-archive', severity: 'error', message: NESTED_ARCHIVE })
  }
}
