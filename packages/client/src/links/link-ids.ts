import { webCrypto } from './key-pair.ts'
import type { Link } from './read-link.ts'

const ID_BYTES = 12

/**
 * The id of the link itself, last, and of each link that it was narrowed from. An id is the start of the
 * SHA-256 of the payload, so that nobody can give a link the id of another.
 */
export const linkIds = ({ blocks }: Link): Promise<string[]> =>
  Promise.all(
    blocks.map(async ({ payload }) => {
      const digest = new Uint8Array(await webCrypto().digest('SHA-256', payload))
      return Array.from(digest.subarray(0, ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
    }),
  )
