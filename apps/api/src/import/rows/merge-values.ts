/**
 * A second delivery of a row: what it says wins, what it leaves empty or out stays. New headings come after the old ones; an empty value of
 * one that the row never had says nothing, so it is no change.
 */
export function mergeValues(
  stored: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
): Map<string, string> {
  const merged = new Map(stored)
  for (const [heading, value] of delivered) {
    if (value !== '') merged.set(heading, value)
  }
  return merged
}
