import type { AttachedFiles } from './table-check.ts'

/**
 * What lies in the folder FILE beside the AGS file `name` of an archive. `entries`: names of all files in it.
 */
export function attachedInArchive(entries: Iterable<string>, name: string): AttachedFiles {
  const root = `${plain(name).slice(0, plain(name).lastIndexOf('/') + 1)}FILE/`
  const files = new Set<string>()
  const folders = new Set<string>()
  for (const entry of entries) {
    const path = plain(entry)
    if (!path.startsWith(root)) continue
    const [folder = '', ...rest] = path.slice(root.length).split('/')
    if (rest.length > 0) folders.add(folder)
    files.add(path.slice(root.length))
  }
  return {
    hasFolder: (fileSet) => folders.has(fileSet),
    hasFile: (fileSet, file) => !file.includes('/') && files.has(`${fileSet}/${file}`),
  }
}

/** Some programs separate folders by backslashes. */
const plain = (name: string): string => name.replaceAll('\\', '/')
