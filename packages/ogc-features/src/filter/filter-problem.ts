/** A filter that cannot be read; the message says what and where. */
export class FilterProblem extends Error {}

/** Nested brackets, NOTs and operations. */
const MAX_NESTING_LEVELS = 50

/** Operations of one filter. */
export const MAX_OPERATIONS = 500

export function checkDepth(depth: number): void {
  if (depth > MAX_NESTING_LEVELS) throw new FilterProblem(`is nested more than ${MAX_NESTING_LEVELS} deep`)
}

const MAX_SHOWN_CHARACTERS = 40

/** A value of the caller, cut to what fits into a message. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text
}
