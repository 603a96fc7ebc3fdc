/**
 * Merges a second delivery of a row: its values replace stored ones; empty and missing values leave them. New
 * headings follow the old ones; an empty value of a new heading is no change.
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
