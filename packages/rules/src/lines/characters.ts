/** The text of a part of a line. */
export type Decode = (bytes: Uint8Array, start: number, end: number) => string

/** `windows-1252` for single bytes; ASCII is UTF-8 too. */
export type LineEncoding = 'ascii' | 'utf-8' | 'windows-1252'

export function createDecode(encoding: LineEncoding): Decode {
  const decoder = new TextDecoder(encoding === 'windows-1252' ? encoding : 'utf-8', { ignoreBOM: true })
  return (bytes, start, end) => decoder.decode(bytes.subarray(start, end))
}

export function hasHighByte(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if ((bytes[i] ?? 0) >= 0x80) return true
  return false
}

const EXTENDED = /[\u00a0-\u00ff]/
const BEYOND_EXTENDED = /[\u0080-\u009f\u0100-\u{10ffff}]/u

/** The first character of Latin-1 (U+00A0 to U+00FF), and the first that is neither that nor ASCII. */
export function findNonAscii(text: string): { extended?: string | undefined; other?: string | undefined } {
  return { extended: EXTENDED.exec(text)?.[0], other: BEYOND_EXTENDED.exec(text)?.[0] }
}

/** A character with its number, as `“ (U+201C)`. */
export function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${code}` : `${character} (U+${code})`
}
