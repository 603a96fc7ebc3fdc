import { hash } from 'node:crypto'

/** Bytes of the sequence and of the digest: 15 together, so that base64url has no spare bits. */
const SEQUENCE = 6
const DIGEST = 9

/**
 * A cursor is a sequence and a digest over it and the list it belongs to (route, ids, sort, filters): it says where to
 * go on and nothing else, fits no other list, and stays good across restarts. It carries no authority, so the digest
 * needs no secret.
 */
export function writeCursor(sequence: number, list: readonly unknown[]): string {
  const bytes = Buffer.alloc(SEQUENCE)
  bytes.writeUIntBE(sequence, 0, SEQUENCE)
  const digest = hash('sha256', JSON.stringify(['cursor', 1, sequence, ...list]), 'buffer')
  return Buffer.concat([bytes, digest.subarray(0, DIGEST)]).toString('base64url')
}

/** The sequence to go on after; null when this is not a cursor of this list. */
export function readCursor(cursor: string, list: readonly unknown[]): number | null {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length !== SEQUENCE + DIGEST) return null
  const sequence = bytes.readUIntBE(0, SEQUENCE)
  return writeCursor(sequence, list) === cursor ? sequence : null
}
