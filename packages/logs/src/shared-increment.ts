import type { Mark } from './log.ts'
import { readValue } from './read-depth.ts'

/** The increment of all values that are not lower bounds, mm; null if they differ. */
export function sharedIncrement(marks: readonly Mark[]): number | null {
  const whole = marks.filter(({ value, bound }) => value !== undefined && bound !== 'lower')
  const [first] = whole
  const increment = first?.increment
  if (increment === undefined) return null
  return whole.every((mark) => mark.increment === increment) ? increment : null
}

/** Whether no reading of a dynamic probe states its increment. */
export const incrementIsUnstated = (marks: readonly Mark[]): boolean =>
  marks.every(({ row, increment }) => increment === undefined && readValue(row, ['DPRB_INC']) === '')
