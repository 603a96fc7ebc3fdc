import type { Encoding } from './detect-encoding.ts'

/** The UTF-8 byte order mark, as it reads in Windows-1252. */
const MARK_IN_WINDOWS_1252 = '\u00ef\u00bb\u00bf'

/**
 * Turns bytes that arrive in any pieces into text; a byte order mark at the start is left out. Bytes that are
 * not of the encoding become U+FFFD, never an exception.
 */
export function createAgsDecoder(encoding: Encoding): { write(bytes: Uint8Array): string; end(): string } {
  return encoding === 'windows-1252' ? decodeWindows1252() : decodeUtf8()
}

/** ASCII is UTF-8 too. */
function decodeUtf8() {
  const decoder = new TextDecoder('utf-8')
  return {
    write: (bytes: Uint8Array) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  }
}

/** TextDecoder supports the mark only in UTF-8, but programs also put it before Windows-1252 text. */
function decodeWindows1252() {
  const decoder = new TextDecoder('windows-1252')
  let start: string | null = ''
  return {
    write(bytes: Uint8Array): string {
      const text = decoder.decode(bytes)
      if (start === null) return text
      start += text
      if (start.length < MARK_IN_WINDOWS_1252.length) return ''
      const rest = withoutMark(start)
      start = null
      return rest
    },
    end: () => withoutMark(start ?? ''),
  }
}

function withoutMark(text: string): string {
  return text.startsWith(MARK_IN_WINDOWS_1252) ? text.slice(MARK_IN_WINDOWS_1252.length) : text
}
