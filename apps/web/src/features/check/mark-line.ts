import { splitFields } from './read-raw-line.ts'
import type { RawLine } from './worker-messages.ts'

/**
 * Parts of a raw line: before, in and after the field of a heading. All is `before` where the field is not
 * known.
 */
export interface MarkedLine {
  readonly before: string
  readonly field: string
  readonly after: string
}

const DESCRIPTOR = /^"(?:DATA|UNIT|TYPE|HEADING)"$/

/** Marks the field of `heading` in a line of a group. */
export function markLine({ text, headings }: RawLine, heading: string | null): MarkedLine {
  const column = heading === null ? -1 : headings.indexOf(heading)
  const fields = splitFields(text)
  const index = column === -1 ? -1 : column + (DESCRIPTOR.test(fields[0] ?? '') ? 1 : 0)
  const field = fields[index]
  if (field === undefined) return { before: text, field: '', after: '' }
  const from = fields.slice(0, index).reduce((length, one) => length + one.length + 1, 0)
  return { before: text.slice(0, from), field, after: text.slice(from + field.length) }
}
