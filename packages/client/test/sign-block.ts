import { toBase64Url } from '../src/links/base64url.ts'
import { derivePair } from '../src/links/key-pair.ts'
import { parseLink } from '../src/links/read-link.ts'
import { createSecret } from '../src/links/secret.ts'
import { signedBytes } from '../src/links/verify-link.ts'

/**
 * Signs whatever is given, as a program that keeps to no rules can. `parent`: a link, or the key of a first
 * block.
 */
export async function signBlock(parent: string, terms: Record<string, unknown>): Promise<string> {
  const { blocks, secret } = parent.startsWith('gsl_') ? parseLink(parent) : { blocks: [], secret: parent }
  const nextSecret = createSecret()
  const next = toBase64Url((await derivePair(nextSecret)).publicKey)
  const payload = new TextEncoder().encode(JSON.stringify({ ...terms, next, ...pick(terms, 'next') }))
  const bytes = signedBytes(blocks.length, blocks.at(-1)?.signature ?? new Uint8Array(), payload)
  const { privateKey } = await derivePair(secret)
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes))
  const parts = [...blocks, { payload, signature }].flatMap((one) => [one.payload, one.signature])
  return `gsl_${[...parts.map(toBase64Url), nextSecret].join('.')}`
}

const pick = (terms: Record<string, unknown>, name: string) => (name in terms ? { [name]: terms[name] } : {})
