import { excerpt } from '@groundsheet/ags'

const MAX_VALUE_CHARACTERS = 60

/**
 * A key with the names of its headings: `LOCA_ID "BH1", SAMP_TOP "1.20" (SAMP_REF, SAMP_ID empty)`. `places`
 * are the columns of the headings; -1 for one that is missing, which counts as empty.
 */
export function keyText(
  headings: readonly string[],
  places: readonly number[],
  values: readonly string[],
): string {
  const stated: string[] = []
  const empty: string[] = []
  headings.forEach((heading, index) => {
    const value = excerpt(values[places[index] ?? -1] ?? '', MAX_VALUE_CHARACTERS)
    if (value.trim() === '') empty.push(heading)
    else stated.push(`${heading} "${value}"`)
  })
  if (stated.length === 0) return `${empty.join(', ')} empty`
  return `${stated.join(', ')}${empty.length === 0 ? '' : ` (${empty.join(', ')} empty)`}`
}

/** Rows of a group without a name of their own, which others may mean. */
export interface NamelessRows {
  readonly count: number
  readonly line: number
}

/** `; LOCA has no LOCA_ID in line 12, which may be the row meant`; '' where there is no such row. */
export function namelessText(group: string, heading: string, rows: NamelessRows | undefined): string {
  if (rows === undefined) return ''
  const more = rows.count === 1 ? '' : ` and ${rows.count - 1} more`
  return `; ${heading} is empty in line ${rows.line}${more} of ${group}, which may be the row meant`
}

/** Counts a row of which the first value of the key is empty. */
export function noteNameless(rows: NamelessRows | undefined, line: number): NamelessRows {
  return { count: (rows?.count ?? 0) + 1, line: rows?.line ?? line }
}
