import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isArchiveEntry } from '@groundsheet/rules'
import type { TemporaryFolder } from '../../temporary/temporary-folder.ts'
import { findFiles, isCompanyFolder, isProjectFolder } from './find-files.ts'
import { readFolder, type UnreadEntry } from './read-folder.ts'
import type { AgsSource, Delivery } from './ags-source.ts'
import { spoolZip, type SpooledZip } from './spool-zip.ts'
import { fileError, UserError } from '../../common/user-error.ts'

export interface FoundDeliveries {
  readonly deliveries: readonly Delivery[]
  readonly companyFolders: readonly string[]
  /** Archives without any AGS file, found inside a folder. */
  readonly emptyArchives: readonly string[]
  /** Archives inside archives, which are not read. */
  readonly nestedArchives: readonly string[]
  /** Archives inside a folder that are no .zip, which are not read. */
  readonly otherArchives: readonly string[]
  /** What else is not read, in folders and archives. */
  readonly unread: readonly UnreadEntry[]
}

interface Collected {
  deliveries: Delivery[]
  companyFolders: string[]
  emptyArchives: string[]
  nestedArchives: string[]
  otherArchives: string[]
  unread: UnreadEntry[]
  readonly attempt: Attempt
}

/** Reads a file inside a folder; may report a UserError instead of throwing it, so that others are read. */
type Attempt = (file: string, read: () => Promise<void>) => Promise<unknown>

const throwing: Attempt = async (_, read) => read()

/** Finds the files in the paths of a command. Archives are unpacked into `spool`. Throws UserError. */
export async function findDeliveries(
  paths: readonly string[],
  spool: TemporaryFolder,
  attempt = throwing,
): Promise<FoundDeliveries> {
  const found: Collected = {
    deliveries: [],
    companyFolders: [],
    emptyArchives: [],
    nestedArchives: [],
    otherArchives: [],
    unread: [],
    attempt,
  }
  for (const path of paths) await addPath(path, spool, found)
  return found
}

export const NO_SUCH_PATH = 'there is no such file or folder'
const NAME_UNKNOWN = `${NO_SUCH_PATH}; if its name is not in UTF-8, rename it`

async function addPath(path: string, spool: TemporaryFolder, found: Collected): Promise<void> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw fileError(path, path.includes('\ufffd') ? NAME_UNKNOWN : NO_SUCH_PATH)
  if (!stats.isDirectory() && !stats.isFile()) {
    throw fileError(path, 'is neither a file nor a folder. Save it to a file first: it is read twice.')
  }
  if (stats.isFile()) {
    found.deliveries.push({ folder: null, sources: await readSources(path, spool, found) })
  } else if (isCompanyFolder(path)) {
    await addCompanyFolder(path, spool, found)
  } else if (isProjectFolder(path)) {
    await addProjectFolder(path, spool, found)
  } else {
    await addPlainFolder(path, spool, found)
  }
}

async function addCompanyFolder(folder: string, spool: TemporaryFolder, found: Collected): Promise<void> {
  found.companyFolders.push(folder)
  const projects = join(folder, 'projects')
  if (!statSync(projects, { throwIfNoEntry: false })?.isDirectory()) return
  const { files, folders, unread } = readFolder(projects)
  found.unread.push(
    ...unread,
    ...files.map((path) => ({ path, severity: 'error', message: OUTSIDE_PROJECT }) as const),
  )
  for (const project of folders) await addProjectFolder(project, spool, found)
}

const OUTSIDE_PROJECT = 'is not read: it is in no project; put it into the folder of its project'

async function addProjectFolder(folder: string, spool: TemporaryFolder, found: Collected): Promise<void> {
  const { files, unread } = findFiles(folder)
  found.unread.push(...unread)
  found.deliveries.push({ folder, sources: await readAll(files, spool, found) })
}

async function addPlainFolder(folder: string, spool: TemporaryFolder, found: Collected): Promise<void> {
  const { files, projectFolders, unread } = findFiles(folder)
  if (files.length === 0 && projectFolders.length === 0) {
    const problems = unread.map(({ path, message }) => ({ file: path, problem: message }))
    throw new UserError([{ file: folder, problem: 'holds no .ags or .zip file' }, ...problems])
  }
  found.unread.push(...unread)
  found.deliveries.push({ folder: null, sources: await readAll(files, spool, found) })
  for (const project of projectFolders) await addProjectFolder(project, spool, found)
}

async function readAll(
  files: readonly string[],
  spool: TemporaryFolder,
  found: Collected,
): Promise<AgsSource[]> {
  const sources: AgsSource[] = []
  for (const file of files) {
    if (isArchiveEntry(basename(file)) && !isZip(file)) {
      found.otherArchives.push(file)
      continue
    }
    await found.attempt(file, async () => {
      const inside = await openFile(file, spool)
      if (inside.office !== null) found.unread.push({ path: file, severity: 'error', message: inside.office })
      else if (inside.sources.length + inside.nestedArchives.length === 0) found.emptyArchives.push(file)
      sources.push(...inside.sources)
      found.nestedArchives.push(...inside.nestedArchives)
      found.unread.push(...inside.unread)
    })
  }
  return sources
}

/** A file named by the user is recognised by its content, not its name. */
async function readSources(
  file: string,
  spool: TemporaryFolder,
  found: Collected,
): Promise<readonly AgsSource[]> {
  const { sources, nestedArchives, unread, office } = await openFile(file, spool)
  if (sources.length === 0) {
    const [first, ...others] = nestedArchives.map((entry) => ({ file: entry, problem: NESTED_ARCHIVE }))
    if (first === undefined) throw fileError(file, office ?? 'holds no .ags file')
    throw new UserError([first, ...others])
  }
  found.nestedArchives.push(...nestedArchives)
  found.unread.push(...unread)
  return sources
}

export const NESTED_ARCHIVE = 'is an archive within an archive, which is not read; unpack it first'

/** Unpacks archives; any other file is a source itself. */
async function openFile(file: string, spool: TemporaryFolder): Promise<SpooledZip> {
  if (isZip(file)) return spoolZip(file, file, spool)
  return { sources: [{ path: file, file }], nestedArchives: [], unread: [], office: null }
}

const ZIP_SIGNATURES = ['PK\u0003\u0004', 'PK\u0005\u0006']

function isZip(file: string): boolean {
  const start = Buffer.alloc(4)
  try {
    const handle = openSync(file, 'r')
    try {
      readSync(handle, start)
    } finally {
      closeSync(handle)
    }
  } catch {
    // Reading the file says why it cannot be read, and a check continues with the others.
    return /\.zip$/i.test(file)
  }
  return /\.zip$/i.test(file) || ZIP_SIGNATURES.includes(start.toString('latin1'))
}
