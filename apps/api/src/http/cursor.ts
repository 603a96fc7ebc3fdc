import { hash } from 'node:crypto'

/** Bytes of the sequence and of the digest: 15 together, so that base64url has no spare bits. */
const SEQUENCE_BYTES = 6
const DIGEST_BYTES = 9

/**
 * A cursor is a sequence and a digest of it and its list (route, ids, sort, filters). It states where the
 * list continues, is valid for no other list, and stays valid after a restart. It gives no access, so the
 * digest needs no secret.
 */
export function writeCursor(sequence: number, list: readonly unknown[]): string {
  const bytes = Buffer.alloc(SEQUENCE_BYTES)
  bytes.writeUIntBE(sequence, 0, SEQUENCE_BYTES)
  const digest = hash('sha256', JSON.stringify(['cursor', 1, sequence, ...list]), 'buffer')
  return Buffer.concat([bytes, digest.subarray(0, DIGEST_BYTES)]).toString('base64url')
}

/**
 * Two numbers of the last item, of which the first gives the order of the list, and the second is a sequence.
 */
export type CursorPair = readonly [first: number, sequence: number]

/** Bytes of the first number. With the sequence and the digest: 24 together. */
const NUMBER_BYTES = 8
const PAIR_DIGEST_BYTES = 10

/** The same for a list in the order of another number than the sequence. */
export function writePairCursor([first, sequence]: CursorPair, list: readonly unknown[]): string {
  const bytes = Buffer.alloc(NUMBER_BYTES + SEQUENCE_BYTES)
  bytes.writeDoubleBE(first)
  bytes.writeUIntBE(sequence, NUMBER_BYTES, SEQUENCE_BYTES)
  const digest = hash('sha256', JSON.stringify(['cursor', 2, first, sequence, ...list]), 'buffer')
  return Buffer.concat([bytes, digest.subarray(0, PAIR_DIGEST_BYTES)]).toString('base64url')
}

/**
 * The numbers to continue after; null if this is not a cursor of this list. Anyone can make one, so the first
 * number has to be one that a list gives. That is finite, not negative, and whole unless it is a distance.
 */
export function readPairCursor(
  cursor: string,
  list: readonly unknown[],
  order: 'whole numbers' | 'distances',
): CursorPair | null {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length !== NUMBER_BYTES + SEQUENCE_BYTES + PAIR_DIGEST_BYTES) return null
  const pair: CursorPair = [bytes.readDoubleBE(), bytes.readUIntBE(NUMBER_BYTES, SEQUENCE_BYTES)]
  const isUsable = order === 'distances' ? pair[0] >= 0 && Number.isFinite(pair[0]) : isSequence(pair[0])
  return isUsable && writePairCursor(pair, list) === cursor ? pair : null
}

const isSequence = (number: number): boolean => Number.isSafeInteger(number) && number >= 0

/** The sequence to continue after; null if this is not a cursor of this list. */
export function readCursor(cursor: string, list: readonly unknown[]): number | null {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length !== SEQUENCE_BYTES + DIGEST_BYTES) return null
  const sequence = bytes.readUIntBE(0, SEQUENCE_BYTES)
  return writeCursor(sequence, list) === cursor ? sequence : null
}
