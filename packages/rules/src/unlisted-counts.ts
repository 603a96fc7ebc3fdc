import type { FindingCount, RuleKind } from './finding.ts'

/** Rules and groups that are counted apart; the findings of further groups are counted as of no group. */
const MAX_COUNTS = 10_000

interface Count extends FindingCount {
  count: number
}

/** Counts findings beyond those that are listed, by rule, severity and group, in bounded memory. */
export class UnlistedCounts {
  private readonly counts = new Map<string, Count>()
  private total = 0

  add(kind: RuleKind, group: string | null): void {
    this.total++
    const count = this.find(kind, group) ?? this.open(kind, this.counts.size < MAX_COUNTS ? group : null)
    count.count++
  }

  list(): { unlisted: number; unlistedCounts: FindingCount[] } {
    return { unlisted: this.total, unlistedCounts: [...this.counts.values()] }
  }

  private find(kind: RuleKind, group: string | null): Count | undefined {
    return this.counts.get(keyOf(kind, group))
  }

  private open({ level, rule, severity }: RuleKind, group: string | null): Count {
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
