import { copyString } from '../copy-string.ts'
import { KeyTable } from './key-table.ts'

/** Keys of a group of rows that is packed; those of smaller groups are in one table. */
const MIN_PACKED_KEYS = 1024

/**
 * Packed keys that may be unpacked again in all; rows that go to and fro between groups are kept in one
 * table.
 */
const MAX_UNPACKED_KEYS = 1 << 22

/** Hashes of keys of one group of rows, each with its number. `numbers`: one number for all of them. */
interface PackedKeys {
  readonly hashes: Float64Array
  readonly numbers: Int32Array | number
}

/**
 * Numbers by hashes of keys, as a `KeyTable`, for rows that mostly stand together by their first key, such as
 * the rows of a hole. Only the rows of one hole are in a table with free places, which stays in the cache of
 * a processor.
 */
export class GroupedKeys {
  size = 0
  /** Keys of the open group that were met since it was opened, or were packed. */
  private readonly open = new KeyTable()
  private name: string | null = null
  /** Keys of small groups, and of all once groups are not worth it. */
  private readonly rest = new KeyTable()
  private readonly packed = new Map<string, PackedKeys>()
  private unpacked = 0

  /** To be called before the rows of a group; equal keys have equal groups. */
  enter(name: string): void {
    if (name === this.name || this.unpacked > MAX_UNPACKED_KEYS) return
    this.leave()
    this.name = name
    const packed = this.packed.get(name)
    if (packed === undefined) return
    this.packed.delete(name)
    this.unpacked += packed.hashes.length
    unpack(packed, this.open)
    if (this.unpacked <= MAX_UNPACKED_KEYS) return
    for (const keys of this.packed.values()) unpack(keys, this.rest)
    this.packed.clear()
    this.leave()
  }

  /** 0 where there is none. */
  number(hash: number): number {
    return this.open.count(hash) || this.rest.count(hash)
  }

  /** `number`: not 0. */
  set(hash: number, number: number): void {
    if (this.number(hash) === 0) this.size++
    this.open.set(hash, number)
  }

  private leave(): void {
    if (this.open.size === 0) return
    if (this.name !== null && this.open.size >= MIN_PACKED_KEYS && this.unpacked <= MAX_UNPACKED_KEYS)
      this.packed.set(copyString(this.name), pack(this.open))
    else this.open.forEach((hash, number) => this.rest.set(hash, number))
    this.open.clear()
  }
}

function pack(table: KeyTable): PackedKeys {
  const hashes = new Float64Array(table.size)
  const numbers = new Int32Array(table.size)
  let place = 0
  table.forEach((hash, number) => {
    hashes[place] = hash
    numbers[place++] = number
  })
  const [first = 0] = numbers
  return { hashes, numbers: numbers.every((number) => number === first) ? first : numbers }
}

function unpack({ hashes, numbers }: PackedKeys, table: KeyTable): void {
  for (const [place, hash] of hashes.entries())
    table.set(hash, typeof numbers === 'number' ? numbers : (numbers[place] ?? 0))
}
