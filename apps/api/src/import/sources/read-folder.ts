import { isUtf8 } from 'node:buffer'
import { readdirSync, statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { isAgsEntry, isArchiveEntry, isLikeAgsEntry, NOT_NAMED_AGS } from '@groundsheet/rules'
import { fileError, notReadable } from '../../common/user-error.ts'

/** Something that is not read, although it may have been meant to be. */
export interface UnreadEntry {
  readonly path: string
  readonly severity: 'error' | 'note'
  readonly message: string
}

export interface FolderContents {
  /** AGS files and archives of any kind, in natural order. */
  readonly files: readonly string[]
  /** Without hidden ones and links. */
  readonly folders: readonly string[]
  readonly unread: readonly UnreadEntry[]
}

const NAME_NOT_UTF8 = 'is not read: its name is not in UTF-8; rename it'
const BROKEN_LINK = 'is a link to a file that is not there; correct the link or remove it'
const LINKED_FOLDER = 'is a link to a folder, which is not followed; name that folder if its files are wanted'
const NO_FILE = 'is not read: it is a pipe, socket or device'
const HIDDEN = 'is not read: it is a hidden file; name it by itself if it is wanted'

const isImportable = (name: string): boolean => isAgsEntry(name) || isArchiveEntry(name)

/** One folder, without those below. Throws UserError. */
export function readFolder(folder: string): FolderContents {
  const files: string[] = []
  const folders: string[] = []
  const unread: UnreadEntry[] = []
  for (const entry of entriesOf(folder)) {
    const kind = kindOf(folder, entry)
    const path = join(folder, nameOf(entry))
    if (kind === 'file') files.push(path)
    else if (kind === 'folder') folders.push(path)
    else if (kind !== null) unread.push({ path, ...kind })
  }
  return { files, folders, unread }
}

/** Names as bytes. As text, one that is not in UTF-8 could equal another, and not be opened. */
function entriesOf(folder: string): Dirent<Buffer>[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })
    return entries.sort((a, b) => compareNaturally(nameOf(a), nameOf(b)))
  } catch (error) {
    throw fileError(folder, notReadable(error))
  }
}

/** Text in another encoding is most often Windows-1252 or like it. */
const nameOf = ({ name }: Dirent<Buffer>): string => name.toString(isUtf8(name) ? 'utf8' : 'latin1')

type Unread = Omit<UnreadEntry, 'path'>

const error = (message: string): Unread => ({ severity: 'error', message })
const note = (message: string): Unread => ({ severity: 'note', message })

/** Null for what is none of ours. */
function kindOf(folder: string, entry: Dirent<Buffer>): 'file' | 'folder' | Unread | null {
  const name = nameOf(entry)
  if (name.startsWith('.')) return isImportable(name) && !entry.isDirectory() ? note(HIDDEN) : null
  if (!isUtf8(entry.name)) return isImportable(name) || !entry.isFile() ? error(NAME_NOT_UTF8) : null
  if (entry.isDirectory()) return 'folder'
  if (entry.isSymbolicLink()) return kindOfLink(join(folder, name), name)
  if (isLikeAgsEntry(name)) return note(NOT_NAMED_AGS)
  if (!isImportable(name)) return null
  return entry.isFile() ? 'file' : note(NO_FILE)
}

/** A link without a target may have been one to a folder, so it is named whatever its name is. */
function kindOfLink(path: string, name: string): 'file' | Unread | null {
  const importable = isImportable(name)
  try {
    const target = statSync(path, { throwIfNoEntry: false })
    if (target === undefined) return importable ? error(BROKEN_LINK) : note(BROKEN_LINK)
    if (target.isDirectory()) return note(LINKED_FOLDER)
    if (!importable) return isLikeAgsEntry(name) ? note(NOT_NAMED_AGS) : null
    return target.isFile() ? 'file' : note(NO_FILE)
  } catch (thrown) {
    return importable ? error(notReadable(thrown)) : note(notReadable(thrown))
  }
}
