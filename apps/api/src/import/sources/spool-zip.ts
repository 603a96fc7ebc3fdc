import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { printable } from '../../common/printable.ts'
import type { TemporaryFolder } from '../../temporary/temporary-folder.ts'
import {
  ENCRYPTED_ENTRY,
  isAgsEntry,
  isArchiveEntry,
  isLikeAgsEntry,
  NO_ARCHIVE,
  NOT_NAMED_AGS,
  officeDocument,
  tooLargeEntry,
  tooManyEntries,
} from '@groundsheet/rules'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { findStrongEncryption } from './find-strong-encryption.ts'
import type { UnreadEntry } from './read-folder.ts'
import type { AgsSource } from './ags-source.ts'
import { noRoomToUnpack, unpackEntry } from './unpack-entry.ts'
import { fileError, UserError } from '../../common/user-error.ts'

/** Limits for an archive. AGS text compresses to a tenth, a zip bomb to a thousandth. */
export interface ZipLimits {
  readonly entries: number
  readonly entryBytes: number
  readonly totalBytes: number
  /** Unpacked over stored size, checked beyond `ratioFrom` bytes. */
  readonly ratio: number
  readonly ratioFrom: number
}

const ZIP_LIMITS: ZipLimits = {
  entries: 10_000,
  entryBytes: 2 * 1024 ** 3,
  totalBytes: 8 * 1024 ** 3,
  ratio: 150,
  ratioFrom: 1024 ** 2,
}

/** Contents of an archive, in natural order. */
export interface SpooledZip {
  readonly sources: readonly AgsSource[]
  /** Entries that are archives themselves, which are not read. */
  readonly nestedArchives: readonly string[]
  readonly unread: readonly UnreadEntry[]
  /** Why an Office document, which is a zip archive too, holds no AGS; else null. */
  readonly office: string | null
}

/** Unpacks the AGS files of an archive into `directory`, under new names. Throws UserError. */
export async function spoolZip(
  path: string,
  file: string,
  directory: TemporaryFolder,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<SpooledZip> {
  const zip = await yauzl
    .openPromise(file, { autoClose: false, validateEntrySizes: false }) // unpackEntry checks them
    .catch((error: unknown) => refuse(path, file, error))
  try {
    return await spoolEntries(zip, path, directory, limits)
  } catch (error) {
    return refuse(path, file, error)
  } finally {
    zip.close()
  }
}

/** Of yauzl: `invalid relative path: ../a.ags`. A file of such a name could be written outside the folder. */
const LEADS_OUT = /^(?:invalid relative|absolute) path: /

function refuse(path: string, file: string, error: unknown): never {
  if (error instanceof UserError) throw error
  const encrypted = findStrongEncryption(file)
  if (encrypted !== null) throw fileError(`${path}/${printable(encrypted)}`, ENCRYPTED_ENTRY)
  const reason = error instanceof Error ? error.message : ''
  throw fileError(path, LEADS_OUT.test(reason) ? `${reason}. Pack it again without that path.` : NO_ARCHIVE)
}

async function spoolEntries(
  zip: ZipFile,
  path: string,
  directory: TemporaryFolder,
  limits: ZipLimits,
): Promise<SpooledZip> {
  if (zip.entryCount > limits.entries) throw fileError(path, tooManyEntries(limits.entries))
  const sources: AgsSource[] = []
  const nestedArchives: string[] = []
  const unread: UnreadEntry[] = []
  const entries = new Set<string>()
  // Entries of an archive may share their bytes, so their total size is checked too.
  let left = Math.min(limits.totalBytes, Math.max(limits.ratioFrom, zip.fileSize * limits.ratio))
  for await (const entry of zip.eachEntry()) {
    const name = `${path}/${printable(entry.fileName)}`
    entries.add(entry.fileName)
    if (isArchiveEntry(entry.fileName)) nestedArchives.push(name)
    if (isLikeAgsEntry(entry.fileName)) unread.push({ path: name, severity: 'note', message: NOT_NAMED_AGS })
    if (!isAgsEntry(entry.fileName)) continue
    checkEntry(entry, name, limits, left)
    const spooled = join(folderOf(directory, name), `${randomUUID()}.ags`)
    left -= await unpackEntry(zip, entry, spooled, name)
    sources.push({ path: name, file: spooled, archive: { name: entry.fileName, entries } })
  }
  return {
    sources: sources.sort((a, b) => compareNaturally(a.path, b.path)),
    nestedArchives: nestedArchives.sort(compareNaturally),
    unread,
    office: sources.length === 0 ? officeDocument(entries) : null,
  }
}

/** Throws UserError. */
function folderOf(directory: TemporaryFolder, name: string): string {
  try {
    return directory.path()
  } catch (error) {
    throw noRoomToUnpack(name, error)
  }
}

function checkEntry(entry: Entry, name: string, limits: ZipLimits, left: number): void {
  if (entry.isEncrypted()) throw fileError(name, ENCRYPTED_ENTRY)
  const { uncompressedSize: inflated, compressedSize } = entry
  const tooLarge = inflated > Math.min(limits.entryBytes, left)
  const bomb = inflated > limits.ratioFrom && inflated > compressedSize * limits.ratio
  if (tooLarge || bomb) throw fileError(name, tooLargeEntry(inflated))
}
