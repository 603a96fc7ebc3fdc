import type { StoredTable } from '../../store/stored-table.ts'
import type { KnownDelivery } from '../deliveries/delivery-facts.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { ProjectTerms } from './open-tables.ts'

interface KeysOfNow {
  /** Tables before this import. */
  readonly stored: readonly StoredTable[]
  readonly before: ProjectTerms
  readonly now: ProjectTerms
  /** Deliveries before this import. */
  readonly deliveries: readonly KnownDelivery[]
}

/**
 * Names headings that become keys of groups which had other keys, where deliveries had different values of
 * one row. Rows with different values of such a heading were taken for the same, and the replaced values are
 * lost.
 */
export function reportLaterKeys(
  { stored, before, now, deliveries }: KeysOfNow,
  diagnostics: DiagnosticList,
): void {
  for (const { group, code } of stored) {
    const known = before.dictionary.group(group)?.keys ?? []
    const added = (now.dictionary.group(group)?.keys ?? []).filter((heading) => !known.includes(heading))
    const isMerged = deliveries.some(({ known: { counts } }) => {
      const count = Object.hasOwn(counts, group) ? counts[group] : undefined
      return count !== undefined && count.changed + count.kept > 0
    })
    // Without keys, all values say which row it is; what is never sent is not named.
    const shown = added.filter((heading) => now.publicCodes.fieldCode(heading) !== null)
    if (known.length === 0 || code === null || shown.length === 0 || !isMerged) continue
    const [are, them] = shown.length === 1 ? ['is a key', 'it'] : ['are keys', 'them']
    const message =
      `${shown.join(', ')} ${are} of ${group} from this import on. Rows that earlier deliveries state ` +
      `with another value of ${them} may be one row already, and stay one`
    const advice = 'To part them, import all deliveries together with --replace'
    diagnostics.add({ rule: 'later-keys', severity: 'warning', group, message, advice })
  }
}
