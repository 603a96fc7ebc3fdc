const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_CHARACTERS = 40

/**
 * The largest multiple of 62 in a byte. Larger bytes are discarded, so that all letters are equally likely.
 */
const UNBIASED_BYTE_LIMIT = 256 - (256 % ALPHABET.length)

export const SECRET = /^[0-9A-Za-z]{40}$/

/** 40 base62 characters, 238 bits, as in an API key. */
export function createSecret(): string {
  let text = ''
  while (text.length < SECRET_CHARACTERS) {
    for (const byte of crypto.getRandomValues(new Uint8Array(SECRET_CHARACTERS)))
      if (byte < UNBIASED_BYTE_LIMIT && text.length < SECRET_CHARACTERS)
        text += ALPHABET.charAt(byte % ALPHABET.length)
  }
  return text
}
