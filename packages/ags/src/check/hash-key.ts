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
 * again.
 */
export function createKeyHash(places: readonly number[], readers?: readonly ReadKey[]): HashKey {
  const last = places.map((): string | null => null)
  /** The two hashes before each column, and behind the last one. */
  const lows = new Int32Array(places.length + 1).fill(FIRST_LOW)
  const highs = new Int32Array(places.length + 1).fill(FIRST_HIGH)

  function hashFrom(column: number, values: readonly string[]): void {
    const place = places[column] ?? -1
    const stated = place < 0 ? '' : (values[place] ?? '')
    last[column] = stated
    const value = readers?.[column]?.(stated) ?? stated
    let low = lows[column] ?? 0
    let high = highs[column] ?? 0
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      low = Math.imul(low ^ code, 0x9e3779b1)
      high = Math.imul(high ^ code, 0x5f356495)
    }
    lows[column + 1] = Math.imul(low ^ 0x10001, 0x85ebca77)
    highs[column + 1] = Math.imul(high ^ 0x10001, 0xc2b2ae3d)
  }

  let hash = mix(FIRST_LOW, FIRST_HIGH)
  return (values) => {
    let column = 0
    while (column < places.length && isAsLast(column, values)) column++
    if (column === places.length) return hash
    for (; column < places.length; column++) hashFrom(column, values)
    hash = mix(lows[column] ?? 0, highs[column] ?? 0)
    return hash
  }

  function isAsLast(column: number, values: readonly string[]): boolean {
    const place = places[column] ?? -1
    return last[column] === (place < 0 ? '' : (values[place] ?? ''))
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
