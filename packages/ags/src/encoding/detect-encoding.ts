import { Utf8Validator } from './utf8-validator.ts'

export type Encoding = 'ascii' | 'utf-8' | 'windows-1252'

export type DetectedEncoding = { encoding: Encoding; bom: boolean } | { refused: string }

const UTF8_BOM = [0xef, 0xbb, 0xbf] as const

/** What to do about a file of another format. */
const EXPORT_AGS = '; export AGS from the program that made it'

const bytesOf = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0))

/** What a file that is no AGS text begins with, and what to say about it. */
const FOREIGN: readonly { begins: readonly number[]; refused: string }[] = [
  // Its mark begins with that of UTF-16.
  { begins: [0xff, 0xfe, 0, 0], refused: 'The file is UTF-32 text; save it as UTF-8' },
  { begins: [0, 0, 0xfe, 0xff], refused: 'The file is UTF-32 text; save it as UTF-8' },
  { begins: [0xff, 0xfe], refused: 'The file is UTF-16 text; save it as UTF-8' },
  { begins: [0xfe, 0xff], refused: 'The file is UTF-16 text; save it as UTF-8' },
  {
    begins: [0x50, 0x4b, 0x03, 0x04],
    refused: `The file is a zip archive or an Office document (Excel, Word), not AGS text${EXPORT_AGS}`,
  },
  { begins: [0x1f, 0x8b], refused: 'The file is gzip-compressed, not AGS text; unpack it first' },
  { begins: [0x25, 0x50, 0x44, 0x46], refused: `The file is a PDF, not AGS text${EXPORT_AGS}` },
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    refused: `The file is an Office document of an old kind (.xls, .doc), not AGS text${EXPORT_AGS}`,
  },
  { begins: bytesOf('<?xml'), refused: `The file is XML, not AGS text${EXPORT_AGS}` },
  { begins: [...UTF8_BOM, ...bytesOf('<?xml')], refused: `The file is XML, not AGS text${EXPORT_AGS}` },
  { begins: bytesOf('<!DOCTYPE'), refused: `The file is a web page, not AGS text${EXPORT_AGS}` },
  { begins: bytesOf('<html'), refused: `The file is a web page, not AGS text${EXPORT_AGS}` },
  { begins: bytesOf('#GEFID'), refused: `The file is GEF, not AGS text${EXPORT_AGS}` },
  { begins: bytesOf('{\\rtf'), refused: `The file is rich text (RTF), not AGS text${EXPORT_AGS}` },
  { begins: bytesOf('{'), refused: `The file is JSON, as AGSi is, not AGS text${EXPORT_AGS}` },
]

const MAX_START_BYTES = Math.max(...FOREIGN.map(({ begins }) => begins.length))

/** Text holds hardly any control characters besides these: NUL, tab, line ends, end of file mark. */
const MAX_CONTROL_SHARE = 0.01
const TEXT_CONTROLS = new Set([0, 9, 10, 11, 12, 13, 26])

/**
 * By byte, 1 for ASCII that says nothing about the encoding: nearly all of a file, and passed over in a loop
 * of its own.
 */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number((byte >= 0x20 && byte < 0x80) || (TEXT_CONTROLS.has(byte) && byte !== 0)),
)

/** Plain text in UTF-16 has a NUL in nearly every second place, and hardly any in the others. */
const UTF16_NULS = { minShare: 0.3, maxOtherShare: 0.05 }
/** In UTF-32 three bytes of nearly every character of plain text are NUL. */
const UTF32_NULS = { minShare: 0.9, maxOtherShare: 0.05 }

/**
 * Decides the encoding in one pass over the bytes: ASCII, else UTF-8 where every byte fits, else Windows-1252
 * (every byte fits that). UTF-16, UTF-32 and binary files are refused with a sentence for people.
 */
export function createEncodingDetector(): { write(bytes: Uint8Array): void; end(): DetectedEncoding } {
  const start: number[] = []
  /** By place in a character of four bytes. */
  const nuls: [number, number, number, number] = [0, 0, 0, 0]
  const utf8 = new Utf8Validator()
  let length = 0
  let highBytes = 0
  let controls = 0

  function write(bytes: Uint8Array): void {
    for (let i = 0; start.length < MAX_START_BYTES && i < bytes.length; i++) start.push(bytes[i] ?? 0)
    for (let i = 0; i < bytes.length; i++) {
      if (utf8.betweenCharacters) while (PLAIN[bytes[i] ?? 0] === 1) i++
      if (i < bytes.length) note(bytes[i] ?? 0, length + i)
    }
    length += bytes.length
  }

  function note(byte: number, place: number): void {
    utf8.next(byte)
    if (byte >= 0x80) highBytes++
    else if (byte === 0) nuls[(place % 4) as 0 | 1 | 2 | 3]++
    else if (byte < 0x20 && !TEXT_CONTROLS.has(byte)) controls++
  }

  function end(): DetectedEncoding {
    const refused = refuse()
    if (refused !== undefined) return { refused }
    const encoding = highBytes === 0 ? 'ascii' : utf8.valid ? 'utf-8' : 'windows-1252'
    return { encoding, bom: beginsWith(UTF8_BOM) }
  }

  function refuse(): string | undefined {
    const foreign = FOREIGN.find(({ begins }) => beginsWith(begins))
    if (foreign) return foreign.refused
    if (isUtf32()) return 'The file looks like UTF-32 text; save it as UTF-8'
    if (isUtf16()) return 'The file looks like UTF-16 text; save it as UTF-8'
    return controls > length * MAX_CONTROL_SHARE ? `The file is binary, not AGS text${EXPORT_AGS}` : undefined
  }

  function isUtf16(): boolean {
    const [even, odd] = [nuls[0] + nuls[2], nuls[1] + nuls[3]]
    const [fewer, more] = [Math.min(even, odd), Math.max(even, odd)]
    const pairs = length / 2
    return more > pairs * UTF16_NULS.minShare && fewer < pairs * UTF16_NULS.maxOtherShare
  }

  function isUtf32(): boolean {
    const [least = 0, second = 0] = nuls.toSorted((a, b) => a - b)
    const characters = length / 4
    return second > characters * UTF32_NULS.minShare && least < characters * UTF32_NULS.maxOtherShare
  }

  function beginsWith(signature: readonly number[]): boolean {
    return signature.every((byte, index) => start[index] === byte)
  }

  return { write, end }
}
