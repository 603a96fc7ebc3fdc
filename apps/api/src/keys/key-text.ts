import { hash, randomBytes } from 'node:crypto'
import { derivePair } from '@groundsheet/client/links'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY_CHARACTERS = 40

/**
 * The largest multiple of 62 in a byte. Larger bytes are discarded, so that all letters are equally likely.
 */
const UNBIASED_BYTE_LIMIT = 256 - (256 % ALPHABET.length)

export const KEY_PREFIX = 'gs_'

/** A new key: `gs_` and 40 base62 characters, 238 bits. */
export function createKeyText(): string {
  let text = ''
  while (text.length < KEY_CHARACTERS) {
    for (const byte of randomBytes(KEY_CHARACTERS)) {
      if (byte < UNBIASED_BYTE_LIMIT && text.length < KEY_CHARACTERS)
        text += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return KEY_PREFIX + text
}

/** The stored SHA-256 of a key. Keys are random, so neither salt nor a slow hash is needed. */
export function hashKey(text: string): Uint8Array {
  return hash('sha256', text, 'buffer')
}

/** Enough of a key to identify it in a list, too little to guess the rest. */
const KEY_PREFIX_CHARACTERS = 9

/** A new key, and what is stored of it. */
export interface KeyMaterial {
  readonly id: string
  readonly key: string
  readonly prefix: string
  readonly hash: Uint8Array
  /**
   * 32 bytes: the public half of the pair that signs links. The private half can be derived from the key
   * only.
   */
  readonly linkPublicKey: Uint8Array
}

export async function createKeyMaterial(): Promise<KeyMaterial> {
  const key = createKeyText()
  const { publicKey } = await derivePair(key)
  return {
    id: randomBytes(12).toString('hex'),
    key,
    prefix: key.slice(0, KEY_PREFIX_CHARACTERS),
    hash: hashKey(key),
    linkPublicKey: publicKey,
  }
}
