import type { Transmission } from '@groundsheet/ags'
import { nameOf } from '../project/removed-findings.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import type { DeliveryCounts, DeliveryFacts } from './delivery-facts.ts'

const HEADINGS = {
  date: 'DATE',
  issue: 'ISNO',
  status: 'STAT',
  producer: 'PROD',
  recipient: 'RECV',
  description: 'DESC',
} as const

/** Null for what is not stated, and for headings and groups that are never sent. */
function publicTransmission(
  group: 'TRAN' | 'PROJ',
  transmission: Transmission,
  publicCodes: PublicCodes,
): Record<string, string | null> {
  const isSent = (name: string) =>
    publicCodes.tableCode(group) !== null && publicCodes.fieldCode(`${group}_${name}`) !== null
  const names = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]
  return Object.fromEntries(
    names.map((name) => [name, isSent(HEADINGS[name]) ? transmission[name] || null : null]),
  )
}

/**
 * As the API sends it, without `updatedAt`; groups that are never sent are in the totals only. `order`: its
 * place by age, from 1; null: it is not in force.
 */
export function deliveryText(
  { id, order }: { readonly id: string; readonly order: number | null },
  facts: DeliveryFacts,
  publicCodes: PublicCodes,
): string {
  const {
    file,
    edition,
    transmission,
    importedAt,
    importOptions = [],
    replacedBy = null,
    removedRows = {},
  } = facts
  const isShown = (heading: string) => publicCodes.fieldCode(heading) !== null
  const counts = withRemoved(facts)
  const tables = counts.flatMap(([group, count]) => {
    const table = publicCodes.tableCode(group)
    const removed = (removedRows[group] ?? []).map((row) => nameOf(row, isShown))
    return table === null ? [] : [{ table, ...count, ...(removed.length > 0 && { removedRows: removed }) }]
  })
  const stated = publicTransmission(edition === 'AGS4' ? 'TRAN' : 'PROJ', transmission, publicCodes)
  const rows = sumCounts(counts.map(([, count]) => count))
  const about = { id, file, edition, ...stated, order, importedAt, importOptions, replacedBy }
  const text = { ...about, rows, tables }
  return JSON.stringify(text).slice(0, -1)
}

type AllCounts = DeliveryCounts & { readonly removed: number }

function withRemoved({ counts, removed = {} }: DeliveryFacts): [group: string, counts: AllCounts][] {
  const groups = new Set([...Object.keys(counts), ...Object.keys(removed)])
  return Array.from(groups, (group) => [
    group,
    { ...(counts[group] ?? { added: 0, changed: 0, kept: 0 }), removed: removed[group] ?? 0 },
  ])
}

function sumCounts(counts: readonly AllCounts[]): AllCounts {
  const sum = { added: 0, changed: 0, kept: 0, removed: 0 }
  for (const { added, changed, kept, removed } of counts) {
    sum.added += added
    sum.changed += changed
    sum.kept += kept
    sum.removed += removed
  }
  return sum
}
