import {
  BlobReader,
  BlobWriter,
  ERR_INVALID_CRC32,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ZipReader,
  type Entry,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { displayName } from '../../../data/text/display-name.ts'
import type { ArchivedFile, UnpackedArchive } from '../worker-messages.ts'

const MEGABYTE = 1024 ** 2
/** Limits for an archive, which is unpacked in memory. AGS text compresses to a tenth, a zip bomb to a thousandth. */
const LIMITS = {
  archiveBytes: 200 * MEGABYTE,
  entries: 10_000,
  entryBytes: 250 * MEGABYTE,
  totalBytes: 500 * MEGABYTE,
  ratio: 150,
  ratioFromBytes: MEGABYTE,
}

const OPTIONS = {
  /** This runs in a worker already. */
  useWebWorkers: false,
  checkCrc32: true,
  /** Files are unpacked in memory only, so no name can lead out of a folder. */
  filenameValidation: 'tolerant',
} as const

const GET_AGAIN = 'Get the archive again from where it came from, or unpack it first.'

/** Unpacks the AGS files of a zip archive. Throws an Error with a sentence for people where that cannot be done. */
export async function unpackArchive(archive: File): Promise<UnpackedArchive> {
  if (archive.size > LIMITS.archiveBytes)
    throw new Error(`The archive is larger than ${LIMITS.archiveBytes / MEGABYTE} MB. Unpack it first.`)
  const entries = await listEntries(archive)
  const names = entries.map(({ filename }) => filename)
  const wanted = entries.filter((entry): entry is FileEntry => !entry.directory && isAgs(entry.filename))
  wanted.forEach(checkEncryption)
  checkSizes(wanted)
  const beside = names.filter((name) => ATTACHED.test(name))
  const shown = numberSameNames(wanted.map(({ filename }) => filename))
  const files: ArchivedFile[] = []
  // One after the other: the data of one file at a time is on its way.
  for (const [index, entry] of wanted.entries()) {
    const name = entry.filename
    files.push({
      file: new File([await extract(entry)], name.split('/').at(-1) ?? name),
      name: `${archive.name}/${shown[index]}`,
      place: { name, entries: beside },
    })
  }
  return {
    files,
    nested: names.filter((name) => /\.(zip|7z|rar|tar|tgz|gz|bz2|xz)$/i.test(name) && !isMacShadow(name)),
  }
}

/** Files in a folder FILE. */
const ATTACHED = /(^|[\\/])FILE[\\/]/

async function listEntries(archive: File): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    const reader = new ZipReader(new BlobReader(archive), OPTIONS)
    for await (const entry of reader.getEntriesGenerator()) if (entries.push(entry) > LIMITS.entries) break
  } catch (error) {
    throw new Error(
      `It cannot be read as a zip archive (${reasonOf(error)}). Pack it again, or unpack it first.`,
      { cause: error },
    )
  }
  if (entries.length > LIMITS.entries)
    throw new Error(`The archive holds more than ${LIMITS.entries} files. Unpack it first.`)
  return entries
}

function checkEncryption({ filename, encrypted }: FileEntry): void {
  if (encrypted)
    throw new Error(
      `${displayName(filename)} is encrypted. Unpack the archive with its password and check the files.`,
    )
}

function checkSizes(entries: readonly FileEntry[]): void {
  let left = LIMITS.totalBytes
  for (const { filename, compressedSize, uncompressedSize } of entries) {
    const isBomb =
      uncompressedSize > LIMITS.ratioFromBytes && uncompressedSize > compressedSize * LIMITS.ratio
    if (isBomb || uncompressedSize > Math.min(LIMITS.entryBytes, left))
      throw new Error(
        `${displayName(filename)} would unpack to ${Math.round(uncompressedSize / MEGABYTE)} MB. Unpack the archive first.`,
      )
    left -= uncompressedSize
  }
}

/** The reader stops at the stated size, and compares size and CRC-32 (PKWARE APPNOTE 4.4.7, 4.4.9). */
async function extract(entry: FileEntry): Promise<Blob> {
  const name = displayName(entry.filename)
  try {
    return await entry.getData(new BlobWriter())
  } catch (error) {
    const reason = reasonOf(error)
    // A wrong size is also reported as a wrong CRC-32, since browsers check both at once.
    if (reason !== ERR_INVALID_CRC32 && reason !== ERR_INVALID_UNCOMPRESSED_SIZE)
      throw new Error(`${name} cannot be unpacked (${reason}). ${GET_AGAIN}`, { cause: error })
    const stated = `${entry.uncompressedSize} bytes, CRC-32 ${hex(entry.crc32 ?? 0)}`
    throw new Error(
      `${name} is damaged: its size or CRC-32 is not what the archive says (${stated}). ${GET_AGAIN}`,
      { cause: error },
    )
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
    return count === 1 ? name : `${name} (${nth} of ${count} with this name)`
  })
}

const hex = (crc: number): string => crc.toString(16).padStart(8, '0')

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isAgs = (name: string): boolean => /\.ags$/i.test(name) && !isMacShadow(name)

/** macOS adds a file with its own metadata beside each. */
const isMacShadow = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name)
