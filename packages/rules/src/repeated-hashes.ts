/* oxlint-disable typescript/prefer-for-of -- loops by index take half the time of those by iterator */
import { KeyTable, MAX_KEYS } from '@groundsheet/ags'

const FIRST_PIECE_KEYS = 64
const MAX_PIECE_KEYS = 1 << 13

/** Keys of one part of the hashes: a table of so many stays in the cache of a processor. */
const PART_KEYS = 2048
const MAX_PART_BITS = 12

/** The bits below this one are the place of a hash within its part. */
const PART_SHIFT = 16

/**
 * Which keys of one group are there more than once, by the hashes of `createKeyHash`. They are written one
 * behind the other and compared when first requested. A table of millions, looked up for each row, takes
 * several times as long.
 */
export class RepeatedHashes {
  private readonly full: Float64Array[] = []
  private piece = new Float64Array(FIRST_PIECE_KEYS)
  private length = 0
  private size = 0
  private repeated: KeyTable | null = null

  get isFull(): boolean {
    return this.size >= MAX_KEYS
  }

  get isEmpty(): boolean {
    return this.compare().size === 0
  }

  add(hash: number): void {
    if (this.length === this.piece.length) {
      this.full.push(this.piece)
      this.piece = new Float64Array(Math.min(4 * this.piece.length, MAX_PIECE_KEYS))
      this.length = 0
    }
    this.piece[this.length++] = hash
    this.size++
    this.repeated = null
  }

  has(hash: number): boolean {
    return this.compare().has(hash)
  }

  private compare(): KeyTable {
    this.repeated ??= findRepeated([...this.full, this.piece.subarray(0, this.length)], this.size)
    return this.repeated
  }
}

function findRepeated(pieces: readonly Float64Array[], size: number): KeyTable {
  const repeated = new KeyTable()
  const { sorted, ends } = sortIntoParts(pieces, size)
  let start = 0
  for (const end of ends) {
    noteRepeated(sorted.subarray(start, end), repeated)
    start = end
  }
  return repeated
}

/** The hashes by some of their bits: equal ones are in one part. `ends`: where each part ends. */
function sortIntoParts(pieces: readonly Float64Array[], size: number) {
  const bits = Math.min(MAX_PART_BITS, Math.max(0, Math.ceil(Math.log2(size / PART_KEYS))))
  const ends = new Uint32Array(1 << bits)
  const partOf = (hash: number) => (hash >>> PART_SHIFT) & (ends.length - 1)
  for (const piece of pieces)
    for (let i = 0; i < piece.length; i++) {
      const part = partOf(piece[i] ?? 0)
      ends[part] = (ends[part] ?? 0) + 1
    }
  let total = 0
  for (const [part, count] of ends.entries()) {
    ends[part] = total
    total += count
  }
  // What is a part's start by now becomes its end while the part is filled.
  const sorted = new Float64Array(size)
  for (const piece of pieces)
    for (let i = 0; i < piece.length; i++) {
      const hash = piece[i] ?? 0
      const part = partOf(hash)
      const place = ends[part] ?? 0
      sorted[place] = hash
      ends[part] = place + 1
    }
  return { sorted, ends }
}

/** An open table of the hashes of one part, half of whose places stay free; a hash is never 0. */
function noteRepeated(hashes: Float64Array, repeated: KeyTable): void {
  const places = new Float64Array(2 ** Math.ceil(Math.log2(hashes.length * 2 + 1)))
  const mask = places.length - 1
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] ?? 0
    let place = hash & mask
    while (places[place] !== 0 && places[place] !== hash) place = (place + 1) & mask
    if (places[place] === hash) repeated.note(hash)
    places[place] = hash
  }
}
