import { partsOfProblem } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'
import { NESTED_ARCHIVE, type FoundDeliveries } from './find-deliveries.ts'

/** Reports what is not read, or not completely, of folders and archives. */
export function reportNotRead(
  { emptyArchives, nestedArchives, otherArchives, unread }: FoundDeliveries,
  diagnostics: DiagnosticList,
): void {
  for (const file of emptyArchives) {
    const message = 'The archive holds no .ags file'
    const advice = 'Pack the AGS files again if there should be some'
    diagnostics.add({ file, rule: 'empty-archive', severity: 'warning', message, advice })
  }
  for (const file of nestedArchives) {
    diagnostics.add({ file, rule: 'nested-archive', severity: 'error', ...partsOfProblem(NESTED_ARCHIVE) })
  }
  for (const file of otherArchives) {
    const message = 'is an archive of a kind that is not read'
    const advice = 'Unpack it first, or pack it as .zip'
    diagnostics.add({ file, rule: 'unread-archive', severity: 'error', message, advice })
  }
  for (const { path: file, severity, message } of unread) {
    diagnostics.add({ file, rule: 'unread-file', severity, ...partsOfProblem(message) })
  }
}
