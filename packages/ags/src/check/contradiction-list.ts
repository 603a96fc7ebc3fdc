import type { Diagnostic, Edition } from '../ags.ts'
import { DiagnosticCollector, type FindingKind } from '../diagnostic-collector.ts'
import type { Conflict, RowComparison } from '../stated-row.ts'

/** A row whose values contradict those of an earlier row of the same key (AGS4 rule 10a). */
export interface Contradiction extends RowComparison {
  readonly group: string
  readonly line: number
  /** Values of the key headings. */
  readonly key: readonly string[]
  /** The row is kept as a row of its own; otherwise it is left out. */
  readonly isKept: boolean
}

export interface ContradictionList {
  add(contradiction: Contradiction): void
  list(): Diagnostic[]
}

const KINDS = {
  contradictingRow: {
    rule: '10a',
    severity: 'error',
    each: 20,
    excerptLength: 2000,
    message: ({ text }) => text,
  },
} as const satisfies Record<string, FindingKind>

/** Collects the contradictions of one file. `describePlace` says where an earlier value is: "line 12". */
export function createContradictionList(
  edition: Edition,
  describePlace: (place: number) => string,
): ContradictionList {
  const findings = new DiagnosticCollector(KINDS)
  return {
    add(contradiction) {
      const { group, line, conflicts } = contradiction
      const heading = conflicts.length === 1 ? (conflicts[0]?.heading ?? null) : null
      const text = describe(contradiction, describePlace)
      const outcome = describeOutcome(contradiction)
      findings.add('contradictingRow', { line, group, heading, text, outcome })
    },
    list: () => findings.list(edition),
  }
}

const MAX_HEADINGS = 5
const MAX_VALUE_LENGTH = 80

function describe({ key, conflicts }: Contradiction, describePlace: (place: number) => string): string {
  const describeConflict = ({ heading, first, second }: Conflict) =>
    `${heading} is ${quote(first.value)} at ${describePlace(first.place)} and ${quote(second)} here`
  const different = listSome(conflicts.map(describeConflict))
  const name = clip(key.filter((value) => value.trim() !== '').join(', '))
  const rows =
    name === ''
      ? 'A row without key values contradicts an earlier row without them'
      : `Row ${name} contradicts an earlier row of the same key`
  return `${rows}: ${different}`
}

function describeOutcome({ isKept, additions }: Contradiction): string {
  return isKept
    ? 'import keeps both rows'
    : `import keeps the earlier row and leaves this one out${withIts(additions)}`
}

function withIts(additions: ReadonlyMap<string, string>): string {
  if (additions.size === 0) return ''
  return `, with its ${listSome(Array.from(additions, ([heading, value]) => `${heading} ${quote(value)}`))}`
}

function listSome(parts: readonly string[]): string {
  const more = parts.length - MAX_HEADINGS
  const shown = parts.slice(0, MAX_HEADINGS).join(', ')
  return more > 0 ? `${shown} and ${more} more headings` : shown
}

const quote = (value: string): string => `"${clip(value)}"`

function clip(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}
