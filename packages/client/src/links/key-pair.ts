import { LinkError } from './link-error.ts'
import { fromBase64Url } from './base64url.ts'

/** An Ed25519 pair that is derived from an API key or from the secret of a link. RFC 8032. */
export interface SigningPair {
  readonly privateKey: CryptoKey
  /** 32 bytes. */
  readonly publicKey: Uint8Array<ArrayBuffer>
}

/** Of HKDF with SHA-256. RFC 5869. */
const SALT = 'groundsheet'
const INFO = 'groundsheet link signing key 1'
const SEED_BITS = 256

/** PKCS #8 of an Ed25519 key, up to its seed. RFC 8410 section 7. */
const PKCS8_START = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]

const encode = (text: string) => new TextEncoder().encode(text)

/** Throws LinkError where the browser has no Web Cryptography: pages served without HTTPS have none. */
export function webCrypto(): SubtleCrypto {
  const { subtle } = globalThis.crypto as Partial<Crypto>
  if (subtle === undefined) {
    throw new LinkError(
      'Links can be made and checked only in pages that are served over HTTPS, or from this machine.',
    )
  }
  return subtle
}

/** The same secret gives the same pair. Throws LinkError. */
export async function derivePair(secret: string): Promise<SigningPair> {
  const subtle = webCrypto()
  const material = await subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveBits'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: encode(SALT), info: encode(INFO) }
  const seed = new Uint8Array(await subtle.deriveBits(parameters, material, SEED_BITS))
  const pkcs8 = Uint8Array.from([...PKCS8_START, ...seed])
  const privateKey = await subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign'])
  const publicKey = fromBase64Url((await subtle.exportKey('jwk', privateKey)).x ?? '')
  if (publicKey === null) throw new LinkError('This browser cannot derive the public half of a key pair.')
  return { privateKey, publicKey }
}
