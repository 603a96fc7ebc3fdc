import { listedText } from '@groundsheet/readings/file-checks'
import type { Diagnostic, Edition } from '../ags.ts'
import { excerpt } from '../diagnostic-collector.ts'
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

const CONTRADICTING_ROW = 'contradicting-row'

/** Contradictions of one file that are listed; more than these are counted. */
const MAX_LISTED_ROWS = 10_000
const MAX_MESSAGE_CHARACTERS = 2000

/** Collects the contradictions of one file. `describePlace` says where an earlier value is: "line 12". */
export function createContradictionList(
  edition: Edition,
  describePlace: (place: number) => string,
): ContradictionList {
  const rule = edition === 'AGS3' ? CONTRADICTING_ROW : 'AGS4 Rule 10a'
  const listed: Diagnostic[] = []
  const left = { count: 0, lastLine: 0 }
  return {
    add(contradiction) {
      const { group, line, conflicts, isKept } = contradiction
      if (listed.length >= MAX_LISTED_ROWS) {
        left.count++
        left.lastLine = Math.max(left.lastLine, line)
        return
      }
      const heading = conflicts.length === 1 ? (conflicts[0]?.heading ?? null) : null
      const message = excerpt(describe(contradiction, describePlace), MAX_MESSAGE_CHARACTERS)
      const outcome = describeOutcome(contradiction)
      // What AGS rules name is said to be left out, which a kept row is not.
      const own = isKept ? CONTRADICTING_ROW : rule
      listed.push({ rule: own, severity: 'error', line, group, heading, message, outcome, advice: ADVICE })
    },
    list() {
      const rest = left.count === 0 ? [] : [describeLeft(rule, left)]
      return [...listed.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), ...rest]
    },
  }
}

function describeLeft(rule: string, { count, lastLine }: { count: number; lastLine: number }): Diagnostic {
  const rows =
    count === 1 ? '1 more row contradicts an earlier one' : `${count} more rows contradict earlier ones`
  const message = `${rows}, the last at line ${lastLine}; ${MAX_LISTED_ROWS} of a file are listed`
  const advice = 'Correct those that are listed, and check the file again to see more'
  return { rule, severity: 'error', line: lastLine, group: null, heading: null, message, advice }
}

const ADVICE = 'Keep the row that is right, or correct the key of one of the rows'

const MAX_HEADINGS = 5
const MAX_VALUE_CHARACTERS = 80
/** Shown before the first character that differs, where values are cut. */
const SHARED_CHARACTERS = 30

function describe({ key, conflicts }: Contradiction, describePlace: (place: number) => string): string {
  const describeConflict = ({ heading, first, second }: Conflict) => {
    const [before, after] = quoteDifference(first.value, second)
    const note = looksSame(first.value, second) ? ' (they differ in blanks or hidden characters)' : ''
    return `${heading} is ${before} at ${describePlace(first.place)} and ${after} here${note}`
  }
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

const listSome = (parts: readonly string[]): string => listedText(parts.slice(0, MAX_HEADINGS), parts.length)

const quote = (value: string): string => `"${clip(value)}"`

/** Two values that differ, cut to the same part where they are long: the one with the first difference. */
function quoteDifference(first: string, second: string): [string, string] {
  if (Math.max(first.length, second.length) <= MAX_VALUE_CHARACTERS) return [quote(first), quote(second)]
  const [before, after] = [first.trim(), second.trim()]
  let same = 0
  while (before[same] === after[same]) same++
  const start = same < MAX_VALUE_CHARACTERS - SHARED_CHARACTERS ? 0 : same - SHARED_CHARACTERS
  const quoteFrom = (value: string) => `"${start === 0 ? '' : '…'}${clip(value.slice(start)).toWellFormed()}"`
  return [quoteFrom(before), quoteFrom(after)]
}

/** Whether two values would be shown alike: messages have one blank for any run of them. */
function looksSame(first: string, second: string): boolean {
  const shown = (value: string) =>
    value
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .normalize('NFC')
  return shown(first) === shown(second)
}

function clip(text: string): string {
  return text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS)}…` : text
}
