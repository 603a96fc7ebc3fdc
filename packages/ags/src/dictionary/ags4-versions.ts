/** Published versions of AGS4, oldest first. */
export const AGS4_VERSIONS = ['4.0.3', '4.0.4', '4.1', '4.1.1', '4.2'] as const

export type Ags4Version = (typeof AGS4_VERSIONS)[number]

/**
 * Assumed where a file states no published version: it has the groups both of files before 4.1 and of those
 * since.
 */
export const ASSUMED_AGS4: Ags4Version = '4.1.1'

/** What files state for a version besides its number: 4.0 was published as 4.0.3. */
const OTHER_NAMES: ReadonlyMap<string, Ags4Version> = new Map([
  ['4.0', '4.0.3'],
  ['4.1.0', '4.1'],
  ['4.2.0', '4.2'],
])

/** The version that TRAN_AGS states; null where it is not a published one. */
export function readAgs4Version(stated: string | null): Ags4Version | null {
  const name = stated?.trim() ?? ''
  return AGS4_VERSIONS.find((version) => version === name) ?? OTHER_NAMES.get(name) ?? null
}

/** Whether a span of versions (`4.1-`, `-4.1.1`, `4.1-4.1`; empty: all) has the version. */
export function isInVersion(span: string, version: Ags4Version): boolean {
  const [first = '', last = ''] = span.split('-')
  const place = AGS4_VERSIONS.indexOf(version)
  return (first === '' || placeOf(first) <= place) && (last === '' || place <= placeOf(last))
}

function placeOf(version: string): number {
  return AGS4_VERSIONS.findIndex((known) => known === version)
}
