export const QUOTE = 34
export const COMMA = 44
export const SEMICOLON = 59
export const LF = 10
export const CR = 13

export const isBlank = (byte: number | undefined): boolean => byte === 32 || byte === 9

/** Where the bytes `text` stand at `at`; ASCII only. */
export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false
  return true
}

export function isBlankLine(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (!isBlank(bytes[i])) return false
  return true
}
