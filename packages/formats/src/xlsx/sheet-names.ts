const LONGEST = 31

/** Gives each sheet a name that Excel takes: at most 31 characters, none of []:*?/\, no apostrophe at the ends, equal ones numbered. */
export function createSheetNames(): (wanted: string) => string {
  const taken = new Set<string>(['history']) // reserved by Excel
  return (wanted) => {
    const plain =
      wanted
        .replaceAll(/[[\]:*?/\\]/g, '_')
        .replaceAll(/^'|'$/g, '_')
        .slice(0, LONGEST) || 'Table'
    let name = plain
    for (let count = 2; taken.has(name.toLowerCase()); count++) {
      const mark = ` (${count})`
      name = plain.slice(0, LONGEST - mark.length) + mark
    }
    taken.add(name.toLowerCase())
    return name
  }
}
