const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 40

/**
 * The largest multiple of 62 in a byte. Larger bytes are discarded, so that all letters are equally likely.
 */
const UNBIASED_LIMIT = 256 - (256 % ALPHABET.length)

export const SECRET = /^[0-9A-Za-z]{40}$/

/** 40 base62 characters, 238 bits, as in an API key. */
export function createSecret(): string {
  let text = ''
  while (text.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < UNBIASED_LIMIT && text.length < LENGTH) text += ALPHABET.charAt(byte % ALPHABET.length)
  }
  return text
}
