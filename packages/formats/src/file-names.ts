/**
 * Names that every file system takes, one for each group: what it might not take is an underscore, and equal
 * names are numbered.
 */
export function fileNames(groups: readonly string[], extension: string): string[] {
  const taken = new Set<string>()
  /** By name in lower case, the number from which to look for a free one. */
  const nextCounts = new Map<string, number>()
  return groups.map((group) => {
    const plain = group.replaceAll(/[^A-Za-z0-9_-]/g, '_') || 'table'
    // CON, AUX and the like are devices on Windows, whatever their extension.
    const safe = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `_${plain}` : plain
    let name = safe
    let count = nextCounts.get(safe.toLowerCase()) ?? 2
    for (; taken.has(name.toLowerCase()); count++) name = `${safe}-${count}`
    nextCounts.set(safe.toLowerCase(), count)
    taken.add(name.toLowerCase())
    return `${name}.${extension}`
  })
}
