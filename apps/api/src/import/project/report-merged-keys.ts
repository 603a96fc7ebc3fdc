import { countOf } from '@groundsheet/readings'
import type { DiagnosticList } from '../diagnostics.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import { namesOf } from './removed-findings.ts'
import type { RemovedRows } from './remove-unseen.ts'

/** Names stored rows that became one with others, since their keys are equal by the keys known now. */
export function reportMergedKeys(
  { counts, listed }: RemovedRows,
  publicCodes: Pick<PublicCodes, 'fieldCode'>,
  diagnostics: DiagnosticList,
): void {
  const isShown = (heading: string) => publicCodes.fieldCode(heading) !== null
  for (const [group, rows] of Map.groupBy(listed, (row) => row.group)) {
    const count = counts.get(group) ?? rows.length
    const message =
      `${countOf(count, 'row')} of ${group} merged into other rows: the keys of the group have changed, ` +
      'as by a DICT, and are equal to those of another delivery; values of the ' +
      'newest delivery are stored: ' +
      namesOf(rows, count, isShown)
    const advice = 'If they are different rows, give them different keys, and deliver them again'
    diagnostics.add({ rule: 'merged-rows', severity: 'warning', group, message, advice })
  }
}
