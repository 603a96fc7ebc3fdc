import { lineMarks, type CheckedFile, type Mark } from '@groundsheet/rules'
import { splitFields } from './read-raw-line.ts'
import type { ShownFinding, ShownRule } from './summarise-check.ts'
import type { RawLine } from './worker-messages.ts'

/** Where and how a finding marks a line. */
export interface MarkedFinding
  extends Pick<ShownFinding, 'heading' | 'message'>, Pick<ShownRule, 'level' | 'rule'> {
  readonly edition: CheckedFile['edition']
}

/** A part of a raw line, and whether it is what a finding is about. */
export interface LinePart {
  readonly text: string
  readonly isMarked: boolean
}

const DESCRIPTOR = /^"(?:DATA|UNIT|TYPE|HEADING)"$/

/**
 * Marks the field of the heading of a finding, else what its rule is about, as characters that are not ASCII
 * or fields without quotes. A line without such a place is one part.
 */
export function markLine(line: RawLine, finding: MarkedFinding): readonly LinePart[] {
  const field = markOfHeading(line, finding.heading)
  const marks = field === null ? marksOfRule(line, finding) : [field]
  const parts: LinePart[] = []
  let at = 0
  for (const [from, to] of marks) {
    if (from < at) continue
    parts.push(...partOf(line.text.slice(at, from), false), ...partOf(line.text.slice(from, to), true))
    at = to
  }
  return [...parts, ...partOf(line.text.slice(at), false)]
}

const partOf = (text: string, isMarked: boolean): LinePart[] => (text === '' ? [] : [{ text, isMarked }])

function markOfHeading({ text, headings }: RawLine, heading: string | null): Mark | null {
  const column = heading === null ? -1 : headings.indexOf(heading)
  const fields = splitFields(text)
  const index = column === -1 ? -1 : column + (DESCRIPTOR.test(fields[0] ?? '') ? 1 : 0)
  const field = fields[index]
  if (field === undefined) return null
  const from = fields.slice(0, index).reduce((length, one) => length + one.length + 1, 0)
  return [from, from + field.length]
}

const marksOfRule = ({ text, headings }: RawLine, { level, ...found }: MarkedFinding): readonly Mark[] =>
  level === 'ags' ? lineMarks({ text, headings: headings.length }, found) : []
