import { isBlank } from '@groundsheet/ags'

/**
 * Merges a second delivery of a row: its values replace stored ones. An empty value, or one of blanks only,
 * leaves the stored one, or replaces it with `emptyErases`. A heading that is not delivered leaves it, too.
 * Of values of blanks only, the newer one is stored. New headings follow the old ones.
 */
export function mergeValues(
  stored: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
  emptyErases = false,
): Map<string, string> {
  const merged = new Map(stored)
  for (const [heading, value] of delivered) {
    const isUsed = !isBlank(value) || isBlank(merged.get(heading) ?? '')
    if (isUsed || (emptyErases && merged.has(heading))) merged.set(heading, value)
  }
  return merged
}

/**
 * The values, with the headings of a delivery that they lack as empty ones. A row has the headings of all its
 * deliveries, in every order of imports.
 */
export function withHeadings(
  values: Map<string, string>,
  delivered: ReadonlyMap<string, string>,
): Map<string, string> {
  const missing = [...delivered.keys()].filter((heading) => !values.has(heading))
  return missing.length === 0
    ? values
    : new Map([...values, ...missing.map((heading) => [heading, ''] as const)])
}
