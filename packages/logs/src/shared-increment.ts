import type { Mark } from './log.ts'

/** The increment that all values are counted over which are no lower bounds, mm; null where they differ. */
export function sharedIncrement(marks: readonly Mark[]): number | null {
  const whole = marks.filter(({ value, bound }) => value !== undefined && bound !== 'least')
  const [first] = whole
  const increment = first?.increment
  if (increment === undefined) return null
  return whole.every((mark) => mark.increment === increment) ? increment : null
}
