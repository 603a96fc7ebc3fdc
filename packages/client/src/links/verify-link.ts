import { fromBase64Url } from './base64url.ts'
import { derivePair, webCrypto } from './key-pair.ts'
import { MAX_BLOCKS, type Link } from './read-link.ts'

const SIGNATURE_BYTES = 64

/**
 * The bytes that the signature of a block covers: its place, the signature before it, and its payload. So no
 * block can be moved to another place or another link.
 */
export function signedBytes(
  index: number,
  previousSignature: Uint8Array,
  payload: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const label = new TextEncoder().encode(`groundsheet-link-1 ${index}\n`)
  const bytes = new Uint8Array(label.length + previousSignature.length + payload.length)
  bytes.set(label)
  bytes.set(previousSignature, label.length)
  bytes.set(payload, label.length + previousSignature.length)
  return bytes
}

/** Whether the key with this public half made the link, and the sender holds it. `publicKey`: 32 bytes. */
export async function verifyLink({ blocks, secret }: Link, publicKey: Uint8Array): Promise<boolean> {
  if (blocks.length > MAX_BLOCKS) return false
  let signer: Uint8Array = publicKey
  let previousSignature: Uint8Array = new Uint8Array()
  for (const [index, { block, payload, signature }] of blocks.entries()) {
    const bytes = signedBytes(index, previousSignature, payload)
    if (!(await isSigned(signer, signature, bytes))) return false
    signer = fromBase64Url(block.next) ?? new Uint8Array()
    previousSignature = signature
  }
  const { publicKey: held } = await derivePair(secret)
  return held.length === signer.length && held.every((byte, index) => byte === signer[index])
}

async function isSigned(
  publicKey: Uint8Array,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (signature.length !== SIGNATURE_BYTES) return false
  const subtle = webCrypto()
  try {
    const key = await subtle.importKey('raw', Uint8Array.from(publicKey), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, signature, bytes)
  } catch {
    // Not a point of the curve.
    return false
  }
}
