import type { ReadKey } from '../key-value.ts'

/** A hash of the key of a row. */
export type HashKey = (values: readonly string[]) => number

const FIRST_LOW = 0x9e3779b9
const FIRST_HIGH = 0x85ebca6b

/**
 * Hashes of 53 bits over the values at `places`, in order (-1: an empty value); never 0. Two multiplicative
 * hashes side by side, mixed at the end. `readers` give the form of each value that counts; without them the
 * text itself does.
 *
 * Rows that follow each other mostly share the first values of their keys: what was hashed of those is used
 * again. Values are hashed when a hash of them is requested.
 */
export class RowKeys {
  readonly #places: readonly number[]
  readonly #readers: readonly ReadKey[] | undefined
  /** A row is not changed after it was read, so it is kept as it is. */
  #row: readonly string[] | null = null
  /** The two hashes before each column, and behind the last one; columns from `#hashed` on are due. */
  readonly #lows: Int32Array
  readonly #highs: Int32Array
  #hashed = 0

  constructor(places: readonly number[], readers?: readonly ReadKey[]) {
    this.#places = places
    this.#readers = readers
    this.#lows = new Int32Array(places.length + 1).fill(FIRST_LOW)
    this.#highs = new Int32Array(places.length + 1).fill(FIRST_HIGH)
  }

  /** Returns how many values, from the first one on, are those of the row before. */
  read(row: readonly string[]): number {
    const before = this.#row
    this.#row = row
    if (before === null) return 0
    const count = this.#places.length
    let column = 0
    while (column < count && this.#valueAt(column, before) === this.#valueAt(column, row)) column++
    if (column < this.#hashed) this.#hashed = column
    return column
  }

  /** Of the first `count` values of the row that was read last. */
  hash(count = this.#places.length): number {
    const row = this.#row ?? []
    while (this.#hashed < count) this.#hashValue(this.#hashed++, row)
    return mix(this.#lows[count] ?? 0, this.#highs[count] ?? 0)
  }

  #valueAt(column: number, row: readonly string[]): string {
    const place = this.#places[column] ?? -1
    return place < 0 ? '' : (row[place] ?? '')
  }

  #hashValue(column: number, row: readonly string[]): void {
    const stated = this.#valueAt(column, row)
    const value = this.#readers?.[column]?.(stated) ?? stated
    let low = this.#lows[column] ?? 0
    let high = this.#highs[column] ?? 0
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      low = Math.imul(low ^ code, 0x9e3779b1)
      high = Math.imul(high ^ code, 0x5f356495)
    }
    this.#lows[column + 1] = Math.imul(low ^ 0x10001, 0x85ebca77)
    this.#highs[column + 1] = Math.imul(high ^ 0x10001, 0xc2b2ae3d)
  }
}

/** The hashes of `RowKeys` alone. */
export function createKeyHash(places: readonly number[], readers?: readonly ReadKey[]): HashKey {
  const keys = new RowKeys(places, readers)
  return (values) => {
    keys.read(values)
    return keys.hash()
  }
}

/** The hash of one key. */
export function hashKey(values: readonly string[], places: readonly number[]): number {
  return createKeyHash(places)(values)
}

function mix(first: number, second: number): number {
  const low = Math.imul(first ^ (first >>> 15), 0x735a2d97) ^ (second >>> 13)
  const high = Math.imul(second ^ (second >>> 16), 0xcaf649a9) ^ (low >>> 14)
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0) || 1
}
