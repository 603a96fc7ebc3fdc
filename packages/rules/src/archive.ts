/**
 * Messages about archives that cannot be read, of the command and the page alike. They name a problem of the
 * archive, or of a file in it.
 */

const MEBIBYTE_BYTES = 1024 ** 2

const GET_AGAIN = 'Get the archive again from where it came from, or unpack it first.'

export const NO_ARCHIVE =
  'cannot be read as a zip archive: it is damaged, cut off, or in another format. Pack it ' +
  'again, or unpack it first.'

export const ENCRYPTED_ENTRY = 'is encrypted. Unpack the archive with its password, and take its files.'

export const NOT_UNPACKED = `cannot be unpacked: its compressed data are damaged. ${GET_AGAIN}`

export const tooManyEntries = (limit: number): string =>
  `holds more than ${limit} files. Unpack it, and take a part of them.`

export const tooLargeEntry = (bytes: number): string =>
  `would unpack to ${Math.round(bytes / MEBIBYTE_BYTES)} MB, far more than an archive of this size should. ` +
  'Unpack it first if you trust it.'

/** `bytes` and `crc`: of the unpacked file, as the archive states them. PKWARE APPNOTE 4.4.7, 4.4.9. */
export const damagedEntry = (bytes: number, crc: number): string =>
  `is damaged: its size or CRC-32 is not what the archive says (${bytes} bytes, CRC-32 ` +
  `${hex(crc)}). ${GET_AGAIN}`

const hex = (crc: number): string => crc.toString(16).padStart(8, '0')

/** What browsers add to a name that is taken (`site.ags (1)`), and blanks and dots at the end. */
const ADDED_TO_NAME = String.raw`(?: ?\(\d+\)|[ .])*$`

const AGS_NAME = new RegExp(String.raw`\.ags[34]?(?:\.txt)?${ADDED_TO_NAME}`, 'i')
const ARCHIVE_NAME = new RegExp(String.raw`\.(?:zip|7z|rar|tar|tgz|gz|bz2|xz)${ADDED_TO_NAME}`, 'i')

/** Also `.ags4`, and `.ags.txt` as mail programs and browsers name them. */
export const isAgsEntry = (name: string): boolean => AGS_NAME.test(name) && !isMacShadow(name)

export const isArchiveEntry = (name: string): boolean => ARCHIVE_NAME.test(name) && !isMacShadow(name)

/** A name like `site.ags.bak`, which is not read but may have been meant to be. */
export const isLikeAgsEntry = (name: string): boolean =>
  /\.ags[34]?(?![a-z0-9])[^/]*$/i.test(name) &&
  !isMacShadow(name) &&
  !isAgsEntry(name) &&
  !isArchiveEntry(name)

/** What is said of `site.ags.bak`. */
export const NOT_NAMED_AGS = 'is not read: its name does not end in .ags; rename it if it is wanted'

/** macOS adds a file with its own metadata beside each. */
const isMacShadow = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name)

/** Office documents are zip archives: what identifies each of them, and its message. */
const OFFICE_DOCUMENTS = [
  ['xl/workbook.xml', 'an Excel workbook'],
  ['xl/workbook.bin', 'an Excel workbook'],
  ['word/document.xml', 'a Word document'],
  ['content.xml', 'an OpenDocument file'],
] as const

/** Why an archive with these entries is no delivery, if it is an Office document; else null. */
export function officeDocument(entries: ReadonlySet<string>): string | null {
  const kind = OFFICE_DOCUMENTS.find(([entry]) => entries.has(entry))?.[1]
  return kind === undefined ? null : `is ${kind}, not AGS; export AGS from the program that made it`
}
