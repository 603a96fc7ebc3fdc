import { ownValue } from '@groundsheet/readings'
import type { ProjectReport, RowCounts } from '../report.ts'

const COUNTS = ['total', 'added', 'changed', 'unchanged', 'removed'] as const

const NO_ROWS = { total: 0, added: 0, changed: 0, unchanged: 0, removed: 0 }

/**
 * Numbers of rows of each group and of the project: present now, added, changed and removed. `totals` are by
 * group.
 */
export function countRows(
  totals: Readonly<Record<string, number>>,
  done: Readonly<Record<'added' | 'changed' | 'removed', ReadonlyMap<string, number>>>,
): Pick<ProjectReport, 'rows' | 'rowsByGroup'> {
  const groups = new Set([...Object.keys(totals), ...done.removed.keys()])
  const rowsByGroup = Object.fromEntries(
    Array.from(groups, (group) => {
      const total = ownValue(totals, group) ?? 0
      const [added, changed] = [done.added.get(group) ?? 0, done.changed.get(group) ?? 0]
      const removed = done.removed.get(group) ?? 0
      return [group, { total, added, changed, unchanged: total - added - changed, removed }]
    }),
  )
  return { rows: sumCounts(Object.values(rowsByGroup)), rowsByGroup }
}

/** Counts of an import that changes nothing. */
export function countUnchanged(totals: Readonly<Record<string, number>>) {
  return countRows(totals, { added: new Map(), changed: new Map(), removed: new Map() })
}

function sumCounts(counts: readonly RowCounts[]): RowCounts {
  const sum = { ...NO_ROWS }
  for (const one of counts) for (const name of COUNTS) sum[name] += one[name]
  return sum
}
