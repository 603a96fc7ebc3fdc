import { formatCount } from '@groundsheet/readings'
import type { Diagnostic, Edition, Severity } from './ags.ts'
import { copyString } from './copy-string.ts'
import { nameInvisible } from './invisible-characters.ts'

/** What a message may mention; `text` is an excerpt of the file, `count` how often the problem was found. */
export interface Finding {
  line: number | null
  group?: string | null
  heading?: string | null
  text?: string
  count?: number
  /** Whether `heading` is a key of `group`. */
  isKey?: boolean
}

/**
 * One kind of problem. `rule` names the AGS4 rule; AGS3 files get the kind's own name instead. The first
 * `each` findings of a kind, group and heading are listed one by one, the rest are counted in the last of
 * them.
 */
export interface FindingKind {
  rule?: string
  severity: Severity
  each?: number
  /** Longer texts are shortened to this many characters; 200 unless stated. */
  maxText?: number
  message(finding: Required<Finding>): string
  /** What to do about it. */
  advice: string | Advice
}

export type Advice = (finding: Required<Finding>) => string

interface Tally {
  kind: string
  listed: Required<Finding>[]
  more: number
  lastLine: number | null
  /** What was found in more groups and headings than are listed for its severity. */
  isOfOthers: boolean
}

/** Kinds, groups and headings that are distinguished, for each severity: warnings never displace errors. */
const MAX_TALLIES_PER_SEVERITY = 5000
const MAX_TEXT_CHARACTERS = 200

/** Text of the file in one line of a message, shortened. */
export function excerpt(text: string, length: number): string {
  const line = nameInvisible(text.slice(0, length * 2).replace(/[\s\p{Cc}]+/gu, ' '))
  return line.length > length ? `${line.slice(0, length)}…` : line
}

/** Gathers findings in memory that does not grow with their number. */
export class DiagnosticCollector<Kind extends string> {
  private readonly tallies = new Map<string, Tally>()
  private readonly opened = { error: 0, warning: 0, note: 0 }
  private readonly kinds: Readonly<Record<Kind, FindingKind>>

  constructor(kinds: Readonly<Record<Kind, FindingKind>>) {
    this.kinds = kinds
  }

  add(kind: Kind, finding: Finding): void {
    const tally = this.findTally(kind, finding)
    const { each = 1, maxText = MAX_TEXT_CHARACTERS } = this.kinds[kind]
    if (tally.listed.length < each) tally.listed.push(complete(finding, maxText))
    else countMore(tally, finding)
  }

  /** All diagnostics, by line; those without a line come first. */
  list(edition: Edition | null): Diagnostic[] {
    const found = [...this.tallies.values()].flatMap((tally) => this.describe(tally, edition))
    return found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  }

  /** Beyond the bound, all groups and headings of a kind share a tally. */
  private findTally(kind: Kind, { group, heading }: Finding): Tally {
    const key = `${kind}\t${group ?? ''}\t${heading ?? ''}`
    const known = this.tallies.get(key)
    if (known !== undefined) return known
    const { severity } = this.kinds[kind]
    if (this.opened[severity] >= MAX_TALLIES_PER_SEVERITY)
      return this.tallies.get(kind) ?? this.open(kind, kind, true)
    this.opened[severity]++
    return this.open(key, kind, false)
  }

  private open(key: string, kind: Kind, isOfOthers: boolean): Tally {
    const tally = { kind, listed: [], more: 0, lastLine: null, isOfOthers }
    this.tallies.set(key, tally)
    return tally
  }

  private describe(tally: Tally, edition: Edition | null): Diagnostic[] {
    const kind: FindingKind = this.kinds[tally.kind as Kind]
    const adviceOf = (finding: Required<Finding>) =>
      typeof kind.advice === 'string' ? kind.advice : kind.advice(finding)
    const rule = edition !== 'AGS3' && kind.rule !== undefined ? `AGS4 Rule ${kind.rule}` : slug(tally.kind)
    return tally.listed.map((finding, index) => {
      const { line, group, heading } = finding
      const last = index === tally.listed.length - 1
      const message = kind.message(finding) + (last ? more(tally) : '')
      return { rule, severity: kind.severity, line, group, heading, message, advice: adviceOf(finding) }
    })
  }
}

function complete(
  { line, group = null, heading = null, text = '', count = 1, isKey = false }: Finding,
  maxText: number,
): Required<Finding> {
  return { line, group, heading, text: copyString(excerpt(text, maxText)), count, isKey }
}

function countMore(tally: Tally, { line, count = 1 }: Finding): void {
  tally.more += count
  tally.lastLine = line
}

function more({ more: count, lastLine, isOfOthers }: Tally): string {
  if (count === 0) return ''
  const where = isOfOthers ? ' of other groups and headings' : ''
  return (
    ` (and ${formatCount(count)} ` +
    `more${where}${lastLine === null ? '' : `, the last at line ${lastLine}`})`
  )
}

function slug(kind: string): string {
  return kind.replace(/[A-Z0-9]+/g, (letters) => `-${letters.toLowerCase()}`)
}
