/** Characters of Windows-1252 for the bytes from 0x80 on. Undefined bytes are control characters. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FROM_0X90 = FROM_0X80.slice(16)

/** A byte from 0x80 to 0xBF, which continues a character of UTF-8, read as Windows-1252. */
const NEXT = `[\\u0080-\\u00bf${FROM_0X80}]`

/**
 * Characters of UTF-8 in British and European texts, each byte read as Windows-1252: U+00A0 to U+00FF, Greek
 * letters, punctuation, € ™ − √ ≤ ≥ ≈ and the byte order mark. `Ã` and a closing quote may be meant after a
 * capital letter, as in Portuguese.
 */
const CHARACTER = new RegExp(
  [
    'Â[\\u00a0-\\u00bf]|Ã‚',
    `Ã(?![’”»])${NEXT}|(?<!\\p{Lu})Ã[’”»]|Ã[’”»](?=\\p{L})`,
    `Î[\\u0090-\\u00bf${FROM_0X90}]`,
    `Ï[\\u0080-\\u008f${FROM_0X80.slice(0, 16)}]`,
    `â€${NEXT}|â‚¬|â„¢|âˆ[’š]|â‰[¤¥ˆ]|ï»¿`,
  ].join('|'),
  'gu',
)

/** Text that was read and saved wrongly more often has not been met. */
const MAX_DECODINGS = 3

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export interface DoubleEncoded {
  /** A word as it is in the file. */
  readonly found: string
  /** As it was probably meant. */
  readonly meant: string
}

/**
 * The words of a line that look like UTF-8 that a program read as Windows-1252 and saved as UTF-8, each once:
 * `6ÂºC` for `6ºC`.
 */
export function findDoubleEncoded(line: string): DoubleEncoded[] {
  if (line.search(CHARACTER) === -1) return []
  const words = new Set(line.match(/[^ \t",]+/g))
  return [...words]
    .map((found) => ({ found, meant: meantBy(found) }))
    .filter(({ found, meant }) => found !== meant)
}

function meantBy(word: string): string {
  let text = word
  for (let decoding = 0; decoding < MAX_DECODINGS; decoding++) text = text.replace(CHARACTER, decode)
  return text
}

function decode(characters: string): string {
  const bytes = Array.from(characters, (character) => {
    const at = FROM_0X80.indexOf(character)
    return at === -1 ? character.charCodeAt(0) : 0x80 + at
  })
  return decoder.decode(Uint8Array.from(bytes))
}
