import {
  damagedEntry,
  ENCRYPTED_ENTRY,
  isAgsEntry,
  isArchiveEntry,
  NO_ARCHIVE,
  NOT_UNPACKED,
  tooLargeEntry,
  tooManyEntries,
} from '@groundsheet/rules'
import {
  BlobReader,
  BlobWriter,
  ERR_INVALID_CRC32,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ZipReader,
  type Entry,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { checkStrings } from '../../../ui/strings/check-strings.ts'
import { displayName } from '../../../data/text/display-name.ts'
import type { ArchivedFile, UnpackedArchive } from '../worker-messages.ts'

const MEBIBYTE_BYTES = 1024 ** 2
/**
 * Limits for an archive, which is unpacked in memory. AGS text compresses to a tenth, a zip bomb to a
 * thousandth.
 */
const ARCHIVE_LIMITS = {
  archiveBytes: 200 * MEBIBYTE_BYTES,
  entries: 10_000,
  entryBytes: 250 * MEBIBYTE_BYTES,
  totalBytes: 500 * MEBIBYTE_BYTES,
  ratio: 150,
  ratioFromBytes: MEBIBYTE_BYTES,
}

const READER_OPTIONS = {
  /** This runs in a worker already. */
  useWebWorkers: false,
  checkCrc32: true,
  /** Files are unpacked in memory only, so no name can lead out of a folder. */
  filenameValidation: 'tolerant',
} as const

/**
 * Unpacks the AGS files of a zip archive. Throws an Error with a sentence for people where that cannot be
 * done.
 */
export async function unpackArchive(archive: File): Promise<UnpackedArchive> {
  if (archive.size > ARCHIVE_LIMITS.archiveBytes)
    throw new Error(checkStrings.archiveTooLarge(ARCHIVE_LIMITS.archiveBytes / MEBIBYTE_BYTES))
  const entries = await listEntries(archive)
  const names = entries.map(({ filename }) => filename)
  const agsEntries = entries.filter(
    (entry): entry is FileEntry => !entry.directory && isAgsEntry(entry.filename),
  )
  agsEntries.forEach(checkEncryption)
  checkSizes(agsEntries)
  const beside = names.filter((name) => ATTACHED_FILE_PATH.test(name))
  const shown = numberSameNames(agsEntries.map(({ filename }) => filename))
  const files: ArchivedFile[] = []
  // One after the other: the data of one file at a time is on its way.
  for (const [index, entry] of agsEntries.entries()) {
    const name = entry.filename
    files.push({
      file: new File([await extract(entry)], name.split('/').at(-1) ?? name),
      name: `${archive.name}/${shown[index]}`,
      place: { name, entries: beside },
    })
  }
  return {
    files,
    nested: names.filter(isArchiveEntry),
  }
}

/** Files in a folder FILE. */
const ATTACHED_FILE_PATH = /(^|[\\/])FILE[\\/]/

async function listEntries(archive: File): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    const reader = new ZipReader(new BlobReader(archive), READER_OPTIONS)
    for await (const entry of reader.getEntriesGenerator())
      if (entries.push(entry) > ARCHIVE_LIMITS.entries) break
  } catch (error) {
    throw new Error(`It ${NO_ARCHIVE}`, { cause: error })
  }
  if (entries.length > ARCHIVE_LIMITS.entries) throw new Error(`It ${tooManyEntries(ARCHIVE_LIMITS.entries)}`)
  return entries
}

function checkEncryption({ filename, encrypted }: FileEntry): void {
  if (encrypted) throw new Error(`${displayName(filename)} ${ENCRYPTED_ENTRY}`)
}

function checkSizes(entries: readonly FileEntry[]): void {
  let left = ARCHIVE_LIMITS.totalBytes
  for (const { filename, compressedSize, uncompressedSize } of entries) {
    const isBomb =
      uncompressedSize > ARCHIVE_LIMITS.ratioFromBytes &&
      uncompressedSize > compressedSize * ARCHIVE_LIMITS.ratio
    if (isBomb || uncompressedSize > Math.min(ARCHIVE_LIMITS.entryBytes, left))
      throw new Error(`${displayName(filename)} ${tooLargeEntry(uncompressedSize)}`)
    left -= uncompressedSize
  }
}

/** The reader stops at the stated size, and compares size and CRC-32 (PKWARE APPNOTE 4.4.7, 4.4.9). */
async function extract(entry: FileEntry): Promise<Blob> {
  const name = displayName(entry.filename)
  try {
    return await entry.getData(new BlobWriter())
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    // A wrong size is also reported as a wrong CRC-32, since browsers check both at once.
    const isWrong = reason === ERR_INVALID_CRC32 || reason === ERR_INVALID_UNCOMPRESSED_SIZE
    const problem = isWrong ? damagedEntry(entry.uncompressedSize, entry.crc32 ?? 0) : NOT_UNPACKED
    throw new Error(`${name} ${problem}`, { cause: error })
  }
}

/** `a.ags (2 of 2 with this name)`: an archive may hold several files of one name. */
function numberSameNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return names.map((name) => {
    const [count, nth] = [counts.get(name) ?? 1, (seen.get(name) ?? 0) + 1]
    seen.set(name, nth)
    return count === 1 ? name : checkStrings.sameName(name, nth, count)
  })
}
