import { listedText } from '@groundsheet/readings/file-checks'
import { plural } from '@groundsheet/readings'
const TAB = 9

/** The text of a part of a line. */
export type Decode = (bytes: Uint8Array, start: number, end: number) => string

/** `windows-1252` for single bytes; ASCII is UTF-8 too. */
export type LineEncoding = 'ascii' | 'utf-8' | 'windows-1252'

export function createDecode(encoding: LineEncoding): Decode {
  const decoder = new TextDecoder(encoding === 'windows-1252' ? encoding : 'utf-8', { ignoreBOM: true })
  return (bytes, start, end) => decoder.decode(bytes.subarray(start, end))
}

/** Whether there is a byte that is not ASCII, or a control character other than the tab. */
export function hasUnusualByte(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const byte = bytes[i] ?? 0
    if (byte >= 0x80 || (byte < 0x20 && byte !== TAB)) return true
  }
  return false
}

export function hasHighByte(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if ((bytes[i] ?? 0) >= 0x80) return true
  return false
}

const EXTENDED = /[\u00a0-\u00ff]/g
const BEYOND_EXTENDED = /[\u0080-\u009f\u0100-\u{10ffff}]/gu
/** Tabs are common in descriptions, and are read as blanks. */
const CONTROL = /[\0-\u0008\u000b\u000c\u000e-\u001f]/g

/** Characters of a line that are named; a text in another script has hundreds. */
const MAX_NAMED_CHARACTERS = 10

/** The characters of a line that rule 1 is about, each once, as the subject of a sentence; '' for none. */
export interface NamedCharacters {
  /** Of Latin-1 (U+00A0 to U+00FF). */
  readonly extended: string
  /** Neither ASCII nor Latin-1. */
  readonly other: string
  /** Both. */
  readonly nonAscii: string
  readonly control: string
}

export function nameCharacters(text: string): NamedCharacters {
  const extended = text.match(EXTENDED) ?? []
  const other = text.match(BEYOND_EXTENDED) ?? []
  return {
    extended: asSubject(extended),
    other: asSubject(other),
    nonAscii: asSubject([...extended, ...other]),
    control: asSubject(text.match(CONTROL) ?? []),
  }
}

/** `The character ° (U+00B0) is`; `The characters “ (U+201C), ” (U+201D) are`. */
function asSubject(characters: readonly string[]): string {
  const names = [...new Set(characters)].map(nameCharacter)
  if (names.length === 0) return ''
  const shown = listedText(names.slice(0, MAX_NAMED_CHARACTERS), names.length)
  return plural(names.length, `The character ${shown} is`, `The characters ${shown} are`)
}

/** A character with its number, as `“ (U+201C)`. */
function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${code}` : `${character} (U+${code})`
}
