import { hash, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 40

/** The largest multiple of 62 in a byte: bytes from there on are thrown away, so that no letter is likelier. */
const FAIR = 256 - (256 % ALPHABET.length)

const KEY_MARK = 'gs_'

/** A new key: `gs_` and 40 base62 characters, 238 bits. */
export function createKeyText(): string {
  let text = ''
  while (text.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR && text.length < LENGTH) text += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return KEY_MARK + text
}

/** What is stored instead of the key: its SHA-256. The key is random, so there is nothing to slow down or to salt. */
export function hashKey(text: string): Uint8Array {
  return hash('sha256', text, 'buffer')
}

/** Also with letters missing or in excess, as when it was copied badly. */
const KEYS = /\bgs_[0-9A-Za-z]{10,}/g

/** The text with what looks like a key taken out, also where it was percent-encoded. */
export function hideKeys(text: string): string {
  return text.replaceAll(KEYS, `${KEY_MARK}…`).replaceAll(ENCODED_WORDS, hideEncoded)
}

/** Words in which something is percent-encoded: few, so that decoding them costs nothing. */
const ENCODED_WORDS = /[\w%]*%[0-9A-Fa-f]{2}[\w%]*/g

function hideEncoded(word: string): string {
  const plain = word.replaceAll(/%([0-7][0-9A-Fa-f])/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return /gs_[0-9A-Za-z]{10,}/.test(plain) ? `${KEY_MARK}…` : word
}
