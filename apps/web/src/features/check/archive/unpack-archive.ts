import { unzipSync, type UnzipFileInfo } from 'fflate'
import type { UnpackedArchive } from '../worker-messages.ts'

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

/** Unpacks the AGS files of a zip archive. Throws an Error with a sentence for people where that cannot be done. */
export async function unpackArchive(archive: File): Promise<UnpackedArchive> {
  if (archive.size > LIMITS.archiveBytes)
    throw new Error(`The archive is larger than ${LIMITS.archiveBytes / MEGABYTE} MB. Unpack it first.`)
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const entries = listEntries(bytes)
  const names = entries.map(({ name }) => name)
  const wanted = entries.filter(({ name }) => /\.ags$/i.test(name) && !isMacShadow(name))
  checkSizes(wanted)
  return {
    files: wanted.map(({ name }) => ({
      file: new File([extract(bytes, name)], name.split('/').at(-1) ?? name),
      name: `${archive.name}/${name}`,
      place: { name, entries: names.filter((other) => ATTACHED.test(other)) },
    })),
    nested: names.filter((name) => /\.(zip|7z|rar|tar|tgz|gz|bz2|xz)$/i.test(name) && !isMacShadow(name)),
  }
}

/** Files in a folder FILE. */
const ATTACHED = /(^|[\\/])FILE[\\/]/

function listEntries(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  readArchive(bytes, (entry) => {
    if (entries.push(entry) > LIMITS.entries)
      throw new Error(`The archive holds more than ${LIMITS.entries} files. Unpack it first.`)
    return false
  })
  return entries
}

function checkSizes(entries: readonly UnzipFileInfo[]): void {
  let left = LIMITS.totalBytes
  for (const { name, size, originalSize } of entries) {
    const isBomb = originalSize > LIMITS.ratioFromBytes && originalSize > size * LIMITS.ratio
    if (isBomb || originalSize > Math.min(LIMITS.entryBytes, left))
      throw new Error(
        `${name} would unpack to ${Math.round(originalSize / MEGABYTE)} MB. Unpack the archive first.`,
      )
    left -= originalSize
  }
}

/** One file at a time: what is unpacked need not fit into memory together. */
function extract(archive: Uint8Array, wanted: string): Uint8Array<ArrayBuffer> {
  const bytes = readArchive(archive, ({ name }) => name === wanted)[wanted]
  if (bytes === undefined)
    throw new Error(`${wanted} cannot be unpacked. Pack the archive again, or unpack it first.`)
  return bytes as Uint8Array<ArrayBuffer>
}

function readArchive(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    // Errors of the library have a code.
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Error(
      `It cannot be read as a zip archive (${error.message}). Pack it again, or unpack it first.`,
    )
  }
}

/** macOS adds a file with its own metadata beside each. */
const isMacShadow = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name)
