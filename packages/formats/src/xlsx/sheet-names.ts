const MAX_NAME_CHARACTERS = 31

/**
 * Gives each sheet a name that Excel takes: at most 31 characters, none of []:*?/\, no apostrophe at the
 * ends, equal ones numbered.
 */
export function createSheetNames(): (wanted: string) => string {
  const taken = new Set<string>(['history']) // reserved by Excel
  /** By name in lower case, the number from which to look for a free one. */
  const nextCounts = new Map<string, number>()
  return (wanted) => {
    const plain =
      wanted
        .replaceAll(/[[\]:*?/\\]/g, '_')
        .replaceAll(/^'|'$/g, '_')
        .slice(0, MAX_NAME_CHARACTERS) || 'Table'
    let name = plain
    let count = nextCounts.get(plain.toLowerCase()) ?? 2
    for (; taken.has(name.toLowerCase()); count++) {
      const mark = ` (${count})`
      name = plain.slice(0, MAX_NAME_CHARACTERS - mark.length) + mark
    }
    nextCounts.set(plain.toLowerCase(), count)
    taken.add(name.toLowerCase())
    return name
  }
}
