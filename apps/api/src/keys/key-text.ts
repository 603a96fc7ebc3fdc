import { hash, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 40

/** The largest multiple of 62 in a byte: bytes from there on are thrown away, so that no letter is likelier. */
const FAIR = 256 - (256 % ALPHABET.length)

export const KEY_PREFIX = 'gs_'

/** A new key: `gs_` and 40 base62 characters, 238 bits. */
export function createKeyText(): string {
  let text = ''
  while (text.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR && text.length < LENGTH) text += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return KEY_PREFIX + text
}

/** What is stored instead of the key: its SHA-256. The key is random, so there is nothing to slow down or to salt. */
export function hashKey(text: string): Uint8Array {
  return hash('sha256', text, 'buffer')
}
