import { hash } from 'node:crypto'

/** Bytes of the sequence and of the digest: 15 together, so that base64url has no spare bits. */
const SEQUENCE_BYTES = 6
const DIGEST_BYTES = 9

/**
 * A cursor is a sequence and a digest of it and its list (route, ids, sort, filters). It states where the
 * list continues, is valid for no other list, and survives restarts. It gives no access, so the digest needs
 * no secret.
 */
export function writeCursor(sequence: number, list: readonly unknown[]): string {
  const bytes = Buffer.alloc(SEQUENCE_BYTES)
  bytes.writeUIntBE(sequence, 0, SEQUENCE_BYTES)
  const digest = hash('sha256', JSON.stringify(['cursor', 1, sequence, ...list]), 'buffer')
  return Buffer.concat([bytes, digest.subarray(0, DIGEST_BYTES)]).toString('base64url')
}

/** The sequence to continue after; null if this is not a cursor of this list. */
export function readCursor(cursor: string, list: readonly unknown[]): number | null {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length !== SEQUENCE_BYTES + DIGEST_BYTES) return null
  const sequence = bytes.readUIntBE(0, SEQUENCE_BYTES)
  return writeCursor(sequence, list) === cursor ? sequence : null
}
