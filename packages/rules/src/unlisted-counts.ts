import { totalOf, type FindingCount, type RuleKind } from './finding.ts'

/** Rules and groups that are counted apart; the findings of further groups are counted as of no group. */
const MAX_COUNTS = 10_000

interface Count extends FindingCount {
  count: number
}

/** Counts findings beyond those that are listed, by rule, severity and group, in bounded memory. */
export class UnlistedCounts {
  private readonly counts = new Map<string, Count>()

  add(kind: RuleKind, group: string | null): void {
    const count = this.counts.get(keyOf(kind, group)) ?? this.open(kind, group)
    count.count++
  }

  list(): { unlisted: number; unlistedCounts: FindingCount[] } {
    const unlistedCounts = [...this.counts.values()]
    return { unlisted: totalOf(unlistedCounts), unlistedCounts }
  }

  private open({ level, rule, severity }: RuleKind, stated: string | null): Count {
    const group = this.counts.size < MAX_COUNTS ? stated : null
    const key = keyOf({ level, rule, severity }, group)
    const count = this.counts.get(key) ?? { level, rule, severity, group, count: 0 }
    this.counts.set(key, count)
    return count
  }
}

const keyOf = (
  { level, rule, severity }: Pick<RuleKind, 'level' | 'rule' | 'severity'>,
  group: string | null,
) => `${level}\t${rule}\t${severity}\t${group ?? ''}`
