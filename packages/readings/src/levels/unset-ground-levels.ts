/** One hole may be at the level of its datum. */
const MIN_HOLES = 2

/**
 * Whether the ground levels of a project are zeros that were not surveyed: two holes or more state one, and
 * all are exactly 0. Metres; null: not stated.
 */
export function areGroundLevelsUnset(levels: readonly (number | null)[]): boolean {
  const stated = levels.filter((level) => level !== null)
  return stated.length >= MIN_HOLES && stated.every((level) => level === 0)
}
