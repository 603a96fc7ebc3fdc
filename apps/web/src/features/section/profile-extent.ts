import type { Profile } from './section-model.ts'

/**
 * Largest value of a profile between two depths, metres; null if it has none. The drawn line of a cone
 * between the nearest readings above and below counts as a value.
 */
export function maxBetween({ kind, marks }: Profile, from: number, to: number): number | null {
  const within = marks.filter(({ top, base }) => top <= to && base >= from)
  const above = marks.findLast(({ base }) => base < from)
  const below = marks.find(({ top }) => top > to)
  const crossing = kind === 'cone' && above && below ? [above, below] : []
  const values = [...within, ...crossing].map(({ value = 0 }) => value)
  return values.length === 0 ? null : Math.max(...values)
}
