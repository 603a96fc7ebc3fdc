/**
 * What is said of archives that cannot be read, by the command and the page alike: a problem of the archive,
 * or of a file in it.
 */

const MEGABYTE = 1024 ** 2

const GET_AGAIN = 'Get the archive again from where it came from, or unpack it first.'

export const NO_ARCHIVE =
  'cannot be read as a zip archive: it is damaged, cut off, or in another format. Pack it again, or unpack it first.'

export const ENCRYPTED_ENTRY = 'is encrypted. Unpack the archive with its password, and take its files.'

export const NOT_UNPACKED = `cannot be unpacked: its compressed data are damaged. ${GET_AGAIN}`

export const tooManyEntries = (limit: number): string =>
  `holds more than ${limit} files. Unpack it, and take a part of them.`

export const tooLargeEntry = (bytes: number): string =>
  `would unpack to ${Math.round(bytes / MEGABYTE)} MB, far more than an archive of this size should. Unpack it first if you trust it.`

/** `bytes` and `crc`: of the unpacked file, as the archive states them. PKWARE APPNOTE 4.4.7, 4.4.9. */
export const damagedEntry = (bytes: number, crc: number): string =>
  `is damaged: its size or CRC-32 is not what the archive says (${bytes} bytes, CRC-32 ${hex(crc)}). ${GET_AGAIN}`

const hex = (crc: number): string => crc.toString(16).padStart(8, '0')

/** Also `.ags4`, and `.ags.txt` as mail programs and browsers name them. */
export const isAgsEntry = (name: string): boolean => /\.ags[34]?(?:\.txt)?$/i.test(name) && !isMacShadow(name)

export const isArchiveEntry = (name: string): boolean =>
  /\.(zip|7z|rar|tar|tgz|gz|bz2|xz)$/i.test(name) && !isMacShadow(name)

/** macOS adds a file with its own metadata beside each. */
const isMacShadow = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name)
