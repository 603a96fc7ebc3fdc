import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { fileError, notReadable } from '../../common/user-error.ts'
import { readFolder, type UnreadEntry } from './read-folder.ts'

/** Files whose presence makes a folder a project folder. */
export const PROJECT_FILES = [
  'project.json',
  'boundaries.geojson',
  'groups.json',
  'styles.json',
  'placements.json',
]

export interface FoundFolder {
  /** AGS files and archives of any kind, in natural order, with those of plain folders below. */
  readonly files: readonly string[]
  readonly projectFolders: readonly string[]
  readonly unread: readonly UnreadEntry[]
}

/** Whether there is a file of this name; a folder of the name does not count. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

export function isProjectFolder(folder: string): boolean {
  return PROJECT_FILES.some((name) => isFile(join(folder, name)))
}

export function isCompanyFolder(folder: string): boolean {
  return isFile(join(folder, 'company.json'))
}

/** Searches a plain folder. Links to folders are not followed, to avoid endless loops. Throws UserError. */
export function findFiles(folder: string): FoundFolder {
  const found = readFolder(folder)
  const [files, unread] = [[...found.files], [...found.unread]]
  const projectFolders: string[] = []
  for (const path of found.folders) {
    if (isCompanyFolder(path)) {
      throw fileError(path, `is a company folder inside ${basename(folder)}. Import it by itself.`)
    }
    if (isProjectFolder(path)) projectFolders.push(path)
    else {
      const below = findFiles(path)
      files.push(...below.files)
      unread.push(...below.unread)
      projectFolders.push(...below.projectFolders)
    }
  }
  return { files, projectFolders, unread }
}

export function listFolder(folder: string) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => compareNaturally(a.name, b.name))
  } catch (error) {
    throw fileError(folder, notReadable(error))
  }
}
