/** Headings beyond the standard: depths follow those of other groups, and remarks come last. */
const LAST_PARTS = ['TOP', 'BASE', 'DPTH']
const REMARKS = ['REM', 'FSET']

interface OrderedGroup {
  readonly group: string
  readonly locationHeading: string | null
  /** Headings of the group in the order of the standard. */
  readonly standard: readonly string[]
}

/**
 * The order of headings in rows: the hole, then as in the standard, then others by their names. It does not
 * depend on files, so that rows are the same in every order of imports.
 */
export function compareHeadings({
  group,
  locationHeading,
  standard,
}: OrderedGroup): (a: string, b: string) => number {
  const places = new Map(standard.map((heading, place) => [heading, place]))
  if (locationHeading !== null) places.set(locationHeading, -1)
  const placeOf = (heading: string) => places.get(heading) ?? standard.length + placeByName(group, heading)
  return (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : Number(a > b))
}

function placeByName(group: string, heading: string): number {
  const last = heading.slice(heading.indexOf('_') + 1)
  if (REMARKS.includes(last)) return LAST_PARTS.length + 2 + REMARKS.indexOf(last)
  if (!heading.startsWith(`${group}_`)) return 0
  return LAST_PARTS.includes(last) ? LAST_PARTS.indexOf(last) + 1 : LAST_PARTS.length + 1
}
