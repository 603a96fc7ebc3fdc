import { copyString } from '@groundsheet/ags'
import { formatCount } from '@groundsheet/readings'
import type { FullPlace, Place, RuleFinding, RuleKind } from './finding.ts'

/**
 * Findings that differ in what they say, and runs of lines of all of them together, that are kept in memory.
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
  private last: (Omit<FullPlace, 'line'> & { name: Kind; entry: Entry | undefined }) | null = null
  private runs = 0
  /** Findings beyond the bound, which are counted and not listed. */
  private unlisted = 0

  constructor(kinds: Readonly<Record<Kind, RuleKind>>) {
    this.kinds = kinds
  }

  add(name: Kind, place: Place): void {
    const entry = this.findEntry(name, place)
    if (entry === undefined) {
      this.unlisted++
      return
    }
    entry.count++
    if (place.line !== null) this.addLine(entry.lines, place.line)
  }

  /** All findings in the order in which they were first met. */
  list(): { findings: RuleFinding[]; unlisted: number } {
    return { findings: [...this.entries.values()], unlisted: this.unlisted }
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
    const entry =
      this.entries.get(key) ?? this.open(key, name, { group, heading, text, line }, rest.furtherHeadings)
    this.last = { name, group, heading, text, entry }
    return entry
  }

  private open(key: string, name: Kind, place: FullPlace, further = 0): Entry | undefined {
    if (this.entries.size >= MAX_FINDINGS) return undefined
    const { level, rule, severity, message, mend } = this.kinds[name]
    const { group, heading } = place
    const text = copyString(place.text)
    const entry = {
      level,
      rule,
      severity,
      group,
      heading,
      message: message({ ...place, text }) + furtherText(further),
      mend,
      count: 0,
      lines: [],
    }
    this.entries.set(key, entry)
    return entry
  }

  private addLine(lines: [number, number][], line: number): void {
    const last = lines.at(-1)
    if (last !== undefined && line >= last[0] && line <= last[1] + 1) last[1] = Math.max(last[1], line)
    else if (this.runs < MAX_RUNS) {
      this.runs++
      lines.push([line, line])
    }
  }
}

const furtherText = (count: number): string =>
  count === 0 ? '' : `; the same of ${formatCount(count)} further headings of this line`
