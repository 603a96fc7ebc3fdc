/**
 * `starts[i]` is where the character `plain[i]` begins in the original text; one more entry marks the end.
 */
export interface DecodedText {
  readonly plain: string
  readonly starts: Uint32Array
}

const PERCENT = '%'.charCodeAt(0)

/** Replaces every character that is not ASCII, or that decoding produced and no key contains. */
const OTHER = 0

/**
 * Decodes percent-encoding (RFC 3986 section 2.1), applied any number of times: `%67`, `%2567` and
 * `%25%36%37` are all `g`. Linear: each decoded byte removes two characters, and only the last three are
 * read.
 */
export function decodePercent(text: string): DecodedText {
  const codes = new Uint8Array(text.length)
  const starts = new Uint32Array(text.length + 1)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    codes[length] = code < 128 ? code : OTHER
    starts[length] = at
    length++
    for (let byte = lastByte(codes, length); byte !== null; byte = lastByte(codes, length)) {
      length -= 2
      codes[length - 1] = isOfKeyOrPercent(byte) ? byte : OTHER
    }
  }
  starts[length] = text.length
  return { plain: Buffer.from(codes.subarray(0, length)).toString('latin1'), starts }
}

/** The byte that the last three characters encode, or null. */
function lastByte(codes: Uint8Array, length: number): number | null {
  if (length < 3 || codes[length - 3] !== PERCENT) return null
  const [high, low] = [hexDigit(codes[length - 2]), hexDigit(codes[length - 1])]
  return high === null || low === null ? null : high * 16 + low
}

function hexDigit(code = OTHER): number | null {
  if (code >= 48 && code <= 57) return code - 48
  const letter = code | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : null
}

const isOfKeyOrPercent = (byte: number): boolean => /[\w%]/.test(String.fromCharCode(byte))
