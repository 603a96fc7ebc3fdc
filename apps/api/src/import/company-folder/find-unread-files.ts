import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFolder } from '../sources/find-files.ts'

/** Files allowed in each folder of a company folder, by kind of folder. */
const KNOWN = {
  company: { like: /\.(geo)?json$/i, names: ['company.json'] },
  project: {
    like: /\.(geo)?json$/i,
    names: ['project.json', 'boundaries.geojson', 'groups.json', 'styles.json', 'placements.json'],
  },
} as const

export interface UnreadFile {
  readonly path: string
  readonly message: string
}

/** Files that look intended for import but are not read, so that a misspelt name is reported. */
export function findUnreadFiles(folder: string, part: keyof typeof KNOWN): UnreadFile[] {
  const { like, names } = KNOWN[part]
  const known: readonly string[] = names
  const unread = listFolder(folder).filter(({ name }) => like.test(name) && !known.includes(name))
  const message = `Not read: a ${part} folder may hold ${names.join(', ')}`
  return unread.map(({ name }) => ({ path: join(folder, name), message }))
}

/** Icons that are not SVG. */
export function findUnreadIcons(folder: string): UnreadFile[] {
  const icons = join(folder, 'icons')
  if (!statSync(icons, { throwIfNoEntry: false })?.isDirectory()) return []
  const unread = listFolder(icons).filter(({ name }) => !/\.svg$/i.test(name))
  return unread.map(({ name }) => ({ path: join(icons, name), message: 'Not read: icons are .svg files' }))
}
