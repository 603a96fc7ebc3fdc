/**
 * A second delivery of a row: what it says wins, what it leaves empty or out stays. New headings come after the old ones.
 */
export function mergeValues(
  stored: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
): Map<string, string> {
  const merged = new Map(stored)
  for (const [heading, value] of delivered) {
    if (value !== '' || !merged.has(heading)) merged.set(heading, value)
  }
  return merged
}
