import { copyString } from '@groundsheet/ags'
import { formatCount } from '@groundsheet/readings'
import type { Findings, FullPlace, Place, RuleFinding, RuleKind } from './finding.ts'
import { UnlistedCounts } from './unlisted-counts.ts'

/**
 * Findings that differ in what they say, and runs of lines of all of them together, that are kept in memory
 * for each severity. Notes never displace errors.
 */
const MAX_FINDINGS = 20_000
const MAX_RUNS = 200_000

interface Entry extends Omit<RuleFinding, 'count' | 'lines'> {
  count: number
  readonly lines: [number, number][]
}

/** Gathers findings of kinds by name: equal ones are one entry with its lines, so memory has a bound. */
export class FindingList<Kind extends string> {
  private readonly entries = new Map<string, Entry>()
  private readonly kinds: Readonly<Record<Kind, RuleKind>>
  private last: (Omit<FullPlace, 'line' | 'form'> & { name: Kind; entry: Entry | undefined }) | null = null
  private readonly kept = { error: 0, warning: 0, note: 0 }
  private readonly runs = { error: 0, warning: 0, note: 0 }
  private readonly unlisted = new UnlistedCounts()

  constructor(kinds: Readonly<Record<Kind, RuleKind>>) {
    this.kinds = kinds
  }

  add(name: Kind, place: Place): void {
    const entry = this.findEntry(name, place)
    if (entry === undefined) {
      this.unlisted.add(this.kinds[name], place.group ?? null)
      return
    }
    entry.count++
    if (place.line !== null) this.addLine(entry, place.line)
  }

  /** All findings in the order in which they were first met. */
  list(): Findings {
    return { findings: [...this.entries.values()], ...this.unlisted.list() }
  }

  /** The entry of the finding before is tried first: a file with one fault on each line is common. */
  private findEntry(
    name: Kind,
    { group = null, heading = null, text = '', line, ...rest }: Place,
  ): Entry | undefined {
    const { last } = this
    if (last?.name === name && last.group === group && last.heading === heading && last.text === text)
      return last.entry
    const key = `${name}\t${group ?? ''}\t${heading ?? ''}\t${text}`
    const { form = '', furtherHeadings } = rest
    const entry =
      this.entries.get(key) ?? this.open(key, name, { group, heading, text, line, form }, furtherHeadings)
    this.last = { name, group, heading, text, entry }
    return entry
  }

  private open(key: string, name: Kind, place: FullPlace, further = 0): Entry | undefined {
    const { level, rule, severity, message, advice } = this.kinds[name]
    if (this.kept[severity] >= MAX_FINDINGS) return undefined
    this.kept[severity]++
    const { group, heading } = place
    const text = copyString(place.text)
    const full = { ...place, text }
    const entry = {
      level,
      rule,
      severity,
      group,
      heading,
      message: message(full) + furtherText(further),
      advice: typeof advice === 'string' ? advice : advice(full),
      count: 0,
      lines: [],
    }
    this.entries.set(key, entry)
    return entry
  }

  private addLine({ lines, severity }: Entry, line: number): void {
    const last = lines.at(-1)
    if (last !== undefined && line >= last[0] && line <= last[1] + 1) last[1] = Math.max(last[1], line)
    else if (this.runs[severity] < MAX_RUNS) {
      this.runs[severity]++
      lines.push([line, line])
    }
  }
}

const furtherText = (count: number): string =>
  count === 0 ? '' : `; the same of ${formatCount(count)} further headings of this line`
